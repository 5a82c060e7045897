"""What the steps of a challenge do: opening it, settling it, bidding, closing the bids."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import NotAllowed
from threefold.games.universalis import challengesteps as steps
from threefold.games.universalis.challenge import (
    BID_LIMIT,
    CHALLENGER,
    Bid,
    Challenge,
    verdict,
)
from threefold.games.universalis.paying import paid, too_little
from threefold.games.universalis.refusal import clear
from threefold.games.universalis.rulings import CHALLENGE_BIDS
from threefold.games.universalis.shaping import struck
from threefold.games.universalis.tale import Tale
from threefold.rulings import Rulings


def open_challenge(tale: Tale, step: steps.OpenChallenge) -> Tale:
    """Begin to talk about a statement in dispute."""
    clear(tale)
    tale.player(step.challenger)
    tale.player(step.defender)
    if step.fact is not None:
        _established(tale, step.fact)
    opened = Challenge(step.challenger, step.defender, step.statement, step.fact)
    return replace(tale, challenge=opened)


def settle(tale: Tale, step: steps.Settle) -> Tale:
    """End a challenge by agreement; no coin moves."""
    challenge = _negotiating(tale)
    if not step.strike:
        return replace(tale, challenge=None)
    if challenge.fact is None:
        raise NotAllowed("settle.no-fact", "This challenge is about no fact that could be struck.")
    return replace(struck(tale, challenge.fact), challenge=None)


def open_bids(tale: Tale, step: steps.OpenBids) -> Tale:
    """Take the challenger's own bid; without one the challenge is lost at once."""
    challenge = _negotiating(tale)
    if not step.coins:
        return replace(tale, challenge=None)
    bid = Bid(CHALLENGER, challenge.challenger, step.coins)
    _covered(tale, bid)
    return replace(tale, challenge=replace(challenge, bids=(bid,)))


def add_bid(tale: Tale, step: steps.AddBid) -> Tale:
    """Add a bid to a side."""
    challenge, bids = _bidding(tale)
    if len(bids) >= BID_LIMIT:
        raise NotAllowed("bid.too-many", "There have been bids enough: close them.")
    bid = step.as_bid()
    _covered(tale, bid)
    if bid.fact is not None:
        _established(tale, bid.fact)
        if bid.fact == challenge.fact:
            raise NotAllowed(
                "bid.disputed-fact", "The disputed fact itself is no leverage: choose another."
            )
    return replace(tale, challenge=replace(challenge, bids=(*bids, bid)))


def close_bids(tale: Tale, rulings: Rulings) -> Tale:
    """End a challenge by its bids: they are paid, and a fact that lost is struck."""
    challenge, bids = _bidding(tale)
    ended = verdict(challenge, rulings)
    everybody = CHALLENGE_BIDS.chosen(rulings) == "spent"
    due: dict[int, int] = {}
    for bid in bids:
        if everybody or bid.side == ended.winner:
            due[bid.seat] = due.get(bid.seat, 0) + bid.coins
    for seat, coins in due.items():
        tale = paid(tale, seat, coins, "challenge", challenge.statement)
    if not ended.stands and challenge.fact is not None:
        tale = struck(tale, challenge.fact)
    return replace(tale, challenge=None)


def _negotiating(tale: Tale) -> Challenge:
    challenge = _opened(tale)
    if challenge.bids is not None:
        raise NotAllowed("challenge.bidding", "The bidding has begun: it decides this challenge.")
    return challenge


def _bidding(tale: Tale) -> tuple[Challenge, tuple[Bid, ...]]:
    challenge = _opened(tale)
    if challenge.bids is None:
        raise NotAllowed(
            "challenge.talking",
            "There is still talk about this challenge: the challenger bids first.",
        )
    return challenge, challenge.bids


def _opened(tale: Tale) -> Challenge:
    if tale.challenge is None:
        raise NotAllowed("challenge.none", "There is no challenge: open one first.")
    return tale.challenge


def _established(tale: Tale, number: int) -> None:
    if tale.fact(number).struck:
        raise NotAllowed(
            "fact.struck", "This fact was struck and counts no more: choose another.", f"{number}"
        )


def _covered(tale: Tale, bid: Bid) -> None:
    """Refuse a bid of more than the player has beside what they bid here already."""
    free = tale.free(bid.seat)
    if bid.coins > free:
        raise too_little(tale, bid.seat, bid.coins, free)
