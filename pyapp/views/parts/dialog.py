"""A dialog: something short on top of a screen, opened by its place in the tree."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.views.parts.buttons import icon_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say


def dialog(key: str, title: str, body: Sequence[Child]) -> Tree:
    """Return a dialog; static/js/render.mjs shows it above everything, and makes the rest inert.

    Args:
        key: What tells it from another dialog: that one is shown anew.
        title: Its heading, which the keyboard's place moves to.
        body: What it says.
    """
    heading: Tree = [
        "h2",
        {"id": "dialog-title", "class": "dialog-title", "tabindex": "-1", "dir": "auto"},
        title,
    ]
    close = icon_button(say("dialog.close"), "close", msg("close_dialog"))
    return [
        "dialog",
        {
            "class": "sheet-dialog",
            "data-modal": "",
            "id": "dialog",
            "key": key,
            "aria-labelledby": "dialog-title",
        },
        [
            "div",
            {"class": "dialog-body"},
            ["div", {"class": "dialog-head"}, heading, close],
            *body,
        ],
    ]
