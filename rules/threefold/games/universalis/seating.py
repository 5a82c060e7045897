"""What the steps before play do: taking seats, changing them, beginning."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis import steps
from threefold.games.universalis.paying import Due, granted
from threefold.games.universalis.rulings import starting
from threefold.games.universalis.scene import Bidding, Phase, Scene
from threefold.games.universalis.tale import Player, Tale
from threefold.games.universalis.world import SEATS, is_number
from threefold.phrase import Phrase
from threefold.rulings import Rulings

FEWEST = 2
"""The fewest players that can begin."""


def seat(tale: Tale, step: steps.Seat) -> Tale:
    """Give somebody the next seat."""
    _not_begun(tale)
    if len(tale.players) >= SEATS:
        raise NotAllowed(
            "seat.full", Phrase("A table has {seats} seats, and all are taken.", seats=SEATS)
        )
    return replace(tale, players=(*tale.players, Player(step.name)))


def unseat(tale: Tale, step: steps.Unseat) -> Tale:
    """Let somebody leave."""
    _not_begun(tale)
    tale.player(step.seat)
    others = (*tale.players[: step.seat], *tale.players[step.seat + 1 :])
    return replace(tale, players=others)


def move_seat(tale: Tale, step: steps.MoveSeat) -> Tale:
    """Move somebody to another seat."""
    _not_begun(tale)
    moving = tale.player(step.seat)
    if not is_number(step.to, len(tale.players)):
        raise InvalidInput("seat.none", "Choose one of the seats at this table.", f"{step.to}")
    others = [*tale.players[: step.seat], *tale.players[step.seat + 1 :]]
    others.insert(step.to, moving)
    return replace(tale, players=tuple(others))


def rename(tale: Tale, step: steps.Rename) -> Tale:
    """Write a player's name."""
    tale.player(step.seat)
    players = (
        *tale.players[: step.seat],
        Player(step.name),
        *tale.players[step.seat + 1 :],
    )
    return replace(tale, players=players)


def begin(tale: Tale, rulings: Rulings) -> Tale:
    """Pay everybody their first coins and open the bids for the first scene."""
    _not_begun(tale)
    if len(tale.players) < FEWEST:
        raise NotAllowed(
            "begin.too-few",
            Phrase("It takes {fewest} players to begin: seat another.", fewest=FEWEST),
        )
    coins, seats = starting(rulings), tuple(range(len(tale.players)))
    tale = granted(tale, (Due(seat, coins, "start") for seat in seats))
    return replace(tale, phase=Phase.BIDDING, scene=Scene(1), bidding=Bidding(seats))


def _not_begun(tale: Tale) -> None:
    if tale.phase is not Phase.SEATING:
        raise NotAllowed("seat.begun", "Play has begun, and the seats stay as they are.")
