"""The facts of the world as they were established, thirty at a time, the newest page first."""

from __future__ import annotations

from pyapp import route
from pyapp.games.universalis.speech import name_of
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.ledger_rows import pager
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.ways import here
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Fact, Tale

FACTS = 30
"""How many facts are on a page."""


def facts_place(table: Table, page: int | None = None) -> Page | None:
    """Draw a page of facts: the newest, or the one of that number counted from the oldest, 0."""
    tale: Tale = table.stage.play
    last = max(0, len(tale.facts) - 1) // FACTS
    at = last if page is None else page
    if at > last:
        return None
    if tale.facts:
        body: list[Child] = [_list(tale, at), _pages(table, at, last)]
    else:
        title, text = say("universalis.facts.none"), say("universalis.facts.none.text")
        body = [layout.empty_state(title, text, sign="word")]
    return Page(say("universalis.facts"), body, back=here(table), game=universalis.ID, name="facts")


def _list(tale: Tale, page: int) -> Child:
    first = page * FACTS
    items = [
        _fact(tale, number, tale.facts[number])
        for number in range(first, min(first + FACTS, len(tale.facts)))
    ]
    return layout.card(
        None,
        ["ol", {"class": "facts", "role": "list", "start": str(first + 1)}, *items],
        look_up("universalis.fact", "universalis.challenge"),
    )


def _fact(tale: Tale, number: int, fact: Fact) -> Tree:
    words: Child = ["s", {"dir": "auto"}, fact.text] if fact.struck else fact.text
    told = say(
        "universalis.fact.struck" if fact.struck else "universalis.fact",
        kind=say(f"universalis.fact.kind.{fact.kind}"),
        name=name_of(tale, fact.payer),
        scene=fact.scene,
    )
    return [
        "li",
        {"class": "log-entry", "key": str(number)},
        ["p", {"dir": "auto"}, words],
        ["p", {"class": "field-hint", "dir": "auto"}, told],
    ]


def _pages(table: Table, at: int, last: int) -> Child:
    if not last:
        return None
    older, newer = say("universalis.facts.older"), say("universalis.facts.newer")
    return pager(
        say("universalis.facts.pages"),
        (older, _page(table, at - 1)) if at else None,
        (newer, _page(table, at + 1)) if at < last else None,
    )


def _page(table: Table, number: int) -> str:
    return f"#{route.to_table(table.id, 'facts', str(number))}"
