"""Reading three faces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from threefold import InvalidInput
from threefold.games.imposition import ALL, RULES, Check, Outcome, Result, resolve

FULL, CONSEQUENCES, FAILURE = Outcome
PLAIN = Check(12, 12, 12)


def test_there_are_three_outcomes_best_first() -> None:
    assert list(Outcome) == ["full", "consequences", "failure"]


@pytest.mark.parametrize(
    ("faces", "outcome", "meets"),
    [
        ((6, 7, 5), FULL, (True, True)),
        ((5, 5, 5), FULL, (True, True)),
        ((1, 1, 1), FULL, (True, True)),
        ((6, 4, 5), CONSEQUENCES, (True, False)),
        ((4, 6, 5), CONSEQUENCES, (False, True)),
        ((5, 4, 5), CONSEQUENCES, (True, False)),
        ((4, 4, 5), FAILURE, (False, False)),
        ((1, 1, 12), FAILURE, (False, False)),
    ],
)
def test_each_die_is_compared_by_itself(
    faces: tuple[int, int, int], outcome: Outcome, meets: tuple[bool, bool]
) -> None:
    result = resolve(PLAIN, *faces)
    assert result.outcome is outcome
    assert (result.level_meets, result.path_meets) == meets


def test_the_two_dice_are_never_added_up() -> None:
    assert resolve(PLAIN, 6, 6, 7).outcome is FAILURE


@pytest.mark.parametrize(
    ("faces", "notes"),
    [((5, 9, 5), True), ((9, 5, 5), True), ((5, 5, 5), True), ((9, 1, 5), False)],
)
def test_a_die_that_equals_the_imposition_meets_it(
    faces: tuple[int, int, int], notes: bool
) -> None:
    assert ("imposition.equal" in resolve(PLAIN, *faces).notes) == notes


def test_a_result_names_its_rule() -> None:
    assert resolve(PLAIN, 9, 9, 5).rule == "imposition.both"
    assert resolve(PLAIN, 9, 1, 5).rule == "imposition.one"
    assert resolve(PLAIN, 1, 1, 5) == Result(FAILURE, False, False, "imposition.none", ())


@pytest.mark.parametrize(
    ("check", "notes"),
    [
        (Check(imposition=6), ()),
        (Check(imposition=6, aptitude=1), ()),
        (Check(imposition=6, constant=1), ("constant",)),
        (Check(imposition=10, constant=2), ("constant", "ceiling")),
        (Check(imposition=12, constant=1), ("ceiling",)),
        (Check(imposition=8, aptitude=2, irresistible=1), ("irresistible",)),
        (Check(imposition=8, irresistible=ALL), ()),
        (Check(imposition=8, stress=1), ("stress",)),
        (Check(imposition=4, stress=1), ()),
        (Check(12, 12, 10, 3, 1, ALL, 1), ("constant", "ceiling", "irresistible", "stress")),
    ],
)
def test_notes_say_what_moved_the_die(check: Check, notes: tuple[str, ...]) -> None:
    assert resolve(check, 2, 2, 1).notes == tuple(f"imposition.{note}" for note in notes)


@given(strategies.checks, st.data())
def test_every_result_is_of_one_piece(check: Check, data: st.DataObject) -> None:
    faces = [data.draw(st.integers(1, die.value)) for die in check.dice]
    result = resolve(check, *faces)
    scores = result.level_meets + result.path_meets
    assert tuple(Outcome)[2 - scores] is result.outcome
    assert {result.rule, *result.notes} <= RULES.keys()
    assert len(set(result.notes)) == len(result.notes)


@pytest.mark.parametrize(
    "faces", [(0, 1, 1), (7, 1, 1), (1, 5, 1), (1, 1, 9), (1.0, 1, 1), ("1", 1, 1), (1, None, 1)]
)
def test_faces_must_be_on_their_dice(faces: tuple[int, int, int]) -> None:
    with pytest.raises(InvalidInput) as caught:
        resolve(Check(6, 4, 8), *faces)
    assert caught.value.code == "faces.face"


def test_the_third_face_is_one_of_the_effective_die() -> None:
    assert resolve(Check(imposition=12, stress=4), 1, 1, 4).outcome is FAILURE
    with pytest.raises(InvalidInput):
        resolve(Check(imposition=12, stress=4), 1, 1, 5)
    with pytest.raises(InvalidInput):
        resolve("check", 1, 1, 5)  # type: ignore[arg-type]
