"""Steps as plain data that JSON can hold, and the way to all data of the game."""

from __future__ import annotations

from typing import Any

from threefold.game import Data
from threefold.games.universalis import buyingsteps, challengesteps, conflictsteps, steps
from threefold.games.universalis.contest import DICE, Contest
from threefold.games.universalis.disputedata import (
    maybe_number_at,
    number_at,
    pair_at,
    seat_at,
    side_at,
)
from threefold.games.universalis.roll import ByHand, Seeded
from threefold.games.universalis.rolldata import (
    contest_at,
    contest_to_data,
    throw_at,
    throw_to_data,
)
from threefold.games.universalis.taledata import (
    coins_at,
    data_since,
    fact_kind_at,
    kind_at,
    ranks_at,
    state_from_data,
    state_since,
    state_to_data,
)
from threefold.games.universalis.world import SEATS, FactKind, Kind
from threefold.gate import bool_at, list_at, text_at, whole_at
from threefold.stepdata import Kinds, StepData

__all__ = [
    "data_since",
    "state_from_data",
    "state_since",
    "state_to_data",
    "step_from_data",
    "step_to_data",
]


def _dice_at(data: Any, where: str) -> int:
    return whole_at(data, where, 1, DICE)


def _shares_at(data: Any, where: str) -> tuple[tuple[int, int], ...]:
    return list_at(data, where, pair_at, 1, SEATS)


_STEPS: Kinds = {
    "seat": (steps.Seat, (text_at,)),
    "unseat": (steps.Unseat, (seat_at,)),
    "move-seat": (steps.MoveSeat, (seat_at, seat_at)),
    "rename": (steps.Rename, (seat_at, text_at)),
    "begin": (steps.Begin, ()),
    "bid": (steps.PlaceBid, (seat_at, coins_at)),
    "reveal": (steps.Reveal, ()),
    "introduce": (buyingsteps.Introduce, (kind_at, text_at)),
    "trait": (buyingsteps.AddTrait, (number_at, text_at, ranks_at)),
    "rank": (buyingsteps.AddRank, (number_at, number_at, ranks_at)),
    "fact": (buyingsteps.AddFact, (text_at, fact_kind_at)),
    "bring-in": (buyingsteps.BringIn, (number_at,)),
    "send-out": (buyingsteps.SendOut, (number_at,)),
    "hand-over": (buyingsteps.HandOver, (number_at, seat_at)),
    "remove": (buyingsteps.Remove, (number_at, _shares_at)),
    "end-framing": (steps.EndFraming, ()),
    "end-turn": (steps.EndTurn, ()),
    "interrupt": (steps.Interrupt, (seat_at,)),
    "end-scene": (steps.EndScene, ()),
    "challenge": (
        challengesteps.OpenChallenge,
        (seat_at, seat_at, text_at, maybe_number_at),
    ),
    "settle": (challengesteps.Settle, (bool_at, text_at)),
    "open-bids": (challengesteps.OpenBids, (coins_at,)),
    "add-bid": (challengesteps.AddBid, (side_at, seat_at, coins_at, maybe_number_at)),
    "close-bids": (challengesteps.CloseBids, ()),
    "conflict": (conflictsteps.OpenConflict, (number_at, number_at, text_at)),
    "draw": (conflictsteps.DrawTrait, (seat_at, side_at, number_at, number_at)),
    "buy-dice": (conflictsteps.BuyDice, (seat_at, side_at, _dice_at)),
    "call-off": (conflictsteps.CallOff, ()),
    "roll": (conflictsteps.RollConflict, (throw_at,)),
    "tell-fact": (conflictsteps.TellFact, (seat_at, text_at)),
    "tell-trait": (conflictsteps.TellTrait, (seat_at, number_at, text_at, ranks_at)),
    "tell-rank": (conflictsteps.TellRank, (seat_at, number_at, number_at, ranks_at)),
    "next-teller": (conflictsteps.NextTeller, ()),
    "throw-loose": (conflictsteps.ThrowLoose, (contest_at, throw_at)),
    "throw-loose-again": (conflictsteps.ThrowLooseAgain, (throw_at,)),
    "keep-loose": (conflictsteps.KeepLoose, ()),
}


def _plain(value: object) -> Data:
    """Return one field of a step as data."""
    if isinstance(value, Contest):
        return contest_to_data(value)
    if isinstance(value, (Seeded, ByHand)):
        return throw_to_data(value)
    if isinstance(value, (Kind, FactKind)):
        return value.value
    return [list(share) for share in value] if isinstance(value, tuple) else value


_DATA = StepData(_STEPS, _plain)

step_to_data = _DATA.to_data
step_from_data = _DATA.from_data
