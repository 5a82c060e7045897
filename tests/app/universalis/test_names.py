"""Players who are called the same, or nothing at all, are told apart wherever they are named."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import Any

import pytest

from tests.app.table_driver import Browser
from tests.app.trees import elements, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import WOLF

WRITTEN = ("Ann", "Ann", "", "Player 3")
CALLED = ["Ann (1)", "Ann (2)", "Player 3 (3)", "Player 3"]


def named(laid: Browser) -> Browser:
    """A table of four, at which the names are written once everybody sits there."""
    laid.go(seats.home(laid, "names"))
    for seat, name in enumerate(WRITTEN):
        laid.write("universalis.rename", seats.tale(laid).taken, seat, value=name)
    laid.go(seats.home(laid))
    return laid


@pytest.fixture
def table() -> Browser:
    return named(disputes.facing(("A", "B", "C", "D")))


def purses(tree: Any) -> list[str]:
    found = [one for one in elements(tree) if "purse" in str(one.attrs.get("class")).split()]
    return [words(purse.children[0]).strip() for purse in found]


def offered(tree: Any) -> Iterator[tuple[str, list[str]]]:
    """The words of every list on a page to choose from, with its id."""
    for one in elements(tree):
        if one.tag == "select":
            yield one.attrs["id"], [next(elements(part)).texts[0] for part in one.children]


def test_everybody_has_a_purse_of_their_own_name(table: Browser) -> None:
    assert purses(table.tree) == CALLED


def test_no_list_to_choose_from_has_a_name_twice(table: Browser) -> None:
    lists: dict[str, list[str]] = {}
    for place in ("c/0", "challenge", "ledger"):
        table.go(seats.home(table, *place.split("/")))
        lists |= dict(offered(table.tree))
    disputes.challenged(table)
    disputes.pick_coins(table, 1)
    seats.act(table, "open_bids", 1)
    lists |= dict(offered(table.tree))
    seats.act(table, "close_bids")
    disputes.gathered(table)
    lists |= dict(offered(table.tree))
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    lists |= dict(offered(table.tree))
    people = {"control", "challenger", "defender", "of-player", "bidder", "bringer", "teller"}
    assert people <= lists.keys()
    for id in people:
        assert [name for name in lists[id] if name != "All players"][-4:] == CALLED, id


def test_the_phone_is_handed_to_each_by_a_name_of_their_own() -> None:
    table = named(seats.begun(("A", "B", "C", "D")))
    handed = []
    for seat in range(4):
        (heading,) = [one for one in elements(table.tree) if one.attrs.get("id") == "handover"]
        handed.append(heading.texts[0])
        assert f"I am {handed[-1]}" in [one.name for one in elements(table.tree)]
        seats.bid(table, seat, 4 - seat)
    assert handed == CALLED


def test_the_log_and_the_ledger_name_them_alike(table: Browser) -> None:
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    table.go(seats.home(table, "log"))
    told = words(table.tree)
    assert "Ann (1) gains 10 coins." in told
    assert "Ann (2) gains 2 coins." in told
    assert "Player 3 (3) gains 2 coins." in told
    table.go(seats.home(table, "ledger"))
    rows = words(table.tree)
    assert all(name in rows for name in CALLED)


def test_the_file_names_nobody_twice(table: Browser) -> None:
    table.go(seats.home(table, "ledger"))
    table.tap("universalis.export")
    read = list(csv.DictReader(io.StringIO(table.downloads[-1].text, newline="")))
    started = [row["to"] for row in read if row["from"] == "Bank"]
    assert started == CALLED


def test_the_side_of_a_conflict_says_whose_it_is(table: Browser) -> None:
    disputes.opened(table)
    told = words(table.tree)
    assert "Side of Ann (1)" in told
    assert "Side of Ann (2)" in told
    table.go(seats.home(table, "c", str(WOLF)))
    assert "Ann (2) speaks for it" in words(table.tree)
