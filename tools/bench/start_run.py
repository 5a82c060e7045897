"""Starts, by turns with those of a page that merely starts Python from the same files."""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, BrowserType, Page

from tools.bench import browser as phones
from tools.bench import played, tale
from tools.bench.settled import Settling, drop_snapshot
from tools.bench.visit import BLOCKS_MS, REST_MS, Visit, visit, watched
from tools.bench.wire import Wire

ROUNDS = 5
SLOW = 4
PACES = (1, SLOW)

FIRST, REPEAT, RELAUNCHED = "first", "repeat", "relaunched"
WITHOUT = "repeat without the snapshot"
HOME, TABLE = "home with tables", "a table"
BARE = "bare, "
"""Before the name of a visit: the same to the page that merely starts Python."""

BARE_PAGE = "bare.html"
COMPILING_MS = 2500
"""After a start a browser compiles Python's wasm again, better, and keeps it 2 s later."""

Visits = Callable[[BrowserContext, int], Page]


@dataclass(slots=True)
class Taken:
    """All visits, by their kind and by how many times slower the processor was made."""

    visits: dict[tuple[str, int], list[Visit]] = field(default_factory=lambda: defaultdict(list))

    def median(self, kind: str, what: Callable[[Visit], float], slower: int = 1) -> float:
        """Return the median of something over the rounds."""
        return median(what(one) for one in self.visits[kind, slower])

    def worst(self, kind: str, what: Callable[[Visit], float]) -> float:
        """Return the most there was of something, at any pace."""
        return max(what(one) for one in self.all(kind))

    def all(self, kind: str) -> Iterable[Visit]:
        """Return the visits of a kind at every pace."""
        return [one for pace in PACES for one in self.visits.get((kind, pace), [])]


@dataclass(slots=True)
class Run:
    """Makes the visits.

    Attributes:
        chromium: Started anew with an empty profile for every phone that was never here. On disk:
            without a profile there the caches of a browser have no room for Python's wasm.
        site: Address of the built page.
        wire: Hears what its server is asked for.
        settling: Waits between a first visit and the next.
        taken: What was seen so far.
    """

    chromium: BrowserType
    site: str
    wire: Wire
    settling: Settling
    taken: Taken = field(default_factory=Taken)

    def rounds(self) -> None:
        """Visit both pages for the first time and again, at both paces, by turns."""
        for _ in range(ROUNDS):
            for slower in PACES:
                self._phone(self._ours, RELAUNCHED, slower)
                self._phone(self._bare, BARE + RELAUNCHED, slower)

    def _phone(self, visits: Visits, relaunched: str, slower: int) -> None:
        """Visit from a phone that was never here; at full speed its browser is started twice."""
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            profile = Path(folder)
            with phones.profiled(self.chromium, profile) as context:
                page = visits(watched(context), slower)
                if slower > 1:
                    return
                page.wait_for_timeout(COMPILING_MS)
            with phones.profiled(self.chromium, profile) as context:
                self._visit(watched(context), relaunched)

    def _ours(self, context: BrowserContext, slower: int) -> Page:
        page = self._visit(context, FIRST, slower)
        self.settling.wait(page)
        page.close()
        page = self._visit(context, REPEAT, slower)
        if "snapshot" in self.settling.expected:
            self.settling.wait(page)
            drop_snapshot(page)
            page.close()
            # A third visit finds a little more cached than a second: that is held against the
            # snapshot, not against the bare page.
            page = self._visit(context, WITHOUT, slower)
            self.settling.wait(page)
        return page

    def _bare(self, context: BrowserContext, slower: int) -> Page:
        self._visit(context, BARE + FIRST, slower).close()
        return self._visit(context, BARE + REPEAT, slower)

    def returns(self) -> None:
        """Come back to tables that were played, at home and at one of them."""
        seated = played.tables((0,))[0]
        texts = seated.texts | tale.played("small", tale.SMALL).stored
        with (
            tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile,
            phones.profiled(self.chromium, Path(profile)) as context,
        ):
            page = phones.opened(watched(context), self.site, texts)
            self.settling.wait(page)
            page.close()
            for _ in range(ROUNDS):
                self._visit(context, HOME).close()
                self._visit(context, TABLE, place=f"#/t/{seated.table}").close()

    def _visit(self, context: BrowserContext, kind: str, slower: int = 1, place: str = "") -> Page:
        bare = kind.startswith(BARE)
        address = self.site + (BARE_PAGE if bare else place)
        # The bare page shows nothing that could move.
        rest_ms = BLOCKS_MS if bare else REST_MS
        page, seen = visit(context, address, self.wire, slower, rest_ms)
        self.taken.visits[kind, slower].append(seen)
        return page
