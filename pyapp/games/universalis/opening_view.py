"""The form that begins a conflict: one's own component, somebody else's, what it is about."""

from __future__ import annotations

from pyapp.games.universalis.desk import CONFLICT, Setup
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.picking import COMPONENTS_SHOWN
from pyapp.games.universalis.speech import closed, component_name, name_of
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.picks import chip
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold import universalis
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


def laid_conflict(tale: Tale, setup: Setup) -> universalis.OpenConflict | None:
    """Return the conflict that is laid out; None while a side is not chosen."""
    ours, theirs = _sides(tale, setup)
    if ours is None or theirs is None:
        return None
    return universalis.OpenConflict(ours, theirs, setup.deed.strip())


def _sides(tale: Tale, setup: Setup) -> tuple[int | None, int | None]:
    """Return the components that are chosen; where there is but one, it is."""
    mine, others = candidates(tale)
    ours = setup.component if setup.component in mine else None
    theirs = setup.other if setup.other in others else None
    if len(mine) == 1:
        ours = mine[0]
    if len(others) == 1:
        theirs = others[0]
    return ours, theirs


def candidates(tale: Tale) -> tuple[list[int], list[int]]:
    """Return the components in the scene: those of whoever is on turn, and all others."""
    mine: list[int] = []
    others: list[int] = []
    for number, one in enumerate(tale.components):
        if one.present:
            (mine if one.controller == tale.turn else others).append(number)
    return mine, others


def _lacks(tale: Tale) -> str:
    """Say what a conflict lacks; empty when there can be one."""
    mine, others = candidates(tale)
    if not mine:
        return say("universalis.conflict.none-of-ours", name=name_of(tale, tale.turn))
    return "" if others else say("universalis.conflict.none-of-theirs")


def _form(tale: Tale, setup: Setup) -> list[Child]:
    mine, others = candidates(tale)
    ours, theirs = _sides(tale, setup)
    name = name_of(tale, tale.turn)
    what = text_field(
        "what",
        say("universalis.roll.what"),
        setup.deed,
        change=msg("universalis.describe", CONFLICT, "deed"),
    )
    return [
        layout.card(None, ["p", {}, say("universalis.conflict.text")], what),
        _choice(tale, say("universalis.conflict.ours", name=name), "component", mine, ours),
        _choice(tale, say("universalis.conflict.theirs"), "other", others, theirs),
    ]


def _choice(tale: Tale, title: str, part: str, among: list[int], chosen: int | None) -> Tree:
    shown = among[:COMPONENTS_SHOWN]
    if chosen is not None and chosen not in shown:
        shown = [chosen, *shown]
    chips = [
        chip(
            component_name(tale, number),
            number == chosen,
            msg("universalis.lay", CONFLICT, part, number),
            detail=name_of(tale, tale.component(number).controller),
        )
        for number in shown
    ]
    more = len(among) - len(shown)
    return layout.card(
        title,
        ["div", {"class": "chips", "role": "group", "aria-label": title}, *chips],
        why_not(say("universalis.conflict.more", count=more)) if more > 0 else None,
    )


def _begin(tale: Tale, setup: Setup) -> Tree:
    ready = laid_conflict(tale, setup) is not None
    return button(
        say("universalis.conflict.begin" if ready else "universalis.conflict.choose"),
        msg("universalis.conflict", tale.taken) if ready else None,
        look="primary",
        sign="dice",
        once=True,
        wide=True,
    )
