"""What home and its places show of a table that this build cannot read, or not all of it."""

from __future__ import annotations

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Head, Model
from pyapp.opened import Found
from pyapp.screen import Page
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.removing import remove_button
from pyapp.words import numbers, say
from pyapp.words.wheel import say_phrase

SHOWN = 64
"""So much of a table's id is shown: as much as an id may have, but a key may hold anything."""


def troubled(head: Head) -> Tree:
    """Draw a table that cannot be read: why, that it is untouched, and the way to its texts."""
    kind = _kind(head)
    return layout.card(
        say(f"home.{kind}.title"),
        *known_by(head),
        ["p", {}, say_phrase(head.trouble)],
        ["p", {}, say(f"home.{kind}.text")],
        _acts(head),
        id=f"damaged-{head.id}",
    )


def set_aside(model: Model) -> list[Child]:
    """Draw what was set aside of tables that can be read, or are gone."""
    troubled = {head.id for head in model.heads.values() if head.trouble}
    return [_aside(model, table_id) for table_id in sorted(model.aside - troubled)]


def unread_page(head: Head) -> Page:
    """Draw the screen of a table that cannot be read here, or was saved by a newer Threefold."""
    kind = _kind(head)
    home = link_button(say("link.to-tables"), f"#{route.HOME}", look="plain")
    body: list[Child] = [
        layout.empty_state(say(f"home.{kind}.title"), say_phrase(head.trouble), home),
        layout.card(None, *known_by(head), ["p", {}, say(f"home.{kind}.text")], _acts(head)),
    ]
    return Page(say("app.name"), body, back=(route.HOME, say("home.title")))


def _kind(head: Head) -> str:
    return "newer" if head.newer else "damaged"


def told_apart(table_id: str, name: str) -> str:
    """Return what buttons call a table: two that lost their names are still two."""
    return name if name.strip() else table_id[:SHOWN]


def download(table_id: str, name: str = "") -> Tree:
    """Return the button that hands over all texts of a table."""
    label = say("unread.download")
    about = say("unread.download.about", name=name) if name else None
    return button(label, msg("unread", table_id), look="quiet", once=True, about=about)


def _acts(head: Head) -> Tree:
    renew = button(say("unread.reload"), msg("update_now"), once=True) if head.newer else None
    # What a newer Threefold can read is no waste.
    name = told_apart(head.id, head.name)
    gone = None if head.newer else remove_button(head.id, name)
    return ["div", {"class": "cluster"}, renew, download(head.id, name), gone]


def known_by(table: Head | Found) -> list[Child]:
    """Draw what tells a table that cannot be read from another: all that is left of its head.

    Of one that lost even its name there is nothing but what its address has.
    """
    game = say(f"{table.game}.name") if table.game in SCREENS else ""
    day = say("home.changed", day=numbers.day(table.touched)) if table.touched else ""
    about = " · ".join(part for part in (game, day) if part)
    return [
        ["p", {}, ["strong", {"dir": "auto"}, table.name]] if table.name.strip() else None,
        ["p", {"dir": "auto"}, table.gist] if table.gist else None,
        ["p", {"class": "soft"}, about] if about else None,
        None if table.name.strip() else _number(table.id),
    ]


def _number(table_id: str) -> Tree:
    return ["p", {"class": "soft", "dir": "auto"}, say("home.number", id=table_id[:SHOWN])]


def _aside(model: Model, table_id: str) -> Tree:
    head = model.heads.get(table_id)
    name = head.name if head else ""
    return layout.card(
        say("home.aside.title"),
        ["p", {"dir": "auto"}, name] if name else _number(table_id),
        ["p", {}, say("home.aside.text")],
        [
            "div",
            {"class": "cluster"},
            download(table_id, told_apart(table_id, name)),
            remove_button(table_id, told_apart(table_id, name), whole=False),
        ],
        look="quiet",
        id=f"aside-{table_id}",
    )
