"""The dice in the picture of a result: rows with their names, as large as there is room for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.lettering import width
from pyapp.palette import Palette
from pyapp.picture import Die, Row
from pyapp.views.parts.dice import MARKS, OUTLINES, Kind
from pyapp.views.parts.picture_words import SANS, Box, lines
from pyapp.views.parts.polyhedra import outline
from pyapp.views.parts.tree import Tree
from pyapp.words import say

SIZES = (132, 112, 92, 76, 60, 46)
"""Sizes of a die that are tried, largest first."""

MOST = 40
"""More dice than this in a row are counted, not drawn: a link may hold a hundred."""

GAP = 0.16
"""Room between dice, as a part of their size."""
FLAG = 0.3
"""Room below a die for the word that tells that it counts, as a part of its size."""
SAID, READABLE = 4, 16
"""So many dice of a row are told to count in words; and how small, in pixels, these may be."""
NUMERALS = {4: (43, 24), 6: (34, 30), 8: (31, 26), 10: (32, 24), 12: (33, 26)}
"""Where the face stands on a die of so many sides: how far down, and how large."""


class _Look(NamedTuple):
    body: str
    ink: str
    edge: str


LOOKS = {
    "safe": _Look("safe-body", "safe-ink", "safe-ink"),
    "risk": _Look("risk-body", "risk-ink", "risk-edge"),
    "stone": _Look("stone-body", "stone-ink", "stone-ink"),
    "iron": _Look("iron-body", "iron-ink", "iron-edge"),
    "hit": _Look("accent", "raised", "accent"),
    "miss": _Look("raised", "ink-soft", "edge"),
}


def rows_drawn(rows: Sequence[Row], colours: Palette, box: Box, step: float) -> list[Tree]:
    """Draw rows of dice into a box, side by side where each is a single die."""
    left, top, wide, deep = box
    if rows and all(len(row.dice) == 1 for row in rows):
        column = wide / len(rows)
        boxes = [(left + column * at, top, column - 16, deep) for at in range(len(rows))]
    else:
        share = deep / max(1, len(rows))
        boxes = [(left, top + share * at, wide, share) for at in range(len(rows))]
    words = 30 * step
    size = min((_fitting(row, each, words, step) for row, each in zip(rows, boxes, strict=True)),
               default=0.0)  # fmt: skip
    drawn: list[Tree] = []
    for row, each in zip(rows, boxes, strict=True):
        ink, x, room = colours["ink-soft"], each[0], each[2]
        drawn += lines(row.label, words, each[1] + words, 1, ink, x=x, room=room)
        drawn += _dice(row, colours, (each[0], each[1] + words * 1.5), each[2], size)
    return drawn


def _fitting(row: Row, box: Box, words: float, step: float) -> float:
    """Return the largest size at which a row fits its box; the smallest where none does."""
    count, room = min(len(row.dice), MOST + 1), box[3] - words * 1.5
    for size in SIZES:
        a_line = max(1, int(box[2] // (size * step * (1 + GAP))))
        if -(-count // a_line) * size * step * _pitch(row, size * step) <= room:
            return size * step
    return SIZES[-1] * step


def _says(row: Row, size: float) -> bool:
    """Tell whether the dice of a row that count are told to, in words that can be read."""
    few = 0 < sum(die.counts for die in row.dice) <= SAID
    return few and _flag_size() * size / 64 >= READABLE


def _flag_size() -> float:
    """Return the size of those words, in the units of a die, which is 64 wide."""
    return min(17.0, 72 / width(say("part.counts"), 1))


def _pitch(row: Row, size: float) -> float:
    """Return how far the next line of dice lies below one, in sizes of a die."""
    return 1 + GAP + (FLAG if _says(row, size) else 0)


def _dice(
    row: Row, colours: Palette, corner: tuple[float, float], wide: float, size: float
) -> list[Tree]:
    dice, pitch, says = row.dice, _pitch(row, size), _says(row, size)
    a_line = max(1, int(wide // (size * (1 + GAP))))
    places = [
        (
            corner[0] + size * (1 + GAP) * (at % a_line),
            corner[1] + size * pitch * (at // a_line),
        )
        for at in range(MOST + 1)
    ]
    drawn = [_placed(die, colours, *places[at], size, says) for at, die in enumerate(dice[:MOST])]
    if len(dice) > MOST:
        x, y = places[MOST]
        words = {"x": f"{x:.1f}", "y": f"{y + size * 0.7:.1f}", "font-size": f"{size * 0.5:.1f}"}
        given = {**words, "fill": colours["ink"], "font-family": "sans-serif"}
        drawn.append(["text", given, say("picture.more", count=len(dice) - MOST)])
    return drawn


def _placed(die: Die, colours: Palette, x: float, y: float, size: float, says: bool) -> Tree:
    """Draw a die; what counts has a line below it and the word, as colour alone would not tell."""
    look = LOOKS[die.shape]
    given = {"transform": f"translate({x:.1f} {y:.1f}) scale({size / 64:.4f})"}
    under = {"x": "14", "y": "66", "width": "36", "height": "5", "rx": "2.5"}
    line: Tree = ["rect", {**under, "fill": colours["accent-ink"]}]
    parts = (
        _six(die, look, colours) if die.shape in ("safe", "risk") else _other(die, look, colours)
    )
    marks = [line, _flag(colours) if says else None] if die.counts else []
    return ["g", given, *parts, *marks]


def _flag(colours: Palette) -> Tree:
    """Write below a die that it counts."""
    letters = _flag_size()
    place = {"x": "32", "y": f"{72 + letters * 0.8:.1f}", "text-anchor": "middle"}
    given = {"font-family": SANS, "font-size": f"{letters:.1f}", "font-weight": "700"}
    return ["text", {**place, **given, "fill": colours["accent-ink"]}, say("part.counts")]


def _six(die: Die, look: _Look, colours: Palette) -> list[Tree]:
    kind = Kind(die.shape)
    body = {"fill": colours[look.body], "stroke": colours[look.edge], "stroke-width": "3"}
    pips = [_worn(mark, {"fill": colours[look.ink]}) for mark in MARKS[6](kind, die.face)]
    return [_worn(OUTLINES[kind, 6](), body), *pips]


def _worn(tree: Tree, colours: dict[str, str]) -> Tree:
    """Return a shape in colours of its own, in place of the class that the page's sheets dress."""
    tag, given, *children = tree
    bare = {name: value for name, value in given.items() if name != "class"}
    return [tag, {**bare, **colours}, *children]


def _other(die: Die, look: _Look, colours: Palette) -> list[Tree]:
    shape, facets = outline(die.sides)
    ink = colours[look.ink]
    body = {"fill": colours[look.body], "stroke": colours[look.edge], "stroke-width": "3"}
    down, size = NUMERALS[die.sides]
    numeral = {
        "x": "32",
        "y": f"{down + size * 0.36:.1f}",
        "font-size": str(size),
        "font-weight": "700",
        "font-family": "system-ui, sans-serif",
        "text-anchor": "middle",
        "fill": ink,
    }
    faint = {"d": facets, "fill": "none", "stroke": ink, "stroke-width": "1.5", "opacity": "0.3"}
    return [
        ["path", {"d": shape, **body, "stroke-linejoin": "round"}],
        *([["path", faint]] if facets else []),
        ["text", numeral, str(die.face)],
    ]
