"""What lies on top of a screen: a term of the rules, the keyboard's shortcuts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pyapp import route
from pyapp.model import Model
from pyapp.shortcuts import SHORTCUTS, Shortcut
from pyapp.table import Table
from pyapp.terms import Term, term_of
from pyapp.views.parts.dialog import dialog as drawn
from pyapp.views.parts.term import term
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from pyapp.words.wheel import say_choice, say_question
from threefold.games import by_id
from threefold.rulings import Ruling


class Kind(NamedTuple):
    """Dialogs of one kind; what stands behind the first slash of their names tells them apart."""

    knows: Callable[[str], bool]
    draw: Callable[[Model, str], Tree | None]


def known(name: str) -> bool:
    """Tell whether there is a dialog of that name."""
    kind, _, rest = name.partition("/")
    return kind in DIALOGS and DIALOGS[kind].knows(rest)


def dialog(model: Model) -> Tree | None:
    """Draw the open dialog; None where there is none of its name."""
    kind, _, rest = model.dialog.partition("/")
    return DIALOGS[kind].draw(model, rest) if known(model.dialog) else None


def _keys(model: Model, _rest: str) -> Tree:
    place = say("device.title")
    text = say("keys.text" if model.device.keys else "keys.off", place=place)
    lines = [_line(shortcut) for shortcut in SHORTCUTS]
    return drawn(
        "keys",
        say("keys.title"),
        [["dl", {"class": "keys"}, *lines], ["p", {"class": "field-hint"}, text]],
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


def _term(model: Model, id: str) -> Tree | None:
    found = term_of(id)
    if found is None:
        return None
    game, known = found
    table = model.here if model.here and model.here.game == game else None
    rulings = [one for one in by_id(game).RULINGS if one.id in known.rulings]
    body: list[Child] = [
        ["p", {}, say(f"term.{id}.text")],
        _settled(table, rulings) if rulings else None,
        ["p", {"class": "terms"}, say("term.related"), *_related(game, known)],
    ]
    return drawn(id, say(f"term.{id}"), body)


def _settled(table: Table | None, rulings: Sequence[Ruling]) -> Tree:
    """Draw how a table has settled what the text leaves open; without one, how it usually is."""
    chosen = table.stage.rulings if table else {}
    lines = [
        ["li", {"key": one.id}, ["strong", {}, say_question(one)], " ", say_choice(one, chosen)]
        for one in rulings
    ]
    title = say("term.table" if table else "term.usual")
    change: Child = None
    if table:
        settings = f"#{route.to_table(table.id, 'settings')}"
        change = ["a", {"class": "row-link", "href": settings}, say("term.change")]
    return [
        "section",
        {"class": "term-rulings"},
        ["h3", {}, title],
        ["ul", {"role": "list"}, *lines],
        change,
    ]


def _related(game: str, known: Term) -> list[Child]:
    words: list[Child] = []
    for one in known.related:
        words += [" ", term(f"{game}.{one}", say(f"term.{game}.{one}"))]
    return words


DIALOGS: Mapping[str, Kind] = {
    "keys": Kind(lambda rest: not rest, _keys),
    "term": Kind(lambda rest: term_of(rest) is not None, _term),
}
"""Who draws which: by the word before the first slash."""
