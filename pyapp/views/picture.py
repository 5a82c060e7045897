"""The picture of a result: a square that says who, what, how it went, with which dice, how likely.

It needs nothing of the page: every colour stands in it, every line is broken, and its letters are
those of whoever draws it.
"""

from __future__ import annotations

from pyapp.lettering import width, wrapped
from pyapp.outcomes import SIGNS, TONES, Tone
from pyapp.palette import Palette
from pyapp.picture import SIDE, Panel, Picture
from pyapp.views.parts.icons import STROKES
from pyapp.views.parts.picture_dice import rows_drawn
from pyapp.views.parts.picture_odds import filled, odds_drawn, patterns
from pyapp.views.parts.picture_words import EDGE, ROOM, SANS, SERIF, box, lines
from pyapp.views.parts.tree import Tree
from pyapp.words import say

TOP, BOTTOM = 132, 1000


def drawn(picture: Picture) -> Tree:
    """Draw a picture; it is as good in any colour scheme, since it has one of its own."""
    colours = picture.colours
    count = len(picture.panels)
    height = (BOTTOM - TOP) / count
    panels = [
        _panel(panel, colours, TOP + height * at, height - (24 if count > 1 else 0), 1 / count)
        for at, panel in enumerate(picture.panels)
    ]
    origin = say("picture.by-hand" if picture.by_hand else "picture.by-seed")
    square = {"width": str(SIDE), "height": str(SIDE)}
    return [
        "svg",
        {**square, "viewBox": f"0 0 {SIDE} {SIDE}"},
        patterns(colours),
        ["rect", {**square, "fill": colours["surface"]}],
        *picture.light,
        *lines(say(f"{picture.game}.name"), 36, 92, 1, colours["accent-ink"], SERIF),
        *panels,
        ["rect", box(EDGE, 1012, ROOM, 2, colours["line"])],
        *lines(origin, 26, 1052, 1, colours["ink-soft"]),
    ]


def _panel(panel: Panel, colours: Palette, top: float, height: float, scale: float) -> Tree:
    """Draw one throw into its part of the picture; of two each has half, in smaller letters."""
    step = 0.62 if scale < 1 else 1.0
    most = 2 if scale == 1 else 1
    y, parts = top, list[Tree]()
    for text, size, count, font, ink in (
        (panel.who, 46, most, SANS, "ink"),
        (panel.deed, 42, most + 1 if scale == 1 else 1, SERIF, "ink-soft"),
    ):
        said = lines(text, size * step, y + size * step, count, colours[ink], font)
        parts += said
        y += len(said) * size * step * 1.25
    y += 18 * step
    banner, deep = _banner(panel, colours, y, step, most)
    parts += banner
    y += deep + 16 * step
    said = lines(panel.said, 34 * step, y + 34 * step, most, colours["ink"])
    parts += said
    y += len(said) * 34 * step * 1.3 + 20 * step
    odds, deep = odds_drawn(panel, colours, step)
    floor = top + height - deep
    parts.append(["g", {"transform": f"translate(0 {floor:.1f})"}, *odds])
    parts += rows_drawn(panel.rows, colours, (EDGE, y, ROOM, floor - y - 16 * step), step)
    return ["g", {}, *parts]


def _banner(
    panel: Panel, colours: Palette, y: float, step: float, most: int
) -> tuple[list[Tree], float]:
    """Draw the outcome, as large as it fits in a line, else in two; say how deep it is.

    As on the page, its band has the outcome's pattern on top, and its sign stands before it.
    """
    band, sign, free = (24.0, 88.0, 32.0) if step == 1 else (11.0, 42.0, 13.0)
    left = EDGE + 36 * step + sign + 24 * step
    room, size = SIDE - EDGE - 36 * step - left, 84 * step
    while size > 46 * step and width(panel.outcome, size) > room:
        size -= 4 * step
    said = wrapped(panel.outcome, size, room, most)
    deep = band + free + max(sign, len(said) * size * 1.2)
    ink, tone = colours["on-tone"], colours[f"tone-{panel.tone}"]
    first = y + band + (deep - band - len(said) * size * 1.2) / 2 + size * 0.9
    words = lines(
        panel.outcome, size, first, most, ink, SERIF, x=left, room=room, leading=1.2, weight="700"
    )
    round_, inset = 24 * step, ROOM - 48 * step
    ground: Tree = ["rect", {**box(EDGE, y, ROOM, deep, tone), "rx": f"{round_:.0f}"}]
    top = filled(TONES.index(panel.tone), colours, (EDGE + round_, y, inset, band))
    under: Tree = ["rect", box(EDGE + round_, y + band, inset, 3 * step, ink)]
    middle = y + band + (deep - band) / 2
    mark = _sign(panel.tone, EDGE + 36 * step + sign / 2, middle, sign, ink, tone)
    return [ground, *top, under, mark, *words], deep


def _sign(tone: Tone, x: float, y: float, size: float, ground: str, ink: str) -> Tree:
    """Draw the sign of an outcome in a disc around a point."""
    scale = size * 0.66 / 24
    pen = {"fill": "none", "stroke": ink, "stroke-width": "3"}
    ends = {"stroke-linecap": "round", "stroke-linejoin": "round"}
    corner = {"transform": f"translate({x - 12 * scale:.1f} {y - 12 * scale:.1f})"}
    path = ["path", {"d": " ".join(STROKES[SIGNS[tone]]), **pen, **ends}]
    return [
        "g",
        {},
        ["circle", {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": f"{size / 2:.1f}", "fill": ground}],
        ["g", corner, ["g", {"transform": f"scale({scale:.4f})"}, path]],
    ]
