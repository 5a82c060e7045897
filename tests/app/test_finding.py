"""Searching the log: in parts that end, that can be left, and that find all there is."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pyapp import app, route, store
from pyapp.chunk import CHUNK
from pyapp.effect import Go, Msg
from pyapp.finding import LONGEST, begun, quoted, searched, unquoted
from pyapp.pacing import Pace
from pyapp.prose import prose
from pyapp.stage import Rename, first_stage
from pyapp.table import Table, new_table, take
from pyapp.views.log import PAGE
from tests.app import seats
from tests.app.table_driver import BEGUN_AT, Browser
from tests.app.test_folding import plain
from tests.app.trees import elements, heard, links, words
from threefold import ghosts

WORDS = ("lamp", "Fog", "café", "Straße", "bridge", "42", "the", "שלום")


def table_of(names: list[str]) -> Table:
    """A table that was given one name after the other."""
    table = new_table("t", ghosts.ID, first_stage(ghosts.ID, "Tales"), seats_desk(), BEGUN_AT)
    for at, name in enumerate(names):
        table = take(table, Rename(name), BEGUN_AT + at * 1000)
    return table


def seats_desk() -> Any:
    return store.SCREENS[ghosts.ID].new_desk()


def texts_of(table: Table) -> dict[str, str]:
    return dict(store.saving(None, table).writes)


def sought_in(table: Table, words: str, pace: int) -> list[tuple[int, int]]:
    """Places found, in parts of so many entries."""
    finding = replace(begun(table, words, 0), pace=Pace(pace))
    while not finding.done:
        before = finding.before
        finding = searched(finding, table)
        assert finding.before is None or before is None or finding.before < before
    return [one.place for one in finding.found]


NAMES = st.lists(
    st.lists(st.sampled_from(WORDS), min_size=1, max_size=4).map(" ".join), max_size=80
)


@settings(max_examples=60)
@given(NAMES, st.lists(st.sampled_from(WORDS), min_size=1, max_size=3), st.integers(1, 90))
def test_a_search_finds_what_a_plain_one_does_newest_first(
    names: list[str], wanted: list[str], pace: int
) -> None:
    table = table_of(names)
    places = [
        moment.place
        for moment in table.log.latest()
        if moment and all(plain(w) in plain(prose(table, moment).text) for w in wanted)
    ]
    assert sought_in(table, " ".join(wanted).upper(), pace) == places


@pytest.mark.parametrize("pace", [1, 7, CHUNK, 5 * CHUNK])
@pytest.mark.parametrize("damaged", [(0,), (1,), (3,), (0, 1, 2, 3), (1, 2)])
def test_what_is_damaged_is_passed_by(pace: int, damaged: tuple[int, ...]) -> None:
    stored = texts_of(table_of([f"lamp {number}" for number in range(4 * CHUNK)]))
    for number in damaged:
        stored[f"threefold/1/t/log/{number}"] = "{"
    table = store.table_from_texts("t", stored)
    left = [chunk for chunk in (3, 2, 1, 0) if chunk not in damaged]
    assert sought_in(table, "lamp", pace) == [
        (chunk, entry) for chunk in left for entry in range(CHUNK - 1, -1, -1)
    ]


@pytest.fixture
def stored() -> dict[str, str]:
    names = [f"Night {number}{' with Zoë' if number % 3 == 0 else ''}" for number in range(300)]
    return texts_of(table_of(names))


def results(browser: Browser) -> list[str]:
    """The entries on the page."""
    there = [one for one in elements(browser.tree) if one.attrs.get("class") == "found"]
    return [heard(one.children) for one in there]


def way(browser: Browser, name: str) -> str:
    found = [one for one in elements(browser.tree) if one.tag == "a" and one.name == name]
    return str(found[0].attrs["href"]).removeprefix("#") if found else ""


def test_typed_words_are_an_address_whose_page_shows_what_is_found(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log")
    browser.submit("find", "  zoe   NIGHT ")
    assert browser.model.fragment == "/t/t/log/find/zoe%20NIGHT"
    assert browser.model.said[0] == "100 entries found, newest first."
    assert results(browser)[0] == "The table is called “Night 297 with Zoë” now."
    assert len(results(browser)) == PAGE
    marks = [heard(one.children) for one in elements(browser.tree) if one.tag == "mark"]
    assert marks[:2] == ["Night", "Zoë"]
    assert Browser(stored, browser.model.fragment).tree == browser.tree


def test_a_search_out_of_a_search_takes_its_place(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log")
    for typed, replaces in (("zoe", False), ("night", True), ("zoe night", True)):
        browser.gone.clear()
        browser.submit("find", typed)
        assert [one.replace for one in browser.gone] == [replaces]
        assert browser.model.fragment == f"/t/t/log/find/{quoted(typed)}"
        assert browser.model.said[0].endswith("entries found, newest first.")


def test_pages_of_what_was_found_tell_all_of_it_once(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/zoe")
    told = results(browser)
    while older := way(browser, "Older entries"):
        browser.follow(older)
        told += results(browser)
    numbers = [int(found[0]) for line in told if (found := re.findall(r"Night (\d+)", line))]
    assert numbers == list(range(297, -1, -3))
    browser.follow(way(browser, "Newer entries"))
    assert browser.model.fragment == "/t/t/log/find/zoe/3"


@pytest.mark.parametrize("number", ["0", "x", "-1", "²", "999999999999", "99", "1"])
def test_a_page_that_is_not_there_gives_one_that_is(stored: dict[str, str], number: str) -> None:
    assert results(Browser(stored, f"/t/t/log/find/zoe/{number}"))


def test_a_found_entry_leads_to_its_place(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/night%20288")
    (place,) = [to for to in links(browser.tree) if route.read(to).entry]
    browser.follow(place)
    first = next(one for one in elements(browser.tree) if one.attrs.get("class") == "log-entry")
    assert "Night 288" in heard(first.children)


def test_nothing_found_is_said_and_shown(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/nowhere")
    assert browser.model.said[0] == "Nothing found"
    assert "No entry has all of these words" in words(browser.tree)


@pytest.mark.parametrize("typed", ["", "  ", "\u0301", "\u200f \u0308"])
def test_a_search_for_nothing_asks_for_words(stored: dict[str, str], typed: str) -> None:
    browser = Browser(stored, "/t/t/log")
    browser.submit("find", typed)
    assert browser.notice == "Type a word or two to look for."
    assert browser.aimed[-1] == "find"
    assert browser.model.fragment == "/t/t/log"


@pytest.mark.parametrize("fragment", ["/t/t/log/find", "/t/t/log/find/%CC%81"])
def test_an_address_without_words_shows_the_field(stored: dict[str, str], fragment: str) -> None:
    browser = Browser(stored, fragment)
    assert "find" in browser.ids
    assert results(browser) == []


@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_words_come_back_from_an_address_as_they_were(words: str) -> None:
    part = quoted(words)
    assert re.fullmatch(r"([A-Za-z0-9_.-]|%[0-9A-F]{2})*", part)
    assert unquoted(part) == " ".join(words.split())[:LONGEST].strip()


@given(st.text(max_size=40))
def test_an_address_may_hold_anything(part: str) -> None:
    unquoted(part).encode()
    quoted(part).encode("ascii")


def test_a_search_that_is_done_is_not_done_again(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/zoe")
    done = browser.model.finding
    browser.go("/t/t/log")
    browser.go("/t/t/log/find/zoe/2")
    assert browser.model.finding is done


def test_what_is_undone_is_not_shown_and_comes_back(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/zoe")
    first = results(browser)
    for _ in range(3):
        browser.tap("undo")
    assert results(browser)[0] == first[1]
    for _ in range(3):
        browser.tap("redo")
    assert results(browser) == first


def test_a_log_that_has_changed_is_searched_again_when_asked(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/zoe")
    browser.send("rename_table", value="Zoë again")
    assert results(browser) == []
    assert "The log has changed" in words(browser.tree)
    browser.tap("seek_again")
    assert "Zoë again" in results(browser)[0]


def test_a_search_says_that_some_could_not_be_read(stored: dict[str, str]) -> None:
    stored["threefold/1/t/log/2"] = "{"
    browser = Browser(stored, "/t/t/log/find/zoe")
    assert "could not be searched" in words(browser.tree)


def test_what_people_wrote_turns_nothing_and_is_found() -> None:
    browser = seats.laid(("\u202eמירה", "Ben"))
    browser.go(f"{seats.home(browser)}/log/find/{quoted('מירה')}")
    assert results(browser)
    marks = [heard(one.children) for one in elements(browser.tree) if one.tag == "mark"]
    assert set(marks) == {"מירה"}


def test_words_that_look_like_a_dialog_are_words(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log")
    browser.submit("find", "night~keys")
    assert browser.model.finding is not None
    assert browser.model.finding.words == "night~keys"
    assert "Nothing found" in words(browser.tree)


def test_a_dialog_on_top_neither_ends_a_search_nor_hides_it(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log/find/zoe")
    before = browser.model.finding
    browser.go("/t/t/log/find/zoe~keys")
    assert browser.model.finding is before
    assert results(browser)


def test_going_to_a_search_is_a_step_of_the_browsers_history(stored: dict[str, str]) -> None:
    browser = Browser(stored, "/t/t/log")
    _, effects = app.update(browser.model, Msg("find", value="a/b?c"))
    assert effects == (Go("/t/t/log/find/a%2Fb%3Fc"),)
    assert route.read("/t/t/log/find/a%2Fb%3Fc").rest == ("a%2Fb%3Fc",)


@pytest.mark.parametrize(
    ("place", "replaces"),
    [("/log", False), ("/log/find", False), ("/log/find/zoe", True), ("/log/find/zoe/2", True)],
)
def test_words_after_words_are_no_further_step_of_the_history(
    stored: dict[str, str], place: str, replaces: bool
) -> None:
    browser = Browser(stored, f"/t/t{place}")
    _, effects = app.update(browser.model, Msg("find", value="night"))
    assert effects == (Go("/t/t/log/find/night", replace=replaces),)
