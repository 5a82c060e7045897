"""How a start goes, first and again, beside a page that merely starts Python."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter

from tools.bench import browser as phones
from tools.bench import waterfall
from tools.bench.settled import Settling
from tools.bench.start_run import (
    BARE,
    FIRST,
    HOME,
    RELAUNCHED,
    REPEAT,
    SLOW,
    TABLE,
    WITHOUT,
    Run,
    Taken,
)
from tools.bench.table import Figure
from tools.bench.visit import Visit
from tools.bench.wire import Size, Wire

READY_MOST = {FIRST: 0.48, REPEAT: 0.40, RELAUNCHED: 0.40}
PAINT_MOST = 0.15
BLOCK_MOST = 0.25
EARNS_MOST = 0.85
"""A snapshot is kept where it takes 15% off."""

WORKER = "/sw.js"
ONLY = "only `loadPyodide()`"
SLOWLY = f", {SLOW}x slower"

ready: Callable[[Visit], float] = attrgetter("ready")
block: Callable[[Visit], float] = attrgetter("block")
shift: Callable[[Visit], float] = attrgetter("shift")


def measured() -> tuple[list[Figure], str]:
    """Make all visits, and return their figures with a note of where the time goes."""
    with phones.copied() as folder:
        wire, settling = Wire(folder), Settling.of(folder)
        with phones.found() as chromium, phones.served(folder, wire.heard) as site:
            run = Run(chromium, site, wire, settling)
            run.rounds()
            run.returns()
        taken = run.taken
        figures = [*times(taken), *first_seen(taken), *blocks(taken), *over_the_wire(taken, wire)]
    if settling.snapshot:
        figures += earned(taken)
    notes = (settling.note(), asked_again(taken), waterfall.note(taken))
    return figures, "\n\n".join(filter(None, notes))


def times(taken: Taken) -> list[Figure]:
    """Return the time until ready: first, again, both slowly, and after a relaunch."""
    lines = [
        ("first visit", FIRST, 1),
        ("repeat visit", REPEAT, 1),
        (f"first visit{SLOWLY}", FIRST, SLOW),
        (f"repeat visit{SLOWLY}", REPEAT, SLOW),
        ("repeat visit after a relaunch", RELAUNCHED, 1),
    ]
    return [
        Figure(
            f"Start, {name}",
            taken.median(kind, ready, slower),
            "s",
            ONLY,
            taken.median(BARE + kind, ready, slower),
            most=READY_MOST[kind],
        )
        for name, kind, slower in lines
    ]


def earned(taken: Taken) -> list[Figure]:
    """Return what the snapshot takes off a repeat visit."""
    return [
        Figure(
            f"Start, repeat visit with the snapshot{name}",
            taken.median(REPEAT, ready, slower),
            "s",
            "without it",
            taken.median(WITHOUT, ready, slower),
            most=EARNS_MOST,
        )
        for name, slower in (("", 1), (SLOWLY, SLOW))
    ]


def first_seen(taken: Taken) -> list[Figure]:
    """Return when something was to be seen, and how far it moved after that."""
    paints = [
        Figure(
            f"First contentful paint, {kind} visit",
            taken.median(kind, painted),
            "s",
            f"ready, {ONLY}",
            taken.median(BARE + kind, ready),
            most=PAINT_MOST,
        )
        for kind in (FIRST, REPEAT)
    ]
    lines = {
        "first visit": FIRST,
        "repeat visit": REPEAT,
        "back home to two tables": HOME,
        "back at a table": TABLE,
    }
    shifts = [
        Figure(f"Layout shift, {name}, worst", taken.worst(kind, shift), "", budget=0)
        for name, kind in lines.items()
    ]
    return [*paints, *shifts]


def painted(visit: Visit) -> float:
    """Return when a page that shows something did so.

    Raises:
        RuntimeError: It showed nothing.
    """
    if visit.paint is None:
        raise RuntimeError("the page was ready and nothing was painted")
    return visit.paint


def blocks(taken: Taken) -> list[Figure]:
    """Return the longest block of the main thread; only at full speed it is promised."""
    return [
        Figure(
            f"Longest main-thread block, {kind} visit{name}",
            taken.median(kind, block, slower),
            "s",
            ONLY,
            taken.median(BARE + kind, block, slower),
            most=BLOCK_MOST if slower == 1 else None,
        )
        for name, slower in (("", 1), (SLOWLY, SLOW))
        for kind in (FIRST, REPEAT)
    ]


def over_the_wire(taken: Taken, wire: Wire) -> list[Figure]:
    """Return the bytes before ready, of the rounds' costliest visits."""
    sizes = {kind: heaviest(taken, wire, kind) for kind in (FIRST, BARE + FIRST)}
    lines = {"brotli": attrgetter("brotli"), "gzip": attrgetter("gzip")}
    first = [
        Figure(
            f"Over the wire before ready, first visit, {name}",
            size(sizes[FIRST]),
            "bytes",
            ONLY,
            size(sizes[BARE + FIRST]),
            below=1,
        )
        for name, size in lines.items()
    ]
    plain = Figure(
        "Over the wire before ready, first visit, not compressed",
        sizes[FIRST].plain,
        "bytes",
        ONLY,
        sizes[BARE + FIRST].plain,
    )
    sent = taken.worst(REPEAT, lambda visit: wire.plain(visit.asked))
    requests = taken.worst(REPEAT, needed)
    return [
        *first,
        plain,
        Figure("Over the wire before ready, repeat visit", sent, "bytes", budget=0),
        Figure("Requests before ready, repeat visit", requests, "", budget=0),
    ]


def needed(visit: Visit) -> int:
    """Count what a visit asked the server for, but for the browser's look for a newer worker.

    That look has its own time, a second or so after the page arrived; nothing waits for it.
    """
    return sum(one.path != WORKER for one in visit.asked)


def heaviest(taken: Taken, wire: Wire, kind: str) -> Size:
    """Return, for each way to send it, the most that a visit of a kind asked for."""
    sizes = [wire.size(visit.asked) for visit in taken.all(kind)]
    return Size(
        max(size.plain for size in sizes),
        max(size.brotli for size in sizes),
        max(size.gzip for size in sizes),
    )


def asked_again(taken: Taken) -> str:
    """Name what repeat visits asked the server for before they were ready."""
    paths = sorted({one.path for visit in taken.all(REPEAT) for one in visit.asked})
    return f"Repeat visits asked for: {', '.join(paths)}." if paths else ""
