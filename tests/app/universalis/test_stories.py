"""What the log says of each step; what it never says of a bid."""

from __future__ import annotations

import json

import pytest

from pyapp.games.universalis.story import TELLERS
from tests.app.table_driver import Browser
from tests.app.trees import words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, WOLF
from threefold.games.universalis import CloseBids, Step

SECRET = 17
"""A bid that no other number on a page can be taken for."""


def log(browser: Browser) -> str:
    browser.go(seats.home(browser, "log"))
    return words(browser.tree)


def test_every_step_of_the_game_has_its_story() -> None:
    kinds = set(step_kinds())
    assert len(kinds) > 35
    assert kinds - TELLERS.keys() == {CloseBids}


def step_kinds() -> list[type]:
    return list(Step.__args__)  # type: ignore[attr-defined]


def test_an_evening_is_told_as_players_would() -> None:
    table = disputes.facing()
    told = log(table)
    for line in (
        "Play begins. Everybody gets 25 coins.",
        "The bids: Anna 5, Ben 1, Cleo 1. Anna frames scene 1 with 5 coins.",
        "Anna pays 1 coin. Where: A harbour",
        "Anna pays 1 coin: a new character comes into the story, Captain Vane.",
        "Anna pays 3 coins: Captain Vane has the trait Quick, rank 3.",
        "Ben pays 1 coin and takes the turn.",
    ):
        assert line in told


def test_a_conflict_is_told_with_what_everybody_gains() -> None:
    table = disputes.gathered(disputes.facing())
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    told = log(table)
    for line in (
        "A conflict begins, Captain Vane against The wolf: The bridge",
        "Anna draws on Quick: 3 dice for Captain Vane.",
        "Cleo pays 1 coin: 1 die for Captain Vane.",
        "Captain Vane wins: 4 successes to 1. Anna gains 10 coins. Cleo gains 2 coins. "
        "Ben gains 2 coins.",
    ):
        assert line in told
    assert "Captain Vane: 1 9 4 5 2" in told


def test_undo_says_what_it_takes_back() -> None:
    table = disputes.gathered(disputes.facing())
    table.tap("undo")
    assert table.notice == "Undone: Ben draws on Hungry: 2 dice for The wolf."


def test_a_removal_is_told_with_everybodys_share() -> None:
    table = disputes.facing()
    table.send("universalis.remove", seats.tale(table).taken, WOLF, [[ANNA, 2], [BEN, 1]])
    assert "The wolf is removed for good. Anna pays 2 coins and Ben pays 1 coin." in table.notice


def secret(table: Browser) -> Browser:
    """Ben's bid is in, Cleo's is due; everything else about the table is without that number."""
    seats.bid(table, ANNA, 3)
    seats.bid(table, BEN, SECRET)
    return table


@pytest.mark.parametrize("place", ["", "log", "ledger", "ledger/1/all", "facts", "c", "settings"])
def test_no_page_tells_a_bid_before_the_reveal(place: str) -> None:
    table = secret(seats.begun())
    table.go(seats.home(table, *([place] if place else [])))
    assert str(SECRET) not in json.dumps(table.tree).replace("universalis", "")
    assert str(SECRET) not in table.notice
    assert str(SECRET) not in table.model.said[0]


def test_undo_and_redo_of_a_bid_tell_no_amount() -> None:
    table = secret(seats.begun())
    for act in ("undo", "redo"):
        table.tap(act)
        assert str(SECRET) not in json.dumps(table.tree)
        assert table.notice.endswith("Ben has bid.")


def test_the_reveal_tells_every_bid() -> None:
    table = secret(seats.begun())
    seats.bid(table, 2, 0)
    seats.act(table, "reveal")
    assert f"The bids: Anna 3, Ben {SECRET}, Cleo 0." in table.notice
    told = log(table)
    assert "Ben has bid." in told
    assert f"Ben {SECRET}" in told


def test_tied_bids_are_told_with_who_bids_again() -> None:
    table = seats.begun()
    seats.bid_all(table, 4, 4, 0)
    assert "The bids: Anna 4, Ben 4, Cleo 0." in table.notice
    assert "Anna and Ben bid the same and bid again." in table.notice
    assert str(SECRET) not in table.notice


def test_losers_who_pay_are_told() -> None:
    table = seats.laid()
    seats.settle(table, "losing-bids", "pay")
    seats.act(table, "begin")
    seats.bid_all(table, 4, 2, 0)
    assert "Ben pays 2 coins." in table.notice


def test_what_people_write_is_told_as_it_is() -> None:
    wild = "{name} <b>%s</b> ‮ {0}"
    table = disputes.facing((wild, "Ben", "Cleo"))
    seats.buy(table, "fact", wild)
    disputes.gathered(table)
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    told = log(table)
    isolated = f"\u2068{wild}\u2069"
    assert f"Fact: {isolated}" in told
    assert f"{isolated} gains 10 coins." in told


def test_nameless_players_go_by_their_seat() -> None:
    table = disputes.facing()
    table.send("universalis.rename", seats.tale(table).taken, ANNA, value="")
    seats.buy(table, "fact", "It rains")
    assert table.notice == "Player 1 pays 1 coin. Fact: It rains"


def test_a_decided_conflict_is_shared_from_the_log() -> None:
    table = disputes.gathered(disputes.facing())
    disputes.throw(table, 1, 9, 4, 5, 2, 3, 8)
    log(table)
    moment = table.table.log.last()
    assert moment is not None
    table.tap("universalis.share_kept", *moment.place)
    assert table.shared[-1].title == "Captain Vane against The wolf"
