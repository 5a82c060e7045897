"""Reroll until it is good enough, against playing the plan out throw by throw."""

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from threefold import InvalidInput
from threefold.games.imposition import Check, Outcome, odds, until

FULL, CONSEQUENCES, FAILURE = Outcome
goals = st.sampled_from([FULL, CONSEQUENCES])


def played(check: Check, goal: Outcome, boxes: int) -> tuple[dict[Outcome, Fraction], Fraction]:
    """What is kept and what is spent, by recursion: throw, then keep or spend a box."""
    kept = dict.fromkeys(Outcome, Fraction(0))
    spent = Fraction(0)
    for outcome, chance in odds(check).items():
        if boxes == 0 or list(Outcome).index(outcome) <= list(Outcome).index(goal):
            kept[outcome] += chance
            continue
        later, more = played(check, goal, boxes - 1)
        spent += chance * (1 + more)
        for last, share in later.items():
            kept[last] += chance * share
    return kept, spent


@given(strategies.checks, goals, st.integers(0, 4))
@settings(max_examples=60)
def test_until_agrees_with_playing_it_out(check: Check, goal: Outcome, boxes: int) -> None:
    plan = until(check, goal, boxes)
    assert (dict(plan.odds), plan.boxes) == played(check, goal, boxes)


@given(strategies.checks, goals, st.integers(0, 9))
def test_a_plan_is_of_one_piece(check: Check, goal: Outcome, boxes: int) -> None:
    plan = until(check, goal, boxes)
    miss = 1 - odds(check).at_least(goal)
    assert sum(plan.odds.values()) == 1
    assert 0 <= plan.boxes <= boxes
    assert 1 - plan.odds.at_least(goal) == miss ** (boxes + 1)
    assert plan.last_box == (miss**boxes if boxes else 0)


@given(strategies.checks, goals)
def test_without_boxes_the_plan_is_one_throw(check: Check, goal: Outcome) -> None:
    plan = until(check, goal, 0)
    assert (plan.odds, plan.boxes, plan.last_box) == (odds(check), 0, 0)


def test_a_plan_for_any_success_never_gives_one_away() -> None:
    either, full = until(Check(6, 6, 8), CONSEQUENCES, 3), until(Check(6, 6, 8), FULL, 3)
    assert either.odds.full < full.odds.full
    assert either.odds.failure < full.odds.failure, "a success rerolled may fail"
    assert either.boxes < full.boxes


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        ((Check(), FAILURE, 1), "until.goal"),
        ((Check(), "best", 1), "until.goal"),
        ((Check(), None, 1), "until.goal"),
        ((Check(), FULL, 10), "until.boxes"),
        ((Check(), FULL, -1), "until.boxes"),
        (("check", FULL, 1), "check.kind"),
    ],
)
def test_other_plans_are_refused(arguments: tuple[object, ...], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        until(*arguments)  # type: ignore[arg-type]
    assert caught.value.code == code
