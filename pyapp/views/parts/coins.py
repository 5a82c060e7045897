"""Coins: a number with its sign, and everybody's purse at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.views.parts.icons import icon
from pyapp.views.parts.tree import Child, Tree, attrs, classes


class Purse(NamedTuple):
    """What one player holds.

    `said` are the coins in words (``12 coins``); `notes` are signs with their words, such as
    ``("turn", "On turn")``; `on` sets the purse apart and needs such a note beside it. With `href`
    it is a link, with `message` a button, else it is only read.
    """

    name: str
    coins: int
    said: str
    notes: Sequence[tuple[str, str]] = ()
    on: bool = False
    href: str | None = None
    message: str | None = None


def coins(count: int, said: str, *, look: str | None = None) -> Tree:
    """Return a number of coins that fits into a line of text.

    Args:
        count: How many, 0 or more.
        said: The same in words, for screen readers: ``12 coins``.
        look: ``"large"`` for one that stands alone.
    """
    return coin_words(str(count), said, look=look)


def coin_words(shown: str, said: str, *, look: str | None = None) -> Tree:
    """Return coins whose number is written by the caller, such as ``8.3``; `said` as in `coins`."""
    return [
        "span",
        {"class": classes("tally coins", look)},
        icon("coin"),
        ["span", {"aria-hidden": "true"}, shown],
        ["span", {"class": "visually-hidden"}, said],
    ]


def purses(label: str, rows: Sequence[Purse]) -> Tree:
    """Return everybody's coins in the order of `rows`, two beside each other on a phone."""
    items = [["li", {"key": str(seat)}, _purse(purse)] for seat, purse in enumerate(rows)]
    return ["ul", {"class": "purses", "role": "list", "aria-label": label}, *items]


def _purse(purse: Purse) -> Tree:
    tag = "a" if purse.href else "button" if purse.message else "div"
    given = attrs(
        {"class": classes("purse", on=purse.on), "href": purse.href},
        type="button" if tag == "button" else None,
        data_msg=purse.message if tag == "button" else None,
    )
    return [
        tag,
        given,
        ["span", {"dir": "auto"}, purse.name],
        " ",
        coins(purse.coins, purse.said),
        *(part for note in purse.notes for part in signed(*note)),
    ]


def signed(sign: str, words: str) -> tuple[Child, Tree]:
    """Return words with an icon before them, set apart from what stands before."""
    return (" ", ["span", {"class": "tally signed"}, icon(sign), words])
