"""`resolve` and `odds` say the same, for pools that Hypothesis picks."""

import itertools
from collections import Counter
from fractions import Fraction

from hypothesis import given, settings
from hypothesis import strategies as st

from threefold.games.ghosts import Outcome, Pool, odds, resolve, until

small = st.builds(Pool, st.integers(0, 4), st.booleans(), st.booleans(), st.integers(0, 4)).filter(
    lambda pool: pool.safe + pool.risk <= 4
)
face = st.integers(1, 6)


@given(small, st.booleans())
@settings(max_examples=60, deadline=None)
def test_how_often_resolve_says_so_is_what_odds_say(pool: Pool, known: bool) -> None:
    known = known or pool.power
    dice = pool.safe + pool.risk
    results = [
        resolve(pool, faces[: pool.safe], faces[pool.safe :], known)
        for faces in itertools.product(range(1, 7), repeat=dice)
    ]
    found = Counter(result.outcome for result in results)
    chances = odds(pool, known)
    assert {o: Fraction(found[o], 6**dice) for o in Outcome} == dict(chances)
    assert Fraction(sum(r.learns_word for r in results), 6**dice) == chances.learns_word


@given(small)
@settings(max_examples=60, deadline=None)
def test_the_first_step_of_a_plan_is_where_resolve_allows_a_reroll(pool: Pool) -> None:
    """`until` = what the throw settles at once + the chance to go on * `until` one die later."""
    dice = pool.safe + pool.risk
    again = 0
    at_once = 0
    for faces in itertools.product(range(1, 7), repeat=dice):
        result = resolve(pool, faces[: pool.safe], faces[pool.safe :], True)
        if result.outcome is Outcome.SUCCESS:
            at_once += 1
        elif result.may_reroll:
            again += 1
    now, later = until(pool, Outcome.SUCCESS, True), until(pool.rerolled(), Outcome.SUCCESS, True)
    expected = Fraction(at_once, 6**dice) + Fraction(again, 6**dice) * later[Outcome.SUCCESS]
    assert abs(now[Outcome.SUCCESS] - expected) < Fraction(1, 10**15)


@given(st.data())
def test_every_result_is_of_one_piece(data: st.DataObject) -> None:
    pool = data.draw(
        st.builds(Pool, st.integers(0, 4), st.booleans(), st.booleans(), st.integers(0, 12))
    )
    safe = data.draw(st.lists(face, min_size=pool.safe, max_size=pool.safe))
    risk = data.draw(st.lists(face, min_size=pool.risk, max_size=pool.risk))
    known = pool.power or data.draw(st.booleans())
    result = resolve(pool, safe, risk, known)
    automatic = result.outcome is Outcome.AUTOMATIC_FAILURE
    failed = automatic or result.outcome is Outcome.FAILURE
    assert (result.consequence is not None) == (failed and not result.learns_word)
    assert not (automatic and result.may_reroll)
    assert not (result.learns_word and (known or not automatic))
    assert resolve(pool, tuple(reversed(safe)), risk[::-1], known) == result, "order is nothing"
