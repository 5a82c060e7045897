"""What stands where an address names a table that cannot be shown."""

from __future__ import annotations

from pyapp import route
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.home import UNREAD
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import msg
from pyapp.words import say


def page(model: Model) -> Page:
    """Say why there is no table by this address: none, a damaged one, or one that is put away."""
    place = route.read(model.fragment)
    head = model.heads.get(place.table)
    kind, back = "table.missing", None
    if head and head.trouble:
        return UNREAD["unread"].unread_page(head)
    if head and head.deleted:
        kind = "table.away"
        back = button(say("home.bring-back"), msg("bring_back", head.id), look="primary")
    home_link = link_button(say("link.to-tables"), f"#{route.HOME}", look="plain")
    body = [layout.empty_state(say(f"{kind}.title"), say(f"{kind}.text"), back, home_link)]
    return Page(say("app.name"), body, back=(route.HOME, say("home.title")))
