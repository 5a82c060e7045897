"""How the dice are read: from three faces on the table to what happened."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from threefold.check import whole
from threefold.games.imposition import rulings as rule
from threefold.games.imposition.check import Cause, Check, checked_check
from threefold.games.imposition.die import Die, let_through
from threefold.phrase import Phrase


class Outcome(StrEnum):
    """How an action goes, best first."""

    FULL = "full"
    CONSEQUENCES = "consequences"
    FAILURE = "failure"


@dataclass(frozen=True, slots=True)
class Result:
    """What one throw means.

    Attributes:
        outcome: How the action goes.
        level_meets: Whether the Level die meets or beats the imposition die.
        path_meets: Whether the Path die does.
        rule: The id of the rule that decided; its text is in `RULES`.
        notes: Ids of further rules that mattered.
    """

    outcome: Outcome
    level_meets: bool
    path_meets: bool
    rule: str
    notes: tuple[str, ...] = ()


_BY_COUNT = {
    2: (Outcome.FULL, rule.BOTH),
    1: (Outcome.CONSEQUENCES, rule.ONE),
    0: (Outcome.FAILURE, rule.NONE),
}


def resolve(check: Check, level_face: int, path_face: int, imposition_face: int) -> Result:
    """Read a throw.

    Source: Resolution Mechanic. Each of the first two dice is compared with the third by itself.

    Args:
        check: The dice that were rolled.
        level_face: What the Level die shows, 1 up to its sides.
        path_face: What the Path die shows, likewise.
        imposition_face: What the imposition die (`Check.die`) shows, likewise.

    Raises:
        InvalidInput: Not a check, or a face that its die does not have.
    """
    level, path, imposition = checked_check(check).dice
    level_shows = face(level_face, level, "The face of the Level die")
    path_shows = face(path_face, path, "The face of the Path die")
    against = face(imposition_face, imposition, "The face of the imposition die")
    level_meets, path_meets = level_shows >= against, path_shows >= against
    outcome, decided = _BY_COUNT[level_meets + path_meets]
    notes = _moved(check)
    if against in (level_shows, path_shows):
        notes = (rule.EQUAL, *notes)
    return Result(outcome, level_meets, path_meets, decided, notes)


def face(value: object, die: Die, what: str) -> int:
    """Return a face of a die.

    Raises:
        InvalidInput: ``faces.face``.
    """
    named = Phrase("{what}, a d{die},", what=Phrase(what), die=die.value)
    return whole(value, 1, die, "faces.face", named)


def _moved(check: Check) -> tuple[str, ...]:
    """Name the rules that moved the imposition die, or kept it from moving."""
    causes = {move.cause for move in check.walk}
    room = Die.D12.step - Die(check.imposition).step
    held_back = check.aptitude > let_through(check.aptitude, check.irresistible)
    mattered = {
        rule.CONSTANT: Cause.CONSTANT in causes,
        rule.CEILING: check.constant > room,
        rule.IRRESISTIBLE: held_back,
        rule.STRESS: Cause.STRESS in causes,
    }
    return tuple(each for each, so in mattered.items() if so)
