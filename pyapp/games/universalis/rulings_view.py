"""How this table settles what the text leaves open, in sentences, with the way to change it."""

from __future__ import annotations

from pyapp import route
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from pyapp.words.wheel import say_choice, say_question
from threefold import universalis
from threefold.rulings import Ruling

AT_A_GLANCE = 2
"""Rulings that everybody asks for first: the coins to begin with, and those of each scene."""


def rulings_card(table: Table) -> Tree:
    """Draw what is settled: the coins at once, all else in a fold."""
    coins, others = universalis.RULINGS[:AT_A_GLANCE], universalis.RULINGS[AT_A_GLANCE:]
    return layout.card(
        say("universalis.settled"),
        _list([_choice(table, ruling) for ruling in coins]),
        [
            "details",
            {"class": "exact"},
            ["summary", {}, say("universalis.settled.more")],
            _list([_answer(table, ruling) for ruling in others]),
        ],
        _change(table),
    )


def rulings_fold(table: Table) -> Tree:
    """Draw what is settled while it is played by, folded: what this table changed comes first."""
    coins, others = universalis.RULINGS[:AT_A_GLANCE], universalis.RULINGS[AT_A_GLANCE:]
    rulings = table.stage.rulings
    changed = [one for one in others if one.chosen(rulings) != one.default]
    usual = [one for one in others if one not in changed]
    first = [
        *(_choice(table, ruling) for ruling in coins),
        *(_answer(table, ruling) for ruling in changed),
    ]
    return [
        "details",
        {"class": "card fold"},
        ["summary", {}, say("universalis.settled")],
        _list(first),
        ["p", {}, say("universalis.settled.usual")],
        _list([_answer(table, ruling) for ruling in usual]),
        _change(table),
    ]


def _choice(table: Table, ruling: Ruling) -> str:
    return say_choice(ruling, table.stage.rulings)


def _answer(table: Table, ruling: Ruling) -> str:
    return f"{say_question(ruling)} {_choice(table, ruling)}"


def _list(lines: list[str]) -> Tree:
    return ["ul", {"class": "reasons"}, *(["li", {"key": line}, line] for line in lines)]


def _change(table: Table) -> Tree:
    settings = f"#{route.to_table(table.id, 'settings')}"
    return ["p", {}, ["a", {"href": settings}, say("universalis.settled.change")]]
