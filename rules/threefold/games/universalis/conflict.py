"""A conflict on the table: two components, who brought which dice, the throws, the telling."""

from __future__ import annotations

from dataclasses import dataclass

from threefold.check import TEXT_LIMIT, several, shown, text, whole
from threefold.errors import InvalidInput
from threefold.games.universalis.contest import DICE, THROWS
from threefold.games.universalis.roll import Throw, checked_throw
from threefold.games.universalis.rulings import TIE
from threefold.games.universalis.world import (
    COMPONENT_LIMIT,
    NUMBER_LIMIT,
    TRAIT_LIMIT,
    checked_seat,
    checked_side,
)


@dataclass(frozen=True, slots=True)
class Stake:
    """Dice that a player brought to a side.

    Attributes:
        seat: Who brought them, and gains for them.
        dice: How many, 1 to 60.
        component: The number of the component whose trait was drawn on; None for bought dice.
        trait: The number of that trait; None for bought dice.

    Raises:
        InvalidInput: A value of the wrong kind or out of range.
    """

    seat: int
    dice: int
    component: int | None = None
    trait: int | None = None

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        whole(self.dice, 1, DICE, "stake.dice", "The number of dice")
        if (self.component is None) != (self.trait is None):
            raise _broken(f"half a trait: {shown(self)}")
        if self.component is not None:
            whole(self.component, 0, COMPONENT_LIMIT - 1, "stake.component", "The component")
            whole(self.trait, 0, TRAIT_LIMIT - 1, "stake.trait", "The trait")

    @property
    def bought(self) -> bool:
        """Whether the dice were bought with coins."""
        return self.component is None


@dataclass(frozen=True, slots=True)
class ConflictSide:
    """One side of a conflict.

    Attributes:
        component: The number of the component that it is about.
        owner: The seat of the player whose side it is; dice that a tie adds are theirs.
        stakes: What was brought, in order; 60 dice at most.

    Raises:
        InvalidInput: A value of the wrong kind, or too many dice.
    """

    component: int
    owner: int
    stakes: tuple[Stake, ...] = ()

    def __post_init__(self) -> None:
        whole(self.component, 0, COMPONENT_LIMIT - 1, "side.component", "The component")
        checked_seat(self.owner)
        stakes = several(self.stakes, 0, DICE, "side.stakes", "What adds dice to a side")
        for stake in stakes:
            if not isinstance(stake, Stake):
                raise _broken(f"not a Stake: {shown(stake)}")
        object.__setattr__(self, "stakes", stakes)
        whole(self.dice, 0, DICE, "side.dice", "The number of dice of a side")

    @property
    def dice(self) -> int:
        """How many dice were brought before the first throw."""
        return sum(stake.dice for stake in self.stakes)

    def owners(self, count: int) -> tuple[int, ...]:
        """Return the seat of the player whose each of `count` dice is, in order.

        Args:
            count: All dice of the side, those included that ties have added at the end.
        """
        first = tuple(stake.seat for stake in self.stakes for _ in range(stake.dice))
        return (*first, *[self.owner] * (count - len(first)))


@dataclass(frozen=True, slots=True)
class Narration:
    """Both sides tell how a decided conflict ends, the winner first.

    Attributes:
        teller: The side that tells now, 0 or 1.
        left: The coins' worth of outcome that each side can still establish.
        winner: The side that won.

    Raises:
        InvalidInput: A value of the wrong kind or out of range.
    """

    teller: int
    left: tuple[int, int]
    winner: int

    def __post_init__(self) -> None:
        checked_side(self.teller)
        checked_side(self.winner)
        left = several(self.left, 2, 2, "narration.left", "What is left to tell")
        for coins in left:
            whole(coins, 0, NUMBER_LIMIT, "narration.left", "What is left to tell")
        object.__setattr__(self, "left", left)


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two components against each other.

    Source: Conflicts.

    Attributes:
        what: What it is about; may be blank.
        sides: Side 0 of the player who opened it, and the other.
        throws: What was thrown so far; all but the last are ties.
        narration: How far the telling is; None until the dice have decided.
        tie: What a tie does: the table's choice of ``universalis.tie`` when the conflict opened.

    Raises:
        InvalidInput: A value of the wrong kind, or a component against itself.
    """

    what: str
    sides: tuple[ConflictSide, ConflictSide]
    throws: tuple[Throw, ...] = ()
    narration: Narration | None = None
    tie: str = TIE.default

    def __post_init__(self) -> None:
        text(self.what, TEXT_LIMIT, "What the conflict is about")
        sides = several(self.sides, 2, 2, "conflict.sides", "The sides of a conflict")
        for side in sides:
            if not isinstance(side, ConflictSide):
                raise _broken(f"not a ConflictSide: {shown(side)}")
        object.__setattr__(self, "sides", sides)
        ours, theirs = self.sides
        if ours.component == theirs.component or ours.owner == theirs.owner:
            raise _broken(f"against itself: {shown(self.sides)}")
        throws = several(self.throws, 0, THROWS, "conflict.throws", "Throws in a conflict")
        object.__setattr__(self, "throws", tuple(checked_throw(throw) for throw in throws))
        if self.narration is not None and not isinstance(self.narration, Narration):
            raise _broken(f"not a Narration: {shown(self.narration)}")
        TIE.chosen({TIE.id: self.tie})

    def drawn(self, component: int, trait: int) -> bool:
        """Say whether a trait was drawn on already, by either side."""
        return any(
            (stake.component, stake.trait) == (component, trait)
            for side in self.sides
            for stake in side.stakes
        )


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("conflict.broken", "This conflict does not hold together.", reason)
