"""What lies on this game's tables before it has happened: checks and duels being gathered."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from pyapp import desk
from pyapp.desk import LOOSE, desk_to_data
from threefold import imposition
from threefold.games.imposition import ALL, BOXES, LADDER, Die, Irresistible

__all__ = [
    "DUEL",
    "LEFT",
    "LOOSE",
    "RIGHT",
    "SIDES",
    "Desk",
    "Setup",
    "cleared",
    "desk_from_data",
    "desk_to_data",
    "new_desk",
]

DUEL = "-duel"
"""Key of the setup of the duel as a whole; no id of a character has a dash."""
LEFT = "-a"
"""Key of the setup of one side of the duel."""
RIGHT = "-b"
"""Key of the setup of the other side."""
SIDES = (LEFT, RIGHT)


@dataclass(frozen=True, slots=True)
class Setup(desk.Setup):
    """What one character, one side of a duel or nobody in particular is about to do.

    Attributes:
        seat: Who is on this side of the duel, by id.
        path: The path picked, by id; what an NPC does in a duel, in words.
        aspect: The aspect picked, by id.
        imposition: The imposition die that the GM names.
        npc: The NPC that stands in the way instead, by id.
        irresistible: How much Aptitude is held back.
        aptitude: Points of Aptitude to use.
        stress: Boxes to spend.
        paid: Levels to give up of the own Level die in a duel.
        path_die: The Path die that the GM names for an NPC in a duel.
        other_text: Words for what the duel costs the other side.
    """

    seat: str = ""
    path: str = ""
    aspect: str | None = None
    imposition: int = Die.D6.value
    npc: str | None = None
    irresistible: Irresistible = 0
    aptitude: int = 0
    stress: int = 0
    paid: int = 0
    path_die: int = Die.D4.value
    other_text: str = ""

    def rolled(self) -> Self:
        """Clear what belonged to one throw only."""
        return replace(self, faces=(), keeping=False, text="", other_text="")


Desk = desk.Desk[Setup]


def new_desk() -> Desk:
    """Return a desk with nothing on it."""
    return desk.Desk(Setup())


def cleared(before: Desk, who: str) -> Desk:
    """Take somebody's setup away once it has happened; those who duelled stay on their sides."""
    after = before.cleared(who)
    if who == DUEL:
        for side in SIDES:
            after = after.set(side, Setup(seat=before.of(side).seat))
    return after


def desk_from_data(data: Any) -> Desk:
    """Read a desk; a part that makes no sense is left out, since nothing on it has happened."""
    return _READER.desk(data)


def _own(data: Mapping[str, Any]) -> dict[str, Any]:
    return {
        "seat": desk.text_in(data, "seat"),
        "path": desk.text_in(data, "path"),
        "aspect": desk.written(data.get("aspect")),
        "imposition": _die(data.get("imposition"), Die.D6),
        "npc": desk.written(data.get("npc")),
        "irresistible": _irresistible(data.get("irresistible")),
        "aptitude": _number(data.get("aptitude"), imposition.APTITUDE),
        "stress": _number(data.get("stress"), BOXES),
        "paid": _number(data.get("paid"), len(LADDER) - 1),
        "path_die": _die(data.get("path_die"), Die.D4),
        "other_text": desk.text_in(data, "other_text"),
    }


def _die(value: Any, otherwise: Die) -> int:
    return value if type(value) is int and value in LADDER else otherwise.value


def _number(value: Any, most: int) -> int:
    return value if type(value) is int and 0 <= value <= most else 0


def _irresistible(value: Any) -> Irresistible:
    return ALL if value == ALL else _number(value, imposition.LEVELS)


_READER = desk.Reader(Setup(), imposition.Act, imposition.Request, Die.D12.value, _own)
