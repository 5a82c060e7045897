"""A character's sheet, and an NPC."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeVar

from threefold.check import TEXT_LIMIT, several, shown, text, whole
from threefold.errors import InvalidInput
from threefold.games.imposition.die import APTITUDE, BOXES, LEVELS, Die, checked_die
from threefold.games.imposition.roll import Roll
from threefold.games.imposition.spending import penalty
from threefold.phrase import Phrase

PATH_LIMIT = 20
"""The most paths on a sheet."""
ASPECT_LIMIT = 20
"""The most aspects under a path."""

_ID = re.compile(r"[a-z0-9]{1,16}")


def checked_id(value: object, what: str = "a character of this table") -> str:
    """Return an id: 1 to 16 of a-z and 0-9.

    Raises:
        InvalidInput: It is none; the sentence asks for ``what`` instead.
    """
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise InvalidInput("sheet.id", Phrase("Choose {what}.", what=Phrase(what)), shown(value))
    return value


@dataclass(frozen=True, slots=True)
class Aspect:
    """What a character is particularly good at within a path.

    Source: Aspects; Aptitude.

    Attributes:
        id: What the app calls it, once in its path: 1 to 16 of a-z and 0-9.
        name: Its name, as written.
        aptitude: Its points, 0 to 5; the path may carry fewer.
    """

    id: str
    name: str = ""
    aptitude: int = 0

    def __post_init__(self) -> None:
        checked_id(self.id, "an aspect of this path")
        text(self.name, TEXT_LIMIT, "The name of the aspect")
        points = whole(self.aptitude, 0, APTITUDE, "aspect.aptitude", "Aptitude")
        object.__setattr__(self, "aptitude", points)


@dataclass(frozen=True, slots=True)
class Path:
    """What a character does to get past obstacles, with its die and its aspects.

    Source: Paths; Aspects; Aptitude, on what a path die carries.

    Attributes:
        id: What the app calls it, once on its sheet: 1 to 16 of a-z and 0-9.
        name: Its name, as written.
        die: The Path die; a d4 at creation.
        aspects: Up to 20, each with no more Aptitude than the step of the die (d4 1, d12 5).

    Raises:
        InvalidInput: A value of the wrong kind, an id twice, or more Aptitude than the die carries.
    """

    id: str
    name: str = ""
    die: Die | int = Die.D4
    aspects: tuple[Aspect, ...] = ()

    def __post_init__(self) -> None:
        checked_id(self.id, "a path of this sheet")
        text(self.name, TEXT_LIMIT, "The name of the path")
        die = checked_die(self.die, "path.die", "The Path die")
        object.__setattr__(self, "die", die)
        aspects = all_of(self.aspects, Aspect, ASPECT_LIMIT, "Aspects of a path")
        once(aspect.id for aspect in aspects)
        for aspect in aspects:
            if aspect.aptitude > die.step:
                raise broken(f"Aptitude {aspect.aptitude} under a d{die.value}")
        object.__setattr__(self, "aspects", aspects)

    def aspect(self, aspect_id: str) -> Aspect:
        """Return an aspect.

        Raises:
            InvalidInput: There is none of that id under this path.
        """
        for aspect in self.aspects:
            if aspect.id == aspect_id:
                return aspect
        raise InvalidInput(
            "sheet.no-such-aspect", "Choose an aspect of this path.", shown(aspect_id)
        )


@dataclass(frozen=True, slots=True)
class Character:
    """A sheet.

    Source: Level Die; Paths; Stress; Constant Imposition.

    Attributes:
        id: What the app calls it: 1 to 16 of a-z and 0-9.
        name: The character's name, as written.
        level: The Level die.
        level_name: What the table calls the Level die; blank when it has no name of its own.
        paths: Up to 20.
        stress: Boxes ticked, 0 to 9; with the last one the character has passed out.
        constant: Constant imposition from outside, 0 to 100 levels.
        open: The roll that was thrown and not yet kept, or None; its boxes are ticked already.

    Raises:
        InvalidInput: A value of the wrong kind or out of range, an id twice, or an open roll that
            disagrees with the sheet on the boxes.
    """

    id: str
    name: str = ""
    level: Die | int = Die.D6
    level_name: str = ""
    paths: tuple[Path, ...] = ()
    stress: int = 0
    constant: int = 0
    open: Roll | None = None

    def __post_init__(self) -> None:
        checked_id(self.id)
        text(self.name, TEXT_LIMIT, "The name")
        text(self.level_name, TEXT_LIMIT, "The name of the Level die")
        paths = all_of(self.paths, Path, PATH_LIMIT, "Paths of a character")
        once(path.id for path in paths)
        checked = {
            "level": checked_die(self.level, "character.level", "The Level die"),
            "paths": paths,
            "stress": whole(self.stress, 0, BOXES, "character.stress", "Ticked stress boxes"),
            "constant": whole(
                self.constant, 0, LEVELS, "character.constant", "Constant imposition"
            ),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)
        if self.open is not None and not fits(self.open, self.stress):
            raise broken(f"character {self.id}: {self.stress} boxes, open {shown(self.open)}")

    @property
    def penalty(self) -> int:
        """Levels of constant imposition that the ticked boxes bring to the next check."""
        return penalty(self.stress)

    @property
    def boxes_left(self) -> int:
        """Boxes that can still be ticked."""
        return BOXES - self.stress

    @property
    def passed_out(self) -> bool:
        """Whether all boxes are ticked: no roll until one is cleared."""
        return self.stress == BOXES

    def path(self, path_id: str) -> Path:
        """Return a path.

        Raises:
            InvalidInput: There is none of that id on this sheet.
        """
        for path in self.paths:
            if path.id == path_id:
                return path
        raise InvalidInput("sheet.no-such-path", "Choose a path of this sheet.", shown(path_id))


@dataclass(frozen=True, slots=True)
class Npc:
    """Somebody the GM plays: a Level die that is the imposition die of checks against them.

    Source: The Imposition Die, on NPC opponents.

    Attributes:
        id: What the app calls it: 1 to 16 of a-z and 0-9, and no character's.
        name: Its name, as written.
        level: The Level die.
    """

    id: str
    name: str = ""
    level: Die | int = Die.D6

    def __post_init__(self) -> None:
        checked_id(self.id, "an NPC of this table")
        text(self.name, TEXT_LIMIT, "The name")
        object.__setattr__(self, "level", checked_die(self.level, "npc.level", "The Level die"))


T = TypeVar("T")


def all_of(values: object, kind: type[T], most: int, what: str) -> tuple[T, ...]:
    """Return values that are all of one kind, at most so many.

    Raises:
        InvalidInput: They are not.
    """
    items = several(values, 0, most, "sheet.kind", what)
    for item in items:
        if not isinstance(item, kind):
            raise broken(f"not a {kind.__name__}: {shown(item)}")
    return tuple(item for item in items if isinstance(item, kind))


def once(ids: Iterable[str]) -> None:
    """Check that no id is there twice.

    Raises:
        InvalidInput: One is.
    """
    given = list(ids)
    if len(set(given)) != len(given):
        raise broken(f"an id twice in {shown(given)}")


def fits(roll: object, stress: int) -> bool:
    """Say whether an open roll is a character's with so many boxes ticked."""
    return isinstance(roll, Roll) and not roll.act.npc and roll.boxes == stress


def broken(reason: str) -> InvalidInput:
    """Make the error of a sheet whose parts do not fit together, for the caller to raise."""
    return InvalidInput("sheet.broken", "The parts of this sheet do not fit together.", reason)
