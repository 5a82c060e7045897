"""A repeat visit to a home with fifty tables, by turns with one to a home with a single one."""

from __future__ import annotations

import tempfile
from contextlib import ExitStack
from pathlib import Path
from statistics import median

from playwright.sync_api import BrowserContext, expect

from pyapp import store
from tools.bench import browser as phones
from tools.bench import shelf
from tools.bench.settled import Settling
from tools.bench.table import Figure
from tools.bench.visit import BLOCKS_MS, Visit, visit, watched
from tools.bench.wire import Wire

TABLES = 50
ROUNDS = 9
MOST = 1.10


def measured() -> tuple[list[Figure], str]:
    """Come back again and again to both homes, and return the times until ready."""
    shelves = {count: shelf.evenings(count) for count in (1, TABLES)}
    taken: dict[int, list[Visit]] = {count: [] for count in shelves}
    with ExitStack() as stack:
        folder = stack.enter_context(phones.copied())
        wire = Wire(folder)
        site = stack.enter_context(phones.served(folder, wire.heard))
        kind = stack.enter_context(phones.found())
        homes = {}
        for count, texts in shelves.items():
            profile = Path(
                stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
            )
            context = watched(stack.enter_context(phones.profiled(kind, profile)))
            _furnish(context, site, texts, Settling.of(folder))
            homes[count] = context
        for _ in range(ROUNDS):
            for count, context in homes.items():
                taken[count].append(_visit(context, site, wire, count))
    return [_figure(shelves, taken)], ""


def _furnish(context: BrowserContext, site: str, texts: dict[str, str], settling: Settling) -> None:
    """Leave tables in a browser, as well as all that the page keeps for later."""
    page = phones.opened(context, site, texts)
    settling.wait(page)
    page.close()


def _visit(context: BrowserContext, site: str, wire: Wire, count: int) -> Visit:
    page, seen = visit(context, site, wire, rest_ms=BLOCKS_MS)
    expect(page.locator("main li a.row")).to_have_count(count)
    page.close()
    return seen


def _figure(shelves: dict[int, dict[str, str]], taken: dict[int, list[Visit]]) -> Figure:
    one, many = (median(seen.ready for seen in taken[count]) for count in shelves)
    size = sum(len(key) + len(text) for key, text in shelves[TABLES].items())
    tables = len(store.heads(shelves[TABLES]))
    return Figure(
        f"Start, repeat visit with {tables} tables ({size:,} chars stored)",
        many,
        "s",
        "with one table",
        one,
        most=MOST,
    )
