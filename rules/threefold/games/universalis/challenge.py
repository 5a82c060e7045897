"""A challenge: a statement in dispute, talked about first, then bid for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from threefold.check import TEXT_LIMIT, several, shown, text, whole
from threefold.errors import InvalidInput
from threefold.games.universalis import rulings as rule
from threefold.games.universalis.world import (
    FACT_LIMIT,
    checked_seat,
    checked_side,
    coins_of,
)
from threefold.rulings import Rulings

BID_LIMIT = 1_000
"""The most bids in one challenge."""
CHALLENGER, DEFENDER = 0, 1
"""The two sides."""


@dataclass(frozen=True, slots=True)
class Bid:
    """Coins that a player adds to a side of a challenge.

    Attributes:
        side: 0 for the challenger's side, 1 for the defender's.
        seat: Who bids.
        coins: How many, 1 or more.
        fact: The number of an established fact that the other side contradicts, or None.

    Raises:
        InvalidInput: A value of the wrong kind or out of range.
    """

    side: int
    seat: int
    coins: int
    fact: int | None = None

    def __post_init__(self) -> None:
        checked_side(self.side)
        checked_seat(self.seat)
        coins_of(self.coins)
        maybe_fact(self.fact)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A dispute that is not settled yet.

    Source: Disputes.

    Attributes:
        challenger: The seat of who disputes a statement.
        defender: The seat of who made it.
        statement: What is disputed.
        fact: The number of the fact that is disputed, or None when it is no fact yet.
        bids: Every bid in order, the challenger's own first; None while the two are talking.

    Raises:
        InvalidInput: A value of the wrong kind, or somebody who challenges themselves.
    """

    challenger: int
    defender: int
    statement: str = ""
    fact: int | None = None
    bids: tuple[Bid, ...] | None = None

    def __post_init__(self) -> None:
        two_players(self.challenger, self.defender)
        text(self.statement, TEXT_LIMIT, "The statement")
        maybe_fact(self.fact)
        if self.bids is None:
            return
        bids = several(self.bids, 1, BID_LIMIT, "challenge.bids", "Bids in a challenge")
        for bid in bids:
            if not isinstance(bid, Bid):
                raise _broken(f"not a Bid: {shown(bid)}")
        object.__setattr__(self, "bids", bids)
        first = self.bids[0]
        if (first.side, first.seat) != (CHALLENGER, self.challenger):
            raise _broken(f"the first bid is not the challenger's: {shown(first)}")

    def pledged(self, seat: int) -> int:
        """Return the coins a player has bid here, on either side."""
        return sum(bid.coins for bid in self.bids or () if bid.seat == seat)


class Verdict(NamedTuple):
    """How a challenge ends, or would end now.

    Attributes:
        winner: The side that wins: 0 the challenger's, 1 the defender's.
        totals: What the bids of each side count for.
        stands: Whether the statement stands.
        rule: The rule that decides, a key of `RULES`.
        ruling: The ruling of the table that mattered, by id, or None.
    """

    winner: int
    totals: tuple[int, int]
    stands: bool
    rule: str
    ruling: str | None


def verdict(challenge: Challenge, rulings: Rulings) -> Verdict:
    """Return how a challenge ends with the bids as they are.

    Source: Disputes; rulings ``universalis.leverage`` and ``universalis.challenge-tie``.

    Raises:
        InvalidInput: Not a challenge, or an unknown choice of a ruling.
    """
    if not isinstance(challenge, Challenge):
        raise InvalidInput("challenge.kind", "Say what is disputed first.", shown(challenge))
    bids = challenge.bids or ()
    doubled = rule.LEVERAGE.chosen(rulings) == "double"
    worth = [0, 0]
    for bid in bids:
        worth[bid.side] += bid.coins * (2 if doubled and bid.fact is not None else 1)
    ours, theirs = worth
    if not bids:
        return Verdict(DEFENDER, (0, 0), True, rule.NO_BID, None)
    if ours == theirs:
        stands = rule.CHALLENGE_TIE.chosen(rulings) == "stands"
        winner = DEFENDER if stands else CHALLENGER
        return Verdict(winner, (ours, theirs), stands, rule.EQUAL_BIDS, rule.CHALLENGE_TIE.id)
    winner = CHALLENGER if ours > theirs else DEFENDER
    backed = any(bid.fact is not None for bid in bids)
    ruling = rule.LEVERAGE.id if backed else None
    return Verdict(winner, (ours, theirs), winner == DEFENDER, rule.HIGHER_BID, ruling)


def two_players(one: object, other: object) -> None:
    """Check the seats of two who disagree.

    Raises:
        InvalidInput: One is no seat, or both are the same.
    """
    if checked_seat(one) == checked_seat(other):
        raise InvalidInput(
            "challenge.alone", "A challenge takes two: choose somebody else.", shown(one)
        )


def maybe_fact(number: object) -> None:
    """Check a number that a fact could have, or None.

    Raises:
        InvalidInput: It is neither.
    """
    if number is not None:
        whole(number, 0, FACT_LIMIT - 1, "fact.number", "The number of the fact")


def _broken(reason: str) -> InvalidInput:
    return InvalidInput("challenge.broken", "This challenge does not hold together.", reason)
