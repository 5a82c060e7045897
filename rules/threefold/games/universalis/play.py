"""Taking one step: the state before and a step give the state after."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.games.universalis import (
    bidding,
    buying,
    buyingsteps,
    challengesteps,
    challenging,
    conflicting,
    conflictsteps,
    seating,
    steps,
    telling,
    turns,
)
from threefold.games.universalis.rulings import RULINGS
from threefold.games.universalis.tale import Tale, checked_tale
from threefold.rulings import Rulings, checked

_BARE: dict[type[Any], Callable[[Tale], Tale]] = {
    conflictsteps.CallOff: conflicting.call_off,
    conflictsteps.NextTeller: telling.next_teller,
    conflictsteps.KeepLoose: conflicting.keep_loose,
}
"""What takes each step that says nothing and that no ruling touches."""

_PLAIN: dict[type[Any], Callable[[Tale, Any], Tale]] = {
    steps.Seat: seating.seat,
    steps.Unseat: seating.unseat,
    steps.MoveSeat: seating.move_seat,
    steps.Rename: seating.rename,
    steps.PlaceBid: bidding.place_bid,
    buyingsteps.Introduce: buying.introduce,
    buyingsteps.AddTrait: buying.add_trait,
    buyingsteps.AddRank: buying.add_rank,
    buyingsteps.AddFact: buying.add_fact,
    buyingsteps.SendOut: buying.send_out,
    buyingsteps.HandOver: buying.hand_over,
    buyingsteps.Remove: buying.remove,
    challengesteps.OpenChallenge: challenging.open_challenge,
    challengesteps.Settle: challenging.settle,
    challengesteps.OpenBids: challenging.open_bids,
    challengesteps.AddBid: challenging.add_bid,
    conflictsteps.DrawTrait: conflicting.draw_trait,
    conflictsteps.BuyDice: conflicting.buy_dice,
    conflictsteps.RollConflict: conflicting.roll_conflict,
    conflictsteps.ThrowLooseAgain: conflicting.throw_loose_again,
}
"""What takes each step that no ruling touches."""

_BARE_RULED: dict[type[Any], Callable[[Tale, Rulings], Tale]] = {
    steps.Begin: seating.begin,
    steps.Reveal: bidding.reveal,
    steps.EndFraming: turns.end_framing,
    steps.EndTurn: turns.end_turn,
    steps.EndScene: turns.end_scene,
    challengesteps.CloseBids: challenging.close_bids,
}
"""What takes each step that says nothing, with the rulings of the table."""

_RULED: dict[type[Any], Callable[[Tale, Any, Rulings], Tale]] = {
    steps.Interrupt: turns.interrupt,
    buyingsteps.BringIn: buying.bring_in,
    conflictsteps.OpenConflict: conflicting.open_conflict,
    conflictsteps.TellFact: telling.tell_fact,
    conflictsteps.TellTrait: telling.tell_trait,
    conflictsteps.TellRank: telling.tell_rank,
    conflictsteps.ThrowLoose: conflicting.throw_loose,
}
"""What takes each other step, with the rulings of the table."""


def apply(state: Tale, step: steps.Step, rulings: Rulings) -> Tale:
    """Take one step and return the new state; the old one is never touched.

    The ledger of the new state has the lines of this step on its page. Where the step leaves
    somebody on turn without a coin, the turn passes on in the same step.

    Raises:
        NotAllowed: The rules or a ruling forbid it now.
        InvalidInput: The step makes no sense at this table (nobody on that seat, say).
    """
    tale = checked_tale(state)
    checked(RULINGS, rulings)
    fresh = replace(tale, ledger=tale.ledger.next(), taken=tale.taken + 1)
    return turns.passed_on(_taken(fresh, step, rulings), rulings)


def _taken(tale: Tale, step: steps.Step, rulings: Rulings) -> Tale:
    kind = type(step)
    if (bare := _BARE.get(kind)) is not None:
        return bare(tale)
    if (plain := _PLAIN.get(kind)) is not None:
        return plain(tale, step)
    if (bare_ruled := _BARE_RULED.get(kind)) is not None:
        return bare_ruled(tale, rulings)
    if (ruled := _RULED.get(kind)) is not None:
        return ruled(tale, step, rulings)
    raise InvalidInput("step.kind", "Threefold does not know this step.", shown(step))
