"""The ways to spend before a roll, each a row to tap: what it takes, buys, and costs later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.outcomes import Share
from pyapp.views.parts.icons import icon
from pyapp.views.parts.odds import bar, key, numbers
from pyapp.views.parts.polyhedra import Role, blank
from pyapp.views.parts.tree import Child, Tree, attrs, truth
from pyapp.words.numbers import sides_words


class Way(NamedTuple):
    """One way to spend.

    `key` is stable; `words` say what is spent; `die` is the effective imposition die; `shares` are
    the outcomes, best first; `cost` says what it costs later, or why it cannot be taken when
    `message` is None.
    """

    key: str
    words: str
    die: int
    shares: Sequence[Share]
    cost: str
    message: str | None


def ways(title: str, rows: Sequence[Way], chosen: str | None = None, *, nothing: str = "") -> Tree:
    """Return the spending table.

    Args:
        title: Printed above; names the group.
        rows: In the order to be weighed.
        chosen: Key of the way that holds now.
        nothing: What to say when there are no rows at all, or nothing to spend beside them.
    """
    said: Child = ["p", {"class": "soft"}, nothing] if nothing else None
    taps = [_way(way, way.key == chosen) for way in rows]
    return [
        "div",
        {"class": "ways odds", "role": "group", "aria-label": title},
        ["p", {"class": "odds-title", "aria-hidden": "true"}, title],
        key(rows[0].shares) if rows else None,
        *taps,
        said,
    ]


def _way(way: Way, on: bool) -> Tree:
    given = attrs(
        {"type": "button", "class": "way", "aria-pressed": truth(on), "data-msg": way.message},
        key=way.key,
        disabled=way.message is None,
    )
    return [
        "button",
        given,
        ["span", {"class": "chip-eye", "aria-hidden": "true"}, icon("check") if on else None],
        [
            "span",
            {"class": "way-words"},
            f"{way.words}",
            ["span", {"class": "visually-hidden"}, ","],
        ],
        " ",
        ["span", {"class": "way-die"}, blank(Role.IMPOSITION, way.die), sides_words(way.die)],
        bar(way.shares),
        numbers(way.shares),
        " ",
        ["span", {"class": "way-cost"}, way.cost] if way.cost else None,
    ]
