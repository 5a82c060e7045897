"""A conflict, tap by tap: opening it, gathering dice, calling it off, telling how it ends."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Focus, Msg
from pyapp.games.universalis.desk import CONFLICT, TELL
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.laid import conflict_laid
from pyapp.games.universalis.pick_acts import done, to_table
from pyapp.games.universalis.stepping import taken
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, then_desk, took
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Step


def open_conflict(model: Model, msg: Msg) -> Turn:
    """Begin the conflict that is laid out."""
    if model.table is None:
        return model, ()
    step = conflict_laid(model.table.stage.play, model.table.desk.of(CONFLICT))
    if step is None:
        return declined(model, say("universalis.conflict.choose")), ()
    return to_table(model, done(model, step, msg, CONFLICT))


def draw_trait(model: Model, msg: Msg) -> Turn:
    """Add the dice of a trait to a side."""
    return _gathered(model, universalis.DrawTrait(*msg.args), msg), ()


def buy_dice(model: Model, msg: Msg) -> Turn:
    """Buy dice for a side."""
    return _gathered(model, universalis.BuyDice(*msg.args), msg), ()


def _gathered(model: Model, step: Step, msg: Msg) -> Model:
    """Add dice; faces typed before were those of other dice."""
    after = taken(model, step, msg)
    return then_desk(model, after, lambda desk: desk.put(CONFLICT, faces=(), find=""))


def call_off(model: Model, msg: Msg) -> Turn:
    """Let the conflict be; dice that were bought are paid back."""
    return done(model, universalis.CallOff(), msg, CONFLICT), ()


def tell_fact(model: Model, msg: Msg) -> Turn:
    """Establish a fact of the outcome, as written."""
    (seat,) = msg.args
    return _told(model, universalis.TellFact(seat, msg.value.strip()), msg)


def tell_trait(model: Model, msg: Msg) -> Turn:
    """Give a component a trait as part of the outcome, as written."""
    seat, component, ranks = msg.args
    return _told(model, universalis.TellTrait(seat, component, msg.value.strip(), ranks), msg)


def tell_rank(model: Model, msg: Msg) -> Turn:
    """Raise a trait as part of the outcome."""
    return _told(model, universalis.TellRank(*msg.args), msg)


def _told(model: Model, step: Step, msg: Msg) -> Turn:
    """Take a step of the telling; what is told of, and by whom, stays picked."""
    after = taken(model, step, msg)
    return then_desk(model, after, lambda desk: desk.put(TELL, ranks=1, find="", deed="")), ()


def next_teller(model: Model, msg: Msg) -> Turn:
    """End the telling of one side: the other tells, or the conflict is over."""
    after = done(model, universalis.NextTeller(), msg, TELL)
    return after, (Focus("main", from_top=True),) if took(model, after) else ()


HANDLERS: Mapping[str, Handler] = {
    "universalis.conflict": once(open_conflict),
    "universalis.draw_trait": once(draw_trait),
    "universalis.buy_dice": once(buy_dice),
    "universalis.call_off": once(call_off),
    "universalis.tell_fact": once(tell_fact),
    "universalis.tell_trait": once(tell_trait),
    "universalis.tell_rank": once(tell_rank),
    "universalis.next_teller": once(next_teller),
}
