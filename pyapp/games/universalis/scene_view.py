"""What is always in sight while playing: everybody's coins, the scene, who and what is in it."""

from __future__ import annotations

from itertools import islice

from pyapp import route
from pyapp.games.universalis.forms import rows, why_not
from pyapp.games.universalis.speech import (
    ALL,
    coins_words,
    importance_words,
    listed,
    missing,
    name_of,
    states_of,
    title_of,
)
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.coins import Purse, purses
from pyapp.views.parts.rank import Head, component_head
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say, say_count
from threefold.games.universalis import Component, Phase, Tale

SHOWN = 20
"""How many components are drawn at once."""


def purses_card(table: Table) -> Tree:
    """Draw everybody's coins, with whose turn it is and who frames; each leads to its ledger."""
    tale: Tale = table.stage.play
    return purses(
        say("universalis.purses"), [_purse(table, tale, seat) for seat in range(len(tale.players))]
    )


def _purse(table: Table, tale: Tale, seat: int) -> Purse:
    held = tale.coins(seat)
    turn = tale.playing and tale.turn == seat
    href = f"#{route.to_table(table.id, 'ledger', str(seat), ALL)}"
    return Purse(name_of(tale, seat), held, coins_words(held), _notes(tale, seat, turn), turn, href)


def _notes(tale: Tale, seat: int, turn: bool) -> list[tuple[str, str]]:
    notes = []
    if turn:
        notes.append(("turn", say("universalis.note.turn")))
    if tale.phase is Phase.FRAMING and turn:
        notes.append(("frame", say("universalis.note.frames")))
    if tale.bidding is not None and seat in dict(tale.bidding.given):
        notes.append(("check", say("universalis.note.bid")))
    return notes


def scene_card(table: Table) -> Tree:
    """Draw the scene: where, when, the framer's budget, what is still missing, who is there."""
    tale: Tale = table.stage.play
    return layout.card(
        say("universalis.scene", number=tale.scene.number),
        *_framing(tale),
        _set(tale, "where", tale.scene.place),
        _set(tale, "when", tale.scene.time),
        *_there(table, tale),
        look_up("universalis.framing") if tale.phase is Phase.FRAMING else None,
        term="universalis.scene",
    )


def _set(tale: Tale, part: str, fact: int | None) -> Child:
    if fact is None:
        return None
    return ["p", {"dir": "auto"}, say(f"universalis.scene.{part}", text=tale.fact(fact).text)]


def _framing(tale: Tale) -> list[Child]:
    if tale.phase is not Phase.FRAMING:
        return []
    lines: list[Child] = [["p", {"dir": "auto"}, _framing_words(tale)]]
    if missing(tale):
        lines.append(why_not(say("universalis.framing.missing", what=listed(missing(tale)))))
    return lines


def _framing_words(tale: Tale) -> str:
    """Say who frames, and what with; after somebody who ran out of coins, the next one goes on."""
    name, framer, left = name_of(tale, tale.turn), tale.scene.framer, tale.scene.budget
    if framer is not None and framer != tale.turn:
        return say("universalis.framing.on", out=name_of(tale, framer), name=name)
    if left:
        return say_count("universalis.framing.budget", left, name=name)
    return say("universalis.framing.purse", name=name)


def _there(table: Table, tale: Tale) -> list[Child]:
    present = ((number, one) for number, one in enumerate(tale.components) if one.present)
    shown = list(islice(present, SHOWN))
    if not shown:
        return [why_not(say("universalis.scene.nobody"))]
    more = sum(one.present for one in tale.components) - len(shown)
    return [
        rows(*(_present_row(table, tale, number, one) for number, one in shown)),
        why_not(say_count("universalis.more", more)) if more else None,
    ]


def _present_row(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    """Draw a component of the scene, which need not say that it is in the scene."""
    return _row(table, number, head_of(tale, component)._replace(states=()))


def head_of(tale: Tale, component: Component) -> Head:
    """Return what a component shows of itself wherever it is drawn."""
    detail = say("universalis.controlled", name=name_of(tale, component.controller))
    said = importance_words(component.importance)
    return Head(component.kind.value, title_of(component), said, detail, states_of(component))


def component_row(table: Table, tale: Tale, number: int, component: Component) -> Tree:
    """Draw a component as a row that leads to its own page."""
    return _row(table, number, head_of(tale, component))


def _row(table: Table, number: int, head: Head) -> Tree:
    href = f"#{route.to_table(table.id, 'c', str(number))}"
    return ["li", {"key": str(number), "dir": "auto"}, component_head(head, href=href)]
