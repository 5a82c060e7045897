"""The log under headings: by scene where the game has scenes, else by the device's own days."""

from __future__ import annotations

import time
from collections.abc import Iterator
from datetime import datetime
from itertools import groupby
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import route, store
from pyapp.chapters import chapters, day_words, heading
from pyapp.log import Moment
from pyapp.stage import Rename, first_stage
from pyapp.table import Table, new_table, take
from pyapp.views.log import PAGE
from tests.app.saga import big, told
from tests.app.table_driver import Browser
from tests.app.trees import elements, heard
from tests.app.universalis import seats
from threefold import ghosts, universalis

HOUR = 3_600_000
NEW_YEAR = 1_798_761_600_000
"""The beginning of 2027 in UTC."""


@pytest.fixture
def zone(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[str]:
    monkeypatch.setenv("TZ", request.param)
    time.tzset()
    yield request.param
    monkeypatch.undo()
    time.tzset()


@pytest.mark.parametrize(
    ("zone", "at", "words"),
    [
        ("UTC", NEW_YEAR - 1, "Thursday, 31 December 2026"),
        ("UTC", NEW_YEAR, "Friday, 1 January 2027"),
        ("Pacific/Auckland", NEW_YEAR - 13 * HOUR, "Friday, 1 January 2027"),
        ("Pacific/Auckland", NEW_YEAR - 13 * HOUR - 1, "Thursday, 31 December 2026"),
        ("America/New_York", NEW_YEAR + 5 * HOUR - 1, "Thursday, 31 December 2026"),
        ("America/New_York", NEW_YEAR + 5 * HOUR, "Friday, 1 January 2027"),
        ("Asia/Kolkata", NEW_YEAR - 11 * HOUR // 2, "Friday, 1 January 2027"),
        ("UTC", 0, "Thursday, 1 January 1970"),
        ("UTC", 1_709_208_000_000, "Thursday, 29 February 2024"),
    ],
    indirect=["zone"],
)
def test_a_day_is_that_of_the_device(zone: str, at: int, words: str) -> None:
    assert zone
    assert day_words(at) == words


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/St_Johns"], indirect=True)
def test_the_days_are_those_of_the_zone_through_the_changes_of_its_clock(zone: str) -> None:
    """Every half hour of two years, held by the zone's own rules as Python reads them."""
    there = ZoneInfo(zone)
    for at in range(NEW_YEAR, NEW_YEAR + 2 * 366 * 24 * HOUR, 37 * HOUR // 2):
        day = datetime.fromtimestamp(at / 1000, there)
        assert day_words(at) == f"{day:%A}, {day.day} {day:%B} {day.year}"


@pytest.mark.parametrize("at", [10**30, -(10**30), 10**18])
def test_a_time_that_is_none_has_a_heading_all_the_same(at: int) -> None:
    assert day_words(at)


def played(*times: int) -> Table:
    table = new_table("days", ghosts.ID, first_stage(ghosts.ID, "Days"), None, 0)
    for number, at in enumerate(times):
        table = take(table, Rename(f"Name {number}"), at)
    return table


@given(st.lists(st.integers(0, 3), max_size=20))
def test_entries_stand_under_their_days_in_their_order(days: list[int]) -> None:
    moments = list(played(*(NEW_YEAR + 24 * HOUR * day for day in days)).log.latest())
    found = chapters(ghosts.ID, moments)
    assert [moment for one in found for moment in one.moments] == moments
    assert [len(one.moments) for one in found] == [
        len(list(group)) for _, group in groupby(reversed(days))
    ]


@given(st.lists(st.booleans(), max_size=12), st.integers(0, 2))
def test_what_is_damaged_is_told_where_it_stands_and_opens_no_chapter(
    damaged: list[bool], step: int
) -> None:
    whole = list(played(*(NEW_YEAR + 24 * HOUR * step * at for at in range(12))).log.latest())
    moments: list[Moment | None] = [
        None if lost else moment for lost, moment in zip(damaged, whole, strict=False)
    ]
    found = chapters(ghosts.ID, moments)
    assert [moment for one in found for moment in one.moments] == moments
    for one in found:
        named = {heading(ghosts.ID, moment) for moment in one.moments if moment}
        assert named == ({one.heading} if one.heading else set())
    assert sum(not one.heading for one in found) == int(bool(moments) and not any(moments))


def titles(browser: Browser) -> list[str]:
    return [
        heard(one.children)
        for one in elements(browser.tree)
        if one.attrs.get("class") == "log-chapter"
    ]


def test_universalis_is_told_by_its_scenes() -> None:
    browser = seats.begun()
    seats.bid_all(browser, 3, 1, 0)
    seats.frame(browser)
    seats.act(browser, "end_framing")
    seats.act(browser, "end_scene")
    seats.bid_all(browser, 0, 2, 1)
    browser.go(seats.home(browser, "log"))
    assert titles(browser) == ["Scene 2", "Scene 1", "Before the first scene"]
    moments = list(browser.table.log.latest())
    kinds = {
        one.heading: [type(moment.entry.step) for moment in one.moments if moment]
        for one in chapters(universalis.ID, moments)
    }
    assert kinds["Scene 1"][0] is universalis.EndScene
    assert kinds["Scene 1"][-1] is universalis.PlaceBid
    assert kinds["Before the first scene"][0] is universalis.Begin


def test_a_chapter_that_goes_on_is_named_on_every_page() -> None:
    with big():
        browser = Browser(dict(store.saving(None, told(5, 5, 2 * PAGE)).writes), "/t/big/log")
        first = titles(browser)
        assert len(first) == 1
        browser.go(route.to_log("big", (0, PAGE // 2)))
        assert titles(browser) == first
