"""How this table settles what the text leaves open, in sentences, with the way to change it."""

from __future__ import annotations

from pyapp import route
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from threefold import universalis

AT_A_GLANCE = 2
"""Rulings that everybody asks for first: the coins to begin with, and those of each scene."""


def rulings_card(table: Table) -> Tree:
    """Draw what is settled: the coins at once, all else in a fold."""
    choices = [ruling.choices[ruling.chosen(table.stage.rulings)] for ruling in universalis.RULINGS]
    shown = [_line(choice) for choice in choices[:AT_A_GLANCE]]
    folded = [
        _line(f"{ruling.question} {choice}")
        for ruling, choice in list(zip(universalis.RULINGS, choices, strict=True))[AT_A_GLANCE:]
    ]
    change = f"#{route.to_table(table.id, 'settings')}"
    return layout.card(
        say("universalis.settled"),
        ["ul", {"class": "reasons"}, *shown],
        [
            "details",
            {"class": "exact"},
            ["summary", {}, say("universalis.settled.more")],
            ["ul", {"class": "reasons"}, *folded],
        ],
        ["p", {}, ["a", {"href": change}, say("universalis.settled.change")]],
    )


def _line(words: str) -> Tree:
    return ["li", {"key": words}, words]
