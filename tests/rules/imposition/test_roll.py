"""Rolls: first throws, rerolls, seeds and real dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from tests.rules.imposition.tables import FAILED, WON
from threefold import InvalidInput, NotAllowed
from threefold.dice import Dice
from threefold.games.imposition import (
    ALL,
    Act,
    ByHand,
    Check,
    Faces,
    Outcome,
    Roll,
    Seeded,
    odds,
    resolve,
    start,
)

ACT = Act(level=8, path_die=6, imposition=8)
seeds = st.binary(min_size=16, max_size=16)


@given(seeds, strategies.good_acts())
def test_a_seed_throws_level_path_and_imposition_in_this_order(seed: bytes, act: Act) -> None:
    roll = start(act, Seeded(seed))
    dice = Dice(seed)
    assert roll.dice() == Faces(*(dice.roll(sides) for sides in act.check.dice))
    result = resolve(act.check, *roll.dice())
    assert (roll.result().outcome, roll.result().rule) == (result.outcome, result.rule)


def test_the_imposition_die_thrown_is_the_effective_one() -> None:
    act = Act(imposition=12, stress=4)
    faces = [start(act, Seeded(bytes([n]) * 16)).dice().imposition for n in range(60)]
    assert set(faces) == {1, 2, 3, 4}


def test_a_roll_replays_to_the_same_dice() -> None:
    seed = Seeded(bytes(range(16)))
    assert start(ACT, seed).dice() == start(ACT, seed).dice()


def test_dice_by_hand_are_read_by_the_same_rules() -> None:
    roll = start(ACT, ByHand(8, 1, 5))
    assert roll.dice() == (8, 1, 5)
    assert roll.result() == resolve(Check(8, 6, 8), 8, 1, 5)


@pytest.mark.parametrize("faces", [(9, 1, 1), (1, 7, 1), (1, 1, 9)])
def test_faces_by_hand_must_be_on_the_dice(faces: tuple[int, int, int]) -> None:
    with pytest.raises(InvalidInput) as caught:
        start(ACT, ByHand(*faces))
    assert caught.value.code == "faces.face"


def test_a_reroll_throws_the_same_dice_and_pays_nothing_again() -> None:
    act = Act(imposition=12, boxes=2, stress=1)
    roll = start(act, FAILED)
    assert roll.boxes == 3, "the box spent makes a third one"
    again = roll.thrown(WON)
    assert again.act.check.dice == roll.act.check.dice, "and the penalty waits for the next check"
    assert again.boxes == 4
    assert again.result().outcome is Outcome.FULL
    assert again.result(0) == roll.result()


@pytest.mark.parametrize("throw", [FAILED, ByHand(1, 3, 3), WON])
def test_any_roll_may_be_rerolled(throw: ByHand) -> None:
    assert start(ACT, throw).thrown(FAILED).result().outcome is Outcome.FAILURE


def test_rerolls_go_on_until_the_boxes_are_gone() -> None:
    roll = start(ACT, FAILED)
    for ticked in range(1, 10):
        assert roll.rerollable is None
        roll = roll.thrown(FAILED)
        assert (roll.boxes, roll.rerolls, roll.boxes_left) == (ticked, ticked, 9 - ticked)
    assert roll.passes_out
    assert roll.rerollable is not None
    with pytest.raises(NotAllowed) as caught:
        roll.thrown(WON)
    assert caught.value.code == "reroll.passed-out"


def test_the_roll_of_the_ninth_box_counts() -> None:
    roll = start(Act(boxes=8), FAILED).thrown(WON)
    assert roll.result().outcome is Outcome.FULL
    assert "imposition.passed-out" in roll.result().notes
    assert "imposition.passed-out" not in roll.result(0).notes
    spent = start(Act(imposition=6, boxes=8, stress=1), WON)
    assert spent.passes_out
    assert spent.result().outcome is Outcome.FULL


def test_a_passed_out_character_cannot_roll() -> None:
    with pytest.raises(NotAllowed) as caught:
        start(Act(boxes=9), WON)
    assert caught.value.code == "spend.passed-out"


def test_an_npc_does_not_reroll() -> None:
    roll = start(Act(npc=True), FAILED)
    with pytest.raises(NotAllowed) as caught:
        roll.thrown(WON)
    assert caught.value.code == "reroll.npc"


def test_a_roll_that_was_never_allowed_cannot_be_built() -> None:
    with pytest.raises(InvalidInput) as caught:
        Roll(Act(boxes=8), (FAILED, FAILED, FAILED))
    assert caught.value.code == "roll.too-many-rerolls"
    with pytest.raises(InvalidInput) as caught:
        Roll(Act(stress=1), (FAILED,))
    assert caught.value.code == "spend.stress-wasted"
    with pytest.raises(InvalidInput):
        Roll(Act(aspect="a", has=1, imposition=8, aptitude=1, irresistible=ALL), (FAILED,))


def test_every_throw_of_a_roll_can_be_looked_at() -> None:
    roll = start(ACT, FAILED).thrown(WON)
    assert roll.result(1) == roll.result(-1) == roll.result()
    assert roll.dice(0) == roll.dice(-2) == (1, 1, 3)
    for nowhere in (2, -3, "0", None, 0.0):
        with pytest.raises(InvalidInput):
            roll.dice(nowhere)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("throws", "code"),
    [
        ((), "roll.throws"),
        (None, "roll.throws"),
        ("ab", "roll.throws"),
        ((WON,) * 11, "roll.throws"),
        ((1,), "throw.kind"),
        ((bytes(16),), "throw.kind"),
    ],
)
def test_throws_must_be_throws(throws: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Roll(ACT, throws)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("seed", [b"", bytes(15), bytes(17), "x" * 16, None, 16, [0] * 16])
def test_a_seed_is_sixteen_bytes(seed: object) -> None:
    with pytest.raises(InvalidInput):
        Seeded(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("face", [0, 13, 1.0, "1", None, True])
def test_faces_by_hand_are_one_to_twelve(face: object) -> None:
    for at in range(3):
        faces: list[object] = [1, 1, 1]
        faces[at] = face
        with pytest.raises(InvalidInput):
            ByHand(*faces)  # type: ignore[arg-type]


def test_only_an_act_can_be_rolled() -> None:
    with pytest.raises(InvalidInput):
        start("jump", WON)  # type: ignore[arg-type]


def test_seeded_throws_follow_the_odds() -> None:
    """Six thousand seeds in a row land within five standard deviations of the exact odds."""
    act = Act(level=8, path_die=6, imposition=10)
    count = 6000
    rolls = [start(act, Seeded(number.to_bytes(16, "big"))) for number in range(count)]
    chances = odds(act.check)
    for outcome in Outcome:
        chance = float(chances[outcome])
        found = sum(roll.result().outcome is outcome for roll in rolls)
        assert abs(found - count * chance) < 5 * (count * chance * (1 - chance)) ** 0.5
