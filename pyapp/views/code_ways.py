"""The ways to a link's QR code, beside the ways to share the link."""

from __future__ import annotations

from pyapp import route
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say


def code_link(fragment: str) -> Tree:
    """Draw the way to the code of a link that is there already."""
    href = f"#{route.to_code(fragment)}"
    return link_button(say("code.show"), href, look="quiet", sign="code")


def code_button(message: str, name: str = "") -> Tree:
    """Draw the way to the code of a link that the message makes; `name` says of which roll."""
    about = say("code.show.about", name=name) if name else None
    return button(say("code.show"), message, look="quiet", sign="code", once=True, about=about)


def cluster(*ways: Child) -> Tree:
    """Put ways side by side where there is room."""
    return ["div", {"class": "cluster"}, *ways]
