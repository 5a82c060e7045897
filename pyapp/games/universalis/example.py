"""The example of Universalis: a scene in its middle, and a conflict whose dice lie ready."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import FactKind, Kind

PLAYERS = ("first", "second", "third")
KEEPER, STORM = 0, 1
BIDS = (4, 2, 1)


def steps() -> Sequence[universalis.Step]:
    """Return the steps from the seats to the moment before the dice are thrown."""
    return [*_seated(), *_framed(), *_told(), *_gathered()]


def _seated() -> list[universalis.Step]:
    seats = [universalis.Seat(say(f"universalis.example.{one}")) for one in PLAYERS]
    bids = [universalis.PlaceBid(seat, coins) for seat, coins in enumerate(BIDS)]
    return [*seats, universalis.Begin(), *bids, universalis.Reveal()]


def _framed() -> list[universalis.Step]:
    return [
        universalis.AddFact(say("universalis.example.where"), FactKind.PLACE),
        universalis.AddFact(say("universalis.example.when"), FactKind.TIME),
        universalis.Introduce(Kind.CHARACTER, say("universalis.example.keeper")),
        universalis.EndFraming(),
    ]


def _told() -> list[universalis.Step]:
    return [
        universalis.AddTrait(KEEPER, say("universalis.example.keeper.trait"), 2),
        universalis.EndTurn(),
        universalis.Introduce(Kind.THING, say("universalis.example.storm")),
        universalis.AddTrait(STORM, say("universalis.example.storm.trait"), 2),
        universalis.EndTurn(),
        universalis.AddFact(say("universalis.example.fact")),
        universalis.EndTurn(),
    ]


def _gathered() -> list[universalis.Step]:
    return [
        universalis.OpenConflict(KEEPER, STORM, say("universalis.example.what")),
        universalis.DrawTrait(0, 0, KEEPER, 1),
        universalis.DrawTrait(1, 1, STORM, 1),
        universalis.DrawTrait(1, 1, STORM, 0),
        universalis.BuyDice(2, 0),
    ]
