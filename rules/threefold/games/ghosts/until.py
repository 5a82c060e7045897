"""The odds of a plan: reroll until the result is good enough."""

from __future__ import annotations

from fractions import Fraction

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.games.ghosts.odds import Odds, ways
from threefold.games.ghosts.outcome import Outcome
from threefold.games.ghosts.pool import Pool, checked_pool

CLOSE_ENOUGH = Fraction(1, 10**15)
"""What may be left of the endless series when it is no longer followed."""


def until(pool: Pool, goal: Outcome, word_known: bool = False) -> Odds:
    """Return the odds of the throw that is kept by a player who rerolls until `goal`.

    The player throws `pool` now and rerolls, a risk die more each time, until the result is
    `goal` or better, or may not be rerolled: a tie or an automatic failure ends the plan. There
    is no last reroll, so this is an endless series. Each term is exact; the series is followed
    until less than 1e-15 is left, and that remainder is `Odds.left`.

    Source: Risk Rolls, the paragraph on rerolls.

    Args:
        pool: The dice of the first throw of the plan.
        goal: `Outcome.PARTIAL` or `Outcome.SUCCESS`.
        word_known: Whether the character knows a Word of Power.

    Raises:
        InvalidInput: Another goal, not a pool, or a Word used that is not known.
    """
    pool, known = checked_pool(pool, word_known)
    if goal not in (Outcome.SUCCESS, Outcome.PARTIAL):
        raise InvalidInput(
            "until.goal",
            "Choose what to reroll for: a partial success or a success.",
            f"goal {shown(goal)}",
        )
    sure = goal == Outcome.SUCCESS
    # Whole numbers over one growing total: fractions would be reduced anew in every term.
    success = partial = failure = teaching = 0
    left = total = 1
    risk = pool.risk
    while left * CLOSE_ENOUGH.denominator >= total:
        count = ways(pool.desperate, pool.safe, risk)
        again = count.open_below_four + (count.open_partial if sure else 0)
        stands = count.partial - (count.open_partial if sure else 0)
        success = success * count.total + left * count.success
        partial = partial * count.total + left * stands
        failure = failure * count.total + left * (count.failure - count.open_below_four)
        teaching = teaching * count.total + left * count.teaching
        left, total = left * again, total * count.total
        risk += 1
    return Odds(
        success=Fraction(success, total),
        partial=Fraction(partial, total),
        failure=Fraction(failure, total),
        automatic_failure=Fraction(total - left - success - partial - failure, total),
        learns_word=Fraction(0) if known else Fraction(teaching, total),
        left=Fraction(left, total),
    )
