"""Printing: the page is laid out already, the browser does the rest."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Msg, Print
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn


def printing(model: Model, _msg: Msg) -> Turn:
    """Hand the page to the browser to be printed."""
    return model, (Print(),)


HANDLERS: Mapping[str, Handler] = {"print": printing}
