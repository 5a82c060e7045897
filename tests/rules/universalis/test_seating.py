"""Taking seats and beginning."""

import pytest

from tests.rules.universalis.tables import (
    after,
    begun,
    framing,
    lines,
    purses,
    refused,
    senseless,
)
from threefold.games.universalis import (
    BANK,
    MINT,
    SEATS,
    Begin,
    MoveSeat,
    Phase,
    Rename,
    Seat,
    Step,
    Tale,
    Unseat,
    new,
)

THREE = (Seat("Ann"), Seat("Bob"), Seat("Cleo"))


def names(tale: Tale) -> list[str]:
    return [player.name for player in tale.players]


def test_an_empty_table_has_nothing() -> None:
    tale = new()
    assert (tale.players, tale.components, tale.facts, tale.taken) == ((), (), (), 0)
    assert tale.phase is Phase.SEATING
    assert tale.ledger.issued == 0


def test_players_sit_clockwise_in_the_order_they_come() -> None:
    assert names(after(new(), *THREE)) == ["Ann", "Bob", "Cleo"]


def test_there_are_eight_seats() -> None:
    full = after(new(), *[Seat()] * SEATS)
    assert len(full.players) == 8
    assert refused(full, Seat()).code == "seat.full"


@pytest.mark.parametrize(
    ("step", "order"),
    [
        (Unseat(0), ["Bob", "Cleo"]),
        (Unseat(1), ["Ann", "Cleo"]),
        (MoveSeat(0, 2), ["Bob", "Cleo", "Ann"]),
        (MoveSeat(2, 0), ["Cleo", "Ann", "Bob"]),
        (MoveSeat(1, 1), ["Ann", "Bob", "Cleo"]),
        (Rename(2, "Cy"), ["Ann", "Bob", "Cy"]),
    ],
)
def test_seats_change_before_play(step: Step, order: list[str]) -> None:
    assert names(after(new(), *THREE, step)) == order


@pytest.mark.parametrize("step", [Unseat(3), MoveSeat(3, 0), MoveSeat(0, 3), Rename(3, "Di")])
def test_only_seats_of_this_table_are_changed(step: Step) -> None:
    assert senseless(after(new(), *THREE), step).code in ("tale.no-such-player", "seat.none")


def test_it_takes_two_to_begin() -> None:
    assert refused(after(new(), Seat("Ann")), Begin()).code == "begin.too-few"
    assert after(new(), Seat("Ann"), Seat("Bob"), Begin()).phase is Phase.BIDDING


@pytest.mark.parametrize("step", [Seat("Di"), Unseat(0), MoveSeat(0, 1), Begin()])
def test_seats_stay_once_play_has_begun(step: Step) -> None:
    for tale in (begun(), framing()):
        assert refused(tale, step).code == "seat.begun"


def test_names_change_at_any_time() -> None:
    for tale in (begun(), framing()):
        assert names(after(tale, Rename(1, "Bea"))) == ["Ann", "Bea", "Cleo"]


def test_beginning_pays_everybody_and_opens_the_bids() -> None:
    tale = begun()
    assert purses(tale) == [25, 25, 25]
    assert lines(tale)[:2] == [(MINT, BANK, 25, "issue", ""), (BANK, 0, 25, "start", "")]
    assert (tale.ledger.issued, tale.ledger.in_bank) == (75, 0)
    assert {line.scene for line in tale.ledger.lines} == {0}
    assert (tale.phase, tale.scene.number, tale.scene.framer) == (Phase.BIDDING, 1, None)
    assert tale.bidding is not None
    assert tale.bidding.waiting == (0, 1, 2)


@pytest.mark.parametrize("coins", ["5", "10", "15", "20", "30", "40", "50", "75", "100"])
def test_a_table_may_rule_how_many_coins_begin(coins: str) -> None:
    assert purses(begun(rulings={"universalis.start": coins})) == [int(coins)] * 3


def test_every_step_is_counted() -> None:
    assert after(new(), *THREE).taken == 3
    assert begun().taken == 4
    assert after(begun(), Rename(0, "Ann")).taken == 5
