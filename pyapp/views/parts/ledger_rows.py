"""The lines of a ledger: from whom, to whom, how much and why; and the way to other pages of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.views.parts.coins import coins
from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Child, Tree
from pyapp.words.bidi import in_a_row


class Row(NamedTuple):
    """One movement: its number, the names of both accounts, the amount and the same in words.

    `why` says what it was for, `scene` when; empty where a heading above says it.
    """

    number: int
    source: str
    target: str
    amount: int
    said: str
    why: str
    scene: str = ""


def ledger_rows(label: str, rows: Sequence[Row], *, to: str) -> Tree:
    """Return the movements as a list.

    Args:
        label: The list's accessible name.
        rows: In the order to be read.
        to: The word between the accounts, said where an arrow is drawn.
    """
    items = [["li", {"class": "entry", "key": str(row.number)}, *_row(row, to)] for row in rows]
    return ["ol", {"class": "rows", "role": "list", "aria-label": label}, *items]


def _row(row: Row, to: str) -> list[Child]:
    return [
        [
            "span",
            {"class": "odds-name"},
            ["bdi", {"dir": "auto"}, row.source],
            ["span", {"aria-hidden": "true"}, " → "],
            ["span", {"class": "visually-hidden"}, f" {to} "],
            ["bdi", {"dir": "auto"}, row.target],
        ],
        " ",
        coins(row.amount, row.said),
        " ",
        ["span", {"class": "row-detail", "dir": "auto"}, in_a_row(_notes(row), " · ")],
    ]


def _notes(row: Row) -> list[str]:
    return [part for part in (str(row.number), row.why, row.scene) if part]


def pager(label: str, older: tuple[str, str] | None, newer: tuple[str, str] | None) -> Tree:
    """Return the links to the pages beside this one.

    Args:
        label: What is paged through; names the landmark.
        older: The words and the address of the page before; None where there is none.
        newer: Likewise of the page after.
    """
    return [
        "nav",
        {"class": "cluster between", "aria-label": label},
        _page(older, "back", before=True),
        _page(newer, "next", before=False),
    ]


def _page(way: tuple[str, str] | None, sign: str, *, before: bool) -> Tree:
    if way is None:
        return ["span", {}]
    words, href = way
    said = ["span", {"dir": "auto"}, words]
    inside = [icon(sign), said] if before else [said, icon(sign)]
    return ["a", {"class": "btn", "href": href}, *inside]
