"""Everything somebody can do to the paths and aspects of a sheet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, text, whole
from threefold.games.imposition.die import APTITUDE, Die, checked_die
from threefold.games.imposition.sheet import checked_id


@dataclass(frozen=True, slots=True)
class AddPath:
    """A path is added to a sheet; a d4 unless told otherwise."""

    character: str
    id: str
    name: str = ""
    die: Die | int = Die.D4

    def __post_init__(self) -> None:
        _path(self.character, self.id)
        text(self.name, TEXT_LIMIT, "The name of the path")
        object.__setattr__(self, "die", _die(self.die))


@dataclass(frozen=True, slots=True)
class RemovePath:
    """A path is taken off a sheet, with its aspects."""

    character: str
    path: str

    def __post_init__(self) -> None:
        _path(self.character, self.path)


@dataclass(frozen=True, slots=True)
class RenamePath:
    """The name of a path is written."""

    character: str
    path: str
    name: str

    def __post_init__(self) -> None:
        _path(self.character, self.path)
        text(self.name, TEXT_LIMIT, "The name of the path")


@dataclass(frozen=True, slots=True)
class SetPathDie:
    """The die of a path is set, to no less than carries the Aptitude under it."""

    character: str
    path: str
    die: Die | int

    def __post_init__(self) -> None:
        _path(self.character, self.path)
        object.__setattr__(self, "die", _die(self.die))


@dataclass(frozen=True, slots=True)
class AddAspect:
    """An aspect is added under a path."""

    character: str
    path: str
    id: str
    name: str = ""
    aptitude: int = 0

    def __post_init__(self) -> None:
        _aspect(self.character, self.path, self.id)
        text(self.name, TEXT_LIMIT, "The name of the aspect")
        object.__setattr__(self, "aptitude", _points(self.aptitude))


@dataclass(frozen=True, slots=True)
class RemoveAspect:
    """An aspect is taken off a path."""

    character: str
    path: str
    aspect: str

    def __post_init__(self) -> None:
        _aspect(self.character, self.path, self.aspect)


@dataclass(frozen=True, slots=True)
class RenameAspect:
    """The name of an aspect is written."""

    character: str
    path: str
    aspect: str
    name: str

    def __post_init__(self) -> None:
        _aspect(self.character, self.path, self.aspect)
        text(self.name, TEXT_LIMIT, "The name of the aspect")


@dataclass(frozen=True, slots=True)
class SetAptitude:
    """The Aptitude of an aspect is set, to no more than its path die carries."""

    character: str
    path: str
    aspect: str
    aptitude: int

    def __post_init__(self) -> None:
        _aspect(self.character, self.path, self.aspect)
        object.__setattr__(self, "aptitude", _points(self.aptitude))


PathStep: TypeAlias = (
    AddPath
    | RemovePath
    | RenamePath
    | SetPathDie
    | AddAspect
    | RemoveAspect
    | RenameAspect
    | SetAptitude
)


def _path(character: object, path: object) -> None:
    checked_id(character)
    checked_id(path, "a path of this sheet")


def _aspect(character: object, path: object, aspect: object) -> None:
    _path(character, path)
    checked_id(aspect, "an aspect of this path")


def _die(value: object) -> Die:
    return checked_die(value, "path.die", "The Path die")


def _points(value: object) -> int:
    return whole(value, 0, APTITUDE, "aspect.aptitude", "Aptitude")
