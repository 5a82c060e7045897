"""A conflict put to the dice: its two sides, who brought which dice, and asking for the roll.

It knows players and components by their names as they stood at that moment, not by their numbers:
it is what travels in links, where the table it came from is not at hand.
"""

from __future__ import annotations

from dataclasses import dataclass

from threefold.check import TEXT_LIMIT, several, shown, text, whole
from threefold.errors import InvalidInput
from threefold.requests import Asked

DICE = 60
"""The most dice that a side may have before the first throw."""

THROWS = 100
"""The most throws of one conflict: far above what ties anybody sees."""


@dataclass(frozen=True, slots=True)
class Brought:
    """Dice that a player adds to a side: one trait drawn on, or some dice bought.

    Source: Conflicts; a trait gives as many dice as its rank, a coin gives one.

    Attributes:
        who: The name of the player who brings them, and who gains by them.
        dice: How many, 1 to 60.
        trait: The trait they are drawn from, or None for dice that were bought.
        of: The name of the component with that trait; empty for dice that were bought.

    Raises:
        InvalidInput: A number out of range, something that is no text or too long, or bought dice
            that name a component.
    """

    who: str
    dice: int
    trait: str | None = None
    of: str = ""

    def __post_init__(self) -> None:
        text(self.who, TEXT_LIMIT, "The name of a player")
        dice = whole(self.dice, 1, DICE, "brought.dice", "The number of dice")
        object.__setattr__(self, "dice", dice)
        text(self.of, TEXT_LIMIT, "The name of a component")
        if self.trait is not None:
            text(self.trait, TEXT_LIMIT, "A trait")
        elif self.of:
            raise InvalidInput(
                "brought.of", "Dice that were bought belong to no component.", shown(self.of)
            )


@dataclass(frozen=True, slots=True)
class Side:
    """One side of a conflict.

    Attributes:
        name: The name of the component that it is about.
        who: The name of the player whose side it is; dice that a tie adds are theirs.
        brought: What makes up its dice, in the order in which it was added: 1 to 60 dice in all.

    Raises:
        InvalidInput: No dice or too many, something else than `Brought`, or a name that is no
            text or too long.
    """

    name: str
    who: str
    brought: tuple[Brought, ...]

    def __post_init__(self) -> None:
        text(self.name, TEXT_LIMIT, "The name of a component")
        text(self.who, TEXT_LIMIT, "The name of a player")
        brought = several(self.brought, 1, DICE, "side.brought", "What adds dice to a side")
        object.__setattr__(self, "brought", tuple(_checked_brought(each) for each in brought))
        whole(self.dice, 1, DICE, "side.dice", "The number of dice of a side")

    @property
    def dice(self) -> int:
        """How many dice the side has before the first throw."""
        return sum(brought.dice for brought in self.brought)

    def owners(self, extra: int = 0) -> tuple[str, ...]:
        """Return whose each die is, in the order of the dice.

        Args:
            extra: Dice that ties have added, 0 to 99; they come last.

        Raises:
            InvalidInput: A number out of range.
        """
        extra = whole(extra, 0, THROWS - 1, "side.extra", "The number of dice that ties added")
        first = (brought.who for brought in self.brought for _ in range(brought.dice))
        return (*first, *[self.who] * extra)


@dataclass(frozen=True, slots=True)
class Contest:
    """Two sides whose dice are to be thrown against each other.

    Source: Conflicts.

    Attributes:
        what: What it is about; may be empty.
        a: One side, from whose point of view outcomes are told.
        b: The other side.

    Raises:
        InvalidInput: Something else than two sides, or a text that is none or too long.
    """

    what: str
    a: Side
    b: Side

    def __post_init__(self) -> None:
        text(self.what, TEXT_LIMIT, "What the conflict is about")
        for side in self.sides:
            if not isinstance(side, Side):
                raise InvalidInput(
                    "contest.side", "A conflict has two sides with dice.", f"got {shown(side)}"
                )

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides: number 0 is `a`, number 1 is `b`."""
        return self.a, self.b

    @property
    def counts(self) -> tuple[int, int]:
        """How many dice each side has before the first throw."""
        return self.a.dice, self.b.dice


class Request(Asked[Contest]):
    """Somebody is asked to roll a contest: see `threefold.requests.Asked`.

    Raises:
        InvalidInput: Not a contest, or a note that is no text or too long.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        checked_contest(self.act)
        super().__post_init__()


def checked_contest(contest: object) -> Contest:
    """Return a contest.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(contest, Contest):
        raise InvalidInput(
            "contest.kind", "Set the two sides of a conflict up first.", f"got {shown(contest)}"
        )
    return contest


def _checked_brought(brought: object) -> Brought:
    if not isinstance(brought, Brought):
        raise InvalidInput(
            "brought.kind", "Say who adds which dice to a side first.", f"got {shown(brought)}"
        )
    return brought
