"""What lies on this game's tables before it has happened: pools, a consequence being chosen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Self

from pyapp import desk
from pyapp.desk import LOOSE, desk_to_data
from threefold import ghosts

__all__ = ["LOOSE", "Desk", "Setup", "desk_from_data", "desk_to_data", "new_desk"]


@dataclass(frozen=True, slots=True)
class Setup(desk.Setup):
    """What one character (or nobody in particular) is about to do.

    Attributes:
        tags: Numbers of the tags picked, 0 to 3.
        other: Whose relationship is picked.
        word: Whether the Word of Power is picked.
        breaks: The relationship chosen to be broken instead of a consequence.
        effect: What the Word learnt does.
    """

    tags: tuple[int, ...] = ()
    other: str | None = None
    word: bool = False
    breaks: str | None = None
    effect: str = ""

    def rolled(self) -> Self:
        """Clear what belonged to one throw only."""
        return replace(self, faces=(), keeping=False, text="", breaks=None, effect="")

    def to_keep(self) -> Self:
        """Begin to keep the result; nothing is chosen to be broken yet."""
        return replace(self, keeping=True, breaks=None)


Desk = desk.Desk[Setup]


def new_desk() -> Desk:
    """Return a desk with nothing on it."""
    return desk.Desk(Setup())


def desk_from_data(data: Any) -> Desk:
    """Read a desk; a part that makes no sense is left out, since nothing on it has happened."""
    return _READER.desk(data)


def _own(data: Mapping[str, Any]) -> dict[str, Any]:
    tags = {tag for tag in desk.numbers(data.get("tags")) if tag < ghosts.TAGS}
    return {
        "tags": tuple(sorted(tags)),
        "other": desk.written(data.get("other")),
        "word": data.get("word") is True,
        "breaks": desk.written(data.get("breaks")),
        "effect": desk.text_in(data, "effect"),
    }


_READER = desk.Reader(Setup(), ghosts.Act, ghosts.Request, 6, _own)
