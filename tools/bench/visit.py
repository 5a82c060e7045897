"""One visit to a page: when it was ready, and what that was like for whoever waited."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page

from tools.bench import browser as phones
from tools.bench.wire import Asked, Wire

WATCH = phones.PAGES / "watch.js"
REST_MS = 1000
"""Layout shifts count for so long after ready, main-thread blocks for half of it: see watch.js."""
BLOCKS_MS = 500
MARK = "threefold:"


@dataclass(frozen=True, slots=True)
class Visit:
    """What was seen of a start; all times in seconds since the navigation.

    Attributes:
        ready: When Python answered.
        paint: When something was first to be seen; None on a page that shows nothing.
        page: When the HTML had arrived.
        files: When the last file had arrived that did so before ready, 0 without any.
        last: Which one that was.
        block: How long the main thread was blocked at the longest (0 below 0.05).
        shift: The sum of all layout shifts.
        marks: The page's own marks, but for ready.
        asked: What the server was asked for before ready.
    """

    ready: float
    paint: float | None
    page: float
    files: float
    last: str
    block: float
    shift: float
    marks: dict[str, float] = field(default_factory=dict)
    asked: tuple[Asked, ...] = ()


def of(told: dict[str, Any], wire: Wire) -> Visit:
    """Read what watch.js tells."""
    ready, paint, origin = told["ready"] / 1000, told["paint"], told["origin"] / 1000
    return Visit(
        ready=ready,
        paint=None if paint is None else paint / 1000,
        page=told["page"] / 1000,
        files=told["files"] / 1000,
        last=PurePosixPath(urlsplit(told["last"]).path).name,
        block=told["block"] / 1000,
        shift=told["shift"],
        marks=_marks(told["marks"]),
        asked=wire.between(origin, origin + ready),
    )


def _marks(told: Sequence[tuple[str, float]]) -> dict[str, float]:
    """Take the page's own, each when it was first set, in their order."""
    found: dict[str, float] = {}
    for name, at in sorted(told, key=lambda mark: mark[1]):
        if name.startswith(MARK) and name != f"{MARK}ready":
            found.setdefault(name.removeprefix(MARK), at / 1000)
    return found


def watched(context: BrowserContext) -> BrowserContext:
    """Watch every page of a context."""
    context.add_init_script(path=WATCH)
    return context


def visit(
    context: BrowserContext, address: str, wire: Wire, slower: int = 1, rest_ms: int = REST_MS
) -> tuple[Page, Visit]:
    """Open a page in a tab of its own and watch it until some time after it is ready.

    Args:
        context: A phone whose pages are watched.
        address: Of the page.
        wire: Hears what its server is asked for.
        slower: By how many times the processor is made slower.
        rest_ms: How long it is watched after ready.
    """
    page = context.new_page()
    with phones.slowed(page, slower):
        page.goto(address)
        phones.ready(page)
        page.wait_for_timeout(rest_ms)
        told = page.evaluate("watched.read()")
    return page, of(told, wire)
