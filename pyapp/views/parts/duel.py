"""Two who roll against each other: side by side, and the odds of every pair of outcomes."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from pyapp.views.parts.odds import swatch
from pyapp.views.parts.tree import Child, Tree
from pyapp.words.percent import percent


class Side(NamedTuple):
    """One side of a joint table: who it is, and short words for the outcomes, best first."""

    name: str
    outcomes: Sequence[str]


def duel(left: Sequence[Child], right: Sequence[Child]) -> Tree:
    """Set two sides beside each other where there is room, else one after the other."""
    return ["div", {"class": "duel"}, *(["div", {"class": "stack"}, *one] for one in (left, right))]


def joint(title: str, rows: Side, columns: Side, chances: Sequence[Sequence[Fraction]]) -> Tree:
    """Return the table of pairs: each cell is filled as high as its pair is likely.

    Args:
        title: The table's caption.
        rows: Whose outcomes run down.
        columns: Whose outcomes run across.
        chances: One row for each outcome of `rows`, one chance for each of `columns`; the whole
            adds up to 1.

    Raises:
        ValueError: The chances have another shape than the outcomes.
    """
    if [len(row) for row in chances] != [len(columns.outcomes)] * len(rows.outcomes):
        raise ValueError("a joint table needs a chance for each pair of outcomes")
    most = max(chance for row in chances for chance in row)
    heads = [_head("col", at, words) for at, words in enumerate(columns.outcomes)]
    corner = ["td", {"dir": "auto", "aria-hidden": "true"}, rows.name]
    across = str(len(columns.outcomes))
    top = ["th", {"scope": "colgroup", "colspan": across, "dir": "auto"}, columns.name]
    body = [
        ["tr", {}, _head("row", at, words, rows.name), *(_cell(chance, most) for chance in row)]
        for at, (words, row) in enumerate(zip(rows.outcomes, chances, strict=True))
    ]
    return [
        "table",
        {"class": "joint"},
        ["caption", {"class": "odds-title", "dir": "auto"}, title],
        [
            "thead",
            {},
            ["tr", {"class": "joint-names"}, corner, top],
            ["tr", {}, ["td", {}], *heads],
        ],
        ["tbody", {}, *body],
    ]


def _head(scope: str, at: int, words: str, whose: str = "") -> Tree:
    # A column's owner is a heading over it; a row's is said with each of them.
    said: Child = (
        ["span", {"class": "visually-hidden", "dir": "auto"}, f"{whose}: "] if whose else None
    )
    return ["th", {"scope": scope}, ["span", {"class": "joint-head"}, swatch(at), said, words]]


def _cell(chance: Fraction, most: Fraction) -> Tree:
    part = float(chance / most * 100) if most else 0.0
    place = {"x": "0", "y": f"{100 - part:.2f}%", "width": "100%", "height": f"{part:.2f}%"}
    layer = ["svg", {"class": "joint-layer", "aria-hidden": "true"}, ["rect", place]]
    given = {"class": "joint-cell most" if chance == most else "joint-cell"}
    return ["td", given, layer, ["span", {}, percent(chance)]]
