"""What somebody can do in a challenge: open it, settle it by talking, bid, close the bids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from threefold.check import TEXT_LIMIT, flag, text
from threefold.games.universalis.challenge import Bid, maybe_fact, two_players
from threefold.games.universalis.world import coins_of


@dataclass(frozen=True, slots=True)
class OpenChallenge:
    """A player disputes what another has stated.

    Attributes:
        challenger: The seat of who disputes it.
        defender: The seat of who stated it.
        statement: What is disputed.
        fact: The number of the established fact that it is, or None when it is not bought yet.
    """

    challenger: int
    defender: int
    statement: str = ""
    fact: int | None = None

    def __post_init__(self) -> None:
        two_players(self.challenger, self.defender)
        text(self.statement, TEXT_LIMIT, "The statement")
        maybe_fact(self.fact)


@dataclass(frozen=True, slots=True)
class Settle:
    """The players agree; nothing is spent.

    Attributes:
        strike: Whether the disputed fact is struck.
        text: What they agreed on; it stands in this step and nowhere else.
    """

    strike: bool
    text: str = ""

    def __post_init__(self) -> None:
        strike = flag(self.strike, "settle.strike", "Whether the fact is struck")
        object.__setattr__(self, "strike", strike)
        text(self.text, TEXT_LIMIT, "This text")


@dataclass(frozen=True, slots=True)
class OpenBids:
    """There is no agreement: the challenger bids first. A bid of 0 loses at once."""

    coins: int

    def __post_init__(self) -> None:
        coins_of(self.coins, 0)


@dataclass(frozen=True, slots=True)
class AddBid:
    """Any player adds coins to a side.

    Attributes:
        side: 0 for the challenger's side, 1 for the defender's.
        seat: Who bids.
        coins: How many, 1 or more.
        fact: The number of an established fact that the other side contradicts, or None.
    """

    side: int
    seat: int
    coins: int
    fact: int | None = None

    def __post_init__(self) -> None:
        self.as_bid()

    def as_bid(self) -> Bid:
        """Return the bid that is added; it checks what this step says."""
        return Bid(self.side, self.seat, self.coins, self.fact)


@dataclass(frozen=True, slots=True)
class CloseBids:
    """Nobody bids any more: the higher side wins, and bids are paid."""


ChallengeStep: TypeAlias = OpenChallenge | Settle | OpenBids | AddBid | CloseBids
