"""What the players have paid for: components with their traits, and facts about the world."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from threefold.check import TEXT_LIMIT, flag, several, shown, text, whole
from threefold.errors import InvalidInput
from threefold.phrase import Phrase

SEATS = 8
"""The most players at one table."""
COMPONENT_LIMIT = 2_000
TRAIT_LIMIT = 100
"""The most traits of one component, its name included."""
RANK_LIMIT = 1_000
FACT_LIMIT = 50_000
NUMBER_LIMIT = 1_000_000_000
"""The largest number of a scene, and the most coins anybody bids or pays at once."""


class Kind(StrEnum):
    """What a component is."""

    CHARACTER = "character"
    PLACE = "place"
    THING = "thing"


class FactKind(StrEnum):
    """What a fact says: where a scene is, when it is, or anything else."""

    PLACE = "place"
    TIME = "time"
    OTHER = "fact"


KINDS = frozenset(Kind)
FACT_KINDS = frozenset(FactKind)


@dataclass(frozen=True, slots=True)
class Trait:
    """Something a component is, has or can do; a wound is one, and so is its name.

    Attributes:
        text: What it says.
        rank: The coins spent on it, 1 to 1,000.

    Raises:
        InvalidInput: A blank text, or a rank out of range.
    """

    text: str
    rank: int

    def __post_init__(self) -> None:
        worded(self.text, "A trait")
        whole(self.rank, 1, RANK_LIMIT, "trait.rank", "The rank of a trait")


_FLAGS = {"present": "Whether it is present", "removed": "Whether it is removed"}


@dataclass(frozen=True, slots=True)
class Component:
    """A character, a place or a thing of the story.

    Source: Importance and traits.

    Attributes:
        kind: What it is.
        traits: 1 to 100 traits; the first is its name.
        controller: The seat of the player who speaks for it.
        present: Whether it takes part in the scene.
        removed: Whether it was removed for good; it is never present again then.

    Raises:
        InvalidInput: A value of the wrong kind, no trait, or removed and present at once.
    """

    kind: Kind
    traits: tuple[Trait, ...]
    controller: int
    present: bool = True
    removed: bool = False

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", checked_kind(self.kind))
        traits = several(self.traits, 1, TRAIT_LIMIT, "component.traits", "Traits of a component")
        for trait in traits:
            if not isinstance(trait, Trait):
                raise _broken(f"not a Trait: {shown(trait)}")
        object.__setattr__(self, "traits", traits)
        checked_seat(self.controller)
        for name, what in _FLAGS.items():
            yes = flag(getattr(self, name), f"component.{name}", what)
            object.__setattr__(self, name, yes)
        if self.present and self.removed:
            raise _broken("present and removed")

    @property
    def name(self) -> str:
        """The text of the first trait."""
        return self.traits[0].text

    @property
    def importance(self) -> int:
        """The coins spent on it in all: the sum of the ranks, 1 or more."""
        return sum(trait.rank for trait in self.traits)

    def trait(self, number: int) -> Trait:
        """Return a trait by its number, counted from 0.

        Raises:
            InvalidInput: It has no such trait.
        """
        if is_number(number, len(self.traits)):
            return self.traits[number]
        raise InvalidInput(
            "component.no-such-trait", "Choose a trait of this component.", shown(number)
        )


@dataclass(frozen=True, slots=True)
class Fact:
    """A statement about the world that somebody paid for.

    Attributes:
        text: What it says.
        kind: Whether it says where or when a scene is.
        payer: The seat of the player who established it.
        scene: The number of the scene it was established in, 1 or more.
        struck: Whether a challenge struck it; it is not established any more then.

    Raises:
        InvalidInput: A blank text, or a value of the wrong kind or out of range.
    """

    text: str
    kind: FactKind
    payer: int
    scene: int
    struck: bool = False

    def __post_init__(self) -> None:
        worded(self.text, "A fact")
        object.__setattr__(self, "kind", checked_fact_kind(self.kind))
        checked_seat(self.payer)
        whole(self.scene, 1, NUMBER_LIMIT, "fact.scene", "The number of the scene")
        struck = flag(self.struck, "fact.struck", "Whether a fact is struck")
        object.__setattr__(self, "struck", struck)


def worded(value: object, what: str) -> str:
    """Return a text that says something.

    Raises:
        InvalidInput: No text, a text that is too long, or a blank one (``text.blank``).
    """
    words = text(value, TEXT_LIMIT, what)
    if not words.strip():
        raise InvalidInput(
            "text.blank", Phrase("{what} needs a few words: write them first.", what=Phrase(what))
        )
    return words


def checked_kind(kind: object) -> Kind:
    """Return the kind of a component, which may be given by its value.

    Raises:
        InvalidInput: There is no such kind.
    """
    if isinstance(kind, str) and kind in KINDS:
        return Kind(kind)
    raise InvalidInput("component.kind", "Choose a character, a place or a thing.", shown(kind))


def checked_fact_kind(kind: object) -> FactKind:
    """Return the kind of a fact, which may be given by its value.

    Raises:
        InvalidInput: There is no such kind.
    """
    if isinstance(kind, str) and kind in FACT_KINDS:
        return FactKind(kind)
    raise InvalidInput("fact.kind", "A fact says where, when, or anything else.", shown(kind))


def checked_seat(seat: object) -> int:
    """Return the number of a seat that a table can have, 0 to 7.

    Raises:
        InvalidInput: It is none.
    """
    if is_number(seat, SEATS):
        return int(seat)  # type: ignore[call-overload,no-any-return]
    raise no_such_player(seat)


def checked_side(side: object) -> int:
    """Return the number of a side in a dispute, 0 or 1.

    Raises:
        InvalidInput: It is none.
    """
    return whole(side, 0, 1, "dispute.side", "The number of the side")


def coins_of(value: object, low: int = 1) -> int:
    """Return a number of coins that somebody names.

    Raises:
        InvalidInput: Not a whole number, or out of range.
    """
    return whole(value, low, NUMBER_LIMIT, "coins.number", "The number of coins")


def is_number(value: object, count: int) -> bool:
    """Say whether a value is the number of one of so many things, counted from 0."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count


def no_such_player(seat: object) -> InvalidInput:
    """Make the error of a seat that nobody has, for the caller to raise."""
    return InvalidInput("tale.no-such-player", "Choose a player of this table.", shown(seat))


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("component.broken", "This component does not hold together.", reason)
