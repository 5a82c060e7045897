"""Moving a table to another phone: by link or QR code while it fits, else as a file."""

from __future__ import annotations

from pyapp import moving, route
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.backup import table_button
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say


def page(model: Model) -> Page:
    """Draw the ways the open table can go to another phone, the ones with all of it first."""
    table = model.here
    if table is None:
        return Page(say("moving.title"), [])
    links = moving.links(table)
    body: list[Child] = [
        ["p", {}, say("moving.text")],
        ["p", {"class": "soft"}, say("moving.secret")] if links.whole or links.now else None,
        _way("whole", links.whole),
        _way("now", links.now) if links.now or not links.whole else None,
        layout.card(
            say("moving.file"),
            ["p", {}, say("moving.file.text")],
            ["div", {"class": "cluster"}, table_button()],
        ),
    ]
    back = (route.to_table(table.id, "settings"), say("settings.title"))
    return Page(say("moving.title"), body, back=back, game=table.game, name="move")


def _way(what: str, fragment: str) -> Tree:
    title = say(f"moving.{what}")
    if not fragment:
        return layout.card(title, ["p", {}, say(f"moving.{what}.too-long")])
    short = moving.fits_code(fragment)
    return layout.card(
        title,
        ["p", {}, say(f"moving.{what}.text")],
        ["div", {"class": "cluster"}, _share(fragment, title), _code(fragment) if short else None],
        None if short else ["p", {"class": "field-hint"}, say("moving.no-code")],
    )


def _share(fragment: str, what: str) -> Tree:
    send = msg("share", fragment, say("app.name"), say("code.table.share"))
    about = say("moving.share.about", what=what)
    return button(say("moving.share"), send, sign="share", once=True, about=about)


def _code(fragment: str) -> Tree:
    return link_button(say("moving.code"), f"#{route.to_code(fragment)}")
