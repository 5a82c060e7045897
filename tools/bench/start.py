"""How long a start takes, beside a page that merely starts Python from the same files."""

from __future__ import annotations

from statistics import median

from playwright.sync_api import Browser, Page

from tools.bench import browser as phones
from tools.bench.table import Figure

ROUNDS = 5
READY = "performance.getEntriesByName('threefold:ready')[0].startTime / 1000"


def figures(browser: Browser, site: str) -> list[Figure]:
    """Return the start of a first visit, and of one that comes back, in rounds by turns."""
    addresses = (site, f"{site}bare.html")
    first: list[list[float]] = [[], []]
    again: list[list[float]] = [[], []]
    for _ in range(ROUNDS):
        for number, address in enumerate(addresses):
            context = phones.phone(browser)
            page = phones.opened(context, address)
            first[number].append(_seconds(page))
            page.reload()
            phones.ready(page)
            again[number].append(_seconds(page))
            context.close()
    bare = "only `loadPyodide()`"
    return [
        Figure("Start, first visit", median(first[0]), "s", bare, median(first[1])),
        Figure("Start, second visit", median(again[0]), "s", bare, median(again[1])),
    ]


def _seconds(page: Page) -> float:
    seconds: float = page.evaluate(READY)
    return seconds
