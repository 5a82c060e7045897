"""What the odds of a conflict cost under CPython, with sixty dice a side and nothing remembered."""

from __future__ import annotations

import icepool  # type: ignore[import-untyped]

from threefold.games.universalis.odds import odds, worked_out
from tools.bench.table import Figure
from tools.bench.timing import by_turns

BUDGET_MS = 5.0
DICE = 60


def _ours() -> object:
    worked_out.cache_clear()
    return odds(DICE, DICE)


def _icepool() -> object:
    """The same chances and expected coins by a general dice library.

    It is spared the sums of the faces, which cost it seconds: a success is told to be 3 on average.
    """
    success = icepool.d10 <= 5
    result = icepool.map(_read, DICE @ success, DICE @ success)
    outcome, ours, theirs = result.marginals
    return outcome.probabilities(), ours.mean(), theirs.mean()


def _read(ours: int, theirs: int) -> tuple[str, int, int]:
    if ours == theirs:
        return "tie", 0, 0
    return ("win", 3 * ours, DICE) if ours > theirs else ("lose", DICE, 3 * theirs)


def figures() -> list[Figure]:
    """Time `universalis.odds` from a cold start, and icepool's answer to the same question."""
    (ours,), (theirs,) = by_turns([_ours], calls=30), by_turns([_icepool], calls=1, rounds=5)
    return [
        Figure(
            f"`universalis.odds`, {DICE} dice against {DICE}, nothing remembered",
            ours,
            "ms",
            "icepool, same dice",
            theirs,
            budget=BUDGET_MS,
        )
    ]
