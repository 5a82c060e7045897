"""Damaged storage: listed with a sentence, never raised about, never written over or removed."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import heads
from pyapp.chunk import CHUNK
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import sent, words

HEAD, TABLE = seats.HEAD, seats.TABLE


def changed(good: dict[str, str], **parts: Any) -> str:
    return json.dumps({**json.loads(good[HEAD]), **parts})


GARBAGE = ["", "{", "null", "[]", "0", '"x"', "{}", "\x00", "\ud800", "[" * 100_000, "NaN", "1e9"]
WRONG: list[dict[str, Any]] = [
    {"v": "1"},
    {"v": 0},
    {"v": -1},
    {"v": True},
    {"v": None},
    {"game": "chess"},
    {"game": None},
    {"game": ["ghosts"]},
    {"name": 7},
    {"gist": None},
    {"touched": "now"},
    {"deleted": 0},
]
WRONG_INSIDE: list[dict[str, Any]] = [
    {"name": "x" * 20_001},
    {"rulings": []},
    {"rulings": {"ghosts.heal": "sometimes"}},
    {"rulings": {"ghosts.none": "x"}},
    {"rulings": {"ghosts.heal": 3}},
    {"rulings": {"ghosts.heal": ["never"]}},
    {"play": None},
    {"play": [[], []]},
    {"play": [[["ann"]], [], None]},
    {"log": None},
    {"log": [1, 1, 0]},
    {"log": [1, 0, -1]},
    {"log": [10**9, 0, 0]},
    {"log": ["1", 0, 0]},
    {"log": [1, 0]},
]


def stays(stored: dict[str, str]) -> None:
    """Open the list and the table, tap all there is, make another table: nothing stored changes."""
    before = dict(stored)
    browser = Browser(stored)
    browser.tree  # noqa: B018 - drawing must not raise
    for place in (f"/t/{TABLE}", f"/t/{TABLE}/log", f"/t/{TABLE}/settings", "/"):
        browser.go(place)
        browser.tree  # noqa: B018
    browser.send("bring_back", TABLE)
    browser.send("undo")
    browser.send("rename_table", value="x")
    browser.send("put_away")
    browser.go("/")
    browser.tap("new_table", "ghosts")
    assert browser.table.id != TABLE
    assert {key: stored.get(key) for key in before} == before


@pytest.mark.parametrize("text", GARBAGE, ids=range(len(GARBAGE)))
def test_a_head_that_is_garbage_is_listed_as_damaged(good: dict[str, str], text: str) -> None:
    listed({**good, HEAD: text})


@pytest.mark.parametrize("parts", WRONG, ids=str)
def test_a_head_of_the_wrong_shape_is_listed_as_damaged(
    good: dict[str, str], parts: dict[str, Any]
) -> None:
    listed({**good, HEAD: changed(good, **parts)})


def test_a_head_cut_short_anywhere_is_listed_as_damaged(good: dict[str, str]) -> None:
    for length in range(0, len(good[HEAD]), 97):
        listed({**good, HEAD: good[HEAD][:length]})


def listed(stored: dict[str, str]) -> None:
    browser = Browser(stored)
    assert browser.model.heads[TABLE].trouble.endswith(".")
    assert browser.model.heads[TABLE].trouble in words(browser.tree)
    assert "nothing has been deleted" in words(browser.tree)
    about = [name for _, (name, *args) in sent(browser.tree) if TABLE in args]
    assert set(about) <= {"unread", "remove"}
    stays(stored)


def test_a_table_of_a_newer_threefold_says_so(good: dict[str, str]) -> None:
    stored = {**good, HEAD: changed(good, v=heads.IN_PARTS + 1, name={"new": "shape"})}
    browser = Browser(stored)
    assert "newer Threefold" in words(browser.tree)
    stays(stored)


@pytest.mark.parametrize("parts", WRONG_INSIDE, ids=lambda parts: str(parts)[:40])
def test_a_table_damaged_inside_is_listed_as_damaged_once_that_is_known(
    good: dict[str, str], parts: dict[str, Any]
) -> None:
    stored = {**good, HEAD: changed(good, **parts)}
    browser = Browser(stored, f"/t/{TABLE}")
    assert browser.model.table is None
    trouble = browser.model.heads[TABLE].trouble
    assert words(browser.tree).split("\n").count(trouble) == 2, "seen once, and heard"
    assert browser.model.said[0] == trouble
    assert "nothing has been deleted" in words(browser.tree)
    browser.go("/")
    assert "nothing has been deleted" in words(browser.tree)
    stays(stored)


@pytest.mark.parametrize("text", [*GARBAGE[:-2], "[[0]]", '[[0,["dance"]]]', '[["0",["x"]]]'])
@pytest.mark.parametrize("kind", ["start", "log"])
def test_a_damaged_chunk_costs_its_entries_and_nothing_else(
    good: dict[str, str], kind: str, text: str
) -> None:
    if (kind, text) == ("log", "[]"):
        text = "[[]]"
    stored = {**good, f"threefold/1/{TABLE}/{kind}/0": text}
    browser = Browser(stored, f"/t/{TABLE}")
    assert len(browser.cast.characters) == 2
    browser.go(f"/t/{TABLE}/log")
    assert "damaged" in words(browser.tree)
    browser.tap("undo")
    assert browser.model.said[0].startswith("Not undone: the step before this is damaged")
    assert stored[f"threefold/1/{TABLE}/{kind}/0"] == text
    stage = browser.table.stage
    browser.go(f"/t/{TABLE}/settings")
    browser.write("rename_table", value="Goes on")
    assert stored[f"threefold/1/{TABLE}/{kind}/0"] == text
    browser = browser.reload()
    assert browser.table.stage.name == "Goes on"
    browser.tap("undo")
    assert browser.table.stage == stage


@pytest.mark.parametrize("chunks", [1, 2, 5])
def test_chunks_that_are_missing_cost_their_entries_only(good: dict[str, str], chunks: int) -> None:
    browser = Browser(dict(good), f"/t/{TABLE}/settings")
    for number in range((chunks - 1) * CHUNK):
        browser.write("rename_table", value=f"Night {number}")
    assert len(browser.table.log.chunks) == chunks
    stage = browser.table.stage
    browser = Browser({HEAD: browser.stored[HEAD]}, f"/t/{TABLE}/log")
    assert browser.table.stage == stage
    assert "damaged" in words(browser.tree)


DESKS: list[Any] = [
    None,
    [],
    7,
    {"setups": 3},
    {"setups": {"-": 3, "zz": {"tags": [0, 0, 9, -1, True, "x"]}}},
    {"setups": {"-": {"asked": {"who": 3}}}},
    {"setups": {"-": {"asked": {"nobody": 3}}}},
    {"setups": {"-": {"asked": {"tags": ["a"] * 9}}}},
    {"setups": {"-": {"asked": {"word": "x", "word_known": False}}}},
    {"request": 3},
    {"request": [{"who": "x"}, 3]},
    {"request": [{"who": "x"}, "y" * 30_000]},
    {"request": [{"who": "y" * 30_000}, "x"]},
]
WILD = {
    "tags": [3, 3, 0],
    "other": "nobody",
    "word": True,
    "deed": "x" * 30_000,
    "by_hand": True,
    "faces": [9, 0, 6, 6, 6, 6, 6, 6, 6, 6, 6],
    "keeping": True,
    "breaks": "nobody",
    "text": 3,
    "effect": "x",
    "note": "x" * 30_000,
    "asked": None,
}


@pytest.mark.parametrize("desk", DESKS, ids=lambda desk: str(desk)[:40])
def test_a_desk_in_disorder_never_keeps_a_table_shut(good: dict[str, str], desk: Any) -> None:
    drawn(good, desk)


def test_a_wild_setup_is_tamed(good: dict[str, str]) -> None:
    people = [sheet[0] for sheet in json.loads(good[HEAD])["play"][0]]
    browser = drawn(good, {"setups": dict.fromkeys([*people, "-"], WILD)})
    ann = people[0]
    browser.go(f"/t/{TABLE}/c/{ann}")
    browser.write("ghosts.toggle_hand", ann, value="false")
    seats.throw(browser, ann)
    assert seats.thrown(browser, ann) == 1


def drawn(good: dict[str, str], desk: Any) -> Browser:
    browser = Browser({**good, HEAD: changed(good, desk=desk)}, f"/t/{TABLE}")
    people = seats.ids(browser)
    assert len(people) == 2
    for place in ("", "/loose", "/asked", *[f"/c/{who}" for who in people]):
        browser.go(f"/t/{TABLE}{place}")
        assert json.loads(json.dumps(browser.tree))
    return browser


@settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(st.data())
def test_any_part_replaced_by_anything_never_raises(
    good: dict[str, str], data: st.DataObject
) -> None:
    stored = dict(good)
    key = data.draw(st.sampled_from(sorted(stored)))
    whole = json.loads(stored[key])
    _replace_somewhere(whole, data)
    stored[key] = json.dumps(whole)
    stays_or_opens(stored)


def _replace_somewhere(whole: Any, data: st.DataObject) -> None:
    """Go down a random way and put something else there."""
    anything = st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=4)
    anything |= st.lists(st.integers(0, 6), max_size=3) | st.just({}) | st.just("a" * 20_001)
    while True:
        keys = sorted(whole) if isinstance(whole, dict) else list(range(len(whole)))
        key = data.draw(st.sampled_from(keys))
        if not (whole[key] and isinstance(whole[key], list | dict)) or data.draw(st.booleans()):
            whole[key] = data.draw(anything)
            return
        whole = whole[key]


def stays_or_opens(stored: dict[str, str]) -> None:
    browser = Browser(stored)
    browser.go(f"/t/{TABLE}")
    if browser.model.table is None:
        stays(stored)
        return
    people = seats.ids(browser)
    for place in ("", "/log", "/loose", "/asked", "/settings", *[f"/c/{who}" for who in people]):
        browser.go(f"/t/{TABLE}{place}")
        assert browser.tree
    for _ in range(20):
        browser.send("undo")
        assert browser.tree
    for _ in range(20):
        browser.send("redo")
    browser.send("rename_table", value="Goes on")
    assert browser.reload().table.stage == browser.table.stage


def test_keys_that_are_none_of_ours_are_left_alone() -> None:
    foreign = {
        "threefold/settings": "x",
        "threefold/1/head": "x",
        "threefold/2/t0/head": "x",
        "other/head": "x",
        "threefold/1//head": "x",
    }
    stored = dict(foreign)
    browser = Browser(stored)
    browser.tap("new_table", "ghosts")
    assert foreign.items() <= stored.items()
    assert browser.tree


@pytest.mark.parametrize("name", [" ", "a b", "x#y", "%41", "\u202e", "a" * 65, "é"])
def test_a_table_that_no_address_could_name_is_listed_as_damaged(
    good: dict[str, str], name: str
) -> None:
    """Found by `make fuzz`: it was listed as a good one, and led to another place or to none."""
    stored = {key.replace(f"/{TABLE}/", f"/{name}/"): text for key, text in good.items()}
    before = dict(stored)
    browser = Browser(stored)
    assert "nothing has been deleted" in words(browser.tree)
    browser.go(f"/t/{name}")
    assert browser.model.table is None
    assert stored == before
