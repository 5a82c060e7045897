"""Everybody's coins over time, drawn from the ledger without taking a step again."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.universalis.ledger import held_at, lines_at, read
from pyapp.games.universalis.speech import name_of
from pyapp.log import Log
from pyapp.patch import Data
from pyapp.views.parts.coin_chart import Point, coin_chart
from pyapp.views.parts.tree import Child
from pyapp.words import say
from threefold.games.universalis import Tale

STARTS = 40
"""How many chunk starts are looked at."""
FINE = 150
"""Up to so many lines, every single one is drawn."""

Mark = tuple[int, int]
"""A line, and the scene that is on from there."""


def chart(log: Log, tale: Tale) -> Child:
    """Draw the coins of all players from the beginning until now; nothing before play begins."""
    now = _now(tale)
    if not now[0]:
        return None
    points, marks = _fine(log, tale) if now[0] <= FINE else _coarse(log, tale)
    names = [name_of(tale, seat) for seat in range(len(tale.players))]
    return coin_chart(
        say("universalis.ledger.chart"),
        names,
        points,
        along=say("universalis.ledger.line"),
        table=say("universalis.ledger.as-table"),
        marks=[(line, str(scene)) for line, scene in marks],
    )


def _now(tale: Tale) -> Point:
    ledger = tale.ledger
    held = tuple(ledger.balance(seat) for seat in range(len(tale.players)))
    return ledger.count + len(ledger.lines), held


def _fine(log: Log, tale: Tale) -> tuple[list[Point], list[Mark]]:
    """Return the balances after every step, summed up from its lines."""
    steps = [read(memo) for memo in log.memos() if memo is not None]
    held = [0] * len(tale.players)
    number, points, marks = 0, [(0, tuple(held))], list[Mark]()
    for lines in reversed(steps):
        for line in lines:
            for account, sign in ((line.source, -1), (line.target, 1)):
                if 0 <= account < len(held):
                    held[account] += sign * line.amount
            if line.scene and (not marks or marks[-1][1] != line.scene):
                marks.append((number, line.scene))
            number += 1
        points.append((number, tuple(max(0, coins) for coins in held)))
    return _ended(points, tale), marks


def _coarse(log: Log, tale: Tale) -> tuple[list[Point], list[Mark]]:
    """Return the balances at some of the places where the log keeps the state anyway."""
    points, marks = list[Point](), list[Mark]()
    for index in _chosen(log.chunk + 1):
        held = held_at(log, index)
        point = _point(held, len(tale.players))
        if point is None or (points and point[0] <= points[-1][0]):
            continue
        points.append(point)
        # What is stored of the state has the lines of one step, and they name their scene.
        scene = held[2][-1][0] if held[2] else 0
        if scene and (not marks or marks[-1][1] != scene):
            marks.append((point[0], scene))
    return _ended(points, tale), marks


def _ended(points: list[Point], tale: Tale) -> list[Point]:
    """End with what everybody has now, whatever could not be read on the way."""
    now = _now(tale)
    return [*(point for point in points if point[0] < now[0]), now]


def _chosen(chunks: int) -> Sequence[int]:
    if chunks <= STARTS:
        return range(chunks)
    return [at * (chunks - 1) // (STARTS - 1) for at in range(STARTS)]


def _point(held: Data, players: int) -> Point | None:
    """Return the balances that a ledger's data comes to; None where it is none."""
    try:
        forward, _, lines = held
        coins = dict.fromkeys(range(players), 0) | {
            account: amount for account, amount in forward if 0 <= account < players
        }
        for _, source, target, amount, *_ in lines:
            for account, sign in ((source, -1), (target, 1)):
                if account in coins:
                    coins[account] += sign * amount
        balances = tuple(coins[seat] for seat in range(players))
    except (TypeError, ValueError):
        return None
    return (lines_at(held), balances) if min(balances) >= 0 else None
