"""Framing a scene: who stays in it once it is set, and what pays for it."""

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    INN,
    MARA,
    SET,
    after,
    framing,
    purses,
    refused,
)
from threefold.games.universalis import (
    AddFact,
    BringIn,
    EndFraming,
    HandOver,
    Interrupt,
    Introduce,
    Kind,
    OpenChallenge,
    Phase,
    Remove,
    SendOut,
    Settle,
    Step,
    may_interrupt,
)

LAMP = 1
CLOCKWISE = {"universalis.bid-tie": "clockwise"}
GONE: tuple[Step, ...] = (SendOut(MARA), Remove(MARA, ((ANN, 1),)), Remove(MARA, ((BOB, 1),)))
"""What takes Mara out of the scene."""


@pytest.mark.parametrize("won", [0, 1, 2])
def test_a_scene_won_with_a_low_bid_is_set_from_the_purse(won: int) -> None:
    tale = framing(won, 0, 0, rulings=CLOCKWISE)
    for paid, step in enumerate(SET, start=1):
        tale = after(tale, step)
        assert tale.scene.budget == max(0, won - paid)
        assert purses(tale)[ANN] == 25 - paid
    assert (tale.turn, tale.phase, tale.established) == (ANN, Phase.FRAMING, True)
    assert after(tale, AddFact("rain")).phase is Phase.FRAMING, "and framing may go on"


@pytest.mark.parametrize("step", GONE)
def test_the_last_component_stays_while_a_scene_that_is_set_is_framed(step: Step) -> None:
    tale = after(framing(), *SET)
    error = refused(tale, step)
    assert error.code == "framing.last-present"
    assert "bring another in first" in error.sentence
    assert may_interrupt(tale, CLEO) is None


@pytest.mark.parametrize("step", GONE)
def test_it_may_leave_when_another_is_there(step: Step) -> None:
    tale = after(framing(), *SET, Introduce(Kind.THING, "a lamp"), step)
    assert (tale.phase, tale.established) == (Phase.FRAMING, True)
    assert after(tale, Interrupt(BOB)).turn == BOB
    assert refused(tale, SendOut(LAMP)).code == "framing.last-present"


@pytest.mark.parametrize("step", GONE)
def test_it_may_leave_before_the_scene_is_set_and_once_it_is_framed(step: Step) -> None:
    early = after(framing(), *SET[1:], step)
    assert not early.established
    assert not after(framing(), *SET, EndFraming(), step).component(MARA).present


def test_one_who_is_away_already_may_be_removed() -> None:
    lamp = (Introduce(Kind.THING, "a lamp"), SendOut(LAMP))
    tale = after(framing(), *SET, *lamp, Remove(LAMP, ((ANN, 1),)))
    assert tale.component(LAMP).removed
    assert after(framing(), *SET, *lamp, BringIn(LAMP), SendOut(MARA)).established


def test_the_last_component_may_still_change_hands() -> None:
    assert after(framing(), *SET, HandOver(MARA, BOB)).component(MARA).controller == BOB


def test_a_place_that_was_struck_lets_the_last_one_go_and_makes_the_framer_safe() -> None:
    struck = after(framing(), *SET, OpenChallenge(BOB, ANN, "no inn", INN), Settle(True))
    assert refused(struck, Interrupt(BOB)).code == "framing.not-set"
    assert not after(struck, SendOut(MARA)).component(MARA).present
    again = after(struck, AddFact("a barn"))
    assert refused(again, Interrupt(BOB)).code == "framing.not-set"
