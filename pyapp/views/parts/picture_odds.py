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
from pyapp.views.parts.picture_words import EDGE, ROOM, SANS, Box, box, lines
from pyapp.views.parts.tree import Tree
from pyapp.words.percent import percent

SCALES = {"bar": 2.6, "key": 1.5}
"""How much larger a pattern is than on a page: a picture is looked at smaller than it is."""
INSIDE = Fraction(1, 5)
"""A narrower piece of the bar has no room for its number."""


def patterns(colours: Palette) -> Tree:
    """Define the patterns; they are the same in every game."""
    ink = colours["on-tone"]
    return ["defs", {}, *(_pattern(name, of, ink) for of in SCALES for name in TILES)]


def _pattern(name: str, of: str, ink: str) -> Tree:
    side, drawn = TILES[name]
    given = {"id": f"{of}-{name}", "width": str(side), "height": str(side)}
    pen = {"fill": ink} if name == "dots" else {"stroke": ink, "stroke-width": "1.2"}
    return [
        "pattern",
        {
            **given,
            "patternUnits": "userSpaceOnUse",
            "patternTransform": f"scale({SCALES[of]})",
        },
        ["path", {"d": drawn, **pen}],
    ]


def filled(at: int, colours: Palette, place: Box, of: str = "bar") -> list[Tree]:
    """Draw a box in the tone and the pattern of the outcome in place `at` (0 is the best).

    Args:
        at: The outcome's place.
        colours: Those of the picture.
        place: Left, top, width and height.
        of: ``"bar"``, or ``"key"`` for a box that is small.
    """
    shown = look(at)
    plain: Tree = ["rect", box(*place, colours[f"tone-{shown.tone}"])]
    if shown.pattern is None:
        return [plain]
    return [plain, ["rect", box(*place, f"url(#{of}-{shown.pattern})")]]


def odds_drawn(panel: Panel, colours: Palette, step: float) -> tuple[list[Tree], float]:
    """Draw how likely every outcome was, from the top down; say how deep it is."""
    bar, size, gap = 56 * step, 28 * step, 40 * step
    parts, x = list[Tree](), float(EDGE)
    for at, share in enumerate(panel.odds):
        wide = ROOM * float(share.chance)
        if wide:
            parts += filled(at, colours, (x, 0, wide, bar))
            edge = box(x, 0, wide, bar, "none")
            parts.append(["rect", {**edge, "stroke": colours["surface"], "stroke-width": "4"}])
        if share.chance >= INSIDE:
            tone = colours[f"tone-{look(at).tone}"]
            parts.append(_inside(share, x + wide / 2, bar, size, tone, colours["on-tone"]))
        x += wide
    columns = next((n for n in (3, 2) if all(_fits(one, size, n) for one in panel.odds)), 1)
    column = ROOM / columns
    for at, share in enumerate(panel.odds):
        left, line = EDGE + column * (at % columns), bar + 8 * step + gap * (at // columns + 1)
        parts += filled(at, colours, (left, line - size * 0.8, size * 0.8, size * 0.8), "key")
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


def _fits(share: Share, size: float, columns: int) -> bool:
    """Tell whether chance and name of an outcome fit into one of so many columns."""
    return _taken(share, size) + width(share.label, size) <= ROOM / columns - 16
