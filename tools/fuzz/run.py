"""Runs cases: each within bounds of time and memory that go by this machine and the input."""

from __future__ import annotations

import signal
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, NamedTuple

from tools.fuzz import backups, corpus, links, parcels, saves

MANY_TIMES = 100
"""A case may take so many times what reading the largest frozen save takes here and now."""
FLOOR_S = 5.0
MEMORY_TIMES, MEMORY_FLOOR = 120, 48_000_000
"""A case may need so many bytes for each of its characters, and so many beside."""
MEASURED = 16
"""Memory is measured in one case of so many, and in every large one: measuring takes time."""
LARGE = 200_000

KINDS: dict[str, tuple[Callable[[Random], Any], Callable[[Any], bool]]] = {
    kind: (make, module.check)
    for module in (links, saves, backups, parcels)
    for kind, make in module.MAKERS.items()
}


class SlowError(BaseException):
    """A case took longer than it may; no handler of the app can take it for one of its own."""


class Failure(NamedTuple):
    """A case that went wrong.

    Attributes:
        kind: One of `KINDS`.
        number: Which case of that kind.
        error: What came out.
    """

    kind: str
    number: int
    error: BaseException


def case(seed: str, kind: str, number: int) -> Any:
    """Make one case; the same words give the same case."""
    return KINDS[kind][0](Random(f"{seed}/{kind}/{number}"))


def size_of(made: Any) -> int:
    """Return how many characters a case has."""
    return len(made) if isinstance(made, str) else sum(map(len, made[1].values()))


def ceiling() -> float:
    """Return the most processor seconds that a case may take on this machine."""
    largest = max(corpus.saves(), key=lambda saved: sum(map(len, saved.texts.values())))
    begun = time.process_time()
    saves.check((largest.table, dict(largest.texts)))
    return max(FLOOR_S, MANY_TIMES * (time.process_time() - begun))


@contextmanager
def _within(seconds: float) -> Iterator[None]:
    """Break off what takes more processor time; how busy the machine is does not count."""

    def stop(*_: object) -> None:
        raise SlowError(f"more than {seconds:.1f} s of the processor")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def run(kind: str, made: Any, most: float, *, measure: bool = True) -> bool:
    """Run one case; tell whether it was accepted.

    Args:
        kind: One of `KINDS`.
        made: What `case` made.
        most: The most processor seconds, as `ceiling` gives them.
        measure: Measure its memory as well.

    Raises:
        AssertionError: A promise is broken.
        BaseException: Whatever else came out.
    """
    # Measuring makes everything some times slower.
    with _within(4 * most if measure else most):
        if not measure:
            return KINDS[kind][1](made)
        tracemalloc.start()
        try:
            accepted = KINDS[kind][1](made)
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
    allowed = MEMORY_FLOOR + MEMORY_TIMES * size_of(made)
    assert peak <= allowed, f"{peak} bytes of memory, and {allowed} allowed"
    return accepted


def run_all(seed: str, numbers: Iterable[int]) -> tuple[Counter[str], list[Failure]]:
    """Run cases of all kinds in turn; count the accepted ones of each, and list what failed."""
    most, counted, failed = ceiling(), Counter[str](), list[Failure]()
    names = list(KINDS)
    for at in numbers:
        kind, number = names[at % len(names)], at // len(names)
        counted[f"{kind} all"] += 1
        try:
            made = case(seed, kind, number)
            measure = size_of(made) > LARGE or number % MEASURED == 0
            counted[f"{kind} accepted"] += run(kind, made, most, measure=measure)
        except (Exception, SlowError) as error:
            failed.append(Failure(kind, number, error))
    return counted, failed
