"""Whether what was saved is really written, and what is done if not."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp.base import stretched
from pyapp.effect import Keep, Msg, Save
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn


def saved(model: Model, _msg: Msg) -> Turn:
    """All is written, and so is the base that the head is upon.

    With the first step of a table there is something worth keeping: the browser is asked to.
    """
    table = model.table
    if table is not None and table.spare is not None:
        model = replace(model, table=replace(table, spare=None))
    model = replace(model, trouble="") if model.trouble else model
    if model.keeps or table is None or table.log.place == (0, 0):
        return model, ()
    return replace(model, keeps="asked"), (Keep(),)


def keeping(model: Model, msg: Msg) -> Turn:
    """Note what the browser says about keeping what is stored."""
    (answer,) = msg.args
    return replace(model, keeps=answer), ()


def save_failed(model: Model, msg: Msg) -> Turn:
    """Not all is written: say so until a save works again.

    Where it was a new base, or a part of one, that may not have fitted beside the old one, go back
    to that: the table changes by it, so it is saved once more.
    """
    (reason,) = msg.args
    table = model.table
    if table is not None and (table.spare or (table.coming and table.base)):
        old = table.spare or table.base
        table = replace(table, base=stretched(old) if old else None, spare=None, coming=None)
    return replace(model, table=table, trouble=reason), ()


def try_again(model: Model, _msg: Msg) -> Turn:
    """Try once more to write what could not be written."""
    return model, (Save(),)


def shown(model: Model, msg: Msg) -> Turn:
    """Try it once more by itself: meanwhile somebody may have made room."""
    return try_again(model, msg) if model.trouble else (model, ())


HANDLERS: Mapping[str, Handler] = {
    "saved": saved,
    "save_failed": save_failed,
    "keeping": keeping,
    "try_again": try_again,
    "shown": shown,
}
