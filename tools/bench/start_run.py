"""Starts, by turns with those of a page that merely starts Python from the same files."""

from __future__ import annotations

import tempfile
from collections import defaultdict
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page

from tools.bench import browser as phones
from tools.bench import played, tale
from tools.bench.settled import Settling, drop_snapshot
from tools.bench.visit import Visit, visit, watched
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
        browser: Where contexts come from; each is a phone that was never here.
        site: Address of the built page.
        wire: Hears what its server is asked for.
        settling: Waits between a first visit and the next.
        taken: What was seen so far.
    """

    browser: Browser
    site: str
    wire: Wire
    settling: Settling
    taken: Taken = field(default_factory=Taken)

    def rounds(self) -> None:
        """Visit both pages for the first time and again, at both paces, by turns."""
        for _ in range(ROUNDS):
            for slower in PACES:
                self._ours(slower)
                self._bare(slower)

    def _ours(self, slower: int) -> None:
        context = watched(phones.phone(self.browser))
        page = self._visit(context, FIRST, "", slower)
        self.settling.wait(page)
        page.close()
        page = self._visit(context, REPEAT, "", slower)
        if "snapshot" in self.settling.expected:
            self.settling.wait(page)
            drop_snapshot(page)
            page.close()
            # A third visit finds a little more cached than a second: that is held against the
            # snapshot, not against the bare page.
            self._visit(context, WITHOUT, "", slower)
        context.close()

    def _bare(self, slower: int) -> None:
        context = watched(phones.phone(self.browser))
        for kind in (FIRST, REPEAT):
            self._visit(context, BARE + kind, BARE_PAGE, slower).close()
        context.close()

    def returns(self) -> None:
        """Come back to tables that were played, at home and at one of them."""
        seated = played.tables((0,))[0]
        texts = seated.texts | tale.played("small", tale.SMALL).stored
        context = watched(phones.phone(self.browser))
        page = phones.opened(context, self.site, texts)
        self.settling.wait(page)
        page.close()
        for _ in range(ROUNDS):
            self._visit(context, HOME, "").close()
            self._visit(context, TABLE, f"#/t/{seated.table}").close()
        context.close()

    def relaunches(self) -> None:
        """Visit again in browsers that were ended and kept their profile on disk."""
        kinds = {RELAUNCHED: "", BARE + RELAUNCHED: BARE_PAGE}
        with ExitStack() as stack:
            profiles = {
                kind: Path(stack.enter_context(tempfile.TemporaryDirectory())) for kind in kinds
            }
            for kind, place in kinds.items():
                self._settle_in(profiles[kind], place)
            for _ in range(ROUNDS):
                for kind, place in kinds.items():
                    with phones.kept(self.browser, profiles[kind]) as context:
                        self._visit(watched(context), kind, place)

    def _settle_in(self, profile: Path, place: str) -> None:
        with phones.kept(self.browser, profile) as context:
            # What is compiled is kept when it was asked for again.
            for _ in range(2):
                page = phones.opened(context, self.site + place)
                if not place:
                    self.settling.wait(page)
                page.wait_for_timeout(COMPILING_MS)
                page.close()

    def _visit(self, context: BrowserContext, kind: str, place: str, slower: int = 1) -> Page:
        page, seen = visit(context, self.site + place, self.wire, slower)
        self.taken.visits[kind, slower].append(seen)
        return page


COMPILING_MS = 3000
"""After its start a browser compiles Python's wasm once more, well, and keeps that."""
