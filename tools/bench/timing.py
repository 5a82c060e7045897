"""Timing under CPython, in rounds of everything by turns: a busy moment hits all alike."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

ROUNDS = 7

Work = Callable[[], object]


def milliseconds(work: Work, calls: int) -> float:
    """Return the time of one call, averaged over so many."""
    begun = perf_counter()
    for _ in range(calls):
        work()
    return (perf_counter() - begun) * 1000 / calls


def by_turns(works: Sequence[Work], calls: int, rounds: int = ROUNDS) -> list[float]:
    """Return the median time of a call of each, in milliseconds, over interleaved rounds."""
    times: list[list[float]] = [[] for _ in works]
    gc.collect()
    for _ in range(rounds):
        for work, taken in zip(works, times, strict=True):
            taken.append(milliseconds(work, calls))
    return [median(taken) for taken in times]
