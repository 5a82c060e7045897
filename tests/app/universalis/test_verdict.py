"""How a challenge ends: one sentence says who wins and why, and the page keeps saying it."""

from __future__ import annotations

import pytest

from pyapp.games.universalis.desk import CHALLENGE
from pyapp.words import say
from tests.app.table_driver import Browser
from tests.app.trees import words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, CLEO
from threefold.games.universalis import RULES

AGAINST, FOR = 0, 1
STANDS = "It stands: The harbour burns. "
FALLS = "It falls: The harbour burns. "
WHO_PAYS = "Ruling: Who pays what was bid in a challenge?"
LEVERAGE = "Ruling: What is a fact worth that the other side of a challenge contradicts?"
EQUAL = "Ruling: Who wins a challenge when both sides bid the same?"


@pytest.fixture
def table() -> Browser:
    browser = seats.playing()
    seats.buy(browser, "fact", "It has rained for days")
    return browser


def backed(browser: Browser, seat: int, side: int, coins: int) -> None:
    """Add a bid that is backed by the newest fact."""
    browser.tap("universalis.lay", CHALLENGE, "fact", len(seats.tale(browser).facts) - 1)
    disputes.next_bid(browser, seat, side, coins)


def ended(browser: Browser) -> str:
    """Close the bids; what is said of it."""
    seats.act(browser, "close_bids")
    return browser.notice


def test_the_higher_bid_wins(table: Browser) -> None:
    disputes.bidding(table, 4)
    disputes.next_bid(table, CLEO, FOR, 2)
    assert ended(table) == (
        f"Ben’s side wins 4 to 2 with the higher bid. {FALLS}"
        "Ben pays 4 coins and Cleo pays 2 coins."
    )


def test_coins_that_a_fact_doubles_are_told(table: Browser) -> None:
    disputes.bidding(table, 3)
    backed(table, ANNA, FOR, 2)
    assert ended(table) == (
        "Anna’s side wins 4 to 3 with the higher bid; coins backed by a fact count twice, by your "
        f"ruling. {STANDS}Anna pays 2 coins and Ben pays 3 coins."
    )


def test_facts_that_add_nothing_are_told(table: Browser) -> None:
    seats.settle(table, "leverage", "listed")
    disputes.bidding(table, 3)
    backed(table, ANNA, FOR, 2)
    assert ended(table).startswith(
        "Ben’s side wins 3 to 2 with the higher bid; a fact adds nothing to a bid, by your ruling. "
    )


def test_equal_bids_are_told_with_the_ruling(table: Browser) -> None:
    disputes.bidding(table, 2)
    disputes.next_bid(table, ANNA, FOR, 2)
    assert ended(table).startswith(
        "The bids are equal, 2 to 2, and by your ruling the statement stands, so Anna’s side "
        f"wins. {STANDS}"
    )


def test_equal_bids_that_a_fact_made_equal_name_both_rulings(table: Browser) -> None:
    seats.settle(table, "challenge-tie", "falls")
    disputes.bidding(table, 4)
    backed(table, ANNA, FOR, 2)
    assert ended(table).startswith(
        "The bids are equal, 4 to 4, and by your ruling the statement falls, so Ben’s side wins; "
        f"coins backed by a fact count twice, by your ruling. {FALLS}"
    )
    page = words(table.tree)
    for ruling in (EQUAL, LEVERAGE, WHO_PAYS):
        assert ruling in page


def test_a_fact_that_falls_is_struck_and_words_that_end_get_no_second_stop(table: Browser) -> None:
    disputes.bidding(table, 1, "It never rained!", len(seats.tale(table).facts) - 1)
    assert ended(table) == (
        "Ben’s side wins 1 to 0 with the higher bid. It falls: It never rained! The fact is "
        "struck. Ben pays 1 coin."
    )


def test_a_statement_that_nobody_wrote_is_told_without_words(table: Browser) -> None:
    disputes.bidding(table, 1, "")
    assert ended(table) == (
        "Ben’s side wins 1 to 0 with the higher bid. What was challenged falls. Ben pays 1 coin."
    )


def test_the_page_names_the_rule_and_the_rulings_until_the_next_step(table: Browser) -> None:
    disputes.bidding(table, 3)
    backed(table, ANNA, FOR, 2)
    seats.act(table, "close_bids")
    assert table.aimed[-1] == "main"
    for browser in (table, table.reload()):
        page = words(browser.tree)
        assert page.count("Anna’s side wins 4 to 3 with the higher bid;") > 1
        assert RULES["universalis.higher-bid"] in page
        assert LEVERAGE in page
        assert WHO_PAYS in page
        assert EQUAL not in page
    seats.buy(table, "fact", "The rain stops")
    assert RULES["universalis.higher-bid"] not in words(table.tree)


def test_the_ruling_of_that_time_is_named(table: Browser) -> None:
    disputes.bidding(table, 3)
    backed(table, ANNA, FOR, 2)
    seats.act(table, "close_bids")
    seats.settle(table, "leverage", "listed")
    table.go(seats.home(table, "log"))
    assert "coins backed by a fact count twice" in words(table.tree)


def test_who_bids_nothing_loses_at_once_by_the_rules_alone(table: Browser) -> None:
    disputes.challenged(table)
    table.tap("universalis.lay", CHALLENGE, "coins", 0)
    seats.act(table, "open_bids", 0)
    assert table.notice == (
        "Ben bids nothing, so the challenge is lost at once and Anna’s side wins. "
        "It stands: The harbour burns"
    )
    page = words(table.tree)
    assert RULES["universalis.no-bid"] in page
    assert say("roll.no-ruling") in page
    assert WHO_PAYS not in page


def test_a_challenge_that_goes_on_or_was_settled_has_no_verdict(table: Browser) -> None:
    disputes.bidding(table, 2)
    assert "side wins" not in table.notice
    seats.act(table, "close_bids")
    disputes.challenged(table)
    table.write("universalis.describe", CHALLENGE, "text", value="Only the quay burns")
    seats.act(table, "settle", False)
    assert RULES["universalis.higher-bid"] not in words(table.tree)
