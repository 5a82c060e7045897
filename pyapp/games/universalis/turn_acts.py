"""Whose turn it is: ending framing, a turn or a scene, and taking the turn from somebody."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pyapp.effect import Focus, Msg
from pyapp.games.universalis.desk import BUY, Setup
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.stepping import taken
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, then_desk, took
from threefold import universalis
from threefold.games.universalis import Step


def moves_on(make: Callable[..., Step]) -> Handler:
    """Make a handler of a step after which another part of the table is in sight: its top."""

    def handle(model: Model, msg: Msg) -> Turn:
        after = taken(model, make(*msg.args), msg)
        if took(model, after) is None:
            return after, ()
        # What one player had picked to buy is no proposal to the next.
        fresh = then_desk(model, after, lambda desk: desk.set(BUY, Setup()))
        return fresh, (Focus("main", from_top=True),)

    return once(handle)


HANDLERS: Mapping[str, Handler] = {
    "universalis.end_framing": moves_on(universalis.EndFraming),
    "universalis.end_turn": moves_on(universalis.EndTurn),
    "universalis.interrupt": moves_on(universalis.Interrupt),
    "universalis.end_scene": moves_on(universalis.EndScene),
}
