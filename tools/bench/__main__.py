"""Measure all there is, or the parts that are named, and print the figures as one table.

python -m tools.bench [odds] [spending] [coins] [links] [saves] [taps] [large] [growth] [import]
                      [start] [many] [lighthouse] [engines]

The exit code tells whether everything could be measured, not whether the budgets hold.
"""

from __future__ import annotations

import os
import platform
import sys
import time
import traceback
from collections.abc import Callable

from tools.bench import (
    browser,
    engines,
    growth,
    importing,
    large,
    lighthouse,
    links,
    many,
    odds,
    played,
    spending,
    start,
    tale,
    taps,
    universalis,
)
from tools.bench.table import Figure, markdown

Measured = tuple[list[Figure], str]


def _odds() -> Measured:
    return odds.figures(), ""


def _spending() -> Measured:
    return spending.figures(), ""


def _coins() -> Measured:
    return universalis.figures(), ""


def _links() -> Measured:
    return links.figures(), ""


def _saves() -> Measured:
    return played.figures(played.tables((*played.LENGTHS, played.TYPICAL))), ""


def _taps() -> Measured:
    tables = played.tables()
    with browser.site() as site, browser.launched() as chromium:
        taken = taps.measured(chromium, site, tables)
    return taps.figures(taken, tables), f"Where a tap's time goes:\n\n{taps.parts(taken)}"


def _large() -> Measured:
    campaigns = [tale.played("small", tale.SMALL), tale.played("large", tale.LARGE)]
    with browser.site() as site, browser.launched() as chromium:
        taken = large.measured(chromium, site, campaigns)
    figures = [*large.stored(campaigns[-1]), *large.figures(taken)]
    return figures, f"Where a tap's time goes at the large table:\n\n{taps.parts(taken, -1)}"


def _growth() -> Measured:
    campaign = tale.played("large", tale.LARGE)
    with browser.site() as site, browser.launched() as chromium:
        return growth.figures(chromium, site, campaign), ""


def _import() -> Measured:
    with browser.site() as site, browser.launched() as chromium:
        return importing.measured(chromium, site)


def _lighthouse() -> Measured:
    with browser.site() as site:
        made = lighthouse.report(site)
    return lighthouse.figures(made), lighthouse.faults(made)


PARTS: dict[str, Callable[[], Measured]] = {
    "odds": _odds,
    "spending": _spending,
    "coins": _coins,
    "links": _links,
    "saves": _saves,
    "taps": _taps,
    "large": _large,
    "growth": _growth,
    "import": _import,
    "start": start.measured,
    "many": many.measured,
    "lighthouse": _lighthouse,
    "engines": engines.measured,
}


def _machine() -> str:
    """Say on what this runs, and how busy that is: on a busy machine only the ratios mean much."""
    busy = f", load {os.getloadavg()[0]:.1f} before" if hasattr(os, "getloadavg") else ""
    return f"{os.cpu_count()} cores{busy}, Python {platform.python_version()}"


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = set(wanted) - set(PARTS)
    if unknown:
        raise SystemExit(f"No such part: {', '.join(sorted(unknown))}. Parts: {', '.join(PARTS)}.")
    machine = _machine()
    figures: list[Figure] = []
    notes: list[str] = []
    failed: list[str] = []
    for name in wanted:
        begun = time.monotonic()
        try:
            more, note = PARTS[name]()
        except Exception:
            traceback.print_exc()
            failed.append(name)
            continue
        figures += more
        notes += [note] if note else []
        print(f"{name}: measured in {time.monotonic() - begun:.0f} s", file=sys.stderr, flush=True)
    print("\n\n".join([f"{machine}.", markdown(figures), *notes]))
    if failed:
        raise SystemExit(f"\nCould not be measured: {', '.join(failed)}.")


if __name__ == "__main__":
    main()
