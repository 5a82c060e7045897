"""Removing for good: the button beside what is put away or cannot be read, and the way back."""

from __future__ import annotations

from pyapp.model import Model
from pyapp.removed import Removed
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say


def remove_button(table_id: str, name: str, *, whole: bool = True) -> Tree:
    """Return the button that removes a table, or only what was set aside of it."""
    about = say("remove.about", name=name) if name else None
    act = msg("remove", table_id, whole)
    return button(say("remove"), act, look="quiet", once=True, about=about)


def removed_card(model: Model) -> Child:
    """Draw what was removed since the page was opened, each with its way back."""
    items = [_item(number, one) for number, one in enumerate(model.removed) if not one.back]
    if not items:
        return None
    return layout.card(
        say("removed.title"),
        ["p", {}, say("removed.text")],
        ["ul", {"class": "rows", "role": "list"}, *items],
        look="quiet",
    )


def _item(number: int, removed: Removed) -> Tree:
    name = removed.name or say("table.unnamed")
    back = button(
        say("removed.undo"),
        msg("put_back", number),
        look="quiet",
        about=say("removed.undo.about", name=name),
        id=f"removed-{number}",
        once=True,
    )
    row = ["div", {"class": "cluster between"}, ["span", {"dir": "auto"}, name], back]
    return ["li", {"key": str(number)}, row]
