"""Gathering the dice of the conflict on the table, with names in place of numbers."""

from __future__ import annotations

from threefold.errors import NotAllowed
from threefold.games.universalis.conflict import Conflict, ConflictSide, Stake
from threefold.games.universalis.contest import DICE, Brought, Contest, Side
from threefold.games.universalis.roll import Roll
from threefold.games.universalis.tale import Tale, checked_tale, label
from threefold.games.universalis.world import checked_side


def contest_for(tale: Tale) -> Contest:
    """Return the open conflict as what is put to the dice.

    Players are named as `label` names them, so that no two have the same name.

    Source: Conflicts.

    Raises:
        NotAllowed: ``conflict.none`` or, where a side has no die yet, ``conflict.no-dice``.
    """
    conflict = opened(tale)
    if not all(side.stakes for side in conflict.sides):
        raise NotAllowed("conflict.no-dice", "Each side needs a die: draw on a trait or buy one.")
    ours, theirs = conflict.sides
    return Contest(conflict.what, _side(tale, ours), _side(tale, theirs))


def roll_for(tale: Tale) -> Roll | None:
    """Return the open conflict as a roll, with its throws so far; None before the first."""
    conflict = checked_tale(tale).conflict
    if conflict is None or not conflict.throws:
        return None
    return Roll(contest_for(tale), conflict.throws, conflict.tie)


def drawn_dice(tale: Tale, side: int, component: int, trait: int) -> int:
    """Return how many dice a trait adds to a side of the open conflict: its rank, or the room left.

    Source: Conflicts. A side has 60 dice at the most, so that a higher rank fills it up, and a full
    side gets none.

    Raises:
        NotAllowed: ``conflict.none``.
        InvalidInput: No such side, component or trait.
    """
    room = DICE - opened(tale).sides[checked_side(side)].dice
    return min(tale.component(component).trait(trait).rank, room)


def opened(tale: Tale) -> Conflict:
    """Return the open conflict.

    Raises:
        NotAllowed: ``conflict.none``.
    """
    conflict = checked_tale(tale).conflict
    if conflict is None:
        raise NotAllowed("conflict.none", "There is no conflict: open one first.")
    return conflict


def brought(tale: Tale, side: ConflictSide) -> tuple[Brought, ...]:
    """Return the dice that a side of the open conflict has gathered, which may be none yet.

    Players are named as `label` names them.
    """
    return tuple(_brought(tale, stake) for stake in side.stakes)


def _side(tale: Tale, side: ConflictSide) -> Side:
    return Side(
        tale.component(side.component).name,
        label(tale, side.owner),
        brought(tale, side),
    )


def _brought(tale: Tale, stake: Stake) -> Brought:
    who = label(tale, stake.seat)
    if stake.component is None or stake.trait is None:
        return Brought(who, stake.dice)
    component = tale.component(stake.component)
    return Brought(who, stake.dice, component.trait(stake.trait).text, component.name)
