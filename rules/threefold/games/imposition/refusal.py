"""Spending that the rules refuse: more than there is, or what would do nothing."""

from __future__ import annotations

from typing import NamedTuple

from threefold.errors import NotAllowed
from threefold.games.imposition.check import Check
from threefold.games.imposition.die import ALL, Die, let_through
from threefold.phrase import Phrase


class Spent(NamedTuple):
    """What is spent on a check, beside what there is to spend."""

    check: Check
    level: Die
    """The Level die as it stands on the sheet."""
    has: int
    """Points of Aptitude that the aspect has."""
    boxes_left: int
    """Boxes left before this check."""
    paid: int
    """Levels given up of the Level die."""
    npc: bool


def refusal(spent: Spent) -> NotAllowed | None:
    """Say why something cannot be spent so, or None when it can.

    Source: Dueling; Irresistible Imposition; Aptitude; Stress.
    """
    check = spent.check
    if not spent.npc and spent.boxes_left == 0:
        return NotAllowed(
            "spend.passed-out",
            "This character has passed out and cannot roll: clear a stress box first.",
        )
    if spent.paid >= spent.level.step:
        return NotAllowed(
            "spend.level",
            "A Level die goes no lower than d4: give up less of it.",
            f"{spent.paid} levels of a d{spent.level.value}",
        )
    if check.aptitude > spent.has:
        return NotAllowed(
            "spend.aptitude-left",
            Phrase(
                "Points of Aptitude in this aspect: {has}. Use no more than that.", has=spent.has
            ),
            f"{check.aptitude} of {spent.has}",
        )
    if check.stress > spent.boxes_left:
        return NotAllowed(
            "spend.stress-left",
            Phrase("Stress boxes left: {left}. Spend no more than that.", left=spent.boxes_left),
            f"{check.stress} of {spent.boxes_left}",
        )
    return _no_effect(check)


def _no_effect(check: Check) -> NotAllowed | None:
    """Say what would move nothing: Aptitude first, then Stress."""
    applied = let_through(check.aptitude, check.irresistible)
    raised = check.bare.die
    if check.aptitude and not applied:
        held = "all Aptitude" if check.irresistible == ALL else f"{check.irresistible} of it"
        return NotAllowed(
            "spend.aptitude-held",
            "The imposition is irresistible and holds back all the Aptitude used: "
            "use more of it, or none, or spend Stress.",
            f"{check.aptitude} used, {held} held back",
        )
    if applied >= raised.step:
        return _lowest("aptitude", "Aptitude", raised, check.aptitude - applied)
    if check.stress >= raised.lowered(applied).step and check.stress:
        return _lowest("stress", "Stress", raised.lowered(applied))
    return None


def _lowest(name: str, what: str, die: Die, held: int = 0) -> NotAllowed:
    """Say how much lowers a die to d4, what is held back of it included."""
    if die is Die.D4:
        sentence = Phrase(
            "The imposition die is a d4 already: {what} lowers it no further, use none.",
            what=Phrase(what),
        )
    else:
        steps = die.step - 1 + held
        sentence = Phrase(
            "The imposition die goes no lower than d4: use less {what}, {steps} will do.",
            what=Phrase(what),
            steps=steps,
        )
    return NotAllowed(f"spend.{name}-wasted", sentence, f"from a d{die.value}")
