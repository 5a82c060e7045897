"""Where a table is in its play: the phase, the scene, and the bids for framing it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from threefold.check import several, shown, whole
from threefold.errors import InvalidInput
from threefold.games.universalis.world import (
    FACT_LIMIT,
    NUMBER_LIMIT,
    SEATS,
    checked_seat,
    coins_of,
)


class Phase(StrEnum):
    """What a table is doing.

    Players take their seats; they bid for the scene; the highest bidder frames it; then they
    take turns until the scene ends and they bid again.
    """

    SEATING = "seating"
    BIDDING = "bidding"
    FRAMING = "framing"
    TURNS = "turns"


@dataclass(frozen=True, slots=True)
class Scene:
    """The scene that is played, or bid for.

    Source: Framing a scene.

    Attributes:
        number: 1 for the first scene; 0 before play begins.
        framer: The seat of who frames this scene; while bids are made, of who framed the last
            one, or None before the first.
        budget: Coins of the winning bid that framing has not used yet. They lie in the framer's
            purse.
        place: The number of the fact that says where the scene is, or None.
        time: The number of the fact that says when it is, or None.
    """

    number: int = 0
    framer: int | None = None
    budget: int = 0
    place: int | None = None
    time: int | None = None

    def __post_init__(self) -> None:
        whole(self.number, 0, NUMBER_LIMIT, "scene.number", "The number of the scene")
        if self.framer is not None:
            checked_seat(self.framer)
        coins_of(self.budget, 0)
        for fact in (self.place, self.time):
            if fact is not None:
                whole(fact, 0, FACT_LIMIT - 1, "scene.fact", "The number of a fact")


@dataclass(frozen=True, slots=True)
class Bidding:
    """The secret bids for the next scene.

    Source: Framing a scene; ruling ``universalis.bid-tie`` for further rounds.

    Attributes:
        seats: Who bids in this round, by seat.
        given: Bids of this round as (seat, coins), in the order they were made.
        earlier: Everybody's latest bid of earlier rounds as (seat, coins), by seat.
    """

    seats: tuple[int, ...]
    given: tuple[tuple[int, int], ...] = ()
    earlier: tuple[tuple[int, int], ...] = ()

    def __post_init__(self) -> None:
        seats = several(self.seats, 1, SEATS, "bidding.seats", "Players who bid")
        checked = tuple(checked_seat(seat) for seat in seats)
        object.__setattr__(self, "seats", checked)
        for name in ("given", "earlier"):
            object.__setattr__(self, name, _bids(getattr(self, name)))
        given = [seat for seat, _ in self.given]
        earlier = [seat for seat, _ in self.earlier]
        if list(checked) != sorted(set(checked)) or len(set(given)) < len(given):
            raise _broken(f"seats {shown(checked)}, bids {shown(given)}")
        if not set(given) <= set(checked) or earlier != sorted(set(earlier)):
            raise _broken(f"bids {shown(given)}, before {shown(earlier)}")

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats whose bid is still to come."""
        given = {seat for seat, _ in self.given}
        return tuple(seat for seat in self.seats if seat not in given)

    @property
    def next(self) -> int | None:
        """The first seat whose bid is still to come, or None."""
        return next(iter(self.waiting), None)

    @property
    def complete(self) -> bool:
        """Whether everybody has bid, so that the bids can be revealed."""
        return not self.waiting

    @property
    def latest(self) -> dict[int, int]:
        """Everybody's latest bid by seat, those of this round included."""
        return dict(sorted((dict(self.earlier) | dict(self.given)).items()))


def _bids(pairs: object) -> tuple[tuple[int, int], ...]:
    bids = []
    for pair in several(pairs, 0, SEATS, "bidding.bids", "Bids"):
        seat, coins = several(pair, 2, 2, "bidding.bids", "A seat and its bid")
        bids.append((checked_seat(seat), coins_of(coins, 0)))
    return tuple(bids)


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("bidding.broken", "The bids for this scene do not fit together.", reason)
