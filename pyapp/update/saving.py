"""Whether what was saved is really written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp.model import Model, Msg
from pyapp.screen import Handler
from pyapp.turn import Turn


def saved(model: Model, _msg: Msg) -> Turn:
    """All is written."""
    return (replace(model, trouble="") if model.trouble else model), ()


def save_failed(model: Model, msg: Msg) -> Turn:
    """Not all is written: say so until a save works again."""
    (reason,) = msg.args
    return replace(model, trouble=reason), ()


HANDLERS: Mapping[str, Handler] = {
    "saved": saved,
    "save_failed": save_failed,
}
