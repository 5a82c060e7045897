"""Open challenges and conflicts as plain data that JSON can hold, and the numbers they share."""

from __future__ import annotations

from typing import Any

from threefold.game import Data
from threefold.games.universalis.challenge import BID_LIMIT, Bid, Challenge
from threefold.games.universalis.conflict import Conflict, ConflictSide, Narration, Stake
from threefold.games.universalis.contest import DICE, THROWS
from threefold.games.universalis.rolldata import throw_at, throw_to_data
from threefold.games.universalis.rulings import TIE
from threefold.games.universalis.world import NUMBER_LIMIT, SEATS
from threefold.gate import choice_at, fields, list_at, optional, text_at, whole_at


def challenge_to_data(challenge: Challenge) -> Data:
    """Return ``[challenger, defender, statement, fact, [bid, ...] or None]``."""
    bids = challenge.bids
    return [
        challenge.challenger,
        challenge.defender,
        challenge.statement,
        challenge.fact,
        None if bids is None else [[bid.side, bid.seat, bid.coins, bid.fact] for bid in bids],
    ]


def challenge_at(data: Any, where: str) -> Challenge:
    """Read a challenge."""
    challenger, defender, statement, fact, bids = fields(data, where, 5)
    return Challenge(
        seat_at(challenger, f"{where}.challenger"),
        seat_at(defender, f"{where}.defender"),
        text_at(statement, f"{where}.statement"),
        maybe_number_at(fact, f"{where}.fact"),
        optional(bids, f"{where}.bids", _bids_at),
    )


def conflict_to_data(conflict: Conflict) -> Data:
    """Return ``[what, side, side, [throw, ...], [teller, left, left, winner] or None, tie]``.

    A side is ``[component, owner, [stake, ...]]``, a stake ``[seat, dice]`` of bought dice or
    ``[seat, dice, component, trait]``.
    """
    told = conflict.narration
    return [
        conflict.what,
        *(_side_to_data(side) for side in conflict.sides),
        [throw_to_data(throw) for throw in conflict.throws],
        None if told is None else [told.teller, *told.left, told.winner],
        conflict.tie,
    ]


def conflict_at(data: Any, where: str) -> Conflict:
    """Read a conflict."""
    what, ours, theirs, throws, narration, tie = fields(data, where, 6)
    return Conflict(
        text_at(what, f"{where}.what"),
        (_side_at(ours, f"{where}.ours"), _side_at(theirs, f"{where}.theirs")),
        list_at(throws, f"{where}.throws", throw_at, 0, THROWS),
        optional(narration, f"{where}.narration", _narration_at),
        choice_at(tie, f"{where}.tie", TIE.choices),
    )


def seat_at(data: Any, where: str) -> int:
    """Read the number of a seat."""
    return whole_at(data, where, 0, SEATS - 1)


def side_at(data: Any, where: str) -> int:
    """Read the number of a side."""
    return whole_at(data, where, 0, 1)


def number_at(data: Any, where: str) -> int:
    """Read a number of a component, a trait or a fact."""
    return whole_at(data, where, 0, NUMBER_LIMIT)


def maybe_number_at(data: Any, where: str) -> int | None:
    """Read such a number, or None."""
    return optional(data, where, number_at)


def pair_at(data: Any, where: str) -> tuple[int, int]:
    """Read a seat and its coins."""
    seat, coins = fields(data, where, 2)
    return seat_at(seat, f"{where}.seat"), number_at(coins, f"{where}.coins")


def _bids_at(data: Any, where: str) -> tuple[Bid, ...]:
    return list_at(data, where, _bid_at, 1, BID_LIMIT)


def _bid_at(data: Any, where: str) -> Bid:
    side, seat, coins, fact = fields(data, where, 4)
    return Bid(
        side_at(side, f"{where}.side"),
        seat_at(seat, f"{where}.seat"),
        number_at(coins, f"{where}.coins"),
        maybe_number_at(fact, f"{where}.fact"),
    )


def _side_to_data(side: ConflictSide) -> Data:
    stakes = [
        [stake.seat, stake.dice, *([] if stake.bought else [stake.component, stake.trait])]
        for stake in side.stakes
    ]
    return [side.component, side.owner, stakes]


def _side_at(data: Any, where: str) -> ConflictSide:
    component, owner, stakes = fields(data, where, 3)
    return ConflictSide(
        number_at(component, f"{where}.component"),
        seat_at(owner, f"{where}.owner"),
        list_at(stakes, f"{where}.stakes", _stake_at, 0, DICE),
    )


def _stake_at(data: Any, where: str) -> Stake:
    seat, dice, *trait = fields(data, where, 2, 4)
    numbers = [number_at(number, f"{where}.trait") for number in trait]
    return Stake(seat_at(seat, f"{where}.seat"), whole_at(dice, f"{where}.dice", 1, DICE), *numbers)


def _narration_at(data: Any, where: str) -> Narration:
    teller, ours, theirs, winner = fields(data, where, 4)
    return Narration(
        side_at(teller, f"{where}.teller"),
        (number_at(ours, f"{where}.left"), number_at(theirs, f"{where}.left")),
        side_at(winner, f"{where}.winner"),
    )
