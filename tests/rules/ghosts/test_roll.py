"""Rolls: first throws, rerolls, seeds and real dice."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import InvalidInput, NotAllowed
from threefold.dice import Dice
from threefold.games.ghosts import (
    Act,
    ByHand,
    Consequence,
    Faces,
    Outcome,
    Pool,
    Roll,
    Seeded,
    odds,
    resolve,
    start,
)

ONE_TAG = Act(tags=("quick",))
seeds = st.binary(min_size=16, max_size=16)


@given(seeds, st.integers(0, 4), st.booleans())
def test_a_seed_throws_the_safe_dice_first(seed: bytes, tags: int, word: bool) -> None:
    act = Act(tags=("",) * tags, word="Ash" if word else None, word_known=word)
    roll = start(act, Seeded(seed))
    faces = Dice(seed).rolls(6, roll.pool.safe + roll.pool.risk)
    assert roll.dice() == Faces(faces[: roll.pool.safe], faces[roll.pool.safe :])
    assert roll.result() == resolve(roll.pool, *roll.dice(), word)


def test_a_roll_replays_to_the_same_dice() -> None:
    seed = bytes(range(16))
    assert start(ONE_TAG, Seeded(seed)).dice() == start(ONE_TAG, Seeded(seed)).dice()


def test_dice_by_hand_are_read_by_the_same_rules() -> None:
    roll = start(Act(tags=("a", "b")), ByHand((4, 2)))
    assert roll.dice() == Faces((4, 2), ())
    assert roll.result() == resolve(Pool(tags=2), [4, 2], [])


def test_a_reroll_throws_the_same_pool_and_one_risk_die_more() -> None:
    roll = start(ONE_TAG, ByHand((5,)))
    for count in (1, 2, 3):
        roll = roll.thrown(ByHand((5,), (1,) * count))
        assert roll.pool == Pool(tags=1, rerolls=count)
    assert [roll.pool_at(i).risk for i in range(4)] == [0, 1, 2, 3]
    assert [roll.pool_at(i).risk for i in range(-4, 0)] == [0, 1, 2, 3]


def test_every_throw_of_a_roll_can_be_looked_at() -> None:
    roll = start(ONE_TAG, ByHand((2,))).thrown(ByHand((6,), (3,)))
    assert roll.result(0).outcome is Outcome.FAILURE
    assert roll.result(1) == roll.result(-1) == roll.result()
    assert roll.result().outcome is Outcome.SUCCESS
    for nowhere in (2, -3, "0", None, 0.0):
        with pytest.raises(InvalidInput):
            roll.dice(nowhere)  # type: ignore[arg-type]


def test_any_standing_result_above_its_risk_may_be_rerolled_even_a_success() -> None:
    roll = start(ONE_TAG, ByHand((6,)))
    assert roll.thrown(ByHand((6,), (5,))).thrown(ByHand((1,), (6, 6))).result().learns_word


def test_a_tie_cannot_be_rerolled() -> None:
    roll = start(ONE_TAG, ByHand((5,))).thrown(ByHand((4,), (4,)))
    assert roll.result().outcome is Outcome.PARTIAL
    with pytest.raises(NotAllowed) as caught:
        roll.thrown(ByHand((6,), (1, 1)))
    assert caught.value.code == "reroll.tie"


def test_an_automatic_failure_cannot_be_rerolled() -> None:
    roll = start(ONE_TAG, ByHand((5,))).thrown(ByHand((4,), (5,)))
    with pytest.raises(NotAllowed) as caught:
        roll.thrown(ByHand((6,), (1, 1)))
    assert caught.value.code == "reroll.automatic-failure"


def test_the_word_brings_its_risk_die_to_the_first_throw() -> None:
    act = Act(word="Ash", word_known=True)
    roll = start(act, ByHand((1,), (6,)))
    assert roll.result().consequence is Consequence.MAJOR
    assert not roll.result().learns_word


def test_a_roll_that_was_never_allowed_cannot_be_built() -> None:
    with pytest.raises(InvalidInput) as caught:
        Roll(ONE_TAG, (ByHand((5,)), ByHand((1,), (6,)), ByHand((6,), (1, 1))))
    assert caught.value.code == "roll.reroll-not-allowed"


@pytest.mark.parametrize(
    ("throws", "code"),
    [
        ((), "roll.throws"),
        (None, "roll.throws"),
        ("ab", "roll.throws"),
        ((1,), "throw.kind"),
        ((bytes(16),), "throw.kind"),
        ((ByHand((1, 2)),), "faces.count"),
        ((ByHand((1,), (1,)),), "faces.count"),
        ((ByHand((5,)), ByHand((5,))), "faces.count"),
    ],
)
def test_throws_must_fit_the_act(throws: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Roll(ONE_TAG, throws)  # type: ignore[arg-type]
    assert caught.value.code == code


@pytest.mark.parametrize("seed", [b"", bytes(15), bytes(17), "x" * 16, None, 16, [0] * 16])
def test_a_seed_is_sixteen_bytes(seed: object) -> None:
    with pytest.raises(InvalidInput):
        Seeded(seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("faces", [(0,), (7,), (1.0,), ("1",), "1", None, 1, (True,)])
def test_faces_by_hand_are_one_to_six(faces: object) -> None:
    with pytest.raises(InvalidInput):
        ByHand(faces)  # type: ignore[arg-type]
    with pytest.raises(InvalidInput):
        ByHand((1,), faces)  # type: ignore[arg-type]


def test_only_an_act_can_be_rolled() -> None:
    with pytest.raises(InvalidInput):
        start("jump", ByHand((1,)))  # type: ignore[arg-type]


def test_seeded_throws_follow_the_odds() -> None:
    """Six thousand seeds in a row land within five standard deviations of the exact odds."""
    act = Act(tags=("a", "b"), word="Ash", word_known=True)
    count = 6000
    rolls = [start(act, Seeded(number.to_bytes(16, "big"))) for number in range(count)]
    chances = odds(act.pool, word_known=True)
    for outcome in Outcome:
        chance = float(chances[outcome])
        found = sum(roll.result().outcome is outcome for roll in rolls)
        assert abs(found - count * chance) < 5 * (count * chance * (1 - chance)) ** 0.5
