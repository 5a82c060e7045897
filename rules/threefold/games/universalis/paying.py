"""Moving coins between players and the bank, with the sentences for purses that are too light."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import NamedTuple

from threefold.errors import NotAllowed
from threefold.games.universalis.scene import Phase
from threefold.games.universalis.tale import Tale, label
from threefold.ledger import BANK, ISSUE, Line, coin_count
from threefold.phrase import Phrase

WHYS = (
    "start",
    "refresh",
    "component",
    "trait",
    "rank",
    "fact",
    "bring-in",
    "interrupt",
    "removal",
    "bid",
    "budget",
    "challenge",
    "dice",
    "dice-back",
    "won",
    "lost",
    "outcome",
    ISSUE,
)
"""Every reason for which coins move, as lines of the ledger name it. Names are for ever."""

_NAME = 40


class Due(NamedTuple):
    """Coins that a player is due from the bank."""

    seat: int
    coins: int
    why: str
    what: str = ""


def paid(tale: Tale, seat: int, price: int, why: str, what: str = "") -> Tale:
    """Let a player pay the bank; a price of 0 moves nothing.

    Raises:
        NotAllowed: ``coins.short``: the player has less.
        InvalidInput: Nobody sits there.
    """
    purse = tale.coins(seat)
    if price > purse:
        raise too_little(tale, seat, price, purse)
    if not price:
        return tale
    line = Line(tale.scene.number, seat, BANK, price, why, what)
    return replace(tale, ledger=tale.ledger.moved(line))


def bought(tale: Tale, price: int, why: str, what: str = "") -> Tale:
    """Let the player on turn buy something; while framing, out of the budget first.

    Raises:
        NotAllowed: ``coins.short``: they have less.
    """
    return from_budget(paid(tale, tale.turn, price, why, what), price)


def from_budget(tale: Tale, price: int) -> Tale:
    """Take what the framer just paid out of the budget, as far as there is one."""
    if tale.phase is not Phase.FRAMING:
        return tale
    left = max(0, tale.scene.budget - price)
    return replace(tale, scene=replace(tale.scene, budget=left))


def granted(tale: Tale, dues: Iterable[Due]) -> Tale:
    """Let the bank pay players; what it lacks is issued. Dues of 0 move nothing."""
    lines = [
        Line(tale.scene.number, BANK, due.seat, due.coins, due.why, due.what)
        for due in dues
        if due.coins
    ]
    return replace(tale, ledger=tale.ledger.granted(*lines))


def too_little(tale: Tale, seat: int, price: int, purse: int) -> NotAllowed:
    """Make the error of a player who cannot pay, for the caller to raise."""
    who = label(tale, seat)
    who = who if len(who) <= _NAME else f"{who[:_NAME]}…"
    costs = coin_count(price)
    if not purse:
        sentence = Phrase(
            "This takes {costs}, and {who} has none to pay with.", costs=costs, who=who
        )
    else:
        sentence = Phrase(
            "This takes {costs}, and {who} has {purse} to pay with.",
            costs=costs,
            who=who,
            purse=purse,
        )
    return NotAllowed("coins.short", sentence)
