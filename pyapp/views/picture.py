"""The picture of a result: a square that says who, what, how it went, with which dice, how likely.

It needs nothing of the page: every colour stands in it, every line is broken, and its letters are
those of whoever draws it.
"""

from __future__ import annotations

from pyapp.lettering import runs_left, width, wrapped
from pyapp.palette import Palette
from pyapp.picture import SIDE, Panel, Picture, Row
from pyapp.views.parts.odds import Share
from pyapp.views.parts.percent import percent
from pyapp.views.parts.picture_dice import rows_drawn
from pyapp.views.parts.tree import Tree
from pyapp.words import say

EDGE = 72
ROOM = SIDE - 2 * EDGE
TOP, BOTTOM = 132, 1000
SERIF = "Georgia, 'Times New Roman', 'Noto Serif', serif"
SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif"
SHADES = (1.0, 0.62, 0.36, 0.18)
"""How strong each outcome is drawn in the bar of the odds, best first."""


def drawn(picture: Picture) -> Tree:
    """Draw a picture; it is as good in any colour scheme, since it has one of its own."""
    colours = picture.colours
    count = len(picture.panels)
    height = (BOTTOM - TOP) / count
    panels = [
        _panel(panel, colours, TOP + height * at, height - (24 if count > 1 else 0), 1 / count)
        for at, panel in enumerate(picture.panels)
    ]
    origin = say("roll.by-hand" if picture.by_hand else "roll.by-seed")
    square = {"width": str(SIDE), "height": str(SIDE)}
    return [
        "svg",
        {**square, "viewBox": f"0 0 {SIDE} {SIDE}"},
        ["rect", {**square, "fill": colours["surface"]}],
        *picture.light,
        *_lines(say(f"{picture.game}.name"), 36, 92, 1, colours["accent-ink"], SERIF),
        *panels,
        ["rect", _box(EDGE, 1012, ROOM, 2, colours["line"])],
        *_lines(f"{say('app.name')} · {origin}", 26, 1052, 1, colours["ink-soft"]),
    ]


def _panel(panel: Panel, colours: Palette, top: float, height: float, scale: float) -> Tree:
    """Draw one throw into its part of the picture; of two each has half, in smaller letters."""
    step = 0.62 if scale < 1 else 1.0
    most = 2 if scale == 1 else 1
    y, parts = top, list[Tree]()
    for text, size, lines, font, ink in (
        (panel.who, 46, most, SANS, "ink"),
        (panel.deed, 42, most + 1 if scale == 1 else 1, SERIF, "ink-soft"),
    ):
        said = _lines(text, size * step, y + size * step, lines, colours[ink], font)
        parts += said
        y += len(said) * size * step * 1.25
    y += 18 * step
    banner, deep = _banner(panel, colours, y, step, most)
    parts += banner
    y += deep + 16 * step
    said = _lines(panel.said, 34 * step, y + 34 * step, most, colours["ink"])
    parts += said
    y += len(said) * 34 * step * 1.3 + 20 * step
    odds, deep = _odds(panel, colours, step)
    floor = top + height - deep
    parts.append(["g", {"transform": f"translate(0 {floor:.1f})"}, *odds])
    parts += rows_drawn(panel.rows, colours, (EDGE, y, ROOM, floor - y - 16 * step), step, _label)
    return ["g", {}, *parts]


def _label(row: Row, colours: Palette, x: float, y: float, room: float, size: float) -> list[Tree]:
    """Write what a row of dice is called, in one line."""
    return _lines(row.label, size, y, 1, colours["ink-soft"], x=x, room=room)


def _banner(
    panel: Panel, colours: Palette, y: float, step: float, most: int
) -> tuple[list[Tree], float]:
    """Draw the outcome, as large as it fits in a line, else in two; say how deep it is."""
    room, size = ROOM - 72 * step, 88 * step
    while size > 50 * step and width(panel.outcome, size) > room:
        size -= 4
    lines = wrapped(panel.outcome, size, room, most)
    deep = 36 * step + len(lines) * size * 1.2
    first = y + 18 * step + size * 0.98
    words = _lines(
        panel.outcome,
        size,
        first,
        most,
        colours["on-tone"],
        SERIF,
        x=EDGE + 36 * step,
        room=room,
        leading=1.2,
        weight="700",
    )
    band = _box(EDGE, y, ROOM, deep, colours[f"tone-{panel.tone}"])
    return [["rect", {**band, "rx": f"{24 * step:.0f}"}], *words], deep


def _odds(panel: Panel, colours: Palette, step: float) -> tuple[list[Tree], float]:
    """Draw how likely every outcome was, from the top down; say how deep it is."""
    bar, size, gap = 40 * step, 28 * step, 40 * step
    parts, x = list[Tree](), float(EDGE)
    for at, share in enumerate(panel.odds):
        wide = ROOM * float(share.chance)
        if wide:
            parts.append(_shade(at, colours, x, 0, wide, bar))
        x += wide
    frame = _box(EDGE, 0, ROOM, bar, "none")
    parts.append(["rect", {**frame, "stroke": colours["edge"], "stroke-width": "2"}])
    columns = 2 if all(_fits(share, size) for share in panel.odds) else 1
    column = ROOM / columns
    for at, share in enumerate(panel.odds):
        left, line = EDGE + column * (at % columns), bar + gap * (at // columns + 1)
        parts.append(_shade(at, colours, left, line - size * 0.8, size * 0.8, size * 0.8))
        edge = _box(left, line - size * 0.8, size * 0.8, size * 0.8, "none")
        parts.append(["rect", {**edge, "stroke": colours["edge"], "stroke-width": "2"}])
        chance, taken = percent(share.chance), _taken(share, size)
        parts += _lines(chance, size, line, 1, colours["ink"], x=left + size * 1.2, weight="700")
        x, room = left + taken, column - taken - 16
        parts += _lines(share.label, size, line, 1, colours["ink-soft"], x=x, room=room)
    return parts, bar + gap * -(-len(panel.odds) // columns) + 8


def _taken(share: Share, size: float) -> float:
    """Say how much of a line the colour and the chance of an outcome take, before its name."""
    return width(f"{percent(share.chance)}  ", size) + size * 1.4


def _fits(share: Share, size: float) -> bool:
    return _taken(share, size) + width(share.label, size) <= ROOM / 2 - 16


def _shade(at: int, colours: Palette, x: float, y: float, wide: float, deep: float) -> Tree:
    return ["rect", {**_box(x, y, wide, deep, colours["accent"]), "opacity": str(SHADES[at])}]


def _box(x: float, y: float, wide: float, deep: float, fill: str) -> dict[str, str]:
    return {
        "x": f"{x:.1f}",
        "y": f"{y:.1f}",
        "width": f"{wide:.1f}",
        "height": f"{deep:.1f}",
        "fill": fill,
    }


def _lines(
    text: str,
    size: float,
    y: float,
    most: int,
    fill: str,
    font: str = SANS,
    *,
    x: float = EDGE,
    room: float = ROOM,
    leading: float = 1.25,
    weight: str = "400",
) -> list[Tree]:
    """Write a text, its first line at a height; if it runs to the left, it begins at the right."""
    left = runs_left(text)
    given = {
        "x": f"{x + room if left else x:.1f}",
        "font-family": font,
        "font-size": f"{size:.1f}",
        "font-weight": weight,
        "fill": fill,
        "direction": "rtl" if left else "ltr",
    }
    return [
        ["text", {**given, "y": f"{y + at * size * leading:.1f}"}, line]
        for at, line in enumerate(wrapped(text, size, room, most))
    ]
