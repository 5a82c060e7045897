"""What somebody can do in a conflict: gather dice, throw, tell how it ends; and loose rolls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, text, whole
from threefold.games.universalis.buyingsteps import component_number, ranks_of, trait_number
from threefold.games.universalis.contest import DICE, Contest, checked_contest
from threefold.games.universalis.roll import Throw, checked_throw
from threefold.games.universalis.world import checked_seat, checked_side, worded


@dataclass(frozen=True, slots=True)
class OpenConflict:
    """The player on turn sets a component of theirs against somebody else's.

    Attributes:
        ours: The number of the component that the player on turn controls.
        theirs: The number of the other.
        what: What it is about; may be blank.
    """

    ours: int
    theirs: int
    what: str = ""

    def __post_init__(self) -> None:
        component_number(self.ours)
        component_number(self.theirs)
        text(self.what, TEXT_LIMIT, "What the conflict is about")


@dataclass(frozen=True, slots=True)
class DrawTrait:
    """Any player draws on a trait for a side: as many dice as its rank or the room, for nothing."""

    seat: int
    side: int
    component: int
    trait: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        checked_side(self.side)
        component_number(self.component)
        trait_number(self.trait)


@dataclass(frozen=True, slots=True)
class BuyDice:
    """Any player buys dice for a side, 1 coin each."""

    seat: int
    side: int
    dice: int = 1

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        checked_side(self.side)
        whole(self.dice, 1, DICE, "buy.dice", "The number of dice")


@dataclass(frozen=True, slots=True)
class CallOff:
    """The conflict does not happen after all, or ties without end; bought dice are paid back."""


@dataclass(frozen=True, slots=True)
class RollConflict:
    """The dice of both sides are thrown; when that decides it, both sides are paid."""

    throw: Throw

    def __post_init__(self) -> None:
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class TellFact:
    """The telling side establishes a fact; `seat` words it."""

    seat: int
    text: str

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        worded(self.text, "A fact")


@dataclass(frozen=True, slots=True)
class TellTrait:
    """The telling side gives a component a trait, such as a wound; `seat` words it."""

    seat: int
    component: int
    text: str
    ranks: int = 1

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        component_number(self.component)
        worded(self.text, "A trait")
        ranks_of(self.ranks)


@dataclass(frozen=True, slots=True)
class TellRank:
    """The telling side raises a trait of a component; `seat` words it."""

    seat: int
    component: int
    trait: int
    ranks: int = 1

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        component_number(self.component)
        trait_number(self.trait)
        ranks_of(self.ranks)


@dataclass(frozen=True, slots=True)
class NextTeller:
    """The telling side is done: the loser tells after the winner, then the conflict is over."""


@dataclass(frozen=True, slots=True)
class ThrowLoose:
    """The dice of a conflict that moves no coins at this table are thrown."""

    contest: Contest
    throw: Throw

    def __post_init__(self) -> None:
        checked_contest(self.contest)
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class ThrowLooseAgain:
    """The loose roll is thrown again after a tie."""

    throw: Throw

    def __post_init__(self) -> None:
        checked_throw(self.throw)


@dataclass(frozen=True, slots=True)
class KeepLoose:
    """The loose roll is kept as it stands and leaves the table."""


ConflictStep: TypeAlias = (
    OpenConflict
    | DrawTrait
    | BuyDice
    | CallOff
    | RollConflict
    | TellFact
    | TellTrait
    | TellRank
    | NextTeller
    | ThrowLoose
    | ThrowLooseAgain
    | KeepLoose
)
