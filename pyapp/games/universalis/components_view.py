"""All components there ever were, those in the scene first, and the way to find one."""

from __future__ import annotations

from pyapp.games.universalis.desk import FIND
from pyapp.games.universalis.forms import one_line, rows, why_not
from pyapp.games.universalis.scene_view import SHOWN, component_row
from pyapp.games.universalis.speech import component_name
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say, say_count
from threefold import universalis
from threefold.games.universalis import Tale

FEW = 8
"""With no more components than these there is nothing to look for."""


def components_place(table: Table) -> Page:
    """Draw the components, at most twenty of them at once."""
    tale: Tale = table.stage.play
    if not tale.components:
        title, text = say("universalis.components.none"), say("universalis.components.none.text")
        body: list[Child] = [layout.empty_state(title, text, sign="thing")]
    else:
        body = [_search(table, tale), _list(table, tale)]
    return Page(
        say("universalis.components"),
        body,
        back=here(table),
        game=universalis.ID,
        name="components",
    )


def _search(table: Table, tale: Tale) -> Child:
    looked = table.desk.of(FIND).find
    if len(tale.components) <= FEW and not looked:
        return None
    send = msg("universalis.find", FIND, "component")
    line = one_line("find", say("universalis.find"), send, say("universalis.find.do"))
    if not looked:
        return layout.card(None, line)
    everything = msg("universalis.lay", FIND, "find", "")
    return layout.card(
        None,
        line,
        ["p", {"dir": "auto"}, say("universalis.find.for", text=looked)],
        button(say("universalis.find.all"), everything, look="quiet"),
    )


def _list(table: Table, tale: Tale) -> Tree:
    found = matching(tale, table.desk.of(FIND).find)
    if not found:
        return layout.card(None, ["p", {}, say("universalis.find.none")])
    more = len(found) - SHOWN
    return layout.card(
        None,
        rows(*(component_row(table, tale, one, tale.component(one)) for one in found[:SHOWN])),
        why_not(say_count("universalis.find.more", more)) if more > 0 else None,
        look_up("universalis.component", "universalis.importance"),
    )


def matching(tale: Tale, looked: str) -> list[int]:
    """Return the numbers of the components of such a name: present ones, others, removed ones."""
    part = looked.casefold()
    found = [
        number
        for number in range(len(tale.components))
        if part in component_name(tale, number).casefold()
    ]
    return sorted(found, key=lambda one: _rank(tale, one))


def _rank(tale: Tale, number: int) -> tuple[int, int]:
    component = tale.component(number)
    return (2 if component.removed else 0 if component.present else 1), number
