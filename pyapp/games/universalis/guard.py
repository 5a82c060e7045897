"""A second tap never counts twice: a step is taken only from the screen it was drawn for."""

from __future__ import annotations

from dataclasses import replace

from pyapp.effect import Msg
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.table import Table
from pyapp.turn import Turn
from threefold.games.universalis import Rename


def once(handler: Handler) -> Handler:
    """Make a handler that heeds a message only while its screen is the latest.

    The message's first argument is how many steps had been taken when its screen was drawn. The
    second of two taps, or a tap on a page of some time ago, does not fit and does nothing. The
    handler gets the other arguments.
    """

    def guarded(model: Model, msg: Msg) -> Turn:
        if model.table is None or not _latest(model.table, msg.args[0]):
            return model, ()
        return handler(model, replace(msg, args=msg.args[1:]))

    return guarded


def _latest(table: Table, drawn_after: int) -> bool:
    """Say whether a screen drawn after so many steps is the latest, but for a name written since.

    A name half written is handed over by the very tap that leaves its field: that tap counts.
    """
    now = table.stage.play.taken
    if drawn_after != now - 1:
        return bool(drawn_after == now)
    last = table.log.last()
    return last is not None and isinstance(last.entry.step, Rename)
