"""Words half written: they stay in their field until they are taken, wherever one goes."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Msg
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, refused, then_desk, with_desk
from threefold.check import TEXT_LIMIT, text
from threefold.errors import InvalidInput


def draft(model: Model, msg: Msg) -> Turn:
    """Keep words half written. Too many are said to be, and stay on the screen to be cut."""
    (key,) = msg.args
    if model.table is None:
        return model, ()
    kept = with_desk(model, model.table.desk.put(key, deed=msg.value))
    try:
        text(msg.value, TEXT_LIMIT, "This text")
    except InvalidInput as error:
        return refused(kept, error), ()
    return kept, ()


def used_up(before: Model, after: Model, key: str) -> Model:
    """Empty a field if the step was taken that its words were for; what was said of it stays."""
    return then_desk(before, after, lambda desk: desk.without(key))


HANDLERS: Mapping[str, Handler] = {"universalis.draft": draft}
