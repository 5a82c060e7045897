"""Importing a backup of 4 MB: from the picked file to its tables, and from the tap to them here."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, Locator, Page

from pyapp import backup
from pyapp.texts import plain
from tools.bench import browser as phones
from tools.bench import shelf, tale
from tools.bench.table import Figure

SIZE = 4_000_000
"""How many bytes the files have at least."""
BUDGET_S = 2.0
ALIVE_S = 0.5
"""However long it takes, whoever taps elsewhere meanwhile waits no longer than this."""
ROUNDS = 5
REST_MS = 1_000
LIMIT_MS = 60_000

LESS = tale.Size(players=6, components=200, facts=600, lines=14_000, scenes=140)
TABLES = 50
WATCH = phones.PAGES / "import.js"

BASELINE = """async () => {
  const file = document.querySelector("input").files[0];
  const begun = performance.now();
  const { saved } = JSON.parse(await file.text());
  const parsed = performance.now();
  for (const key in saved) localStorage.setItem(key, saved[key]);
  return [parsed - begun, performance.now() - parsed];
}"""
PICKER = "document.body.append(Object.assign(document.createElement('input'), { type: 'file' }))"


@dataclass(frozen=True, slots=True)
class Import:
    """One import, in seconds.

    Attributes:
        read: From the picked file until its tables are to be seen.
        taken: From the tap until the page says that they are taken.
        block: The longest task of the main thread meanwhile (0 below 0.05).
        told: How many different things the page said of how far it is.
        tap: The slowest answer to taps elsewhere meanwhile; 0 where nobody tapped.
    """

    read: float
    taken: float
    block: float = 0.0
    told: int = 0
    tap: float = 0.0


@cache
def many() -> bytes:
    """Return a backup as the page writes it: fifty tables, a long campaign and a longer one."""
    texts = shelf.evenings(TABLES) | tale.played("large", tale.LARGE).stored
    return _file(texts | tale.played("second", LESS, 2).stored)


@cache
def older() -> bytes:
    """Return a backup of one campaign as it was stored before logs were stored dense."""
    texts = tale.played("large", tale.LARGE).stored
    return _file({key: plain(text) for key, text in texts.items()})


def _file(texts: Mapping[str, str]) -> bytes:
    file = backup.written(texts).encode()
    if len(file) < SIZE:
        raise RuntimeError(f"a backup of {len(file)} bytes is too small to be measured")
    return file


def measured(browser: Browser, site: str) -> tuple[list[Figure], str]:
    """Import both backups on phones that have nothing yet, by turns with plain JavaScript."""
    with TemporaryDirectory() as folder:
        return _measured(browser, site, Path(folder))


def _measured(browser: Browser, site: str, folder: Path) -> tuple[list[Figure], str]:
    # On disk: what is handed over as bytes, the page would have to put together itself.
    files = {
        "52 tables": folder / "many.json",
        "one table of an older build": folder / "older.json",
    }
    for file, content in zip(files.values(), (many(), older()), strict=True):
        file.write_bytes(content)
    ours: dict[str, list[Import]] = {name: [] for name in files}
    plainly: dict[str, list[Import]] = {name: [] for name in files}
    tapped: dict[str, list[Import]] = {name: [] for name in files}
    for _ in range(ROUNDS):
        for name, file in files.items():
            ours[name].append(_import(browser, site, file))
            plainly[name].append(_plain_import(browser, site, file))
            tapped[name].append(_import(browser, site, file, taps=True))
    figures = [
        figure
        for name, file in files.items()
        for figure in _figures(_named(name, file), ours[name], plainly[name], tapped[name])
    ]
    return figures, _note({name: ours[name] for name in files})


def _named(name: str, file: Path) -> str:
    return f"Import of {file.stat().st_size / 1e6:.1f} MB, {name}"


def _figures(
    name: str, ours: list[Import], plainly: list[Import], tapped: list[Import]
) -> list[Figure]:
    against = "`JSON.parse` and `setItem` of the same"
    return [
        Figure(
            f"{name}: from the file to the preview, and from the tap to taken",
            median(one.read + one.taken for one in ours),
            "s",
            against,
            median(one.read + one.taken for one in plainly),
            budget=BUDGET_S,
        ),
        Figure(f"{name}: of that, until the preview", median(one.read for one in ours), "s"),
        Figure(f"{name}: longest main-thread block", median(one.block for one in ours), "s"),
        Figure(
            f"{name}: slowest answer to taps elsewhere meanwhile",
            _tap(tapped),
            "s",
            budget=ALIVE_S,
        ),
    ]


def _tap(tapped: Sequence[Import]) -> float:
    answers = [one.tap for one in tapped if one.tap]
    if not answers:
        raise RuntimeError("no tap came while a backup was read")
    return max(answers)


def _note(ours: Mapping[str, Iterable[Import]]) -> str:
    told = {name: min(one.told for one in taken) for name, taken in ours.items()}
    if not all(told.values()):
        raise RuntimeError("an import said nothing of how far it was")
    counted = ", ".join(f"{count} for {name}" for name, count in told.items())
    return f"While a backup was read, the page said so in different words, at least: {counted}."


def _import(browser: Browser, site: str, file: Path, *, taps: bool = False) -> Import:
    context = phones.phone(browser)
    context.add_init_script(path=WATCH)
    page = phones.opened(context, f"{site}#/import")
    page.wait_for_timeout(REST_MS)
    back = _middle(page.get_by_role("link", name="Back to Your tables"))
    page.set_input_files("#backup-file", file)
    if taps:
        _tap_elsewhere(page, back)
    page.locator("#found-0").wait_for(timeout=LIMIT_MS)
    page.wait_for_timeout(REST_MS)
    everything = page.get_by_role("button", name="Add all")
    (everything if everything.count() else page.locator("#found-0 button").first).click()
    page.locator("#found-0 a").first.wait_for(timeout=LIMIT_MS)
    page.wait_for_timeout(REST_MS)
    told = page.evaluate("imported.read()")
    context.close()
    return _of(told)


def _tap_elsewhere(page: Page, back: tuple[float, float]) -> None:
    """Go home while the file is read, and come back to it.

    By the place of the link alone: to ask the page for it would be to wait until it has time.
    """
    page.mouse.click(*back)
    page.get_by_role("link", name="Open a backup").click()


def _middle(link: Locator) -> tuple[float, float]:
    box = link.bounding_box()
    if box is None:
        raise RuntimeError("the link to be tapped is not there")
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _of(told: dict[str, Any]) -> Import:
    marks = told["marks"]
    reading, taking = (marks["picked"], marks["shown"]), (marks["tapped"], marks["taken"])
    return Import(
        read=(reading[1] - reading[0]) / 1000,
        taken=(taking[1] - taking[0]) / 1000,
        block=max(_longest(told["tasks"], *span) for span in (reading, taking)),
        told=len(told["told"]),
        # The tap that takes the tables is answered by that itself.
        tap=_longest(told["taps"], *reading),
    )


def _longest(found: Iterable[dict[str, float]], begun: float, ended: float) -> float:
    within = (one["took"] for one in found if begun - one["took"] < one["at"] < ended)
    return max(within, default=0) / 1000


def _plain_import(browser: Browser, site: str, file: Path) -> Import:
    context = phones.phone(browser)
    page = phones.opened(context, f"{site}button.html")
    page.evaluate(PICKER)
    page.set_input_files("input", file)
    read, taken = page.evaluate(BASELINE)
    context.close()
    return Import(read / 1000, taken / 1000)
