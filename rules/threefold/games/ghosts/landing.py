"""Where a consequence is marked, and what may be given up instead."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from threefold.check import shown, whole
from threefold.errors import InvalidInput
from threefold.games.ghosts.cast import Cast, Relationship, checked_cast
from threefold.games.ghosts.outcome import Consequence
from threefold.games.ghosts.rulings import SHIELD
from threefold.games.ghosts.sheet import MINOR_SLOTS, Character
from threefold.rulings import Rulings

_NUMBERS = {
    Consequence.MINOR: "The number of the minor slot",
    Consequence.MAJOR: "The number of the major slot",
}


@dataclass(frozen=True, slots=True)
class Slot:
    """A slot for a consequence on a sheet.

    Source: Consequences.

    Attributes:
        kind: Minor or major.
        index: Which of the three minor slots, 0 to 2; always 0 for the major one.

    Raises:
        InvalidInput: There is no such slot.
    """

    kind: Consequence
    index: int = 0

    def __post_init__(self) -> None:
        if self.kind not in tuple(Consequence):
            raise InvalidInput(
                "slot.kind", "Choose a minor slot or the major one.", shown(self.kind)
            )
        kind = Consequence(self.kind)
        last = MINOR_SLOTS - 1 if kind is Consequence.MINOR else 0
        index = whole(self.index, 0, last, "slot.index", _NUMBERS[kind])
        object.__setattr__(self, "kind", kind)
        object.__setattr__(self, "index", index)


class Beyond(StrEnum):
    """What a consequence comes to when the slots are full."""

    ANCHOR = "anchor"
    NOTHING = "nothing"


ANCHOR = Beyond.ANCHOR
"""The anchor is lost."""
NOTHING = Beyond.NOTHING
"""The anchor is lost already: there is nothing left to mark, and the table decides."""

Landing: TypeAlias = Slot | Beyond


def landing(character: Character, consequence: Consequence) -> Landing:
    """Say where a consequence would be marked on a sheet; marks nothing.

    Source: Consequences. A minor one takes the first free minor slot and becomes major when all
    three are full; a major one takes the major slot and costs the anchor when that is full.

    Raises:
        InvalidInput: Not a sheet, or not a consequence.
    """
    if not isinstance(character, Character):
        raise InvalidInput(
            "cast.no-such-character", "Choose a character of this table.", shown(character)
        )
    if consequence not in tuple(Consequence):
        raise InvalidInput(
            "landing.consequence", "Choose a minor or a major consequence.", shown(consequence)
        )
    if consequence == Consequence.MINOR:
        for index, label in enumerate(character.minor):
            if label is None:
                return Slot(Consequence.MINOR, index)
    if character.major is None:
        return Slot(Consequence.MAJOR)
    return NOTHING if character.anchor.lost else ANCHOR


def shields(
    cast: Cast, character_id: str, consequence: Consequence, rulings: Rulings
) -> tuple[Relationship, ...]:
    """Return the relationships that may be broken instead of a consequence.

    Source: Changing Relationships; ruling ``ghosts.shield``. Where nothing is left to mark there
    is nothing to protect from.

    Raises:
        InvalidInput: No such character, not a consequence, or an unknown ruling.
    """
    where = landing(checked_cast(cast).character(character_id), consequence)
    slots_only = SHIELD.chosen(rulings) == "slots-only"
    if where is NOTHING or (where is ANCHOR and slots_only):
        return ()
    return tuple(shared for shared in cast.of(character_id) if shared.healthy)
