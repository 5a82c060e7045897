"""The imposition die's way along its ladder: one line a move, drawn as a single walk downwards.

The list itself is the text of the walk; the drawing beside it is hidden from screen readers. Each
line of the drawing continues the one above: it comes in where that one ended.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.views.parts.polyhedra import SIDES, Role, blank
from pyapp.views.parts.tree import Child, Tree, classes
from pyapp.words import say
from pyapp.words.numbers import sides_words


class Move(NamedTuple):
    """One raising or lowering: its cause in words (``+1 constant``), and the die it leads to."""

    cause: str
    die: int


def ladder(
    title: str,
    start: Move,
    moves: Sequence[Move] = (),
    *,
    effective: str = "",
) -> Tree:
    """Draw the walk from the starting die to the effective one.

    Args:
        title: What walks; printed above.
        start: Where it begins and why, such as ``Move("Set by the GM", 8)``.
        moves: In the order they are made; one that changes nothing is shown as staying.
        effective: The words before the die that comes out; else that it is rolled.

    Raises:
        ValueError: A die is not on the ladder.
    """
    stops = [start.die, *(move.die for move in moves)]
    if not set(stops) <= set(SIDES):
        raise ValueError(f"the ladder has no such die among {stops}")
    rows = [_start(start), *(_move(*pair) for pair in zip(stops[:-1], moves, strict=True))]
    end = stops[-1]
    return [
        "figure",
        {"class": "ladder"},
        ["figcaption", {"class": "ladder-title"}, title],
        _head(),
        ["ol", {"role": "list"}, *rows, _end(effective or say("part.ladder.rolled"), end)],
    ]


def _head() -> Tree:
    low = {"y": "50%", "dy": "0.36em"}
    marks = [["text", {"x": _across(die), **low}, sides_words(die)] for die in SIDES]
    return ["svg", {"class": "lane lane-head", "aria-hidden": "true"}, *marks]


def _start(start: Move) -> Tree:
    stop = ["circle", {"class": "stop", "cx": _across(start.die), "cy": "50%", "r": "5"}]
    walk = _line(start.die, start.die, "50%", "100%")
    return _rung(["svg", _LANE, *_guides(), walk, stop], start.cause, sides_words(start.die))


def _move(before: int, move: Move) -> Tree:
    after = move.die
    walk = [
        _line(before, before, "0", "50%"),
        _line(before, after, "50%", "50%"),
        _line(after, after, "50%", "100%"),
    ]
    drawn = [*_guides(), *walk, _head_of(before, after)]
    return _rung(["svg", _LANE, *drawn], move.cause, _change(before, after))


def _change(before: int, after: int) -> str:
    if before == after:
        return say("part.ladder.stays", die=sides_words(after))
    return say("part.ladder.goes", before=sides_words(before), after=sides_words(after))


def _end(words: str, die: int) -> Tree:
    walk = _line(die, die, "0", "50%")
    # A drawing within the drawing is moved by a share of the width, which a path cannot be.
    stone = ["svg", {"x": _across(die), "y": "50%"}, _stone(die)]
    lane = ["svg", _LANE, *_guides(), walk, stone]
    return _rung(lane, words, sides_words(die), last=True)


def _stone(die: int) -> Tree:
    tag, given, *drawn = blank(Role.IMPOSITION, die)
    return [tag, {**given, "x": "-15", "y": "-15", "width": "30", "height": "30"}, *drawn]


_LANE = {"class": "lane", "aria-hidden": "true"}


def _rung(lane: Tree, cause: str, change: str, *, last: bool = False) -> Tree:
    words: list[Child] = [["span", {"class": "rung-cause"}, cause], " "]
    words.append(["span", {"class": "rung-change"}, change])
    given = {"class": classes("rung", effective=last)}
    return ["li", given, lane, ["span", {"class": "rung-words"}, *words]]


def _guides() -> list[Tree]:
    return [_line(die, die, "0", "100%", "guide") for die in SIDES]


def _line(one: int, other: int, top: str, bottom: str, look: str = "walk") -> Tree:
    ends = {"x1": _across(one), "y1": top, "x2": _across(other), "y2": bottom}
    return ["line", {"class": look, **ends}]


def _head_of(before: int, after: int) -> Tree:
    """The arrow head of a move; a short bar where the die stays."""
    side = (after > before) - (after < before)
    drawn = f"M{-6 * side}-6L0 0L{-6 * side} 6" if side else "M-6 0H6"
    place = {"x": _across(after), "y": "50%"}
    return ["svg", place, ["path", {"class": "walk", "d": drawn}]]


def _across(die: int) -> str:
    """The middle of a die's column, in tenths of the lane."""
    return f"{10 + 20 * SIDES.index(die)}%"
