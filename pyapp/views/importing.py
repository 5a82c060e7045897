"""A backup that was opened: what is in it, and how each table of it can be taken."""

from __future__ import annotations

from pyapp import route
from pyapp.model import Model
from pyapp.opened import WAYS, Done, Found, Opened
from pyapp.screen import Page
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.fields import file_field
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.unread import known_by
from pyapp.words import say, say_count
from pyapp.words.numbers import day
from pyapp.words.wheel import say_phrase

MESSAGES = ("file_picked", "file_read", "file_unread")


def page(model: Model) -> Page:
    """Draw the backup that is open, and the field to pick another one in."""
    opened = model.opened
    body: list[Child] = []
    if opened and opened.reading:
        body.append(_reading(opened))
    elif opened:
        body += [_file(opened), *(_found(at, found) for at, found in enumerate(opened.tables))]
    body.append(_field(another=opened is not None))
    many = opened and not opened.reading and sum(found.wanted for found in opened.tables) > 1
    everything = button(say("import.all"), msg("take_all"), look="primary", once=True, wide=True)
    by_link = opened is not None and bool(opened.code)
    return Page(
        say("moving.title.here" if by_link else "import.title"),
        body,
        back=(route.HOME, say("home.title")),
        actions=[everything] if many else [],
        name="import",
    )


def _field(another: bool) -> Tree:
    label = say("import.pick.another") if another else say("import.pick")
    hint = say("import.pick.text")
    field = file_field("backup-file", label, MESSAGES, kinds=".json,application/json", hint=hint)
    # The same field wherever it stands: whoever is at it stays there when something comes above it.
    return ["div", {"key": "pick"}, layout.card(None, field)]


def _reading(opened: Opened) -> Tree:
    so_far = say("import.reading.so-far", count=len(opened.tables)) if opened.tables else ""
    words = say("moving.reading") if opened.code else say("import.reading", name=opened.name)
    return layout.notice("info", words, ["p", {}, so_far])


def _file(opened: Opened) -> Tree:
    return layout.card(
        say("moving.in-link") if opened.code else say("import.in-file", name=opened.name),
        ["p", {}, say_count("import.found", len(opened.tables))]
        if not any(found.done for found in opened.tables)
        else None,
        button(say("import.close"), msg("file_closed"), look="quiet"),
        look="quiet",
    )


def _found(at: int, found: Found) -> Tree:
    name = found.name or say("table.unnamed")
    if found.trouble:
        return layout.card(
            say("home.newer.title" if found.newer else "home.damaged.title"),
            *known_by(found),
            ["p", {}, say("import.trouble", reason=say_phrase(found.trouble))],
            id=f"found-{at}",
        )
    steps = say_count("import.steps", found.steps)
    return layout.card(
        name,
        ["p", {}, say("import.about", game=say(f"{found.game}.name"), day=day(found.touched))],
        ["p", {"dir": "auto"}, found.gist] if found.gist else None,
        ["p", {"class": "soft"}, f"{steps} {say('import.away')}" if found.deleted else steps],
        *(_done(at, found.done, name) if found.done else _ways(at, found, name)),
        id=f"found-{at}",
    )


def _ways(at: int, found: Found, name: str) -> list[Child]:
    buttons: list[Tree] = []
    for way in WAYS[found.standing]:
        words = say(f"import.way.{way}")
        about = say("import.way.about", way=words, name=name)
        first = None if buttons else f"take-{at}"
        buttons.append(button(words, msg("take", at, way), about=about, once=True, id=first))
    return [
        ["p", {}, say(f"import.standing.{found.standing}")],
        _beside(found),
        ["div", {"class": "cluster"}, *buttons],
    ]


def _beside(found: Found) -> Child:
    """Say what would become of the one here, if anything would."""
    if {"replace", "merge"}.isdisjoint(WAYS[found.standing]):
        return None
    if found.keeps:
        return ["p", {}, say("import.beside")]
    return layout.notice("warn", say("import.no-beside"), speaks=False)


def _put_away(done: Done) -> Child:
    if done.way not in ("replace", "merge"):
        return None
    return ["p", {}, say("import.put-away" if done.away else "import.not-put-away")]


def _done(at: int, done: Done, name: str) -> list[Child]:
    undo = button(
        say("import.undo"),
        msg("untake", at),
        about=say("import.undo.about", name=name),
        once=True,
        id=f"untake-{at}",
    )
    go = link_button(say("import.go"), f"#{route.to_table(done.id)}", look="quiet")
    return [
        layout.notice("good", say(f"import.done.{done.way}"), _put_away(done), speaks=False),
        ["div", {"class": "cluster"}, undo, go],
    ]
