"""How the dice are read: from faces on the table to what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from threefold.check import shown, whole
from threefold.errors import InvalidInput
from threefold.games.ghosts import rulings as rule
from threefold.games.ghosts.pool import Pool, checked_pool
from threefold.phrase import Phrase

WORD_FROM = 5
"""The risk value from which an automatic failure teaches the Word."""

EACH_FACE = {"safe": "Each face of the safe dice", "risk": "Each face of the risk dice"}
"""What a face is called to the player, by the kind of its die."""

_ASKED = {
    "safe": "Give the faces of the safe dice one by one.",
    "risk": "Give the faces of the risk dice one by one.",
}
_COUNTED = {
    "safe": "Number of safe dice in this pool: {count}. Give {asked}.",
    "risk": "Number of risk dice in this pool: {count}. Give {asked}.",
}


class Outcome(StrEnum):
    """How an action goes, best first."""

    SUCCESS = "success"
    PARTIAL = "partial"
    FAILURE = "failure"
    AUTOMATIC_FAILURE = "automatic-failure"


class Consequence(StrEnum):
    """How heavy the consequence is that a failed action brings."""

    MINOR = "minor"
    MAJOR = "major"


@dataclass(frozen=True, slots=True)
class Result:
    """What one throw means.

    Attributes:
        outcome: How the action goes.
        consequence: What is to be marked, or None.
        learns_word: Whether the character learns their Word of Power instead of a consequence.
        may_reroll: Whether the player may reroll with one more risk die.
        safe: The safe value, 1 to 6.
        risk: The risk value, 1 to 6, or None without risk dice.
        rule: The id of the rule that decided; its text is in `RULES`.
        notes: Ids of further rules that mattered.
    """

    outcome: Outcome
    consequence: Consequence | None
    learns_word: bool
    may_reroll: bool
    safe: int
    risk: int | None
    rule: str
    notes: tuple[str, ...] = ()


def resolve(
    pool: Pool, safe: Sequence[int], risk: Sequence[int], word_known: bool = False
) -> Result:
    """Read a throw.

    Source: Risk Rolls (the table, the comparison of the two values, the reroll) and Words of
    Power (how one is learnt).

    Args:
        pool: The dice that were rolled.
        safe: Faces of the safe dice, each 1 to 6, as many as `pool.safe`.
        risk: Faces of the risk dice, each 1 to 6, as many as `pool.risk`.
        word_known: Whether the character knew a Word of Power before this throw.

    Raises:
        InvalidInput: Faces that do not fit the pool, or a Word used that is not known.
    """
    pool, known = checked_pool(pool, word_known)
    safe_faces = faces(safe, pool.safe, "safe")
    risk_faces = faces(risk, pool.risk, "risk")
    safe_value = min(safe_faces) if pool.desperate else max(safe_faces)
    risk_value = max(risk_faces, default=None)
    notes = (rule.DESPERATE,) if pool.desperate else ()
    if risk_value is not None and risk_value > safe_value:
        return _automatic_failure(safe_value, risk_value, known, notes)
    if risk_value == safe_value:
        notes = (*notes, rule.TIE)
    outcome, consequence, decided = _by_safe_value(safe_value)
    return Result(
        outcome=outcome,
        consequence=consequence,
        learns_word=False,
        may_reroll=risk_value != safe_value,
        safe=safe_value,
        risk=risk_value,
        rule=decided,
        notes=notes,
    )


def _automatic_failure(safe: int, risk: int, known: bool, notes: tuple[str, ...]) -> Result:
    """Read a throw whose risk value is above its safe value."""
    teaches = risk >= WORD_FROM
    learns = teaches and not known
    if learns:
        notes = (*notes, rule.AUTOMATIC_FAILURE)
    elif teaches:
        notes = (*notes, rule.WORD_KNOWN)
    return Result(
        outcome=Outcome.AUTOMATIC_FAILURE,
        consequence=None if learns else Consequence.MAJOR,
        learns_word=learns,
        may_reroll=False,
        safe=safe,
        risk=risk,
        rule=rule.WORD_LEARNT if learns else rule.AUTOMATIC_FAILURE,
        notes=notes,
    )


def _by_safe_value(safe: int) -> tuple[Outcome, Consequence | None, str]:
    """Read the table of results."""
    if safe == 6:
        return Outcome.SUCCESS, None, rule.SIX
    if safe >= 4:
        return Outcome.PARTIAL, None, rule.FOUR_FIVE
    return Outcome.FAILURE, Consequence.MINOR, rule.ONE_THREE


def faces(rolled: object, count: int, kind: str) -> tuple[int, ...]:
    """Check the faces of one kind of die and return them.

    Raises:
        InvalidInput: Not a sequence, not as many as `count`, or a face that is not 1 to 6.
    """
    if not isinstance(rolled, Sequence) or isinstance(rolled, (str, bytes, bytearray)):
        raise InvalidInput(
            "faces.kind",
            _ASKED[kind],
            f"not a sequence of faces: {shown(rolled)}",
        )
    if len(rolled) != count:
        asked = "one face for each" if count else "no face for them"
        sentence = Phrase(_COUNTED[kind], count=count, asked=Phrase(asked))
        raise InvalidInput(
            "faces.count",
            sentence,
            f"{len(rolled)} faces for {count} {kind} dice",
        )
    return tuple(whole(face, 1, 6, "faces.face", EACH_FACE[kind]) for face in rolled)
