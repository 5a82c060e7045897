"""A dispute in the balance: two sides, who backs which, and how the coins weigh."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin
from typing import NamedTuple

from pyapp.views.parts.coins import coins, signed
from pyapp.views.parts.tree import Child, Tree, classes

# In degrees, and in the units of the drawing.
_STEEPEST = 14.0
_MIDDLE, _TOP, _ARM = 120, 26, 100


class Backing(NamedTuple):
    """One bid: whose, how many coins and the same in words; `detail` says why it weighs more."""

    who: str
    coins: int
    said: str
    detail: str = ""


class Pan(NamedTuple):
    """One side of the scales.

    `total` is what it weighs, `said` the same in words (``counts 6``); `note` says how it stands
    (``Ahead``); `won` sets it apart, and needs such a note.
    """

    title: str
    total: int
    said: str
    bids: Sequence[Backing]
    note: str = ""
    won: bool = False


def scales(label: str, left: Pan, right: Pan) -> Tree:
    """Return both sides beside each other under a beam that leans to the heavier one."""
    return [
        "div",
        {"class": "scales", "role": "group", "aria-label": label},
        beam(left.total, right.total),
        _pan(left),
        _pan(right),
    ]


def lean(left: int, right: int) -> float:
    """How far the beam turns, in degrees: positive where the right side is the heavier."""
    return (right - left) / max(1, left + right) * _STEEPEST


def beam(left: int, right: int) -> Tree:
    """Draw the scales; decoration, the totals stand below in words."""
    turn = radians(lean(left, right))
    x, y = _ARM * cos(turn), _ARM * sin(turn)
    ends = ((_MIDDLE - x, _TOP - y), (_MIDDLE + x, _TOP + y))
    hung = [["path", {"d": f"M{across:.1f} {down:.1f}l-16 26h32z"}] for across, down in ends]
    bar = ["path", {"d": "M" + "L".join(f"{across:.1f} {down:.1f}" for across, down in ends)}]
    post = ["path", {"d": f"M{_MIDDLE} {_TOP}V78M96 78h48"}]
    box = {"class": "beam", "viewBox": "0 0 240 80", "aria-hidden": "true"}
    return ["svg", box, post, bar, *hung]


def _pan(pan: Pan) -> Tree:
    return [
        "section",
        {"class": classes("pan", won=pan.won)},
        ["h3", {"dir": "auto"}, pan.title],
        [
            "p",
            {"class": "pan-total"},
            ["span", {"aria-hidden": "true"}, str(pan.total)],
            ["span", {"class": "visually-hidden"}, pan.said],
        ],
        _note(pan),
        ["ul", {"class": "rows small", "role": "list"}, *_bids(pan.bids)] if pan.bids else None,
    ]


def _note(pan: Pan) -> Child:
    if not pan.note:
        return None
    return ["p", {}, *signed("check" if pan.won else "scales", pan.note)]


def _bids(bids: Sequence[Backing]) -> list[Tree]:
    return [
        [
            "li",
            {"class": "entry", "key": str(at)},
            ["span", {"dir": "auto"}, bid.who],
            " ",
            coins(bid.coins, bid.said),
            ["span", {"class": "row-detail", "dir": "auto"}, bid.detail] if bid.detail else None,
        ]
        for at, bid in enumerate(bids)
    ]
