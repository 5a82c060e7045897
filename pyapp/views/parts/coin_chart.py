"""Everybody's coins over time, drawn from the data; the values wait in a table under a fold.

A balance keeps still between two movements, so the threads run in steps. Each seat's thread has a
colour, a dash and a shape of its own at its knots; the legend repeats all three beside the name.
The ground is drawn in hundredths of its width and height, knots and numbers in pixels, so that
nothing is stretched on a wide window or shrunk on a phone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, TypeAlias

from pyapp.views.parts.chart_table import chart_table
from pyapp.views.parts.tree import Tree

Point: TypeAlias = tuple[int, tuple[int, ...]]
"""Where on the way, and the balance of each player there, in seat order."""

_DRAWN = 80
_KNOTS = 5
_COLUMNS = 4
_LINES = 4
# Hundredths of the width that a label needs to itself, and that lie between two uprights.
_ROOM, _APART = 14.0, 3.0
_DASHES = ("", "10 4", "2 4", "12 4 2 4", "6 3", "16 6", "10 3 2 3 2 3", "4 6")
_SHAPES = (
    "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0z",
    "M-4.5-4.5h9v9h-9z",
    "M0-6L5.5 4.5h-11z",
    "M0-6L6 0L0 6L-6 0z",
    "M0 6L5.5-4.5h-11z",
    "M-5-2h3v-3h4v3h3v4h-3v3h-4v-3h-3z",
    "M0-6l5.5 4-2 6.5h-7l-2-6.5z",
    "M0-7.5L2-2L7.5 0L2 2L0 7.5L-2 2L-7.5 0L-2-2z",
)


class _Ground(NamedTuple):
    """What is drawn on: from which place to which, and the number at its top."""

    first: int
    last: int
    top: int

    def x(self, place: int) -> float:
        return (place - self.first) / max(1, self.last - self.first) * 100

    def y(self, coins: int) -> float:
        return 100 - coins / self.top * 100


def coin_chart(
    title: str,
    names: Sequence[str],
    points: Sequence[Point],
    *,
    along: str,
    table: str,
    marks: Sequence[tuple[int, str]] = (),
    label: Callable[[int], str] = str,
) -> Tree:
    """Draw a thread for each player.

    Args:
        title: Of the figure and, in words, of its table.
        names: The players in seat order, one to eight.
        points: In order of their place; each with a balance of 0 or more for each name.
        along: What the places count (``Line``); said over the table's columns.
        table: The words that unfold the table.
        marks: Places where something begins, such as scenes, each with a short word.
        label: Writes a place where there is room for few signs.

    Raises:
        ValueError: No points, too many names, or a point with another number of balances.
    """
    if not points or not 1 <= len(names) <= len(_SHAPES):
        raise ValueError("a coin chart needs a point and one to eight players")
    if {len(balances) for _, balances in points} != {len(names)}:
        raise ValueError("each point of a coin chart needs a balance for each player")
    most = max(max(balances) for _, balances in points)
    ground = _Ground(points[0][0], points[-1][0], _top(most))
    shown, columns = sampled(points, _DRAWN), sampled(points, _COLUMNS)
    threads = [_thread(seat, shown, ground) for seat in range(len(names))]
    knots = [knot for seat in range(len(names)) for knot in _knots(seat, shown, ground)]
    return [
        "figure",
        {"class": "odds chart"},
        ["figcaption", {"class": "odds-title", "dir": "auto"}, title],
        [
            "svg",
            {"class": "chart-ground", "width": "100%", "aria-hidden": "true"},
            *_levels(ground),
            *_scenes(marks, ground),
            *_places(ground, label),
            ["svg", _STRETCHED, *threads],
            *knots,
        ],
        _legend(names, points[-1][1]),
        chart_table(title, names, columns, along=along, opens=table, label=label),
    ]


_STRETCHED = {
    "width": "100%",
    "height": "100%",
    "viewBox": "0 0 100 100",
    "preserveAspectRatio": "none",
}


def sampled(points: Sequence[Point], most: int) -> list[Point]:
    """Thin points out evenly to at most `most` (2 or more); the first and the last stay."""
    if len(points) <= most:
        return list(points)
    last = len(points) - 1
    return [points[at * last // (most - 1)] for at in range(most)]


def _top(most: int) -> int:
    """The first level at or above `most` that the levels share out in round numbers."""
    step = _step(most)
    return max(1, -(-most // step)) * step


def _step(most: int) -> int:
    size = 1
    while True:
        for round_number in (1, 2, 5):
            if round_number * size * _LINES >= most:
                return round_number * size
        size *= 10


def _levels(ground: _Ground) -> list[Tree]:
    drawn: list[Tree] = []
    for coins in range(0, ground.top + 1, _step(ground.top)):
        y = _part(ground.y(coins))
        ends = {"x1": "0", "x2": "100%", "y1": y, "y2": y}
        drawn.append(["line", ends])
        beside = {"x": "-6", "y": y, "dy": "0.35em", "text-anchor": "end"}
        drawn.append(["text", beside, str(coins)])
    return drawn


def _scenes(marks: Sequence[tuple[int, str]], ground: _Ground) -> list[Tree]:
    drawn: list[Tree] = []
    lined, worded = -_ROOM, -_ROOM
    for place, word in marks:
        at = ground.x(place)
        if not 0 <= at <= 100 or at < lined + _APART:
            continue
        lined, x = at, _part(at)
        upright = {"x1": x, "x2": x, "y1": "0", "y2": "100%", "stroke-dasharray": "3 3"}
        drawn.append(["line", upright])
        if worded + _ROOM <= at <= 100 - _ROOM / 2:
            worded = at
            drawn.append(["text", {"x": x, "y": "0", "dx": "3", "dy": "-4"}, word])
    return drawn


def _thread(seat: int, points: Sequence[Point], ground: _Ground) -> Tree:
    first, balances = points[0]
    steps = [f"M{ground.x(first):.2f} {ground.y(balances[seat]):.2f}"]
    for place, balances in points[1:]:
        steps.append(f"H{ground.x(place):.2f}V{ground.y(balances[seat]):.2f}")
    return ["path", {"class": "thread", "d": "".join(steps), **_pen(seat)}]


def _pen(seat: int) -> dict[str, str]:
    pen = {"stroke": f"var(--seat-{seat + 1})", "vector-effect": "non-scaling-stroke"}
    return {**pen, "stroke-dasharray": _DASHES[seat]} if _DASHES[seat] else pen


def _knots(seat: int, points: Sequence[Point], ground: _Ground) -> Iterable[Tree]:
    """A few shapes along the thread; each seat begins a little later, so that they do not hide."""
    among = sampled(points[:-1], _KNOTS * len(_SHAPES))
    chosen = [*among[seat :: len(_SHAPES)], points[-1]]
    for place, balances in chosen:
        at = {"x": _part(ground.x(place)), "y": _part(ground.y(balances[seat]))}
        # A drawing within the drawing is moved by a share of the width, which a path cannot be.
        yield ["svg", at, _knot(seat)]


def _knot(seat: int) -> Tree:
    return ["path", {"class": "knot", "d": _SHAPES[seat], "fill": f"var(--seat-{seat + 1})"}]


def _part(part: float) -> str:
    return f"{part:.2f}%"


def _places(ground: _Ground, label: Callable[[int], str]) -> list[Tree]:
    below = {"y": "100%", "dy": "1.4em"}
    first = ["text", {"x": "0", **below}, label(ground.first)]
    if ground.first == ground.last:
        return [first]
    return [first, ["text", {"x": "100%", "text-anchor": "end", **below}, label(ground.last)]]


def _legend(names: Sequence[str], balances: Sequence[int]) -> Tree:
    rows = [
        [
            "li",
            {"key": str(seat)},
            _sample(seat),
            ["span", {"dir": "auto"}, name],
            " ",
            ["strong", {}, str(balances[seat])],
        ]
        for seat, name in enumerate(names)
    ]
    return ["ul", {"class": "odds-key", "role": "list"}, *rows]


def _sample(seat: int) -> Tree:
    line = ["path", {"class": "thread", "d": "M0 8H36", **_pen(seat)}]
    knot = ["g", {"transform": "translate(18 8)"}, _knot(seat)]
    return ["svg", {"width": "36", "height": "16", "aria-hidden": "true"}, line, knot]
