"""A challenge, tap by tap: opening, talking, bidding with leverage, closing."""

from __future__ import annotations

import pytest

from pyapp.effect import Msg
from pyapp.games.universalis.desk import CHALLENGE
from pyapp.games.universalis.laid import bid_laid
from tests.app.table_driver import Browser
from tests.app.trees import elements, sent, words
from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import ANNA, BEN, CLEO, bidding
from threefold.games.universalis import RULES

AGAINST, FOR = 0, 1


@pytest.fixture
def table() -> Browser:
    browser = seats.playing()
    seats.buy(browser, "fact", "It has rained for days")
    return browser


def rain(browser: Browser) -> int:
    return len(seats.tale(browser).facts) - 1


def test_a_challenge_opens_against_whoever_is_on_turn(table: Browser) -> None:
    disputes.challenged(table)
    challenge = disputes.challenge(table)
    assert (challenge.challenger, challenge.defender) == (BEN, ANNA)
    assert challenge.statement == "The harbour burns"
    assert table.model.fragment == seats.home(table)
    assert "Ben challenges Anna" in words(table.tree)
    assert "The harbour burns" in table.notice


def test_others_may_be_chosen_on_both_sides(table: Browser) -> None:
    table.go(seats.home(table, "challenge"))
    table.write("universalis.party", CHALLENGE, "seat", value=str(CLEO))
    table.write("universalis.party", CHALLENGE, "other", value=str(BEN))
    seats.act(table, "challenge")
    challenge = disputes.challenge(table)
    assert (challenge.challenger, challenge.defender) == (CLEO, BEN)


def test_who_takes_the_part_of_another_changes_places_with_them(table: Browser) -> None:
    table.go(seats.home(table, "challenge"))
    assert parties(table) == (BEN, ANNA)
    table.write("universalis.party", CHALLENGE, "seat", value=str(ANNA))
    assert parties(table) == (ANNA, BEN)
    table.write("universalis.party", CHALLENGE, "other", value=str(CLEO))
    assert parties(table) == (ANNA, CLEO)
    table.write("universalis.party", CHALLENGE, "other", value=str(ANNA))
    assert parties(table) == (CLEO, ANNA)
    seats.act(table, "challenge")
    challenge = disputes.challenge(table)
    assert (challenge.challenger, challenge.defender) == (CLEO, ANNA)


def parties(browser: Browser) -> tuple[int, int]:
    """Who challenges and who said it, as the form shows them."""
    shown = {one.attrs.get("id"): one.attrs.get("value") for one in elements(browser.tree)}
    return int(str(shown["challenger"])), int(str(shown["defender"]))


def test_a_fact_was_said_by_whoever_paid_for_it(table: Browser) -> None:
    seats.act(table, "interrupt", BEN)
    seats.buy(table, "fact", "The tide is out")
    seats.act(table, "interrupt", CLEO)
    table.go(seats.home(table, "challenge"))
    assert parties(table) == (ANNA, CLEO)
    assert "Anna paid for it" in words(table.tree)
    assert "Ben paid for it" in words(table.tree)
    table.tap("universalis.dispute", CHALLENGE, "fact", rain(table))
    assert parties(table) == (ANNA, BEN)
    table.tap("universalis.dispute", CHALLENGE, "fact", rain(table) - 1)
    assert parties(table) == (BEN, ANNA)


def test_the_side_of_a_bid_follows_who_bids(table: Browser) -> None:
    bidding(table)
    assert "Bid 1 coin that it stands" in words(table.tree)
    seats.act(table, "add_bid")
    assert "Bid 1 coin that it falls" in words(table.tree)
    for seat, side in ((ANNA, FOR), (CLEO, FOR), (BEN, AGAINST), (CLEO, AGAINST)):
        table.write("universalis.bidder", CHALLENGE, "seat", value=str(seat))
        act = "Bid 1 coin that it stands" if side is FOR else "Bid 1 coin that it falls"
        assert act in words(table.tree)
    table.write("universalis.bidder_side", value=str(FOR))
    seats.act(table, "add_bid")
    told = [(bid.seat, bid.side) for bid in disputes.challenge(table).bids or ()]
    assert told == [(BEN, AGAINST), (ANNA, FOR), (CLEO, FOR)]


def test_who_has_no_coin_left_is_offered_no_bid(table: Browser) -> None:
    bidding(table)
    disputes.next_bid(table, ANNA, FOR, seats.tale(table).free(ANNA))
    disputes.next_bid(table, BEN, AGAINST, 1)
    assert bid_laid(seats.tale(table), table.table.desk.of(CHALLENGE)).seat == CLEO
    disputes.next_bid(table, CLEO, FOR, seats.tale(table).free(CLEO))
    disputes.next_bid(table, BEN, AGAINST, 1)
    assert "Bid 1 coin that it falls" in words(table.tree)


def test_talking_costs_nothing_and_what_was_agreed_is_told(table: Browser) -> None:
    disputes.challenged(table)
    before = [seats.tale(table).coins(seat) for seat in range(3)]
    table.write("universalis.describe", CHALLENGE, "text", value="Only the quay burns")
    seats.act(table, "settle", False)
    assert seats.tale(table).challenge is None
    assert [seats.tale(table).coins(seat) for seat in range(3)] == before
    assert "Only the quay burns" in table.notice


def test_a_fact_is_struck_by_agreement(table: Browser) -> None:
    table.go(seats.home(table, "challenge"))
    table.tap("universalis.dispute", CHALLENGE, "fact", rain(table))
    seats.act(table, "challenge")
    assert "The fact at stake: It has rained for days" in words(table.tree)
    seats.act(table, "settle", True)
    assert seats.tale(table).facts[-1].struck


def test_striking_is_offered_only_where_a_fact_is_challenged(table: Browser) -> None:
    disputes.challenged(table)
    assert not table.offers("universalis.settle", seats.tale(table).taken, True)


def test_a_challenger_who_bids_nothing_loses_at_once(table: Browser) -> None:
    disputes.challenged(table)
    table.tap("universalis.lay", CHALLENGE, "coins", 0)
    seats.act(table, "open_bids", 0)
    assert seats.tale(table).challenge is None
    assert table.notice == (
        "Ben bids nothing, so the challenge is lost at once and Anna’s side wins. "
        "It stands: The harbour burns"
    )


def test_anybody_adds_to_either_side_and_the_scales_show_it(table: Browser) -> None:
    bidding(table)
    disputes.next_bid(table, ANNA, FOR, 2)
    disputes.next_bid(table, CLEO, FOR, 1)
    assert [(bid.seat, bid.side, bid.coins) for bid in disputes.challenge(table).bids or ()] == [
        (BEN, AGAINST, 2),
        (ANNA, FOR, 2),
        (CLEO, FOR, 1),
    ]
    page = words(table.tree)
    assert "Wins as it is" in page
    assert "As the bids are, the statement stands." in page
    assert RULES["universalis.higher-bid"] in page
    assert "5 coins to the bank" in page


def test_a_fact_doubles_the_coins_it_backs(table: Browser) -> None:
    bidding(table, 3)
    table.tap("universalis.lay", CHALLENGE, "fact", rain(table))
    table.write("universalis.bidder_side", value=str(FOR))
    disputes.pick_coins(table, 2)
    assert "Bid 2 coins that it stands, counts 4" in words(table.tree)
    seats.act(table, "add_bid")
    page = words(table.tree)
    assert "Counts twice: It has rained for days" in page
    assert "Ruling: What is a fact worth" in page


def test_the_ruling_can_take_the_weight_from_facts(table: Browser) -> None:
    seats.settle(table, "leverage", "listed")
    bidding(table, 3)
    table.tap("universalis.lay", CHALLENGE, "fact", rain(table))
    disputes.next_bid(table, ANNA, FOR, 2)
    page = words(table.tree)
    assert "With the fact: It has rained for days" in page
    assert "As the bids are, the statement falls." in page


def test_bids_are_paid_when_they_are_closed_and_told_by_seat(table: Browser) -> None:
    bidding(table)
    disputes.next_bid(table, ANNA, FOR, 3)
    before = [seats.tale(table).coins(seat) for seat in range(3)]
    seats.act(table, "close_bids")
    after = [seats.tale(table).coins(seat) for seat in range(3)]
    assert after == [before[ANNA] - 3, before[BEN] - 2, before[CLEO]]
    assert table.notice == (
        "Anna’s side wins 3 to 2 with the higher bid. It stands: The harbour burns. "
        "Anna pays 3 coins and Ben pays 2 coins."
    )
    seats.check_money(table)


def test_where_losers_keep_their_bids_only_the_winning_side_pays(table: Browser) -> None:
    seats.settle(table, "challenge-bids", "losers-keep")
    bidding(table)
    disputes.next_bid(table, ANNA, FOR, 3)
    assert "3 coins to the bank" in words(table.tree)
    seats.act(table, "close_bids")
    assert "Ben pays" not in table.notice


def test_equal_bids_follow_the_ruling_and_say_so(table: Browser) -> None:
    seats.settle(table, "challenge-tie", "falls")
    bidding(table)
    disputes.next_bid(table, ANNA, FOR, 2)
    assert "Ruling: Who wins a challenge when both sides bid the same?" in words(table.tree)
    seats.act(table, "close_bids")
    assert table.notice.startswith(
        "The bids are equal, 2 to 2, and by your ruling the statement falls, so Ben’s side wins. "
        "It falls: The harbour burns. "
    )


def test_nobody_bids_more_than_they_have_left(table: Browser) -> None:
    bidding(table)
    held = seats.tale(table).coins(CLEO)
    table.write("universalis.bidder", CHALLENGE, "seat", value=str(CLEO))
    table.tap("universalis.lay", CHALLENGE, "coins", held)
    seats.act(table, "add_bid")
    assert seats.tale(table).free(CLEO) == 0
    (bidder,) = [one for one in elements(table.tree) if one.attrs.get("id") == "bidder"]
    offered = [
        one.attrs["value"]
        for one in elements([bidder.tag, *bidder.children])
        if one.tag == "option"
    ]
    assert offered == [str(ANNA), str(BEN)]


def test_a_bid_tapped_twice_counts_once(table: Browser) -> None:
    bidding(table)
    taken = seats.tale(table).taken
    tap = Msg("universalis.add_bid", (taken,), at=table.tick())
    table.send_all(tap, tap)
    assert len(disputes.challenge(table).bids or ()) == 2
    close = Msg("universalis.close_bids", (seats.tale(table).taken,), at=table.tick())
    table.send_all(close, close)
    seats.check_money(table)
    assert seats.tale(table).challenge is None


def test_a_reload_in_the_middle_of_bids_lands_there(table: Browser) -> None:
    bidding(table)
    disputes.pick_coins(table, 3)
    again = table.reload()
    assert "The bids" in words(again.tree)
    assert again.table.desk.of(CHALLENGE).coins == 3
    seats.act(again, "add_bid")
    assert len(disputes.challenge(again).bids or ()) == 2


def test_while_it_is_open_nothing_else_can_be_opened(table: Browser) -> None:
    disputes.challenged(table)
    for place in ("challenge", "conflict"):
        table.go(seats.home(table, place))
        assert "A challenge is open" in words(table.tree)
        assert not table.offers(f"universalis.{place}", seats.tale(table).taken)


def test_few_facts_are_drawn_and_the_others_are_found(table: Browser) -> None:
    for number in range(8):
        seats.buy(table, "fact", f"Fact number {number}")
    table.go(seats.home(table, "challenge"))
    offered = [
        one for _, one in sent(table.tree) if one[:3] == ["universalis.dispute", CHALLENGE, "fact"]
    ]
    assert len(offered) == 7
    table.send("universalis.find", CHALLENGE, "fact", value="RAINED")
    assert table.offers("universalis.dispute", CHALLENGE, "fact", rain(table) - 8)
    table.tap("universalis.lay", CHALLENGE, "find", "")
    assert "Fact number 7" in words(table.tree)


def test_the_bid_that_is_offered_follows_the_bids_back_and_forth(table: Browser) -> None:
    disputes.challenged(table)
    seats.act(table, "open_bids", 1)
    offered = bid_laid(seats.tale(table), table.table.desk.of(CHALLENGE))
    seats.act(table, "add_bid")
    after = bid_laid(seats.tale(table), table.table.desk.of(CHALLENGE))
    assert after.side == 1 - offered.side
    table.tap("undo")
    assert bid_laid(seats.tale(table), table.table.desk.of(CHALLENGE)) == offered
    again = table.reload()
    assert bid_laid(seats.tale(again), again.table.desk.of(CHALLENGE)) == offered
