"""Everything somebody can do with dice: throw them, throw them again, keep what they show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, text
from threefold.games.imposition.act import Act, checked_act
from threefold.games.imposition.party import checked_pair
from threefold.games.imposition.roll import Throw, checked_throw
from threefold.games.imposition.sheet import checked_id


@dataclass(frozen=True, slots=True)
class ThrowDice:
    """The dice of an act are thrown: by a character, or by nobody of this table (None).

    The stress that the act spends is ticked.
    """

    character: str | None
    act: Act
    throw: Throw

    def __post_init__(self) -> None:
        _maybe_id(self.character)
        checked_act(self.act)
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class Reroll:
    """An open roll, in a duel or not, is thrown again; one more box is ticked."""

    who: str | None
    throw: Throw

    def __post_init__(self) -> None:
        _maybe_id(self.who)
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class Keep:
    """An open roll is kept as it stands.

    Attributes:
        character: Whose it is, or None for the loose one.
        text: The consequence, or any other note; it stands in this step and on no sheet.
    """

    character: str | None
    text: str = ""

    def __post_init__(self) -> None:
        _maybe_id(self.character)
        text(self.text, TEXT_LIMIT, "This text")


@dataclass(frozen=True, slots=True)
class ThrowDuel:
    """Both sides of a duel throw their dice; the stress that each spends is ticked."""

    a: str
    b: str
    act_a: Act
    act_b: Act
    throw_a: Throw
    throw_b: Throw

    def __post_init__(self) -> None:
        checked_pair(self.a, self.b)
        for act in (self.act_a, self.act_b):
            checked_act(act)
        for throw in (self.throw_a, self.throw_b):
            checked_throw(throw)


@dataclass(frozen=True, slots=True)
class KeepDuel:
    """The open duel is kept as it stands, with a note to each side."""

    text_a: str = ""
    text_b: str = ""

    def __post_init__(self) -> None:
        text(self.text_a, TEXT_LIMIT, "This text")
        text(self.text_b, TEXT_LIMIT, "This text")


RollStep: TypeAlias = ThrowDice | Reroll | Keep | ThrowDuel | KeepDuel


def _maybe_id(value: object) -> None:
    if value is not None:
        checked_id(value)
