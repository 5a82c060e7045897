"""The values behind a chart as a table under a fold: a row a player, a column a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp.views.parts.tree import Tree


def chart_table(
    title: str,
    names: Sequence[str],
    points: Sequence[tuple[int, tuple[int, ...]]],
    *,
    along: str,
    opens: str,
    label: Callable[[int], str] = str,
) -> Tree:
    """Return the fold with the table.

    Args:
        title: The table's caption.
        names: The players in seat order.
        points: The columns, few enough for a phone: a place, and a balance for each name.
        along: What the places count; the heading over all of them.
        opens: The words that unfold it.
        label: Writes a place.
    """
    over = ["th", {"scope": "colgroup", "colspan": str(len(points))}, along]
    heads = [["th", {"scope": "col", "key": str(place)}, label(place)] for place, _ in points]
    rows = [
        _row(seat, name, [balances[seat] for _, balances in points])
        for seat, name in enumerate(names)
    ]
    return [
        "details",
        {"class": "exact"},
        ["summary", {}, opens],
        [
            "table",
            {"class": "joint"},
            ["caption", {"class": "visually-hidden"}, title],
            ["thead", {}, ["tr", {}, ["td", {}], over], ["tr", {}, ["td", {}], *heads]],
            ["tbody", {}, *rows],
        ],
    ]


def _row(seat: int, name: str, balances: Sequence[int]) -> Tree:
    cells = [["td", {"key": str(at)}, str(coins)] for at, coins in enumerate(balances)]
    head = ["th", {"scope": "row", "dir": "auto"}, ["span", {}, name]]
    return ["tr", {"key": str(seat)}, head, *cells]
