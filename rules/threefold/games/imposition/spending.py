"""The spending table: what Aptitude and Stress buy in a check, and what they cost later."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from threefold.check import whole
from threefold.errors import InvalidInput
from threefold.games.imposition.check import Check, checked_check
from threefold.games.imposition.die import APTITUDE, BOXES, Die, Irresistible, let_through
from threefold.games.imposition.odds import Odds, odds
from threefold.games.imposition.outcome import Outcome
from threefold.phrase import Phrase

BOXES_A_LEVEL = 3
"""So many ticked boxes make a level of constant imposition."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to spend.

    Attributes:
        aptitude: Points of Aptitude used.
        stress: Boxes spent.
        die: The imposition die that is rolled then.
        odds: The odds of that roll.
        gain_full: What is added to the chance of a full success over spending nothing.
        gain_success: What is added to the chance of a success of either kind.
        boxes: Boxes left after this check.
        penalty: How many levels harder every later check is than it is now.
        passes_out: Whether the last box is ticked, so that the character passes out.
    """

    aptitude: int
    stress: int
    die: Die
    odds: Odds
    gain_full: Fraction
    gain_success: Fraction
    boxes: int
    penalty: int
    passes_out: bool


def spending(
    check: Check, aptitude_left: int, boxes_left: int, boxes_ticked: int
) -> tuple[Way, ...]:
    """Return every sensible way to spend on a check, the best chance of a full success first.

    Each way moves the imposition die to another place, the way that spends nothing included (it
    comes last). Of several ways to the same die only the cheapest is there: Aptitude costs
    nothing, so it is used before Stress is, and no more of either than moves the die.

    Source: Aptitude; Irresistible Imposition; Stress.

    Args:
        check: The check; what is spent on it already is set aside.
        aptitude_left: Points that the aspect has, 0 to 5.
        boxes_left: Boxes that can still be spent, 0 to 9.
        boxes_ticked: Boxes ticked before this check, 0 to 9; their price is in `Check.constant`.

    Raises:
        InvalidInput: Not a check, a number out of range, or more than nine boxes in all.
    """
    bare = checked_check(check).bare
    has = whole(aptitude_left, 0, APTITUDE, "spending.aptitude", "The Aptitude of the aspect")
    left = whole(boxes_left, 0, BOXES, "spending.boxes", "The number of boxes left")
    ticked = whole(boxes_ticked, 0, BOXES, "spending.ticked", "The number of boxes ticked")
    if left + ticked > BOXES:
        raise InvalidInput(
            "spending.boxes",
            Phrase(
                "A stress track has {boxes} boxes: count those ticked and those left again.",
                boxes=BOXES,
            ),
            f"{ticked} ticked, {left} left",
        )
    free = let_through(has, bare.irresistible)
    lowest = min(bare.die.step - 1, free + left)
    ways = []
    for levels in range(lowest, -1, -1):
        stress = max(0, levels - free)
        aptitude = _needed(levels - stress, bare.irresistible)
        ways.append(_way(bare, aptitude, stress, left, ticked))
    return tuple(ways)


def penalty(boxes: int) -> int:
    """Return the levels of constant imposition that ticked boxes bring.

    Source: Stress; a level for every three boxes.
    """
    return boxes // BOXES_A_LEVEL


def _needed(levels: int, irresistible: Irresistible) -> int:
    """Return the Aptitude that lowers the die by so many levels, past what is held back."""
    return levels + int(irresistible) if levels else 0


def _way(bare: Check, aptitude: int, stress: int, left: int, ticked: int) -> Way:
    spent = replace(bare, aptitude=aptitude, stress=stress)
    before, after = odds(bare), odds(spent)
    success = Outcome.CONSEQUENCES
    return Way(
        aptitude=aptitude,
        stress=stress,
        die=spent.die,
        odds=after,
        gain_full=after.full - before.full,
        gain_success=after.at_least(success) - before.at_least(success),
        boxes=left - stress,
        penalty=penalty(ticked + stress) - penalty(ticked),
        passes_out=ticked + stress == BOXES,
    )
