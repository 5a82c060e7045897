"""Keys: a shortcut that was pressed does what its line in `pyapp.shortcuts` says."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Msg, Send
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.shortcuts import BY_KEY
from pyapp.turn import Turn


def pressed(model: Model, msg: Msg) -> Turn:
    """Do what a key stands for here; one that stands for nothing, or is switched off, does nothing.

    Over a dialog only the key that opens the list is answered: it closes the list again.
    """
    (key,) = msg.args
    shortcut = BY_KEY.get(key)
    if shortcut is None or not model.device.keys or (shortcut.at_table and not model.here):
        return model, ()
    if model.dialog:
        closes = (shortcut.id, model.dialog) == ("list", "keys")
        return model, (Send(Msg("close_dialog")),) if closes else ()
    return model, shortcut.act(model, key)


HANDLERS: Mapping[str, Handler] = {"pressed": pressed}
