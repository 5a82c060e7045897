"""icepool, a dice library that knows nothing of us, as an independent oracle."""

from fractions import Fraction

import icepool
import pytest

from tests.rules.ghosts.pools import legal_pools
from threefold.games.ghosts import Outcome, Pool, odds

POOLS = [*legal_pools(), (Pool(4, True, True, 20), True), (Pool(rerolls=12), False)]


def of_icepool(pool: Pool, word_known: bool) -> icepool.Die[str]:
    if pool.desperate:
        safe = icepool.lowest(icepool.d6, icepool.d6)
    else:
        safe = icepool.d6.highest(pool.safe)
    risk = icepool.d6.highest(pool.risk) if pool.risk else icepool.Die([0])

    def read(safe_value: int, risk_value: int) -> str:
        if risk_value > safe_value:
            return "word" if risk_value >= 5 and not word_known else Outcome.AUTOMATIC_FAILURE
        if safe_value < 4:
            return Outcome.FAILURE
        return Outcome.SUCCESS if safe_value == 6 else Outcome.PARTIAL

    return icepool.map(read, safe, risk)


@pytest.mark.parametrize(("pool", "word_known"), POOLS)
def test_odds_agree_with_icepool(pool: Pool, word_known: bool) -> None:
    die = of_icepool(pool, word_known)
    found = odds(pool, word_known)
    learns = die.probability("==", "word")
    assert found.learns_word == learns
    for outcome in Outcome:
        share = die.probability("==", outcome)
        if outcome is Outcome.AUTOMATIC_FAILURE:
            share += learns
        assert found[outcome] == share


def test_the_oracle_itself_is_awake() -> None:
    assert of_icepool(Pool(tags=1), False).probability("==", Outcome.SUCCESS) == Fraction(1, 6)
    assert of_icepool(Pool(tags=1, rerolls=1), False).probability("==", "word") == Fraction(1, 4)
