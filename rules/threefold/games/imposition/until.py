"""The odds of a plan: reroll until the result is good enough, or the boxes are gone."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from threefold.check import shown, whole
from threefold.errors import InvalidInput
from threefold.games.imposition.check import Check
from threefold.games.imposition.die import BOXES
from threefold.games.imposition.odds import Odds, odds
from threefold.games.imposition.outcome import Outcome


@dataclass(frozen=True, slots=True)
class Plan:
    """What a plan comes to.

    Attributes:
        odds: The chance of each outcome of the throw that is kept.
        boxes: How many boxes are spent on rerolls, on average.
        last_box: The chance that all of them are.
    """

    odds: Odds
    boxes: Fraction
    last_box: Fraction


def until(check: Check, goal: Outcome, boxes: int) -> Plan:
    """Return what comes of throwing now, then rerolling until `goal` while boxes are left.

    Every throw has the same dice and each reroll costs a box, so of n rerolls at most, the plan
    misses its goal when n + 1 throws do. All of it is exact.

    Source: Stress, the paragraph on rerolls.

    Args:
        check: The dice of every throw.
        goal: `Outcome.FULL` or `Outcome.CONSEQUENCES` (a success of either kind).
        boxes: How many boxes the player would spend on rerolls, 0 to 9.

    Raises:
        InvalidInput: Not a check, another goal, or a number of boxes out of range.
    """
    once = odds(check)
    boxes = whole(boxes, 0, BOXES, "until.boxes", "The number of boxes")
    if goal not in (Outcome.FULL, Outcome.CONSEQUENCES):
        raise InvalidInput(
            "until.goal",
            "Choose what to reroll for: a full success, or a success of either kind.",
            f"goal {shown(goal)}",
        )
    miss = 1 - once.at_least(goal)
    throws = sum((miss**count for count in range(boxes + 1)), Fraction(0))
    last = miss**boxes
    wanted = goal == Outcome.FULL
    return Plan(
        odds=Odds(
            full=once.full * throws,
            consequences=once.consequences * (last if wanted else throws),
            failure=once.failure * last,
        ),
        boxes=throws - 1,
        last_box=last if boxes else Fraction(0),
    )
