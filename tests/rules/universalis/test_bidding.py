"""Secret bids for a scene, ties, and what the bids cost."""

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    SET,
    after,
    begun,
    bid,
    framing,
    lines,
    playing,
    purses,
    refused,
    senseless,
)
from threefold.games.universalis import (
    BANK,
    Bidding,
    EndFraming,
    EndScene,
    Phase,
    PlaceBid,
    Reveal,
    Tale,
)
from threefold.rulings import Rulings

CLOCKWISE = {"universalis.bid-tie": "clockwise"}
PAY = {"universalis.losing-bids": "pay"}


def bidding(tale: Tale) -> Bidding:
    assert tale.bidding is not None
    return tale.bidding


def test_everybody_bids_once_in_any_order() -> None:
    tale = after(begun(), PlaceBid(CLEO, 0), PlaceBid(ANN, 25))
    assert bidding(tale).waiting == (BOB,)
    assert bidding(tale).next == BOB
    assert not bidding(tale).complete
    assert refused(tale, PlaceBid(ANN, 3)).code == "bid.made"
    assert refused(tale, Reveal()).code == "reveal.waiting"
    done = after(tale, PlaceBid(BOB, 7))
    assert (bidding(done).next, bidding(done).complete) == (None, True)


def test_a_bid_is_at_most_what_the_player_has() -> None:
    assert refused(begun(), PlaceBid(ANN, 26)).code == "coins.short"
    assert senseless(begun(), PlaceBid(3, 0)).code == "tale.no-such-player"


def test_a_bid_moves_no_coins_by_itself() -> None:
    tale = after(begun(), PlaceBid(ANN, 9))
    assert (lines(tale), purses(tale)) == ([], [25, 25, 25])


@pytest.mark.parametrize(
    ("bids", "framer"), [((5, 3, 0), ANN), ((0, 1, 0), BOB), ((24, 0, 25), CLEO)]
)
def test_the_highest_bid_frames_and_is_the_budget(bids: tuple[int, ...], framer: int) -> None:
    tale = bid(begun(), *bids)
    assert (tale.phase, tale.turn, tale.scene.framer) == (Phase.FRAMING, framer, framer)
    assert tale.scene.budget == bids[framer]
    assert tale.bidding is None
    assert purses(tale) == [25, 25, 25]


def test_there_is_no_bidding_outside_of_it() -> None:
    for tale in (framing(), playing()):
        for step in (PlaceBid(ANN, 1), Reveal()):
            assert refused(tale, step).code == "bid.closed"


def test_tied_players_bid_again_and_nobody_else() -> None:
    tale = bid(begun(), 4, 1, 4)
    assert tale.phase is Phase.BIDDING
    assert bidding(tale).seats == (ANN, CLEO)
    assert bidding(tale).earlier == ((ANN, 4), (BOB, 1), (CLEO, 4))
    assert refused(tale, PlaceBid(BOB, 9)).code == "bid.not-tied"
    tale = after(tale, PlaceBid(CLEO, 0), PlaceBid(ANN, 1), Reveal())
    assert (tale.turn, tale.scene.budget) == (ANN, 1)


def test_a_second_tie_is_bid_for_again() -> None:
    tale = bid(begun(), 4, 4, 4)
    tale = after(tale, PlaceBid(ANN, 2), PlaceBid(BOB, 6), PlaceBid(CLEO, 6), Reveal())
    assert bidding(tale).seats == (BOB, CLEO)
    assert bidding(tale).latest == {ANN: 2, BOB: 6, CLEO: 6}


def test_a_tie_of_all_anybody_has_goes_clockwise() -> None:
    """Otherwise nobody could ever break it."""
    assert bid(begun(), 25, 25, 3).turn == ANN
    assert bid(begun(), 0, 25, 25).turn == BOB
    poor = {"universalis.start": "5"}
    assert bid(begun(rulings=poor), 5, 5, 5, rulings=poor).turn == ANN


def test_a_tie_that_one_of_them_could_break_does_not() -> None:
    tale = bid(playing(EndScene()), 25, 25, 0)
    assert tale.phase is Phase.BIDDING, "Bob and Cleo have 30 coins, Ann 25"


@pytest.mark.parametrize(
    ("last", "bids", "framer"),
    [
        (None, (3, 3, 3), ANN),
        (None, (0, 3, 3), BOB),
        (ANN, (3, 3, 3), BOB),
        (ANN, (3, 0, 3), CLEO),
        (BOB, (3, 3, 3), CLEO),
        (BOB, (3, 3, 0), ANN),
        (CLEO, (3, 3, 3), ANN),
        (CLEO, (0, 3, 3), BOB),
    ],
)
def test_a_table_may_rule_that_ties_go_clockwise(
    last: int | None, bids: tuple[int, ...], framer: int
) -> None:
    """From the last framer; before the first scene from the first seat."""
    tale = begun()
    if last is not None:
        rich = {"universalis.start": "5", "universalis.refresh": "10"}
        tale = bid(begun(rulings=rich), *(5 * (seat == last) for seat in range(3)), rulings=rich)
        tale = spent(tale, rich)
        assert tale.scene.framer == last
    tale = bid(tale, *bids, rulings=CLOCKWISE)
    assert (tale.phase, tale.turn) == (Phase.FRAMING, framer)


def spent(tale: Tale, rulings: Rulings) -> Tale:
    """The scene is set, and over."""
    return after(tale, *SET, EndFraming(), EndScene(), rulings=rulings)


def test_whoever_does_not_frame_keeps_their_bid() -> None:
    tale = framing(5, 4, 3)
    assert (lines(tale), purses(tale)) == ([], [25, 25, 25])


def test_a_table_may_rule_that_lost_bids_are_paid() -> None:
    tale = framing(5, 4, 0, rulings=PAY)
    assert lines(tale) == [(BOB, BANK, 4, "bid", "")]
    assert purses(tale) == [25, 21, 25]


def test_after_a_tie_everybody_pays_their_latest_bid() -> None:
    tale = bid(begun(), 6, 2, 6, rulings=PAY)
    assert purses(tale) == [25, 25, 25], "nobody pays before somebody frames"
    tale = after(tale, PlaceBid(ANN, 7), PlaceBid(CLEO, 3), Reveal(), rulings=PAY)
    assert (tale.turn, purses(tale)) == (ANN, [25, 23, 22])


def test_a_bid_of_the_first_round_is_remembered_through_all_further_rounds() -> None:
    tale = bid(begun(), 4, 1, 4, rulings=PAY)
    tale = after(tale, PlaceBid(ANN, 3), PlaceBid(CLEO, 3), Reveal(), rulings=PAY)
    assert bidding(tale).latest == {ANN: 3, BOB: 1, CLEO: 3}
    tale = after(tale, PlaceBid(ANN, 5), PlaceBid(CLEO, 2), Reveal(), rulings=PAY)
    assert purses(tale) == [25, 24, 23]


def test_a_framer_who_bid_nothing_frames_from_their_purse() -> None:
    tale = bid(begun(), 0, 0, 0, rulings=CLOCKWISE)
    assert (tale.turn, tale.scene.budget, tale.purse) == (ANN, 0, 25)
