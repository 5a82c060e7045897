"""The plan "reroll until" against a recursion over the throws, each throw by icepool."""

from fractions import Fraction

import icepool
import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import InvalidInput
from threefold.games.ghosts import REROLLS, Odds, Outcome, Pool, odds, until

SUCCESS, PARTIAL, FAILURE, AUTOMATIC = Outcome
GOALS = [SUCCESS, PARTIAL]
DEPTH = 30

STARTS = [
    (Pool(), False),
    (Pool(rerolls=1), False),
    (Pool(tags=1), False),
    (Pool(tags=1), True),
    (Pool(tags=2, rerolls=3), False),
    (Pool(tags=3, relationship=True), False),
    (Pool(power=True), True),
    (Pool(4, True, True), True),
    (Pool(4, True, True, 2), True),
]


def one_throw(pool: Pool, risk_dice: int) -> list[tuple[int, int, Fraction]]:
    """Safe value, risk value and chance of one throw; risk value 0 without risk dice."""
    lowest = icepool.lowest(icepool.d6, icepool.d6)
    safe = lowest if pool.desperate else icepool.d6.highest(pool.safe)
    risk = icepool.d6.highest(risk_dice) if risk_dice else icepool.Die([0])
    chances = [(s, r, safe.probability(s) * risk.probability(r)) for s in safe for r in risk]
    assert sum(chance for *_, chance in chances) == 1
    return chances


def plan(pool: Pool, risk_dice: int, goal: Outcome, depth: int) -> dict[str, Fraction]:
    """What the last throw shows; what is still going on at the depth's end is missing."""
    found = dict.fromkeys(("success", "partial", "failure", "automatic", "teaches"), Fraction(0))
    if not depth:
        return found
    again = Fraction(0)
    for safe, risk, chance in one_throw(pool, risk_dice):
        if risk > safe:
            found["automatic"] += chance
            if risk >= 5:
                found["teaches"] += chance
        elif safe == 6:
            found["success"] += chance
        elif safe >= 4 and (goal is PARTIAL or risk == safe):
            found["partial"] += chance
        elif risk == safe:
            found["failure"] += chance
        else:
            again += chance
    later = plan(pool, risk_dice + 1, goal, depth - 1)
    return {key: chance + again * later[key] for key, chance in found.items()}


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("pool", "word_known"), STARTS)
def test_until_agrees_with_a_recursion_over_throws(
    pool: Pool, word_known: bool, goal: Outcome
) -> None:
    oracle = plan(pool, pool.risk, goal, DEPTH)
    found = until(pool, goal, word_known)
    slack = Fraction(1, 10**15)
    for outcome, key in zip(Outcome, ("success", "partial", "failure", "automatic"), strict=True):
        assert 0 <= oracle[key] - found[outcome] < slack
    teaches = Fraction(0) if word_known else oracle["teaches"]
    assert 0 <= teaches - found.learns_word < slack


@given(
    st.builds(Pool, st.integers(0, 4), st.booleans(), st.booleans(), st.integers(0, REROLLS)),
    st.sampled_from(GOALS),
)
def test_almost_nothing_is_left_and_all_is_accounted_for(pool: Pool, goal: Outcome) -> None:
    found = until(pool, goal, word_known=True)
    assert isinstance(found, Odds)
    assert 0 <= found.left < Fraction(1, 10**15)
    assert sum(found.values()) + found.left == 1


@pytest.mark.parametrize("goal", GOALS)
@pytest.mark.parametrize(("pool", "word_known"), STARTS)
def test_the_plan_reaches_its_goal_more_often_than_one_throw(
    pool: Pool, word_known: bool, goal: Outcome
) -> None:
    once, planned = odds(pool, word_known), until(pool, goal, word_known)
    assert planned.at_least(goal) > once.at_least(goal)
    assert planned[AUTOMATIC] >= once[AUTOMATIC], "the price of rerolling"


def test_a_reroll_until_partial_never_gives_a_partial_away() -> None:
    for_partial, for_success = until(Pool(tags=2), PARTIAL), until(Pool(tags=2), SUCCESS)
    assert for_partial[SUCCESS] < for_success[SUCCESS]
    assert for_partial.at_least(PARTIAL) > for_success.at_least(PARTIAL)


@pytest.mark.parametrize("goal", [FAILURE, AUTOMATIC, "a draw", None, 6])
def test_other_goals_are_refused(goal: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        until(Pool(tags=1), goal)  # type: ignore[arg-type]
    assert caught.value.code == "until.goal"


def test_the_word_needs_to_be_known() -> None:
    with pytest.raises(InvalidInput) as caught:
        until(Pool(power=True), SUCCESS)
    assert caught.value.code == "pool.word-not-known"
