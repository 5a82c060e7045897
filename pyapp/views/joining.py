"""How somebody joins a table: a name, and one tap."""

from __future__ import annotations

from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.tree import Tree, msg
from pyapp.words import say


def joining(id: str, label: str, message: str) -> Tree:
    """Draw a field for a new name, and the button beside it; `message` gets the name."""
    add = button(say("join.add"), None, sign="plus", submits=True, once=True)
    given = {"class": "one-line", "data-submit": msg(message)}
    return ["form", given, text_field(id, label, None), add]
