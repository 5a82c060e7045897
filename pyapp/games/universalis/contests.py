"""From what is laid out, or gathered at the table, to the contest whose dice are thrown."""

from __future__ import annotations

from dataclasses import replace

from pyapp.games.universalis.desk import Setup
from threefold.games.universalis import Brought, Contest, Side, Tale, brought, roll_for

BLANK = Contest("", Side("", "", (Brought("", 3),)), Side("", "", (Brought("", 3),)))
"""What a contest without the table's coins begins with."""

Pools = tuple[tuple[Brought, ...], tuple[Brought, ...]]


def loose_contest(setup: Setup) -> Contest:
    """Return the contest that is laid out without the table's coins."""
    asked: Contest = setup.asked or BLANK
    return replace(asked, what=setup.deed)


def plain(contest: Contest) -> bool:
    """Tell whether a contest is just so many dice against so many, nobody's in particular."""
    return all(len(side.brought) == 1 and side.brought[0].trait is None for side in contest.sides)


def with_side(contest: Contest, number: int, side: Side) -> Contest:
    """Put another side in the place of side 0 or 1."""
    return replace(contest, a=side) if number == 0 else replace(contest, b=side)


def pools(tale: Tale) -> Pools:
    """Return what both sides of the open conflict have gathered, which may be nothing yet."""
    if tale.conflict is None:
        return (), ()
    ours, theirs = tale.conflict.sides
    return brought(tale, ours), brought(tale, theirs)


def next_counts(tale: Tale) -> tuple[int, int]:
    """Return how many dice each side of the open conflict throws next, or threw last."""
    roll = roll_for(tale)
    if roll is not None:
        return roll.next_counts
    if tale.conflict is None:
        return 0, 0
    a, b = (side.dice for side in tale.conflict.sides)
    return a, b
