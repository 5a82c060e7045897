"""Everything somebody can do at a table of Imposition; `apply` takes one such step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, shown, text, whole
from threefold.errors import InvalidInput
from threefold.games.imposition.die import BOXES, LEVELS, Die, checked_die
from threefold.games.imposition.pathsteps import PathStep
from threefold.games.imposition.rollsteps import RollStep
from threefold.games.imposition.sheet import checked_id

FIELDS = ("name", "level")
"""The fields that `Write` can name: the name, and what the Level die is called."""


@dataclass(frozen=True, slots=True)
class AddCharacter:
    """Somebody joins: a sheet without paths."""

    id: str
    name: str = ""
    level: Die | int = Die.D6

    def __post_init__(self) -> None:
        checked_id(self.id)
        text(self.name, TEXT_LIMIT, "The name")
        object.__setattr__(self, "level", _level(self.level))


@dataclass(frozen=True, slots=True)
class RemoveCharacter:
    """A sheet is taken off the table, with its open roll."""

    id: str

    def __post_init__(self) -> None:
        checked_id(self.id)


@dataclass(frozen=True, slots=True)
class AddNpc:
    """The GM brings an NPC in."""

    id: str
    name: str = ""
    level: Die | int = Die.D6

    def __post_init__(self) -> None:
        checked_id(self.id, "an NPC of this table")
        text(self.name, TEXT_LIMIT, "The name")
        object.__setattr__(self, "level", _level(self.level))


@dataclass(frozen=True, slots=True)
class RemoveNpc:
    """An NPC leaves the table."""

    id: str

    def __post_init__(self) -> None:
        checked_id(self.id, "an NPC of this table")


@dataclass(frozen=True, slots=True)
class Write:
    """The name of a character or an NPC is written, or what a character's Level die is called."""

    who: str
    field: str
    text: str

    def __post_init__(self) -> None:
        checked_id(self.who)
        if not isinstance(self.field, str) or self.field not in FIELDS:
            raise InvalidInput(
                "write.field", "Choose a field of the sheet to write in.", shown(self.field)
            )
        text(self.text, TEXT_LIMIT, "This text")


@dataclass(frozen=True, slots=True)
class SetLevel:
    """The Level die of a character or an NPC is set."""

    who: str
    die: Die | int

    def __post_init__(self) -> None:
        checked_id(self.who)
        object.__setattr__(self, "die", _level(self.die))


@dataclass(frozen=True, slots=True)
class SetStress:
    """Stress boxes are ticked or cleared by hand; ruling ``imposition.rest``.

    Attributes:
        character: Whose boxes.
        boxes: How many are ticked from now on, 0 to 9.
    """

    character: str
    boxes: int

    def __post_init__(self) -> None:
        checked_id(self.character)
        boxes = whole(self.boxes, 0, BOXES, "stress.boxes", "The number of ticked stress boxes")
        object.__setattr__(self, "boxes", boxes)


@dataclass(frozen=True, slots=True)
class SetConstant:
    """Constant imposition on one character from outside is set, 0 to 100 levels."""

    character: str
    levels: int

    def __post_init__(self) -> None:
        checked_id(self.character)
        object.__setattr__(self, "levels", _levels(self.levels))


@dataclass(frozen=True, slots=True)
class SetConstantOnAll:
    """Constant imposition on all characters is set, 0 to 100 levels."""

    levels: int

    def __post_init__(self) -> None:
        object.__setattr__(self, "levels", _levels(self.levels))


@dataclass(frozen=True, slots=True)
class WriteDifficulty:
    """It is written what an imposition die stands for at this table."""

    die: Die | int
    text: str

    def __post_init__(self) -> None:
        die = checked_die(self.die, "difficulty.die", "The imposition die")
        object.__setattr__(self, "die", die)
        text(self.text, TEXT_LIMIT, "The difficulty")


Step: TypeAlias = (
    AddCharacter
    | RemoveCharacter
    | AddNpc
    | RemoveNpc
    | Write
    | SetLevel
    | PathStep
    | SetStress
    | SetConstant
    | SetConstantOnAll
    | WriteDifficulty
    | RollStep
)


def _level(value: object) -> Die:
    return checked_die(value, "level.die", "The Level die")


def _levels(value: object) -> int:
    return whole(value, 0, LEVELS, "constant.levels", "Constant imposition")
