"""The two sides of a conflict: who brings which ten-sided dice, and what those dice then show.

A success is a full kite with a check; any other face is a hollow one, struck through. So a throw
reads without colour, and each die says its face and its meaning aloud.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.views.parts.icons import icon
from pyapp.views.parts.polyhedra import outline
from pyapp.views.parts.tree import Child, Tree, attrs, classes

SUCCESS = 5
"""The highest face that is a success."""


class Contributor(NamedTuple):
    """Somebody's dice before the throw.

    `said` is their number in words (``3 dice``); `pieces` tell where they come from, such as
    ``quick 2`` and ``1 bought``.
    """

    who: str
    dice: int
    said: str
    pieces: Sequence[str]


class Thrown(NamedTuple):
    """Somebody's dice as they lie, in the order thrown; `below` is what they come to."""

    who: str
    faces: Sequence[int]
    below: Child = None


def side(
    title: str,
    whose: str,
    dice: int,
    said: str,
    contributors: Sequence[Contributor],
    *children: Child,
) -> Tree:
    """Return one side before the throw.

    Args:
        title: What stands there; a heading.
        whose: Whose side it is, in words; empty for nobody's.
        dice: How many dice it has.
        said: The same in words.
        contributors: In the order they joined.
        children: Buttons that add to it.
    """
    rows = [_contributor(at, one) for at, one in enumerate(contributors)]
    return _side(title, whose, _dice(dice, said), rows, *children)


def thrown_side(
    title: str,
    whose: str,
    count: str,
    groups: Sequence[Thrown],
    *,
    hit: str,
    miss: str,
    won: bool | None = None,
) -> Tree:
    """Return one side after the throw.

    Args:
        title: What stands there; a heading.
        whose: Whose side it is, in words; empty for nobody's.
        count: What the throw came to, in words (``3 successes``, ``3 successes, wins``).
        groups: The dice by contributor.
        hit: What a success is called, to be said with each.
        miss: What any other face is called.
        won: Sets the winning side apart; `count` has to say so too.
    """
    rows = [_group(at, one, hit, miss) for at, one in enumerate(groups)]
    mark: Child = icon("check") if won else None
    return _side(title, whose, ["strong", {"class": "tally"}, mark, count], rows)


def _side(title: str, whose: str, count: Child, rows: list[Tree], *children: Child) -> Tree:
    return [
        "section",
        {"class": "stack"},
        ["div", {"class": "cluster between"}, ["h3", {"dir": "auto"}, title], count],
        ["p", {"class": "soft small", "dir": "auto"}, whose] if whose else None,
        ["ul", {"class": "rows", "role": "list"}, *rows] if rows else None,
        *children,
    ]


def _contributor(at: int, one: Contributor) -> Tree:
    pieces = [
        ["li", {"class": "piece", "dir": "auto", "key": str(place)}, words]
        for place, words in enumerate(one.pieces)
    ]
    return [
        "li",
        {"class": "entry", "key": str(at)},
        ["span", {"class": "odds-name", "dir": "auto"}, one.who],
        " ",
        _dice(one.dice, one.said),
        ["ul", {"class": "cluster", "role": "list"}, *pieces] if pieces else None,
    ]


def _dice(dice: int, said: str) -> Tree:
    return [
        "span",
        {"class": "tally"},
        ten(None),
        ["span", {"aria-hidden": "true"}, str(dice)],
        ["span", {"class": "visually-hidden"}, said],
    ]


def _group(at: int, one: Thrown, hit: str, miss: str) -> Tree:
    dice = [
        ["li", {"key": str(place)}, ten(face, f"{face}, {hit if face <= SUCCESS else miss}")]
        for place, face in enumerate(one.faces)
    ]
    return [
        "li",
        {"class": "entry", "key": str(at)},
        ["span", {"class": "odds-name", "dir": "auto"}, one.who],
        " ",
        one.below,
        ["ul", {"class": "tens", "role": "list"}, *dice],
    ]


def ten(face: int | None, said: str = "") -> Tree:
    """Draw one ten-sided die.

    Args:
        face: 1 to 10, or None for one not thrown.
        said: Its accessible name; empty for a drawing beside words that say it already.
    """
    drawn = attrs(
        {"class": classes("die", "stone", _look(face)), "viewBox": "0 0 64 64"},
        role="img" if said else None,
        aria_label=said or None,
        aria_hidden=None if said else "true",
    )
    body, facets = outline(10)
    return [
        "svg",
        drawn,
        ["path", {"class": "body", "d": body}],
        ["path", {"class": "facets", "d": facets}] if face is None else None,
        *(_marks(face) if face is not None else ()),
    ]


def _look(face: int | None) -> str:
    return "unthrown" if face is None else "hit" if face <= SUCCESS else "miss"


def _marks(face: int) -> list[Tree]:
    hit = face <= SUCCESS
    place = {"x": "32", "y": "26" if hit else "32", "dy": "0.35em", "font-size": "27"}
    sign = "M24 48l6 6 11-12" if hit else "M8 50L56 14"
    struck: Tree = ["path", {"class": "mark", "d": sign}]
    numeral: Tree = ["text", {"class": "numeral", **place}, str(face)]
    # The numeral lies over the stroke: it must stay legible.
    return [struck, numeral]
