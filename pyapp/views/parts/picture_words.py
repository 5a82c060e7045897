"""Words and boxes in the picture of a result: every line broken here, every colour written out."""

from __future__ import annotations

from pyapp.lettering import runs_left, wrapped
from pyapp.picture import SIDE
from pyapp.views.parts.tree import Tree

EDGE = 72
"""What is left free at either side, in pixels of the picture."""
ROOM = SIDE - 2 * EDGE
SERIF = "Georgia, 'Times New Roman', 'Noto Serif', serif"
SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif"

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def box(x: float, y: float, wide: float, deep: float, fill: str) -> dict[str, str]:
    """Return a rectangle's attributes: left, top, width, height and colour."""
    return {
        "x": f"{x:.1f}",
        "y": f"{y:.1f}",
        "width": f"{wide:.1f}",
        "height": f"{deep:.1f}",
        "fill": fill,
    }


def lines(
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
