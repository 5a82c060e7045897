"""Specimens of paper: a leaf with all that may stand on one, and one to be filled in by pen."""

from __future__ import annotations

from pyapp.views.parts.leaf import leaves
from pyapp.views.parts.leaf_marks import (
    Block,
    boxes,
    circles,
    dice,
    entry,
    heading,
    mark,
    remark,
    together,
)
from pyapp.views.parts.tree import Tree
from pyapp.views.style.laying import section, specimen

_DICE = (4, 6, 8, 10, 12)


def leaves_shown() -> list[Tree]:
    """Draw the leaves."""
    filled = leaves("Ada", "A game · a table", _filled(), sign="lamp", continued=str, foot="Source")
    blank = leaves("Name", "A game", _blank(), sign="lamp", continued=str, blank=True)
    return [
        section(
            "paper",
            "Paper",
            specimen("A sheet, printed: black on white in any theme", *filled),
            specimen("To be written on with a pen", *blank),
        )
    ]


def _filled() -> list[Block]:
    return [
        heading("Lines"),
        *entry("With a box before it", "Limping", box=(True, "ticked")),
        *entry("With a box for what may happen", "A brass key", tick=(False, "Lost")),
        *entry("When it has happened", "Old friends", tick=(True, "Broken"), struck=True),
        *entry("With a number", "Locks", marks=circles(2, 4, "2 of 4")),
        *entry("With a word", "Quick", marks=mark("rank 12")),
        together(heading("Dice and boxes"), dice("Level die", _DICE, 8, "d8")),
        boxes("Stress", 9, 4, "4 of 9 ticked", ("+1", "+2", "out")),
        remark("A rule in short."),
    ]


def _blank() -> list[Block]:
    return [*entry("With · What you share", "", tick=(False, "Broken")), dice("Path", _DICE, None)]
