"""The form that begins a conflict: one's own component, somebody else's, what it is about."""

from __future__ import annotations

from pyapp.games.universalis.desk import CONFLICT, Setup
from pyapp.games.universalis.laid import candidates, conflict_laid, sides_laid
from pyapp.games.universalis.picking import pick_component
from pyapp.games.universalis.speech import closed, name_of
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold.games.universalis import Tale


def conflict_place(table: Table) -> Page:
    """Draw the form that begins a conflict; or why there can be none now."""
    tale: Tale = table.stage.play
    setup: Setup = table.desk.of(CONFLICT)
    shut = closed(tale) or _lacks(tale)
    if shut:
        body: list[Child] = [layout.empty_state(say("universalis.conflict"), shut, sign="dice")]
        actions: list[Child] = []
    else:
        body, actions = _form(tale, setup), [_begin(tale, setup)]
    title = say("universalis.conflict")
    return Page(title, body, back=here(table), actions=actions, game=table.game, name="dispute")


def _lacks(tale: Tale) -> str:
    """Say what a conflict lacks; empty when there can be one."""
    mine, others = candidates(tale)
    if not mine:
        return say("universalis.conflict.none-of-ours", name=name_of(tale, tale.turn))
    return "" if others else say("universalis.conflict.none-of-theirs")


def _form(tale: Tale, setup: Setup) -> list[Child]:
    mine, others = candidates(tale)
    ours, theirs = sides_laid(tale, setup)
    name = name_of(tale, tale.turn)
    of_ours = (
        say("universalis.conflict.ours", name=name),
        say("universalis.pick.find-ours", name=name),
    )
    of_theirs = say("universalis.conflict.theirs"), say("universalis.pick.find-theirs")
    what = text_field(
        "what",
        say("universalis.roll.what"),
        setup.deed,
        change=msg("universalis.describe", CONFLICT, "deed"),
    )
    return [
        layout.card(
            None,
            ["p", {}, say("universalis.conflict.text")],
            what,
            look_up("universalis.conflict", "universalis.control"),
        ),
        layout.card(
            None, *pick_component(tale, setup, (CONFLICT, "component"), of_ours, mine, ours)
        ),
        layout.card(
            None, *pick_component(tale, setup, (CONFLICT, "other"), of_theirs, others, theirs)
        ),
    ]


def _begin(tale: Tale, setup: Setup) -> Tree:
    ready = conflict_laid(tale, setup) is not None
    return button(
        say("universalis.conflict.begin" if ready else "universalis.conflict.choose"),
        msg("universalis.conflict", tale.taken) if ready else None,
        look="primary",
        sign="dice",
        once=True,
        wide=True,
    )
