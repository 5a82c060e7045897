"""Coins to expect: a bar for each side in one scale, with its number in words."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from pyapp.views.parts.coins import coin_words
from pyapp.views.parts.tree import Child, Tree
from pyapp.words.numbers import tenths


class Worth(NamedTuple):
    """What one side may expect: its name, the coins (0 or more), and the same in words."""

    name: str
    coins: Fraction
    said: str


def decimal(value: Fraction) -> str:
    """Write an expected number with at most one decimal, halves rounded up.

    Only nothing reads ``0``; nearly nothing reads ``<0.1``.

    Args:
        value: 0 or more.

    Raises:
        ValueError: `value` is negative.
    """
    if value < 0:
        raise ValueError(f"coins to expect are never negative, not {value}")
    rounded = (value * 20 + 1) // 2
    return tenths(rounded) if rounded or not value else f"<{tenths(1)}"


def worth(title: str, rows: Sequence[Worth]) -> Tree:
    """Return the coin line: the longest bar is the most that any of the rows expects."""
    most = max((row.coins for row in rows), default=Fraction(0))
    items = [
        ["li", {"class": "entry", "key": str(at)}, *_row(row, most)] for at, row in enumerate(rows)
    ]
    return [
        "figure",
        {"class": "odds"},
        ["figcaption", {"class": "odds-title", "dir": "auto"}, title],
        ["ul", {"role": "list"}, *items],
    ]


def _row(row: Worth, most: Fraction) -> list[Child]:
    return [
        ["span", {"dir": "auto"}, row.name],
        " ",
        coin_words(decimal(row.coins), row.said),
        measure(row.coins, most),
    ]


def measure(value: Fraction, most: Fraction) -> Tree:
    """Draw a bar as long as `value` is of `most`; decoration beside the number in words."""
    part = float(value / most * 100) if most else 0.0
    box = {"class": "measure", "width": "100%", "height": "10", "aria-hidden": "true"}
    return ["svg", box, ["rect", {"width": f"{part:.2f}%", "height": "100%"}]]
