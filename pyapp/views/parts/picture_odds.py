"""The odds in the picture of a result: the bar and the legend of every chart, large and by itself.

What is in `parts.odds` leans on the page's style sheets; here every colour stands beside its shape.
"""

from __future__ import annotations

from fractions import Fraction

from pyapp.lettering import width
from pyapp.outcomes import Share, look
from pyapp.palette import Palette
from pyapp.picture import Panel
from pyapp.views.parts.odds import TILES
from pyapp.views.parts.percent import percent
from pyapp.views.parts.picture_words import EDGE, ROOM, SANS, box, lines
from pyapp.views.parts.tree import Tree

COARSE = 2.6
"""How much larger a pattern is than on a page: a picture is looked at smaller than it is."""
INSIDE = Fraction(1, 5)
"""A narrower piece of the bar has no room for its number."""


def patterns(colours: Palette) -> Tree:
    """Define the patterns; they are the same in every game."""
    ink = colours["on-tone"]
    return ["defs", {}, *(_pattern(name, ink) for name in TILES)]


def _pattern(name: str, ink: str) -> Tree:
    side, drawn = TILES[name]
    given = {"id": name, "width": str(side), "height": str(side), "patternUnits": "userSpaceOnUse"}
    pen = {"fill": ink} if name == "dots" else {"stroke": ink, "stroke-width": "1.2"}
    return [
        "pattern",
        {**given, "patternTransform": f"scale({COARSE})"},
        ["path", {"d": drawn, **pen}],
    ]


def filled(at: int, colours: Palette, x: float, y: float, wide: float, deep: float) -> list[Tree]:
    """Draw a box in the tone and the pattern of the outcome in place `at` (0 is the best)."""
    shown = look(at)
    plain: Tree = ["rect", box(x, y, wide, deep, colours[f"tone-{shown.tone}"])]
    if shown.pattern is None:
        return [plain]
    return [plain, ["rect", box(x, y, wide, deep, f"url(#{shown.pattern})")]]


def odds_drawn(panel: Panel, colours: Palette, step: float) -> tuple[list[Tree], float]:
    """Draw how likely every outcome was, from the top down; say how deep it is."""
    bar, size, gap = 56 * step, 28 * step, 40 * step
    parts, x = list[Tree](), float(EDGE)
    for at, share in enumerate(panel.odds):
        wide = ROOM * float(share.chance)
        if wide:
            parts += filled(at, colours, x, 0, wide, bar)
            edge = box(x, 0, wide, bar, "none")
            parts.append(["rect", {**edge, "stroke": colours["surface"], "stroke-width": "4"}])
        if share.chance >= INSIDE:
            tone = colours[f"tone-{look(at).tone}"]
            parts.append(_inside(share, x + wide / 2, bar, size, tone, colours["on-tone"]))
        x += wide
    columns = 2 if all(_fits(share, size) for share in panel.odds) else 1
    column = ROOM / columns
    for at, share in enumerate(panel.odds):
        left, line = EDGE + column * (at % columns), bar + 8 * step + gap * (at // columns + 1)
        parts += filled(at, colours, left, line - size * 0.8, size * 0.8, size * 0.8)
        chance, taken = percent(share.chance), _taken(share, size)
        parts += lines(chance, size, line, 1, colours["ink"], x=left + size * 1.2, weight="700")
        x, room = left + taken, column - taken - 16
        parts += lines(share.label, size, line, 1, colours["ink-soft"], x=x, room=room)
    return parts, bar + 8 * step + gap * -(-len(panel.odds) // columns) + 8


def _inside(share: Share, x: float, bar: float, size: float, tone: str, ink: str) -> Tree:
    """Write a chance into the middle of its piece, on a rim of its colour over the pattern."""
    given = {
        "x": f"{x:.1f}",
        "y": f"{bar / 2 + size * 0.36:.1f}",
        "text-anchor": "middle",
        "font-family": SANS,
        "font-size": f"{size:.1f}",
        "font-weight": "700",
        "fill": ink,
        "stroke": tone,
        "stroke-width": "12",
        "stroke-linejoin": "round",
        "paint-order": "stroke",
    }
    return ["text", given, percent(share.chance)]


def _taken(share: Share, size: float) -> float:
    """Say how much of a line the colour and the chance of an outcome take, before its name."""
    return width(f"{percent(share.chance)}  ", size) + size * 1.4


def _fits(share: Share, size: float) -> bool:
    return _taken(share, size) + width(share.label, size) <= ROOM / 2 - 16
