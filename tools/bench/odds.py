"""What exact odds cost under CPython, over every legal pool with up to 20 rerolls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median

import icepool  # type: ignore[import-untyped]

from threefold import ghosts
from tools.bench.table import Figure
from tools.bench.timing import by_turns

REROLLS = 20
ODDS_BUDGET_MS = 0.2
POOLS = [
    ghosts.Pool(tags, relationship, power, rerolls)
    for tags in range(ghosts.TAGS + 1)
    for relationship in (False, True)
    for power in (False, True)
    for rerolls in range(REROLLS + 1)
]

Distribution = Callable[[ghosts.Pool], object]


def _icepool(pool: ghosts.Pool) -> object:
    """The same distribution by a general dice library, as the tests' oracle computes it."""
    safe = (
        icepool.lowest(icepool.d6, icepool.d6) if pool.desperate else icepool.d6.highest(pool.safe)
    )
    risk = icepool.d6.highest(pool.risk) if pool.risk else icepool.Die([0])
    return icepool.map(partial(_read, pool.power), safe, risk)


def _read(word_known: bool, safe: int, risk: int) -> str:
    if risk > safe:
        return "word" if risk >= 5 and not word_known else "automatic failure"
    return "failure" if safe < 4 else "success" if safe == 6 else "partial"


def _times(work: Distribution, calls: int, rounds: int) -> dict[ghosts.Pool, float]:
    works = [partial(work, pool) for pool in POOLS]
    return dict(zip(POOLS, by_turns(works, calls, rounds), strict=True))


def _worst(times: dict[ghosts.Pool, float]) -> ghosts.Pool:
    return max(times, key=lambda pool: times[pool])


def _named(pool: ghosts.Pool) -> str:
    return f"{pool.safe} safe, {pool.risk} risk dice"


def odds_figures() -> list[Figure]:
    """Time `ghosts.odds`, and icepool on the same pools."""
    ours = _times(lambda pool: ghosts.odds(pool, pool.power), calls=30, rounds=7)
    theirs = _times(_icepool, calls=1, rounds=5)
    worst = _worst(ours)
    count = len(POOLS)
    return [
        Figure(
            f"`ghosts.odds`, median of {count} pools",
            median(ours.values()),
            "ms",
            "icepool, same pools",
            median(theirs.values()),
            budget=ODDS_BUDGET_MS,
        ),
        Figure(
            f"`ghosts.odds`, slowest pool ({_named(worst)})",
            ours[worst],
            "ms",
            "icepool, same pool",
            theirs[worst],
            budget=ODDS_BUDGET_MS,
        ),
    ]


def until_figures() -> list[Figure]:
    """Time `ghosts.until` a success, against the odds of one throw of the same pool."""
    plan = _times(
        lambda pool: ghosts.until(pool, ghosts.Outcome.SUCCESS, pool.power), calls=1, rounds=5
    )
    throw = _times(lambda pool: ghosts.odds(pool, pool.power), calls=5, rounds=5)
    worst = _worst(plan)
    one = "`ghosts.odds`"
    return [
        Figure(
            "`ghosts.until` a success, median pool",
            median(plan.values()),
            "ms",
            one,
            median(throw.values()),
        ),
        Figure(
            f"`ghosts.until` a success, slowest pool ({_named(worst)})",
            plan[worst],
            "ms",
            one,
            throw[worst],
        ),
    ]


def figures() -> list[Figure]:
    """Return all figures on odds."""
    return [*odds_figures(), *until_figures()]
