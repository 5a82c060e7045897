"""Gathering dice where a side has room for few more, and letting a conflict be."""

from dataclasses import replace

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    GATHER,
    MARA,
    OGRE,
    SWORD,
    after,
    facing,
    lines,
    playing,
    refused,
    senseless,
    told,
)
from tests.rules.universalis.watched import through_json
from threefold.errors import InvalidInput, NotAllowed, Unreadable
from threefold.games.universalis import (
    BANK,
    DICE,
    THROWS,
    AddTrait,
    BuyDice,
    ByHand,
    CallOff,
    Conflict,
    DrawTrait,
    NextTeller,
    RollConflict,
    Seeded,
    Stake,
    Tale,
    TellRank,
    contest_for,
    drawn_dice,
    may_call_off,
    state_from_data,
    state_to_data,
)

RICH = {"universalis.start": "100"}
OPEN = GATHER[0]
STRONG, HUGE = 1, 2
DRAW = DrawTrait(BOB, 0, OGRE, HUGE)


def against_a_giant() -> Tale:
    """The ogre is huge to rank 70, and Bob has a few coins left."""
    return facing(AddTrait(OGRE, "huge", 70), OPEN, rulings=RICH)


def stakes(tale: Tale, side: int) -> tuple[Stake, ...]:
    """What was brought to a side."""
    assert tale.conflict is not None
    return tale.conflict.sides[side].stakes


@pytest.mark.parametrize(("before", "dice"), [(0, 60), (1, 59), (59, 1)])
def test_a_trait_above_the_room_left_fills_its_side(before: int, dice: int) -> None:
    steps = [BuyDice(CLEO, 0, before)] if before else []
    tale = after(against_a_giant(), *steps)
    assert drawn_dice(tale, 0, OGRE, HUGE) == dice
    tale = after(tale, DRAW)
    assert stakes(tale, 0)[-1] == Stake(BOB, dice, OGRE, HUGE)
    assert contest_for(after(tale, BuyDice(ANN, 1))).a.brought[-1].dice == dice
    assert refused(tale, DrawTrait(BOB, 1, OGRE, HUGE)).code == "conflict.drawn"


def test_a_trait_that_fits_gives_its_rank() -> None:
    tale = after(against_a_giant(), BuyDice(CLEO, 0, 57))
    assert drawn_dice(tale, 0, OGRE, STRONG) == drawn_dice(tale, 1, OGRE, STRONG) == 3
    assert stakes(after(tale, DrawTrait(BOB, 0, OGRE, STRONG)), 0)[-1].dice == 3


def test_a_full_side_gets_no_more_dice() -> None:
    tale = after(against_a_giant(), BuyDice(CLEO, 0, DICE))
    assert drawn_dice(tale, 0, OGRE, HUGE) == 0
    for step in (DRAW, DrawTrait(BOB, 0, MARA, SWORD), BuyDice(BOB, 0)):
        assert refused(tale, step).code == "conflict.too-many-dice"
    assert stakes(after(tale, DrawTrait(BOB, 1, OGRE, HUGE)), 1)[-1].dice == DICE


def test_only_what_is_there_gives_dice() -> None:
    with pytest.raises(NotAllowed):
        drawn_dice(playing(), 0, MARA, SWORD)
    for side, component, trait in ((2, MARA, SWORD), (0, 9, 0), (0, MARA, 9)):
        with pytest.raises(InvalidInput):
            drawn_dice(against_a_giant(), side, component, trait)
    assert senseless(against_a_giant(), DrawTrait(BOB, 0, OGRE, 9)).code == (
        "component.no-such-trait"
    )


def test_a_side_that_was_filled_up_is_saved_and_read() -> None:
    tale = after(against_a_giant(), BuyDice(CLEO, 0, 5), DRAW, BuyDice(ANN, 1))
    thrown = after(tale, RollConflict(ByHand((*[1] * 60, 9))))
    told = after(thrown, TellRank(BOB, OGRE, HUGE, 2), NextTeller())
    for each in (tale, thrown, told):
        assert state_from_data(through_json(state_to_data(each))) == each


@pytest.mark.parametrize(
    ("bought", "stake"),
    [([2, 5], [1, 54, 1, 2]), ([2, 4], [1, 55, 1, 2]), ([2, 5], [1, 55, 1, 1])],
    ids=["less than the room", "room was left", "more than the rank"],
)
def test_no_other_number_of_dice_is_read(bought: list[int], stake: list[int]) -> None:
    tale = after(against_a_giant(), BuyDice(CLEO, 0, 5), DRAW)
    data = through_json(state_to_data(tale))
    data["conflict"][1][2] = [bought, stake]
    with pytest.raises(Unreadable):
        state_from_data(data)


def test_what_came_after_dice_that_filled_their_side_is_not_read() -> None:
    tale = after(against_a_giant(), BuyDice(CLEO, 0, 5), DRAW)
    data = through_json(state_to_data(tale))
    data["conflict"][1][2].reverse()
    with pytest.raises(Unreadable):
        state_from_data(data)


def tied(times: int) -> Tale:
    """Two bought dice against one, which showed no success as often."""
    tale = facing(OPEN, BuyDice(CLEO, 0, 2), BuyDice(ANN, 1))
    assert tale.conflict is not None
    ties = (ByHand((9, 9, 9)),) * times
    open_now: Conflict = replace(tale.conflict, throws=ties)
    return replace(tale, conflict=open_now)


def test_a_conflict_that_ties_without_end_can_be_called_off() -> None:
    tale = tied(THROWS)
    assert refused(tale, RollConflict(Seeded(bytes(16)))).code == "reroll.last"
    assert may_call_off(tale) is None
    done = after(tale, CallOff())
    assert done.conflict is None
    assert lines(done) == [
        (BANK, CLEO, 2, "dice-back", "ogre"),
        (BANK, ANN, 1, "dice-back", "Mara"),
    ]
    assert state_from_data(through_json(state_to_data(tale))) == tale


@pytest.mark.parametrize(
    ("tale", "code"),
    [
        (facing(), "conflict.none"),
        (tied(1), "conflict.thrown"),
        (tied(THROWS - 1), "conflict.thrown"),
        (told(), "conflict.decided"),
        (after(tied(THROWS - 1), RollConflict(ByHand((1, 9, 9)))), "conflict.decided"),
    ],
)
def test_no_other_conflict_that_was_thrown_is_called_off(tale: Tale, code: str) -> None:
    assert refused(tale, CallOff()).code == code
    why = may_call_off(tale)
    assert why is not None
    assert why.code == code


def test_before_any_throw_it_can_be_called_off() -> None:
    assert may_call_off(facing(*GATHER)) is None
