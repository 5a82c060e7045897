"""What cannot be read: set aside before its key is used anew, handed over, in no one's way."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import backup, log, reminder
from pyapp.aside import tables_with_aside
from pyapp.keys import ASIDE
from pyapp.texts import digest
from pyapp.update.unread import raw_file
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import sent, words

HEAD, TABLE = seats.HEAD, seats.TABLE
OURS = f"threefold/1/{TABLE}/"
JUNK = ["", "{", "null", "[]", "~1", "~1\u4e00\u4e01", "~2\u4e00", "\x00\ud800", "a" * 2_000_000]


@pytest.fixture
def good(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A table with an evening behind it, undone half way: chunks lie behind its place."""
    monkeypatch.setattr(log, "CHUNK", 4)
    browser = Browser()
    browser.tap("new_table", "ghosts")
    for name in ("Ann", "Ben"):
        seats.add(browser, name)
    for _ in range(6):
        browser.tap("undo")
    found = f"threefold/1/{browser.table.id}/"
    return {key.replace(found, OURS): text for key, text in browser.stored.items()}


def without_counts(stored: dict[str, str]) -> dict[str, str]:
    """Leave out what the app counts of its own starts."""
    return {key: text for key, text in stored.items() if key != reminder.KEY}


def asides(stored: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in stored.items() if key.startswith(ASIDE)}


@pytest.mark.parametrize("kind", ["start", "log"])
@pytest.mark.parametrize("text", ["{", "~1\u4e00", "\ud800 half", '[["x"]]'])
def test_a_damaged_chunk_is_copied_before_its_key_is_used_anew(
    good: dict[str, str], kind: str, text: str
) -> None:
    place = json.loads(good[HEAD])["log"]
    last = place[0] - 1
    assert place[1] < last, "a chunk lies behind the place"
    key = f"{OURS}{kind}/{last}"
    browser = Browser({**good, key: text}, f"/t/{TABLE}/settings")
    assert not asides(browser.stored)
    browser.write("rename_table", value="Another way")
    assert browser.stored.get(key) != text
    assert asides(browser.stored)[f"{ASIDE}{TABLE}/{kind}/{last}/{digest(text)}"] == text
    assert browser.model.aside == {TABLE}
    fresh = Browser(browser.stored)
    assert "kept apart" in words(fresh.tree)
    fresh.tap("unread", TABLE)
    saved = json.loads(fresh.downloads[-1].content)["saved"]
    assert saved == {**asides(browser.stored), **ours(browser.stored)}


def ours(stored: dict[str, str]) -> dict[str, str]:
    return {key: text for key, text in stored.items() if key.startswith(OURS)}


def test_what_reads_well_is_never_set_aside(good: dict[str, str]) -> None:
    browser = Browser(dict(good), f"/t/{TABLE}/settings")
    for number in range(12):
        browser.write("rename_table", value=f"Night {number}")
    for _ in range(5):
        browser.tap("undo")
    browser.write("rename_table", value="Another way")
    assert not asides(browser.stored)
    assert "kept apart" not in words(Browser(browser.stored).tree)


def test_the_copy_is_written_before_anything_else(good: dict[str, str]) -> None:
    count = json.loads(good[HEAD])["log"][0]
    stored = {**good, f"{OURS}log/{count - 1}": "junk"}
    browser = Browser(stored, f"/t/{TABLE}/settings")
    browser.write("rename_table", value="Another way")
    first = next(key for save in browser.saves for key, _ in save.writes)
    assert first.startswith(ASIDE)


@pytest.mark.parametrize("text", JUNK, ids=lambda text: ascii(text[:9]))
@pytest.mark.parametrize("key", ["head", "start/0", "log/0", "log/1", "base/x", "start/9", "more"])
def test_the_app_starts_and_lists_the_rest_whatever_lies_there(
    good: dict[str, str], key: str, text: str
) -> None:
    other = {at.replace(OURS, "threefold/1/other/"): kept for at, kept in good.items()}
    stored = {**good, **other, f"{OURS}{key}": text, f"{ASIDE}{TABLE}/{key}/0": text}
    before = dict(stored)
    browser = Browser(stored, f"/t/{TABLE}")
    for place in (f"/t/{TABLE}/log", "/"):
        browser.go(place)
        assert words(browser.tree)
    browser.go("/t/other")
    assert len(browser.cast.characters) == len(Browser(dict(good), f"/t/{TABLE}").cast.characters)
    assert without_counts(stored) == without_counts(before)


FOREIGN = ["threefold/1", "threefold/1/", "threefold/1//head", "threefold/1/a/b/head", "threefold/"]


@pytest.mark.parametrize("key", [*FOREIGN, "threefold/aside/", "threefold/aside/x"])
def test_foreign_keys_below_our_prefix_are_in_nobodys_way(good: dict[str, str], key: str) -> None:
    stored = {**good, key: "junk"}
    browser = Browser(stored)
    assert set(browser.model.heads) == {TABLE}
    assert words(browser.tree)
    assert stored[key] == "junk"


def test_a_damaged_table_is_offered_as_a_file_with_every_text(good: dict[str, str]) -> None:
    stored = {**good, HEAD: "half \ud83c"}
    browser = Browser(stored)
    browser.tap("unread", TABLE)
    (file,) = browser.downloads
    data = json.loads(file.content)
    assert data == {"format": "threefold/raw", "version": 1, "saved": stored}
    browser.go(f"/t/{TABLE}")
    assert browser.offers("unread", TABLE)


def test_a_log_with_a_hole_offers_its_texts(good: dict[str, str]) -> None:
    browser = Browser({**good, f"{OURS}log/0": "junk"}, f"/t/{TABLE}/log")
    while not browser.offers("unread", TABLE):
        browser.follow(next(at for at in links_older(browser)))
    assert "damaged" in words(browser.tree)


def links_older(browser: Browser) -> list[str]:
    from tests.app.trees import links

    return [at for at in links(browser.tree) if "/log/" in at]


@given(st.dictionaries(st.text(), st.text(st.characters()), max_size=4), st.text(max_size=30))
def test_a_file_holds_any_texts_unit_by_unit(texts: dict[str, str], table_id: str) -> None:
    file = raw_file(table_id, texts, 1_790_000_000_000)
    assert json.loads(file.content)["saved"] == texts
    assert set(file.name) <= set(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_."
    )


NEWER: list[dict[str, Any]] = [
    {},
    {"name": {"new": "shape"}},
    {"game": "chess", "name": "Chess club"},
    {"name": "x" * 30_000, "touched": "now", "log": None, "play": []},
]


def newer(good: dict[str, str], parts: dict[str, Any]) -> dict[str, str]:
    return {**good, HEAD: json.dumps({**json.loads(good[HEAD]), "v": 9, **parts})}


@pytest.mark.parametrize("parts", NEWER, ids=lambda parts: ",".join(parts))
def test_a_newer_table_is_listed_shown_and_handed_over(
    good: dict[str, str], parts: dict[str, Any]
) -> None:
    stored = newer(good, parts)
    before = dict(stored)
    browser = Browser(stored)
    assert browser.model.heads[TABLE].newer
    if isinstance(parts.get("name"), str) and len(parts["name"]) < 99:
        assert parts["name"] in words(browser.tree)
    for place in ("", "/log", "/settings", "/c/x"):
        browser.go(f"/t/{TABLE}{place}")
        assert browser.model.table is None
        assert "newer Threefold" in words(browser.tree)
        assert "Nothing here touches it" in words(browser.tree)
        assert browser.offers("update_now")
    browser.tap("unread", TABLE)
    assert json.loads(browser.downloads[-1].content)["saved"] == before
    assert without_counts(stored) == without_counts(before)


@settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    deadline=None,
)
@given(data=st.data())
def test_no_message_ever_writes_to_a_newer_table(good: dict[str, str], data: st.DataObject) -> None:
    """Whatever is on the page is tapped, with a table beside it that can be played."""
    browser = beside_another(good)
    before = ours(browser.stored)
    for _ in range(8):
        browser.go(data.draw(st.sampled_from(PLACES)))
        messages = sent(browser.tree)
        assert messages
        _, (name, *args) = data.draw(st.sampled_from(messages))
        browser.send(name, *args, value="x")
        browser.send("changed_elsewhere", HEAD)
        assert ours(browser.stored) == before, name


PLACES = ["/", f"/t/{TABLE}", f"/t/{TABLE}/settings", "/t/other", "/t/other/settings"]


def beside_another(good: dict[str, str]) -> Browser:
    other = {at.replace(OURS, "threefold/1/other/"): text for at, text in good.items()}
    return Browser({**newer(good, {}), **other}, "/")


@pytest.mark.parametrize("name", ["bring_back", "remove", "put_back", "take_request", "undo"])
def test_a_message_that_names_a_newer_table_does_not_write_to_it(
    good: dict[str, str], name: str
) -> None:
    """Also one that is on no page now, such as a tap on what another tab has changed since."""
    browser = beside_another(good)
    before = ours(browser.stored)
    browser.send(name, *{"remove": (TABLE, True), "undo": (), "put_back": (0,)}.get(name, (TABLE,)))
    assert ours(browser.stored) == before


def test_that_check_finds_who_writes(good: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Take a newer table for one that is put away, and it is gone."""
    browser = beside_another(good)
    before = ours(browser.stored)
    monkeypatch.setattr("pyapp.update.removing._removable", lambda *_: True)
    browser.send("remove", TABLE, True)
    assert ours(browser.stored) != before


def test_what_is_set_aside_alone_is_backed_up_too() -> None:
    key = "threefold/aside/t0/log/0/0123456789abcdef"
    browser = Browser({key: "[[", "threefold/aside/t01/log/0/0": "]"}, "/")
    browser.tap("export_all")
    assert backup.read(browser.downloads[-1].content)[key] == "[["
    browser.tap("unread", "t0")
    assert backup.read(browser.downloads[-1].content) == {key: "[["}


@pytest.mark.parametrize("name", ["", "\ud800", "a b", "../x", "x" * 65, "\u202e"])
def test_what_no_table_is_called_is_not_listed_as_set_aside(name: str) -> None:
    assert tables_with_aside([f"threefold/aside/{name}/log/0/0"]) == frozenset()
    assert tables_with_aside(["threefold/aside/a-b_9/log/0/0"]) == {"a-b_9"}
