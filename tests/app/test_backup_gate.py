"""Files from anybody are refused, or shown with what is wrong; nothing else suffers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import backup, store
from pyapp.backup import NEWER, NO_BACKUP, NOTHING
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import words
from threefold.errors import Unreadable

HEAD = "threefold/1/a/head"
DEEP = 100_000


def raw(saved: Any, **fields: Any) -> bytes:
    return json.dumps({"format": "threefold/raw", "version": 1, "saved": saved, **fields}).encode()


REFUSED = {
    "nothing": (b"", "The file “some.json” is empty."),
    "no JSON": (b"%PDF-1.7", NO_BACKUP),
    "no UTF-8": (b'{"format": "\xff\xfe"}', NO_BACKUP),
    "UTF-16": (raw({}).decode().encode("utf-16"), NO_BACKUP),
    "zeros": (bytes(100_000), NO_BACKUP),
    "cut off": (raw({HEAD: "{}"})[:-3], NO_BACKUP),
    "lists, deep": (b"[" * DEEP + b"]" * DEEP, NO_BACKUP),
    "maps, deep": (b'{"a":' * DEEP + b"1" + b"}" * DEEP, NO_BACKUP),
    "a list": (b"[]", NO_BACKUP),
    "null": (b"null", NO_BACKUP),
    "a text": (b'"threefold/raw"', NO_BACKUP),
    "another format": (raw({HEAD: "{}"}, format="threefold/other"), NO_BACKUP),
    "a format of a wrong type": (raw({HEAD: "{}"}, format=["threefold/raw"]), NO_BACKUP),
    "no version": (raw({HEAD: "{}"}, version=None), NO_BACKUP),
    "version true": (raw({HEAD: "{}"}, version=True), NO_BACKUP),
    "version 0": (raw({HEAD: "{}"}, version=0), NO_BACKUP),
    "a fraction for a version": (raw({HEAD: "{}"}, version=1.5), NO_BACKUP),
    "a newer version": (raw({HEAD: "{}"}, version=2), NEWER),
    "a version without end": (
        raw({}).replace(b'"version": 1', b'"version": ' + b"9" * 50_000), NO_BACKUP),
    "NaN": (raw({}).replace(b'"version": 1', b'"version": NaN'), NO_BACKUP),
    "saved is a list": (raw([HEAD]), NO_BACKUP),
    "saved is missing": (raw(None), NO_BACKUP),
    "a text is a number": (raw({HEAD: 7}), NO_BACKUP),
    "a text is a map": (raw({HEAD: {"v": 1}}), NO_BACKUP),
    "a table twice": (
        raw({HEAD: "{}", "x": "{}"}).replace(b'"x"', f'"{HEAD}"'.encode()), NO_BACKUP),
    "no table": (raw({"threefold/other": "x", "__proto__": "{}"}), NOTHING),
    "too large": (b" " * (backup.FILE_LIMIT + 1), "32,000,001 bytes"),
}  # fmt: skip


@pytest.mark.parametrize("name", REFUSED)
def test_it_is_refused_and_nothing_is_changed(name: str) -> None:
    content, sentence = REFUSED[name]
    browser = seats.laid(("Ann",))
    browser.go("/import")
    before, model = dict(browser.stored), browser.model
    browser.send("file_read", "some.json", content)
    assert sentence in browser.notice
    assert browser.model.opened is None
    assert (browser.stored, browser.model.heads) == (before, model.heads)
    assert browser.table == model.table
    browser.send("file_read", "some.json", raw({HEAD: "{}"}))
    assert browser.model.opened, "the next file is opened as ever"


def test_one_that_is_too_large_is_refused_by_its_size_alone() -> None:
    browser = Browser({}, "/import")
    browser.send("file_picked", "big.json", backup.FILE_LIMIT + 1)
    assert "too large" in browser.notice
    assert browser.model.opened is None
    backup.check_size(backup.FILE_LIMIT)


def head(**fields: Any) -> str:
    known = {"v": 1, "game": "ghosts", "gist": "", "touched": 1, "deleted": False, "log": [1, 0, 0],
             "desk": None, "name": "A", "rulings": {}, "play": [[], [], None]}  # fmt: skip
    return json.dumps({**known, **fields})


TROUBLED = {
    "no head": {"threefold/1/a/log/0": "[]"},
    "no JSON": {HEAD: "no JSON"},
    "a list": {HEAD: "[]"},
    "another game": {HEAD: head(game="poker")},
    "__proto__ for a game": {HEAD: head(game="__proto__")},
    "a newer version": {HEAD: head(v=99)},
    "a time that is none": {HEAD: head(touched="late")},
    "a log without end": {HEAD: head(log=[10**9, 0, 0])},
    "a log longer than any that was played": {HEAD: head(log=[1_003, 1_002, 0])},
    "a log of nothing": {HEAD: head(log=[0, 0, 0])},
    "a place beyond its log": {HEAD: head(log=[1, 1, 0])},
    "a state of another shape": {HEAD: head(play={"__proto__": {}})},
    "a base that is missing": {HEAD: head(v=2, base="0" * 16, since={})},
    "deep": {HEAD: head(play=None).replace("null", "[" * 99 + "]" * 99)},
}


@pytest.mark.parametrize("name", TROUBLED)
def test_what_cannot_be_read_is_shown_and_taken_nowhere(name: str, good: dict[str, str]) -> None:
    browser = Browser({}, "/import")
    browser.send("file_read", "some.json", raw({**good, **TROUBLED[name]}))
    newer = name == "a newer version"
    title = "Saved by a newer Threefold" if newer else "A table that cannot be read"
    assert title in words(browser.tree)
    opened = browser.model.opened
    assert opened
    (bad,) = [at for at, found in enumerate(opened.tables) if found.id == "a"]
    assert opened.tables[bad].trouble
    for way in ("add", "copy", "replace", "merge", "nonsense"):
        assert not browser.offers("take", bad, way)
        browser.send("take", bad, way)
        assert browser.stored == {}
    browser.tap("take", 1 - bad, "add")
    assert browser.stored == good, "the other one suffers nothing"


def test_a_head_without_its_log_is_a_table_whose_log_is_lost() -> None:
    browser = Browser({}, "/import")
    browser.send("file_read", "some.json", raw({HEAD: head(log=[1_002, 1_001, 0])}))
    browser.tap("take", 0, "add")
    assert list(browser.stored) == [HEAD]
    browser.go("/t/a")
    assert browser.table.stage.name == "A"
    browser.send("rename_table", value="Goes on")
    assert browser.reload().table.stage.name == "Goes on"


def test_the_names_in_it_are_only_ever_shown() -> None:
    nasty = "<b>\u202e</b>\ud83c'\"&__proto__ {braces}"
    browser = Browser({}, "/import")
    browser.send("file_read", nasty, raw({HEAD: head(name=nasty, gist=nasty)}))
    assert words(browser.tree).count(nasty) >= 2
    browser.tap("take", 0, "add")
    assert store.heads(browser.stored)["a"].name == nasty


FOUND = raw({HEAD: head(), "threefold/1/a/log/0": "[]", "threefold/1/a/start/0": "{}"})


@given(st.integers(0, len(FOUND) - 1), st.integers(0, 255), st.booleans())
def test_a_file_with_a_byte_of_another_kind_is_refused_or_read(
    at: int, byte: int, cut: bool
) -> None:
    content = FOUND[:at] if cut else FOUND[:at] + bytes([byte]) + FOUND[at + 1 :]
    try:
        parts = backup.tables(backup.read(content))
    except Unreadable:
        return
    assert all(backup.found(name, texts).id == name for name, texts in parts.items())
