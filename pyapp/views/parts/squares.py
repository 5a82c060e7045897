"""A QR code as a picture: dark squares on white paper, in any theme."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from pyapp.views.parts.tree import Child, Tree

MARGIN = 4
"""Light squares all around; cameras need them to find the code."""


def paper(content: Child) -> Tree:
    """Return the white square a code is drawn on, with a code or with words in its place."""
    return ["div", {"class": "code-paper"}, content]


def squares(rows: Sequence[str], name: str) -> Tree:
    """Draw a QR code with its margin.

    Args:
        rows: The squares without a margin: "1" for dark, "0" for light.
        name: What screen readers say.
    """
    side = len(rows) + 2 * MARGIN
    # Sharp edges: blurred ones between two squares are grey, which cameras have to guess at.
    given = {
        "viewBox": f"0 0 {side} {side}",
        "role": "img",
        "aria-label": name,
        "shape-rendering": "crispEdges",
    }
    return ["svg", given, ["path", {"d": "".join(_bars(rows))}]]


def _bars(rows: Sequence[str]) -> Iterator[str]:
    """Outline each run of dark squares in a row."""
    for y, row in enumerate(rows, MARGIN):
        x = MARGIN
        for colour, run in groupby(row):
            width = len(list(run))
            if colour == "1":
                yield f"M{x} {y}h{width}v1h-{width}z"
            x += width
