"""Universalis on paper: the table with its scene, facts and components, and blank sheets."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from pyapp.games.universalis.ledger import Filter, window
from pyapp.games.universalis.ledger_words import row
from pyapp.games.universalis.speech import (
    coins_words,
    importance_words,
    kind_words,
    name_of,
    states_of,
    title_of,
)
from pyapp.lettering import short
from pyapp.table import Table
from pyapp.views.parts.leaf import leaves
from pyapp.views.parts.leaf_marks import (
    Block,
    circles,
    entries,
    entry,
    heading,
    mark,
    points,
    remark,
    together,
)
from pyapp.views.parts.ledger_rows import Row
from pyapp.views.parts.tree import Tree
from pyapp.views.ways import table_name
from pyapp.words import say, say_count
from pyapp.words.bidi import in_a_row
from threefold.games.universalis import Component, Kind, Tale

COMPONENTS = 200
"""The most components that are printed, those in the scene first."""
FACTS = 100
"""The most facts that are printed, the newest."""
SEATS = 6
"""Players whom a blank sheet has room for."""
TRAITS = 3
RANKS = 5
CARDS = 8
LINES = 10
RULES = ("frame", "buy", "turns", "challenge", "conflict")


def sheets(table: Table) -> Sequence[Tree]:
    """Draw what the table has told and paid; nothing before play begins."""
    tale: Tale = table.stage.play
    if not tale.scene.number:
        return []
    blocks = [
        *_players(tale),
        *_scene(tale),
        *_components(tale),
        *_facts(tale),
        *_ledger(table, tale),
    ]
    return _leaves(table_name(table), blocks)


def _leaves(title: str, blocks: Sequence[Block], *, blank: bool = False) -> list[Tree]:
    game = say("universalis.name")
    return leaves(title, game, blocks, sign="coin", continued=_continued, blank=blank)


def _continued(name: str) -> str:
    return say("paper.continued", name=name)


def _players(tale: Tale) -> list[Block]:
    seats = range(len(tale.players))
    held = [
        block
        for seat in seats
        for block in entry("", name_of(tale, seat), marks=mark(coins_words(tale.coins(seat))))
    ]
    in_all = say(
        "paper.universalis.bank",
        issued=coins_words(tale.ledger.issued),
        bank=coins_words(tale.ledger.in_bank),
    )
    return [heading(say("universalis.purses")), *held, remark(in_all)]


def _scene(tale: Tale) -> list[Block]:
    scene = tale.scene
    blocks = [heading(say("universalis.scene", number=scene.number))]
    for part, number in (("where", scene.place), ("when", scene.time)):
        if number is not None:
            blocks += entry(say(f"paper.universalis.{part}"), tale.fact(number).text.strip())
    if scene.framer is not None and tale.bidding is None:
        blocks += entry(say("paper.universalis.framer"), name_of(tale, scene.framer))
    return blocks if len(blocks) > 1 else []


def _components(tale: Tale) -> list[Block]:
    kept = [one for one in tale.components if not one.removed]
    shown = sorted(kept, key=lambda one: not one.present)[:COMPONENTS]
    blocks = [block for one in shown for block in _component(tale, one)]
    return [*blocks, *_more(len(kept) - len(shown))]


def _component(tale: Tale, component: Component) -> list[Block]:
    words = [
        kind_words(component.kind),
        importance_words(component.importance),
        say("universalis.controlled", name=short(name_of(tale, component.controller))),
        *[said for _, said in states_of(component)],
    ]
    traits = [
        block
        for trait in component.traits
        for block in entry("", trait.text.strip(), marks=_rank(trait.rank))
    ]
    note = remark(in_a_row(words, " · "))
    return [heading(title_of(component)), note._replace(heads=True), *traits]


def _rank(rank: int) -> Tree:
    return points(rank, say("universalis.rank", count=rank))


def _facts(tale: Tale) -> list[Block]:
    """Draw the facts that hold, newest first."""
    holding = [fact for fact in reversed(tale.facts) if not fact.struck]
    blocks = [heading(say("universalis.facts"))] if holding else []
    for fact in islice(holding, FACTS):
        scene = mark(say("universalis.ledger.scene", number=fact.scene))
        blocks += entry("", fact.text.strip(), marks=scene)
    return [*blocks, *_more(len(holding) - FACTS)]


def _ledger(table: Table, tale: Tale) -> list[Block]:
    """Draw the end of the ledger, newest line first."""
    rows = [row(tale, one) for one in window(table.log, Filter()).lines]
    lines = [remark(_line(one)) for one in rows]
    return [heading(say("universalis.ledger")), *lines] if lines else []


def _line(one: Row) -> str:
    accounts = in_a_row([short(one.source), short(one.target)], " → ")
    return in_a_row([accounts, one.said, one.why], " · ")


def _more(count: int) -> list[Block]:
    return [remark(say_count("paper.more", count))] if count > 0 else []


def blanks() -> Sequence[Tree]:
    """Draw the sheets that are filled in with a pen: one for the table, one of components."""
    table = [
        *_blank("paper.universalis.first", "paper.universalis.each-scene"),
        heading(say("universalis.seats")),
        *_blank(*["paper.universalis.player"] * SEATS),
        *[block for number in (1, 2) for block in _blank_scene(number)],
        heading(say("universalis.facts")),
        *entries([("", "")] * LINES),
        heading(say("paper.reminder")),
        *[remark(say(f"paper.universalis.rule.{rule}")) for rule in RULES],
    ]
    cards = [_blank_card(number) for number in range(1, CARDS + 1)]
    return [
        *_leaves(say("paper.universalis.table"), table, blank=True),
        *_leaves(say("universalis.components"), cards, blank=True),
    ]


def _blank(*keys: str) -> list[Block]:
    return entries((say(key), "") for key in keys)


def _blank_scene(number: int) -> list[Block]:
    parts = ("framer", "where", "when")
    return [
        heading(say("universalis.scene", number=number)),
        *_blank(*(f"paper.universalis.{part}" for part in parts)),
    ]


def _blank_card(number: int) -> Block:
    """Draw a component: kinds to be ringed, traits with their ranks; its name is the first."""
    kinds = in_a_row((kind_words(kind) for kind in Kind), " · ")
    ranks = circles(0, RANKS, "", RANKS)
    return together(
        heading(say("paper.number", name=number, number=kinds)),
        *entry(say("sheet.name"), "", marks=ranks),
        *[block for _ in range(TRAITS) for block in entry("", "", marks=ranks)],
        *_blank("paper.universalis.speaks"),
    )
