"""What lies on top of a screen: a term of the rules, the keyboard's shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pyapp.model import Model
from pyapp.shortcuts import SHORTCUTS, Shortcut
from pyapp.views.parts.dialog import dialog as drawn
from pyapp.views.parts.tree import Tree
from pyapp.words import say


def dialog(model: Model) -> Tree | None:
    """Draw the open dialog; None where the address names none that there is."""
    kind, _, rest = model.dialog.partition("/")
    draw = DIALOGS.get(kind)
    return draw(model, rest) if draw else None


def _keys(_model: Model, _rest: str) -> Tree:
    lines = [_line(shortcut) for shortcut in SHORTCUTS]
    return drawn(
        "keys",
        say("keys.title"),
        [["dl", {"class": "keys"}, *lines], ["p", {"class": "field-hint"}, say("keys.text")]],
    )


def _line(shortcut: Shortcut) -> Tree:
    shown = shortcut.shown or shortcut.keys
    joint = " – " if shortcut.id == "pick" else " + "
    keys: list[Tree | str] = [["kbd", {}, shown[0]]]
    for key in shown[1:]:
        keys += [joint, ["kbd", {}, key]]
    return [
        "div",
        {"key": shortcut.id},
        ["dt", {}, *keys],
        ["dd", {}, say(f"keys.{shortcut.id}")],
    ]


DIALOGS: Mapping[str, Callable[[Model, str], Tree | None]] = {"keys": _keys}
"""Who draws which: by the word before the first slash."""
