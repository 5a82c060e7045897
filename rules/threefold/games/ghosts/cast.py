"""Everybody at the table and what they share: the state of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from threefold.check import TEXT_LIMIT, flag, several, shown, text
from threefold.errors import InvalidInput
from threefold.games.ghosts.roll import Roll
from threefold.games.ghosts.sheet import Character, checked_id

T = TypeVar("T")

CAST_LIMIT = 50
"""The most characters at one table."""


@dataclass(frozen=True, slots=True)
class Relationship:
    """What two characters share: one thing with two owners.

    Source: Relationships; Changing Relationships.

    Attributes:
        a: Id of one character.
        b: Id of the other.
        label: A few words on it, as written.
        healthy: Whether it is healthy; a broken one adds no die.
    """

    a: str
    b: str
    label: str = ""
    healthy: bool = True

    def __post_init__(self) -> None:
        checked_pair(self.a, self.b)
        text(self.label, TEXT_LIMIT, "The relationship")
        healthy = flag(self.healthy, "relationship.healthy", "A healthy relationship")
        object.__setattr__(self, "healthy", healthy)

    @property
    def pair(self) -> frozenset[str]:
        """The two owners, in no order."""
        return frozenset((self.a, self.b))

    def other(self, character_id: str) -> str:
        """Return the id of the owner who is not `character_id`.

        Raises:
            InvalidInput: `character_id` is neither of the two.
        """
        if character_id not in (self.a, self.b):
            raise InvalidInput(
                "cast.no-such-pair", "Choose two different characters.", shown(character_id)
            )
        return self.b if character_id == self.a else self.a


@dataclass(frozen=True, slots=True)
class Cast:
    """The characters of a table, one relationship for each pair of them, and a loose roll.

    Relationships stand in one order whatever order they are given in: by the later of the two
    characters, then by the earlier, which is also `a`.

    Attributes:
        characters: The sheets, in the order they joined; at most 50.
        relationships: Exactly one for each pair: n(n-1)/2 of them.
        loose: An open roll that belongs to no sheet, or None.

    Raises:
        InvalidInput: The same id twice, a pair without or with several relationships, or a value
            of the wrong kind.
    """

    characters: tuple[Character, ...] = ()
    relationships: tuple[Relationship, ...] = ()
    loose: Roll | None = None

    def __post_init__(self) -> None:
        characters = _all(self.characters, Character, CAST_LIMIT)
        ids = [character.id for character in characters]
        most = CAST_LIMIT * (CAST_LIMIT - 1) // 2
        given = _all(self.relationships, Relationship, most)
        by_pair = {relationship.pair: relationship for relationship in given}
        # An id twice would be a pair with itself, which no relationship is: it is refused below.
        pairs = [(a, b) for j, b in enumerate(ids) for a in ids[:j]]
        if len(given) != len(pairs) or by_pair.keys() != {frozenset(pair) for pair in pairs}:
            raise _broken("not one relationship for each pair")
        if self.loose is not None and not isinstance(self.loose, Roll):
            raise _broken(f"not a Roll: {shown(self.loose)}")
        ordered = tuple(_owned(by_pair[frozenset(pair)], *pair) for pair in pairs)
        object.__setattr__(self, "characters", characters)
        object.__setattr__(self, "relationships", ordered)

    def character(self, character_id: str) -> Character:
        """Return a sheet.

        Raises:
            InvalidInput: Nobody of that id is at this table.
        """
        for character in self.characters:
            if character.id == character_id:
                return character
        raise InvalidInput(
            "cast.no-such-character", "Choose a character of this table.", shown(character_id)
        )

    def relationship(self, a: str, b: str) -> Relationship:
        """Return what two characters share; either may come first.

        Raises:
            InvalidInput: One of them is not at this table, or they are one and the same.
        """
        pair = frozenset((self.character(a).id, self.character(b).id))
        for relationship in self.relationships:
            if relationship.pair == pair:
                return relationship
        raise InvalidInput("cast.no-such-pair", "Choose two different characters.", f"{a}, {b}")

    def of(self, character_id: str) -> tuple[Relationship, ...]:
        """Return the relationships of one character.

        Raises:
            InvalidInput: Nobody of that id is at this table.
        """
        owner = self.character(character_id).id
        return tuple(shared for shared in self.relationships if owner in (shared.a, shared.b))


def new() -> Cast:
    """Return the state of an empty table."""
    return Cast()


def checked_cast(cast: object) -> Cast:
    """Return a cast.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(cast, Cast):
        raise _broken(f"not a Cast: {shown(cast)}")
    return cast


def checked_pair(a: object, b: object) -> None:
    """Check the ids of two different characters.

    Raises:
        InvalidInput: One is no id, or both are the same.
    """
    if checked_id(a) == checked_id(b):
        raise InvalidInput("cast.no-such-pair", "Choose two different characters.", f"{a} twice")


def _all(values: object, kind: type[T], most: int) -> tuple[T, ...]:
    items = several(values, 0, most, "cast.kind", "Characters or relationships at this table")
    for item in items:
        if not isinstance(item, kind):
            raise _broken(f"not a {kind.__name__}: {shown(item)}")
    return tuple(item for item in items if isinstance(item, kind))


def _owned(relationship: Relationship, a: str, b: str) -> Relationship:
    return relationship if relationship.a == a else replace(relationship, a=a, b=b)


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("cast.broken", "The sheets of this table do not fit together.", reason)
