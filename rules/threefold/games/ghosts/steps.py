"""Everything somebody can do at a table of City of Ghosts; `apply` takes one such step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, flag, shown, text
from threefold.errors import InvalidInput
from threefold.games.ghosts.act import Act, checked_act
from threefold.games.ghosts.cast import checked_pair
from threefold.games.ghosts.landing import Slot
from threefold.games.ghosts.roll import Throw, checked_throw
from threefold.games.ghosts.sheet import MINOR_SLOTS, checked_id

MINORS = tuple(f"minor{number + 1}" for number in range(MINOR_SLOTS))
SLOT_FIELDS = (*MINORS, "major")
"""The fields of the slots for consequences, in the order they fill."""
TAG_FIELDS = ("tag1", "tag2", "tag3", "tag4")
FIELDS = ("name", *TAG_FIELDS, "anchor", *SLOT_FIELDS, "word", "effect")
"""The fields of a sheet that `Write` can name."""


@dataclass(frozen=True, slots=True)
class AddCharacter:
    """Somebody joins: a blank sheet, and a blank healthy relationship with everybody else."""

    id: str
    name: str = ""

    def __post_init__(self) -> None:
        checked_id(self.id)
        text(self.name, TEXT_LIMIT, "The name")


@dataclass(frozen=True, slots=True)
class RemoveCharacter:
    """A sheet is taken off the table, with its relationships and its open roll."""

    id: str

    def __post_init__(self) -> None:
        checked_id(self.id)


@dataclass(frozen=True, slots=True)
class Write:
    """A field of a sheet is written.

    A consequence can be written only where one is marked. Writing ``word`` makes a Word known
    that was not; its ``effect`` can be written once it is.
    """

    character: str
    field: str
    text: str

    def __post_init__(self) -> None:
        checked_id(self.character)
        if not isinstance(self.field, str) or self.field not in FIELDS:
            raise InvalidInput(
                "write.field", "Choose a field of the sheet to write in.", shown(self.field)
            )
        text(self.text, TEXT_LIMIT, "This text")


@dataclass(frozen=True, slots=True)
class Mark:
    """A free slot is marked by hand."""

    character: str
    slot: Slot
    label: str = ""

    def __post_init__(self) -> None:
        checked_id(self.character)
        _slot(self.slot)
        text(self.label, TEXT_LIMIT, "The consequence")


@dataclass(frozen=True, slots=True)
class ClearSlot:
    """A marked slot becomes free again; ruling ``ghosts.heal``."""

    character: str
    slot: Slot

    def __post_init__(self) -> None:
        checked_id(self.character)
        _slot(self.slot)


@dataclass(frozen=True, slots=True)
class SetAnchor:
    """The anchor is lost, or back."""

    character: str
    lost: bool

    def __post_init__(self) -> None:
        checked_id(self.character)
        object.__setattr__(self, "lost", flag(self.lost, "anchor.lost", "Losing the anchor"))


@dataclass(frozen=True, slots=True)
class Forget:
    """A Word of Power that was written by mistake is taken off the sheet."""

    character: str

    def __post_init__(self) -> None:
        checked_id(self.character)


@dataclass(frozen=True, slots=True)
class Relate:
    """The label of a relationship is written, on both sheets at once."""

    a: str
    b: str
    label: str

    def __post_init__(self) -> None:
        checked_pair(self.a, self.b)
        text(self.label, TEXT_LIMIT, "The relationship")


@dataclass(frozen=True, slots=True)
class SetHealth:
    """A relationship becomes healthy or broken, for both owners at once."""

    a: str
    b: str
    healthy: bool

    def __post_init__(self) -> None:
        checked_pair(self.a, self.b)
        healthy = flag(self.healthy, "relationship.healthy", "A healthy relationship")
        object.__setattr__(self, "healthy", healthy)


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """The dice of an act are thrown: by a character, or by nobody of this table (None)."""

    character: str | None
    act: Act
    throw: Throw

    def __post_init__(self) -> None:
        _maybe_id(self.character)
        checked_act(self.act)
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class Reroll:
    """The open roll is thrown again with one more risk die."""

    character: str | None
    throw: Throw

    def __post_init__(self) -> None:
        _maybe_id(self.character)
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class Keep:
    """The open roll is kept as it stands, and what it brings is written down.

    Attributes:
        character: Whose open roll it is, or None for the loose one.
        text: The label of the consequence; or the Word that is learnt; or the complication,
            which stands in this step and on no sheet.
        effect: The effect of the Word that is learnt, else blank.
        breaks: The other owner of the relationship that is broken instead of a consequence.
    """

    character: str | None
    text: str = ""
    effect: str = ""
    breaks: str | None = None

    def __post_init__(self) -> None:
        _maybe_id(self.character)
        text(self.text, TEXT_LIMIT, "This text")
        text(self.effect, TEXT_LIMIT, "The effect of the Word")
        _maybe_id(self.breaks)


Step: TypeAlias = (
    AddCharacter
    | RemoveCharacter
    | Write
    | Mark
    | ClearSlot
    | SetAnchor
    | Forget
    | Relate
    | SetHealth
    | ThrowDice
    | Reroll
    | Keep
)


def _maybe_id(value: object) -> None:
    if value is not None:
        checked_id(value)


def _slot(value: object) -> None:
    if not isinstance(value, Slot):
        raise InvalidInput("slot.kind", "Choose a minor slot or the major one.", shown(value))
