"""What the player on turn can do to the world, most of it for coins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import several, whole
from threefold.games.universalis.world import (
    COMPONENT_LIMIT,
    RANK_LIMIT,
    SEATS,
    TRAIT_LIMIT,
    FactKind,
    Kind,
    checked_fact_kind,
    checked_kind,
    checked_seat,
    coins_of,
    worded,
)


@dataclass(frozen=True, slots=True)
class Introduce:
    """A new component joins the scene: 1 coin for its name, which is its first trait."""

    kind: Kind
    name: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "kind", checked_kind(self.kind))
        worded(self.name, "The name")


@dataclass(frozen=True, slots=True)
class AddTrait:
    """A component gains a trait, a coin for each rank."""

    component: int
    text: str
    ranks: int = 1

    def __post_init__(self) -> None:
        component_number(self.component)
        worded(self.text, "A trait")
        ranks_of(self.ranks)


@dataclass(frozen=True, slots=True)
class AddRank:
    """A trait rises in rank, a coin for each."""

    component: int
    trait: int
    ranks: int = 1

    def __post_init__(self) -> None:
        component_number(self.component)
        trait_number(self.trait)
        ranks_of(self.ranks)


@dataclass(frozen=True, slots=True)
class AddFact:
    """A fact is established for 1 coin; where and when the scene is only while framing it."""

    text: str
    kind: FactKind = FactKind.OTHER

    def __post_init__(self) -> None:
        worded(self.text, "A fact")
        object.__setattr__(self, "kind", checked_fact_kind(self.kind))


@dataclass(frozen=True, slots=True)
class BringIn:
    """A component that exists joins the scene; ruling ``universalis.bring-in``."""

    component: int

    def __post_init__(self) -> None:
        component_number(self.component)


@dataclass(frozen=True, slots=True)
class SendOut:
    """A component leaves the scene, for nothing."""

    component: int

    def __post_init__(self) -> None:
        component_number(self.component)


@dataclass(frozen=True, slots=True)
class HandOver:
    """Another player speaks for a component from now on, as agreed."""

    component: int
    seat: int

    def __post_init__(self) -> None:
        component_number(self.component)
        checked_seat(self.seat)


@dataclass(frozen=True, slots=True)
class Remove:
    """A component is removed for good, for as many coins as its Importance.

    Attributes:
        component: The number of the component.
        shares: Who pays how much, as (seat, coins): each at most once, 1 coin or more.
    """

    component: int
    shares: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        component_number(self.component)
        shares = []
        for share in several(self.shares, 1, SEATS, "remove.shares", "Shares of the price"):
            seat, coins = several(share, 2, 2, "remove.shares", "A seat and its coins")
            shares.append((checked_seat(seat), coins_of(coins)))
        object.__setattr__(self, "shares", tuple(shares))


BuyingStep: TypeAlias = (
    Introduce | AddTrait | AddRank | AddFact | BringIn | SendOut | HandOver | Remove
)


def component_number(value: object) -> int:
    """Return a number that a component could have.

    Raises:
        InvalidInput: It is none.
    """
    return whole(value, 0, COMPONENT_LIMIT - 1, "component.number", "The number of a component")


def trait_number(value: object) -> int:
    """Return a number that a trait could have.

    Raises:
        InvalidInput: It is none.
    """
    return whole(value, 0, TRAIT_LIMIT - 1, "trait.number", "The number of a trait")


def ranks_of(value: object) -> int:
    """Return a number of ranks that can be bought at once, 1 to 1,000.

    Raises:
        InvalidInput: It is none.
    """
    return whole(value, 1, RANK_LIMIT, "trait.ranks", "The number of ranks")
