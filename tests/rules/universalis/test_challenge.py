"""Disputes: talking first, then bidding; who wins, what is paid, what is struck."""

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    INN,
    MARA,
    NIGHT,
    SET,
    after,
    begun,
    facing,
    framing,
    lines,
    playing,
    purses,
    refused,
    senseless,
)
from threefold.errors import InvalidInput
from threefold.games.universalis import (
    BANK,
    RULES,
    AddBid,
    AddFact,
    AddTrait,
    Challenge,
    CloseBids,
    EndTurn,
    OpenBids,
    OpenChallenge,
    Settle,
    Step,
    Tale,
    verdict,
)
from threefold.rulings import Rulings

SAID = OpenChallenge(BOB, ANN, "The inn burned down.")
RAIN = 2
LISTED = {"universalis.leverage": "listed"}
FALLS = {"universalis.challenge-tie": "falls"}
KEEP = {"universalis.challenge-bids": "losers-keep"}


def disputed(*steps: Step, fact: int | None = None, rulings: Rulings | None = None) -> Tale:
    """Bob disputes what Ann said, or a fact; there is a fact about rain as well."""
    opening = OpenChallenge(BOB, ANN, "The inn burned down.", fact)
    return playing(AddFact("It rains."), opening, *steps, rulings=rulings)


def opened(tale: Tale) -> Challenge:
    assert tale.challenge is not None
    return tale.challenge


@pytest.mark.parametrize("challenger", [ANN, BOB, CLEO])
def test_anybody_disputes_a_statement_of_anybody_else(challenger: int) -> None:
    defender = (challenger + 1) % 3
    for tale in (framing(), playing()):
        open_now = after(tale, OpenChallenge(challenger, defender, "no"))
        assert opened(open_now) == Challenge(challenger, defender, "no")
        assert open_now.busy
        assert refused(open_now, SAID).code == "open.challenge"


def test_a_dispute_takes_two_players_and_play() -> None:
    with pytest.raises(InvalidInput):
        OpenChallenge(ANN, ANN, "no")
    assert refused(begun(), SAID).code == "play.bidding"
    assert senseless(playing(), OpenChallenge(3, ANN)).code == "tale.no-such-player"
    assert senseless(playing(), OpenChallenge(BOB, ANN, "", 9)).code == "tale.no-such-fact"


def test_an_agreement_ends_it_and_costs_nothing() -> None:
    tale = disputed(Settle(False, "Only the stable did."))
    assert tale.challenge is None
    assert (lines(tale), purses(tale)) == ([], [19, 25, 25])
    assert not any(fact.struck for fact in tale.facts)


def test_an_agreement_may_strike_the_fact_in_dispute() -> None:
    tale = disputed(Settle(True), fact=RAIN)
    assert (tale.challenge, tale.fact(RAIN).struck) == (None, True)
    assert purses(tale) == [19, 25, 25], "what it cost is not paid back"
    assert refused(disputed(), Settle(True)).code == "settle.no-fact"


def test_a_struck_fact_is_disputed_no_more() -> None:
    tale = disputed(Settle(True), fact=RAIN)
    assert refused(tale, OpenChallenge(BOB, ANN, "", RAIN)).code == "fact.struck"


def test_talking_comes_first_and_bidding_then() -> None:
    talking = disputed()
    for step in (AddBid(0, BOB, 1), CloseBids()):
        assert refused(talking, step).code == "challenge.talking"
    bidding = disputed(OpenBids(1))
    for step in (Settle(False), OpenBids(1)):
        assert refused(bidding, step).code == "challenge.bidding"


@pytest.mark.parametrize("step", [Settle(False), OpenBids(1), AddBid(0, BOB, 1), CloseBids()])
def test_without_a_challenge_there_is_nothing_to_do(step: Step) -> None:
    assert refused(playing(), step).code == "challenge.none"


def test_a_challenger_who_bids_nothing_loses_at_once() -> None:
    tale = disputed(OpenBids(0), fact=RAIN)
    assert (tale.challenge, lines(tale), tale.fact(RAIN).struck) == (None, [], False)


@pytest.mark.parametrize(
    ("bids", "totals", "winner"),
    [
        ((), (2, 0), 0),
        ((AddBid(1, ANN, 1),), (2, 1), 0),
        ((AddBid(1, ANN, 3),), (2, 3), 1),
        ((AddBid(1, ANN, 3), AddBid(0, CLEO, 2)), (4, 3), 0),
        ((AddBid(1, ANN, 2), AddBid(1, CLEO, 1), AddBid(0, BOB, 2)), (4, 3), 0),
    ],
)
def test_the_side_with_more_coins_wins(
    bids: tuple[Step, ...], totals: tuple[int, int], winner: int
) -> None:
    tale = disputed(OpenBids(2), *bids, fact=RAIN)
    said = verdict(opened(tale), {})
    assert (said.totals, said.winner, said.stands) == (totals, winner, winner == 1)
    assert (said.rule, said.ruling) == ("universalis.higher-bid", None)
    assert after(tale, CloseBids()).fact(RAIN).struck == (winner == 0)


def test_everybody_may_add_to_either_side_as_often_as_they_like() -> None:
    tale = disputed(OpenBids(2), AddBid(1, BOB, 1), AddBid(0, CLEO, 1), AddBid(1, CLEO, 1))
    assert verdict(opened(tale), {}).totals == (3, 2)
    assert tale.free(BOB) == 22
    assert tale.coins(BOB) == 25, "bids are paid when they are closed"


def test_nobody_bids_more_than_they_have() -> None:
    assert refused(disputed(), OpenBids(26)).code == "coins.short"
    tale = disputed(OpenBids(20))
    assert refused(tale, AddBid(0, BOB, 6)).code == "coins.short"
    assert refused(tale, AddBid(1, ANN, 20)).code == "coins.short"
    assert after(tale, AddBid(0, BOB, 5)).free(BOB) == 0


@pytest.mark.parametrize(("rulings", "totals", "winner"), [({}, (3, 4), 1), (LISTED, (3, 2), 0)])
def test_a_fact_that_the_other_side_contradicts_is_leverage(
    rulings: dict[str, str], totals: tuple[int, int], winner: int
) -> None:
    tale = disputed(OpenBids(3), AddBid(1, ANN, 2, NIGHT))
    said = verdict(opened(tale), rulings)
    assert (said.totals, said.winner) == (totals, winner)
    assert said.ruling == "universalis.leverage"


def test_leverage_doubles_what_counts_and_not_what_is_paid() -> None:
    tale = disputed(OpenBids(3), AddBid(1, ANN, 2, NIGHT), CloseBids())
    assert purses(tale) == [17, 22, 25]


def test_only_an_established_fact_is_leverage_and_not_the_disputed_one() -> None:
    tale = disputed(OpenBids(3), fact=RAIN)
    assert refused(tale, AddBid(1, ANN, 1, RAIN)).code == "bid.disputed-fact"
    assert senseless(tale, AddBid(1, ANN, 1, 9)).code == "tale.no-such-fact"
    tale = disputed(Settle(True), SAID, OpenBids(3), fact=RAIN)
    assert refused(tale, AddBid(1, ANN, 1, RAIN)).code == "fact.struck"


@pytest.mark.parametrize(("rulings", "stands"), [({}, True), (FALLS, False)])
def test_equal_bids_go_as_the_table_has_it(rulings: dict[str, str], stands: bool) -> None:
    tale = disputed(OpenBids(3), AddBid(1, ANN, 3), fact=RAIN)
    said = verdict(opened(tale), rulings)
    assert (said.stands, said.winner) == (stands, 1 if stands else 0)
    assert (said.rule, said.ruling) == ("universalis.equal-bids", "universalis.challenge-tie")
    assert after(tale, CloseBids(), rulings=rulings).fact(RAIN).struck != stands


@pytest.mark.parametrize(
    ("rulings", "bids", "paid"),
    [
        ({}, (AddBid(1, ANN, 1),), [18, 23, 25]),
        ({}, (AddBid(1, ANN, 3),), [16, 23, 25]),
        (KEEP, (AddBid(1, ANN, 1),), [19, 23, 25]),
        (KEEP, (AddBid(1, ANN, 3),), [16, 25, 25]),
        (KEEP, (AddBid(1, ANN, 2),), [17, 25, 25]),
        (KEEP | FALLS, (AddBid(1, ANN, 2),), [19, 23, 25]),
        (KEEP, (AddBid(1, BOB, 4), AddBid(1, CLEO, 1)), [19, 21, 24]),
    ],
)
def test_bids_are_paid_as_the_table_has_it(
    rulings: dict[str, str], bids: tuple[Step, ...], paid: list[int]
) -> None:
    tale = after(disputed(OpenBids(2), *bids), CloseBids(), rulings=rulings)
    assert (tale.challenge, purses(tale)) == (None, paid)


def test_each_bidder_pays_in_one_line() -> None:
    tale = disputed(OpenBids(2), AddBid(1, ANN, 1), AddBid(0, BOB, 2), CloseBids())
    assert lines(tale) == [
        (BOB, BANK, 4, "challenge", "The inn burned down."),
        (ANN, BANK, 1, "challenge", "The inn burned down."),
    ]


def test_a_verdict_before_any_bid_is_that_nothing_was_bid() -> None:
    said = verdict(opened(disputed()), {})
    assert (said.winner, said.totals, said.stands) == (1, (0, 0), True)
    assert said.rule == "universalis.no-bid"
    with pytest.raises(InvalidInput):
        verdict("no", {})  # type: ignore[arg-type]


def test_every_verdict_names_a_rule_of_the_game() -> None:
    bids = (), (AddBid(1, ANN, 1),), (AddBid(1, ANN, 2),)
    rules = {verdict(opened(disputed(OpenBids(2), *more)), {}).rule for more in bids}
    rules.add(verdict(opened(disputed()), {}).rule)
    assert rules == {"universalis.higher-bid", "universalis.equal-bids", "universalis.no-bid"}
    assert rules <= set(RULES)


def test_a_struck_fact_stays_in_the_list_and_can_be_bought_anew() -> None:
    tale = disputed(OpenBids(1), CloseBids(), AddFact("It rains again."), fact=RAIN)
    assert [fact.struck for fact in tale.facts] == [False, False, True, False]


def test_the_last_coin_lost_in_a_challenge_ends_the_turn() -> None:
    tale = playing(AddTrait(MARA, "rich", 18), OpenChallenge(ANN, BOB, "no"), OpenBids(2))
    assert tale.turn == ANN, "not before the challenge is over"
    tale = after(tale, CloseBids())
    assert (purses(tale)[ANN], tale.turn) == (0, BOB)


def test_a_bid_while_framing_may_eat_into_the_budget() -> None:
    tale = after(framing(20, 0, 0), OpenChallenge(ANN, BOB, "no"), OpenBids(9), CloseBids())
    assert (purses(tale)[ANN], tale.scene.budget) == (16, 16)
    tale = after(framing(5, 0, 0), OpenChallenge(ANN, BOB, "no"), OpenBids(9), CloseBids())
    assert (purses(tale)[ANN], tale.scene.budget) == (16, 5)


def test_a_lost_place_is_open_again_while_framing() -> None:
    tale = after(framing(), *SET, OpenChallenge(BOB, ANN, "no", INN), OpenBids(1), CloseBids())
    assert (tale.scene.place, tale.scene.time) == (None, NIGHT)
    assert refused(tale, EndTurn()).code == "framing.not-set"


def test_a_dispute_is_about_anything_anybody_says() -> None:
    """What is not bought yet is a text and nothing else."""
    tale = after(facing(), OpenChallenge(CLEO, BOB, "Ogres do not speak."), OpenBids(1))
    assert after(tale, CloseBids()).facts == tale.facts
