"""The closed form against throwing every die every way.

Safe dice and risk dice are enumerated whole (6**6 and 6**4 throws at most), each throw read with
`min` and `max`; only then are the two tallies combined, pair by pair of values.
"""

import itertools
from collections import Counter
from fractions import Fraction
from functools import cache

import pytest

from tests.rules.ghosts.pools import legal_pools
from threefold.games.ghosts import Odds, Outcome, Pool, odds, resolve

POOLS = list(legal_pools())
SUCCESS, PARTIAL, FAILURE, AUTOMATIC = Outcome


@cache
def tally(dice: int, lowest: bool) -> Counter[int]:
    """How many of all throws show each value; value 0 stands for no dice."""
    if not dice:
        return Counter({0: 1})
    pick = min if lowest else max
    return Counter(pick(faces) for faces in itertools.product(range(1, 7), repeat=dice))


def read(safe: int, risk: int) -> Outcome:
    if risk > safe:
        return AUTOMATIC
    return {6: SUCCESS, 5: PARTIAL, 4: PARTIAL}.get(safe, FAILURE)


def brute(pool: Pool, word_known: bool) -> tuple[dict[Outcome, Fraction], Fraction]:
    nothing = pool.tags == 0 and not pool.relationship and not pool.power
    safe_dice = 2 if nothing else pool.tags + int(pool.relationship) + int(pool.power)
    risk_dice = int(pool.power) + pool.rerolls
    found: Counter[Outcome] = Counter()
    learnt = 0
    for safe, safe_ways in tally(safe_dice, nothing).items():
        for risk, risk_ways in tally(risk_dice, False).items():
            found[read(safe, risk)] += safe_ways * risk_ways
            if risk > safe and risk in (5, 6) and not word_known:
                learnt += safe_ways * risk_ways
    total = 6 ** (safe_dice + risk_dice)
    assert sum(found.values()) == total
    return {o: Fraction(found[o], total) for o in Outcome}, Fraction(learnt, total)


def test_the_pools_are_all_there() -> None:
    shapes = {(pool.safe, pool.risk, pool.desperate) for pool, _ in POOLS}
    assert len(POOLS) == 10 * 5 * 2 + 10 * 4
    for safe, risk in itertools.product(range(1, 6), range(5)):
        assert (safe, risk, False) in shapes
    assert {(2, risk, True) for risk in range(5)} <= shapes
    assert {(6, risk, False) for risk in range(1, 5)} <= shapes, "six safe dice include the Word"


@pytest.mark.parametrize(("pool", "word_known"), POOLS)
def test_odds_are_those_of_all_throws(pool: Pool, word_known: bool) -> None:
    expected, learns = brute(pool, word_known)
    found = odds(pool, word_known)
    assert dict(found) == expected
    assert found.learns_word == learns
    assert sum(found.values()) == 1


SMALL = [(pool, known) for pool, known in POOLS if pool.safe + pool.risk <= 5]


@pytest.mark.parametrize(("pool", "word_known"), SMALL)
def test_odds_are_those_of_reading_every_throw(pool: Pool, word_known: bool) -> None:
    """The same with `resolve` reading each throw of all dice together, up to five dice."""
    found: Counter[Outcome] = Counter()
    learnt = 0
    for faces in itertools.product(range(1, 7), repeat=pool.safe + pool.risk):
        result = resolve(pool, faces[: pool.safe], faces[pool.safe :], word_known)
        found[result.outcome] += 1
        learnt += result.learns_word
    total = found.total()
    best, partial, failure, worst = (Fraction(found[outcome], total) for outcome in Outcome)
    assert odds(pool, word_known) == Odds(best, partial, failure, worst, Fraction(learnt, total))
