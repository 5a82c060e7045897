"""How long a start takes in Firefox and WebKit, beside a page that merely starts Python there."""

from __future__ import annotations

from collections import defaultdict
from statistics import median

from tools.bench import browser as phones
from tools.bench.table import Figure
from tools.engines.driver import Browser, Driver, comes
from tools.engines.found import ENGINES

ROUNDS = 5
FIRST, REPEAT, WITHOUT = "first visit", "repeat visit", "repeat visit without the snapshot"
BARE = "bare, "
BARE_PAGE = "bare.html"
MOST = {("webkit", REPEAT): 0.30}
EARNS_MOST = {"webkit": 0.85}
"""The snapshot is kept where it takes 15% off; WebKit is where it has to."""

KEPT_S = 60
READY = "performance.getEntriesByName('threefold:ready')[0].startTime / 1000"
RESTORED = "performance.getEntriesByName('threefold:snapshot').length"
# What index.html names, and the worker, are there in the end; an empty snapshot is a spoilt one.
KEPT = """(async () => {
  if (!(await navigator.serviceWorker?.getRegistration())?.active) return false;
  const snapshot = document.querySelector("meta[name=threefold-snapshot]");
  if (!snapshot) return true;
  const found = await caches.match(snapshot.content, { cacheName: "threefold-snapshot" });
  return Boolean(found && (await found.blob()).size);
})()"""
DROP = """(async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("threefold-snapshot"));
  return (await Promise.all(names.map((name) => caches.delete(name)))).length;
})()"""

Times = dict[str, list[float]]


def measured() -> tuple[list[Figure], str]:
    """Return the figures of every engine that is here, and a line about each of them."""
    figures: list[Figure] = []
    notes: list[str] = []
    for key, engine in ENGINES.items():
        found = engine.find()
        if not found:
            notes.append(f"{engine.name}: not measured, not found ({engine.how}).")
            continue
        with phones.site() as site, found.launch() as browser:
            times, kept = visits(browser, site)
            figures += of(key, engine.name, times)
            notes.append(
                f"{engine.name} {browser.version}: before {kept} of {ROUNDS} repeat visits all was "
                "kept that the page keeps."
            )
    return figures, "\n\n".join(notes)


def of(key: str, name: str, times: Times) -> list[Figure]:
    """Return the figures of one engine."""
    figures = [
        Figure(
            f"Start in {name}, {kind}",
            median(times[kind]),
            "s",
            "only `loadPyodide()`",
            median(times[BARE + kind]),
            most=MOST.get((key, kind)),
        )
        for kind in (FIRST, REPEAT)
    ]
    if times[WITHOUT]:
        figures.append(
            Figure(
                f"Start in {name}, repeat visit with the snapshot",
                median(times[REPEAT]),
                "s",
                "without it",
                median(times[WITHOUT]),
                most=EARNS_MOST.get(key),
            )
        )
    return figures


def visits(browser: Browser, site: str) -> tuple[Times, int]:
    """Visit both pages by turns, on a new phone each time; tell how often all was kept."""
    times: Times = defaultdict(list)
    kept = 0
    for _ in range(ROUNDS):
        phone = browser.phone()
        times[FIRST].append(_start(phone, site))
        kept += comes(phone, KEPT, KEPT_S)
        times[REPEAT].append(_start(phone, site))
        if phone.evaluate(RESTORED):
            times[WITHOUT].append(_without_snapshot(phone, site))
        phone.close()
        phone = browser.phone()
        for kind in (FIRST, REPEAT):
            times[BARE + kind].append(_start(phone, site + BARE_PAGE))
        phone.close()
    return times, kept


def _start(phone: Driver, address: str) -> float:
    """Return how long a page takes that is come to from elsewhere, in seconds."""
    phone.open("about:blank")
    phone.open(address)
    phone.is_ready()
    return float(phone.evaluate(READY))


def _without_snapshot(phone: Driver, site: str) -> float:
    # Dropped by another page of the site: ours would keep it again.
    phone.open(f"{site}button.html")
    phone.is_ready()
    phone.evaluate(DROP)
    seconds = _start(phone, site)
    if phone.evaluate(RESTORED):
        raise RuntimeError("the snapshot was dropped and still started from")
    return seconds
