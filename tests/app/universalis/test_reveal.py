"""The bids once they are shown: large on the page until somebody acts, and again where tied."""

from __future__ import annotations

import pytest

from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, heard
from tests.app.universalis import seats


@pytest.fixture
def table() -> Browser:
    return seats.begun()


def bids(browser: Browser) -> list[str]:
    """The lines of the list of bids; none where it is not drawn."""
    found = [one for one in elements(browser.tree) if one.attrs.get("aria-label") == "The bids"]
    return [" ".join(heard(line.children).split()) for line in _lines(found)]


def _lines(lists: list[Element]) -> list[Element]:
    return [one for tree in lists for child in tree.children for one in [next(elements(child))]]


def test_every_bid_stands_there_until_the_framer_acts(table: Browser) -> None:
    seats.bid_all(table, 5, 3, 0)
    assert bids(table) == ["Anna Frames 5 coins", "Ben 3 coins", "Cleo 0 coins"]
    table.send("dismiss")
    assert bids(table.reload()) == bids(table)
    seats.buy(table, "character", "Captain Vane")
    assert bids(table) == []
    table.tap("undo")
    assert len(bids(table)) == 3


def test_bids_that_were_tied_are_shown_until_they_are_made_again(table: Browser) -> None:
    seats.bid_all(table, 5, 3, 5)
    tied = ["Anna Tied 5 coins", "Ben 3 coins", "Cleo Tied 5 coins"]
    assert bids(table) == tied
    seats.open_bid(table, 0)
    page = heard([table.tree])
    assert "Tied before: Anna 5, Ben 3, Cleo 5." in page
    seats.choose(table, 0, 6)
    seats.act(table, "bid", 0, 6)
    assert bids(table) == tied
    seats.bid(table, 2, 7)
    seats.act(table, "reveal")
    assert bids(table) == ["Anna 6 coins", "Ben 3 coins", "Cleo Frames 7 coins"]
