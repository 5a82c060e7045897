"""How a table plays: in sight while it is played by, and why it cannot be changed just now."""

from __future__ import annotations

import pytest

from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, heard, links, words
from tests.app.universalis import disputes, seats
from threefold import universalis

OPEN = "Bring what is open to an end first, then change a ruling."


@pytest.fixture
def table() -> Browser:
    return seats.playing()


def fold(browser: Browser) -> Element:
    folds = [one for one in elements(browser.tree) if one.tag == "details"]
    (found,) = [one for one in folds if heard(one.children).startswith("How this table plays")]
    return found


def test_in_play_the_table_says_how_it_plays_what_it_changed_first(table: Browser) -> None:
    seats.settle(table, "bring-in", "free")
    told = heard(fold(table).children)
    changed = next(one for one in universalis.RULINGS if one.id == "universalis.bring-in")
    lines = [changed.choices["free"], "All else is as it comes:"]
    lines = ["begins with 25 coins", "gets 5 coins when a scene ends", *lines]
    assert [told.index(line) for line in lines] == sorted(told.index(line) for line in lines)
    usual = [one for one in universalis.RULINGS[2:] if one is not changed]
    assert all(one.choices[one.default] in told for one in usual)
    assert seats.home(table, "settings") in links(table.tree)


def test_what_fixes_all_rulings_is_said_once(table: Browser) -> None:
    disputes.challenged(table)
    table.go(seats.home(table, "settings"))
    page = words(table.tree)
    assert page.count(OPEN) == 1
    assert page.count("Play has begun") == 1


def test_a_number_that_is_fixed_is_not_argued_for_with_another() -> None:
    table = seats.laid()
    seats.settle(table, "start", "10")
    seats.act(table, "begin")
    table.go(seats.home(table, "settings"))
    page = words(table.tree)
    assert "the first coins are paid already" in page
    assert "25 coins pay for a first scene" not in page


def test_when_nobody_has_coins_and_none_come_the_ruling_that_helps_is_named() -> None:
    table = seats.laid(("Anna", "Ben"))
    for ruling, choice in (("start", "5"), ("refresh", "0"), ("bid-tie", "clockwise")):
        seats.settle(table, ruling, choice)
    seats.act(table, "begin")
    seats.bid_all(table, 0, 0)
    for what in ("where", "when", "character", *["fact"] * 7):
        seats.buy(table, what, "It rains")
    page = words(table.tree)
    assert "Nobody has a coin left, so nothing can be bought" in page
    assert universalis.RULINGS[1].question in page
    seats.settle(table, "refresh", "5")
    assert "brings no coins" not in words(table.tree)
