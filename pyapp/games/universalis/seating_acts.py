"""Taking seats: who plays, in which order, and what they are called."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Focus, Msg
from pyapp.games.universalis.desk import NEW_PLAYER, SEAT, draft_of
from pyapp.games.universalis.draft_acts import used_up
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.stepping import step, taken
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, stepped
from pyapp.words import say
from threefold import universalis


def seat(model: Model, msg: Msg) -> Turn:
    """Give a new player the next seat; without a name, go to the field."""
    name = msg.value.strip()
    if not name:
        return declined(model, say("join.nameless")), (Focus(NEW_PLAYER),)
    return used_up(model, taken(model, universalis.Seat(name), msg), SEAT), ()


def rename(model: Model, msg: Msg) -> Turn:
    """Write a player's name; the one they have is no step."""
    (who,) = msg.args
    name = msg.value.strip()
    if model.table is None or model.table.stage.play.player(who).name == name:
        return model, ()
    return stepped(model, universalis.Rename(who, name), msg), ()


def begin(model: Model, msg: Msg) -> Turn:
    """Begin to play: the first coins are paid, and the bids for the first scene begin.

    Not while a name is written that has no seat yet: whoever it is would be left out for good.
    """
    if model.table is not None:
        waiting = draft_of(model.table.desk, SEAT).strip()
        if waiting and len(model.table.stage.play.players) < universalis.SEATS:
            words = say("universalis.begin.waiting", name=waiting)
            return declined(model, words), (Focus(NEW_PLAYER),)
    return taken(model, universalis.Begin(), msg), (Focus("main", from_top=True),)


HANDLERS: Mapping[str, Handler] = {
    "universalis.join": once(seat),
    "universalis.unseat": step(universalis.Unseat),
    "universalis.move_seat": step(universalis.MoveSeat),
    "universalis.rename": once(rename),
    "universalis.begin": once(begin),
}
