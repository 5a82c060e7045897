"""What is in dispute at a table of Universalis, in words and numbers: bids, dice, the telling."""

from __future__ import annotations

from typing import Any

from threefold.games.universalis import (
    Brought,
    Challenge,
    ConflictSide,
    Contest,
    Result,
    Roll,
    Seeded,
    Side,
    Tale,
    Throw,
    roll_for,
)


def challenge(open_one: Challenge | None) -> dict[str, Any] | None:
    """Who disputes what, and every bid: side, player, coins and the fact behind it."""
    if open_one is None:
        return None
    bids = open_one.bids
    return {
        "between": [open_one.challenger, open_one.defender],
        "statement": open_one.statement,
        "fact": open_one.fact,
        "bids": bids and [f"{b.side}: {b.coins} of {b.seat}, fact {b.fact}" for b in bids],
    }


def conflict(tale: Tale) -> dict[str, Any] | None:
    """Both sides with what was brought, the throws with their dice, and how far the telling is."""
    open_one = tale.conflict
    if open_one is None:
        return None
    telling = open_one.narration
    return {
        "what": open_one.what,
        "sides": [_conflict_side(side) for side in open_one.sides],
        "thrown": _thrown(roll_for(tale)),
        "tie": open_one.tie,
        "telling": telling
        and {"teller": telling.teller, "left": list(telling.left), "winner": telling.winner},
    }


def roll(open_one: Roll | None) -> dict[str, Any] | None:
    """A roll that moves no coins: the contest, the dice of each throw, what came out."""
    if open_one is None:
        return None
    return {**contest(open_one.contest), "thrown": _thrown(open_one), "tie": open_one.tie}


def contest(named: Contest) -> dict[str, Any]:
    """Two sides by name."""
    return {"what": named.what, "sides": [_side(side) for side in named.sides]}


def _conflict_side(side: ConflictSide) -> list[str]:
    brought = [
        f"{stake.dice} of {stake.seat}, trait {stake.trait} of {stake.component}"
        for stake in side.stakes
    ]
    return [f"component {side.component} of {side.owner}", *brought]


def _side(side: Side) -> list[str]:
    return [f"{side.name} of {side.who}", *map(_brought, side.brought)]


def _brought(brought: Brought) -> str:
    return f"{brought.dice} of {brought.who}, {brought.trait} of {brought.of}"


def _thrown(made: Roll | None) -> list[str]:
    """Each throw: what went in, the faces of both sides, and what came out."""
    if made is None:
        return []
    return [
        f"{_source(throw)}: {_faces(made.result(number))}"
        for number, throw in enumerate(made.throws)
    ]


def _source(throw: Throw) -> str:
    return f"seed {throw.seed.hex()}" if isinstance(throw, Seeded) else "by hand"


def _faces(result: Result) -> str:
    ours, theirs = (" ".join(map(str, side)) for side in result.faces)
    return f"{ours} against {theirs}, {result.outcome.value}"
