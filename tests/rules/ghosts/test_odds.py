"""Known answers, and what holds for the odds of any pool."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import InvalidInput
from threefold.games.ghosts import REROLLS, Odds, Outcome, Pool, odds

SUCCESS, PARTIAL, FAILURE, AUTOMATIC = Outcome

pools = st.builds(Pool, st.integers(0, 4), st.booleans(), st.booleans(), st.integers(0, REROLLS))


@pytest.mark.parametrize(
    ("pool", "success", "partial", "failure"),
    [
        (Pool(tags=1), "1/6", "1/3", "1/2"),
        (Pool(tags=2), "11/36", "4/9", "1/4"),
        (Pool(tags=1, relationship=True), "11/36", "4/9", "1/4"),
        (Pool(), "1/36", "2/9", "3/4"),
    ],
)
def test_known_answers_without_risk(pool: Pool, success: str, partial: str, failure: str) -> None:
    found = odds(pool)
    assert found[SUCCESS] == Fraction(success)
    assert found[PARTIAL] == Fraction(partial)
    assert found[FAILURE] == Fraction(failure)
    assert found[AUTOMATIC] == 0


def test_known_answer_for_one_safe_and_one_risk_die() -> None:
    assert odds(Pool(tags=1, rerolls=1))[AUTOMATIC] == Fraction(15, 36)
    assert odds(Pool(power=True), word_known=True)[AUTOMATIC] == Fraction(15, 36)


def test_known_share_that_teaches_the_word() -> None:
    """One against one: risk 5 beats four safe values, risk 6 beats five."""
    assert odds(Pool(tags=1, rerolls=1)).learns_word == Fraction(9, 36)
    assert odds(Pool(tags=1, rerolls=1), word_known=True).learns_word == 0
    assert odds(Pool(tags=1)).learns_word == 0


def test_the_odds_are_a_mapping_with_all_outcomes_best_first() -> None:
    found = odds(Pool(tags=1))
    assert isinstance(found, Odds)
    assert list(found) == [SUCCESS, PARTIAL, FAILURE, AUTOMATIC]
    assert len(found) == 4
    assert all(isinstance(chance, Fraction) for chance in found.values())
    assert dict(found) == {outcome: found[outcome] for outcome in Outcome}
    assert found == dict(found)
    assert found == odds(Pool(relationship=True))
    assert hash(found) == hash(odds(Pool(relationship=True)))
    assert found != odds(Pool(tags=2))
    assert "draw" not in found


def test_odds_that_teach_differ_from_odds_that_do_not() -> None:
    pool = Pool(tags=1, rerolls=1)
    assert dict(odds(pool)) == dict(odds(pool, word_known=True))
    assert odds(pool) != odds(pool, word_known=True)


def test_at_least_adds_up_from_the_best() -> None:
    found = odds(Pool(tags=2, rerolls=1))
    assert found.at_least(SUCCESS) == found[SUCCESS]
    assert found.at_least(PARTIAL) == found[SUCCESS] + found[PARTIAL]
    assert found.at_least(AUTOMATIC) == 1
    with pytest.raises(InvalidInput):
        found.at_least("a draw")  # type: ignore[arg-type]


@given(pools, st.booleans())
def test_chances_add_up_to_one_for_any_pool(pool: Pool, word_known: bool) -> None:
    found = odds(pool, word_known or pool.power)
    assert sum(found.values()) == 1
    assert all(0 <= chance <= 1 for chance in found.values())
    assert 0 <= found.learns_word <= found[AUTOMATIC]
    assert found.left == 0
    assert (found[AUTOMATIC] == 0) == (pool.risk == 0)


@given(pools.filter(lambda pool: pool.rerolls < REROLLS))
def test_a_risk_die_more_never_helps(pool: Pool) -> None:
    now, later = odds(pool, True), odds(pool.rerolled(), True)
    assert later[AUTOMATIC] > now[AUTOMATIC]
    assert later[SUCCESS] == now[SUCCESS], "no risk die beats a six"
    assert later[PARTIAL] < now[PARTIAL]
    assert later[FAILURE] < now[FAILURE]


@given(st.integers(1, 3), st.booleans(), st.integers(0, 50))
def test_a_safe_die_more_never_hurts(tags: int, relationship: bool, rerolls: int) -> None:
    fewer = odds(Pool(tags, relationship, rerolls=rerolls))
    more = odds(Pool(tags + 1, relationship, rerolls=rerolls))
    assert more[SUCCESS] > fewer[SUCCESS]
    assert more.at_least(PARTIAL) > fewer.at_least(PARTIAL)
    assert more[AUTOMATIC] <= fewer[AUTOMATIC]


def test_the_word_needs_to_be_known() -> None:
    with pytest.raises(InvalidInput) as caught:
        odds(Pool(power=True))
    assert caught.value.code == "pool.word-not-known"


@pytest.mark.parametrize("garbage", [None, 2, "pool", [1, 2], {"tags": 1}])
def test_only_a_pool_has_odds(garbage: object) -> None:
    with pytest.raises(InvalidInput):
        odds(garbage)  # type: ignore[arg-type]
