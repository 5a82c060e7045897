"""What the steps of bidding for a scene do: secret bids, and what comes of them."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import NotAllowed
from threefold.games.universalis import steps
from threefold.games.universalis.paying import paid, too_little
from threefold.games.universalis.rulings import BID_TIE, LOSING_BIDS
from threefold.games.universalis.scene import Bidding, Phase, Scene
from threefold.games.universalis.tale import Tale
from threefold.rulings import Rulings


def place_bid(tale: Tale, step: steps.PlaceBid) -> Tale:
    """Take a secret bid."""
    bidding = _open(tale)
    purse = tale.coins(step.seat)
    if step.seat not in bidding.seats:
        raise NotAllowed(
            "bid.not-tied", "Only the players whose bids were equal bid again.", f"{step.seat}"
        )
    if step.seat not in bidding.waiting:
        raise NotAllowed("bid.made", "This player has made their bid already.", f"{step.seat}")
    if step.coins > purse:
        raise too_little(tale, step.seat, step.coins, purse)
    given = (*bidding.given, (step.seat, step.coins))
    return replace(tale, bidding=replace(bidding, given=given))


def reveal(tale: Tale, rulings: Rulings) -> Tale:
    """Compare the bids: somebody frames the scene, or those who are tied bid again."""
    bidding = _open(tale)
    if not bidding.complete:
        raise NotAllowed(
            "reveal.waiting",
            "Some bids are still to be made: everybody bids first.",
            f"waiting for {bidding.waiting}",
        )
    bids = dict(bidding.given)
    highest = max(bids.values())
    tied = tuple(sorted(seat for seat, coins in bids.items() if coins == highest))
    if len(tied) > 1 and _again(tale, tied, highest, rulings):
        return replace(tale, bidding=Bidding(tied, (), tuple(bidding.latest.items())))
    framer = _first_clockwise(tale, tied)
    tale = _losers_paid(tale, bidding, framer, rulings)
    scene = Scene(tale.scene.number, framer, highest)
    return replace(tale, phase=Phase.FRAMING, scene=scene, turn=framer, bidding=None)


def _open(tale: Tale) -> Bidding:
    if tale.bidding is None:
        raise NotAllowed("bid.closed", "There is nothing to bid for now.", tale.phase)
    return tale.bidding


def _again(tale: Tale, tied: tuple[int, ...], coins: int, rulings: Rulings) -> bool:
    """Say whether tied players bid again; where each bid all they have, it would change nothing."""
    if BID_TIE.chosen(rulings) != "again":
        return False
    return any(tale.coins(seat) > coins for seat in tied)


def _first_clockwise(tale: Tale, tied: tuple[int, ...]) -> int:
    """Return the first of some seats after the last framer; the lowest before the first scene."""
    last = tale.scene.framer
    if last is None:
        return min(tied)
    return min(tied, key=lambda seat: (seat - last - 1) % len(tale.players))


def _losers_paid(tale: Tale, bidding: Bidding, framer: int, rulings: Rulings) -> Tale:
    """Let everybody who does not frame pay their latest bid, where the table has it so."""
    if LOSING_BIDS.chosen(rulings) != "pay":
        return tale
    for seat, coins in bidding.latest.items():
        if seat != framer:
            tale = paid(tale, seat, coins, "bid")
    return tale
