"""Everything somebody can do at a table of the coin game; `apply` takes one such step.

Here are the steps of seats, bids and turns; those that buy are in `buyingsteps`, those of disputes
in `challengesteps` and `conflictsteps`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, text
from threefold.games.universalis.buyingsteps import BuyingStep
from threefold.games.universalis.challengesteps import ChallengeStep
from threefold.games.universalis.conflictsteps import ConflictStep
from threefold.games.universalis.world import checked_seat, coins_of


@dataclass(frozen=True, slots=True)
class Seat:
    """Somebody takes the next seat, before play begins."""

    name: str = ""

    def __post_init__(self) -> None:
        text(self.name, TEXT_LIMIT, "The name")


@dataclass(frozen=True, slots=True)
class Unseat:
    """Somebody leaves before play begins; those after them move up."""

    seat: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)


@dataclass(frozen=True, slots=True)
class MoveSeat:
    """Somebody moves to another seat before play begins; the others close up."""

    seat: int
    to: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        checked_seat(self.to)


@dataclass(frozen=True, slots=True)
class Rename:
    """A player's name is written, at any time."""

    seat: int
    name: str

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        text(self.name, TEXT_LIMIT, "The name")


@dataclass(frozen=True, slots=True)
class Begin:
    """Play begins: everybody gets their first coins and bids for the first scene."""


@dataclass(frozen=True, slots=True)
class PlaceBid:
    """A player bids for the scene, in secret: nothing up to all they have."""

    seat: int
    coins: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)
        coins_of(self.coins, 0)


@dataclass(frozen=True, slots=True)
class Reveal:
    """All bids are shown; the highest frames the scene."""


@dataclass(frozen=True, slots=True)
class EndFraming:
    """The framer has set the scene and goes on with an ordinary turn."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Whoever is on turn passes it on clockwise."""


@dataclass(frozen=True, slots=True)
class Interrupt:
    """Another player pays a coin and takes the turn."""

    seat: int

    def __post_init__(self) -> None:
        checked_seat(self.seat)


@dataclass(frozen=True, slots=True)
class EndScene:
    """The scene ends: everybody gets coins, all components leave, and bids are made again."""


TurnStep: TypeAlias = EndFraming | EndTurn | Interrupt | EndScene
SeatingStep: TypeAlias = Seat | Unseat | MoveSeat | Rename | Begin
BiddingStep: TypeAlias = PlaceBid | Reveal
Step: TypeAlias = SeatingStep | BiddingStep | BuyingStep | TurnStep | ChallengeStep | ConflictStep
