"""From a tap to the repainted page, on a phone four times slower than this machine."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import Browser, Locator, Page

from tools.bench import browser as phones
from tools.bench.played import TAGS, Saved
from tools.bench.table import Figure

SLOWER = 4
WARM_UP = 3
ROUNDS = 15
REST_MS = 700
"""Longer than the page is deaf after a tap that acts once: see `pyapp.browser.rest`."""

BUDGET_MS = 50
NO_GROWTH = 1.2
"""Medians of taps differ by a tenth from run to run; a log that costs something shows more."""

CENTRE = "element => element.scrollIntoView({ block: 'center', behavior: 'instant' })"
TAKE = """(drop_down, choice) => {
  drop_down.selectedIndex = choice < 0 ? drop_down.length + choice : choice;
  drop_down.dispatchEvent(new Event("change", { bubbles: true }));
}"""
GO = "target => { if (location.hash !== target) location.hash = target }"


@dataclass(frozen=True, slots=True)
class Tap:
    """How long one tap took, in milliseconds.

    Attributes:
        python: Until Python hands its tree over.
        patch: Until the page's elements are changed.
        frame: Until the frame that shows them is done.
        paints: How many trees were handed over.
    """

    python: float
    patch: float
    frame: float
    paints: int

    @property
    def whole(self) -> float:
        """The whole tap."""
        return self.python + self.patch + self.frame


Taps = dict[str, list[list[Tap]]]
"""Taps by what they did, then by table; under '' those on a button without Python."""

Kind = Callable[["Sheet"], list[tuple[str, Tap]]]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A page with a table open."""

    page: Page
    saved: Saved

    def go(self, *rest: str) -> None:
        """Go to a place at the table, untimed, unless it is there already."""
        self.page.evaluate(GO, "#/" + "/".join(("t", self.saved.table, *rest)))

    def button(self, name: str) -> Locator:
        """Return the one button whose name begins so."""
        return self.page.get_by_role("button", name=re.compile(f"^{name}"))


def tapped(page: Page, target: Locator, choice: int | None = None) -> Tap:
    """Tap and take the time; only the tap itself runs at a phone's pace.

    Args:
        page: The page.
        target: What is tapped.
        choice: Of a drop-down, which choice is taken, counted from 0 or, below it, from the last.
    """
    target.evaluate(CENTRE)
    box = target.bounding_box()
    if box is None:
        raise RuntimeError(f"not on the page: {target}")
    page.evaluate("probe.arm()")
    with phones.slowed(page, SLOWER):
        if choice is None:
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        else:
            # The list of choices is the browser's own: what the page sees is what was taken.
            target.evaluate(TAKE, choice)
        times = page.evaluate("probe.shown")
    painting = times.get("painting", times["begun"])
    return Tap(
        painting - times["begun"],
        times["changed"] - painting,
        times["shown"] - times["changed"],
        times["paints"],
    )


def pick(sheet: Sheet) -> list[tuple[str, Tap]]:
    """Pick a tag, or put it back."""
    sheet.go("c", sheet.saved.who)
    return [("Pick a tag", tapped(sheet.page, sheet.button(TAGS[0])))]


def mark(sheet: Sheet) -> list[tuple[str, Tap]]:
    """Mark a slot and clear it again."""
    sheet.go("c", sheet.saved.who, "edit")
    slot = sheet.page.get_by_role("button", name=re.compile("^(Mark|Clear) Minor 3$"))
    return [("Mark or clear a slot", tapped(sheet.page, slot))]


def roll(sheet: Sheet) -> list[tuple[str, Tap]]:
    """Roll, and keep what comes of it."""
    sheet.go("c", sheet.saved.who)
    thrown = tapped(sheet.page, sheet.button(r"Roll \d"))
    sheet.page.wait_for_timeout(REST_MS)
    kept = tapped(sheet.page, sheet.button("Keep: "))
    sheet.page.wait_for_timeout(REST_MS)
    confirm = sheet.button("Write it down")
    if confirm.count():
        kept = tapped(sheet.page, confirm)
        sheet.page.wait_for_timeout(REST_MS)
    return [("Roll", thrown), ("Keep", kept)]


def log(sheet: Sheet) -> list[tuple[str, Tap]]:
    """Go from the table to its log, 30 entries of it."""
    sheet.go()
    link = sheet.page.get_by_role("link", name="The whole log")
    return [("Go to the log, 30 entries", tapped(sheet.page, link))]


KINDS: tuple[Kind, ...] = (pick, mark, roll, log)


def measured(browser: Browser, site: str, played: Sequence[Saved]) -> Taps:
    """Tap by turns on a page for each table and on one without Python."""
    sheets = [Sheet(opened(browser, site, f"#/t/{one.table}", one.texts), one) for one in played]
    plain = opened(browser, site, "button.html", {})
    taps: Taps = {"": [[]]}
    for number in range(WARM_UP + ROUNDS):
        if number == WARM_UP:
            taps = {"": [[]]}
        taps[""][0].append(tapped(plain, plain.get_by_role("button")))
        for kind in KINDS:
            for place, sheet in enumerate(sheets):
                for name, tap in kind(sheet):
                    taps.setdefault(name, [[] for _ in sheets])[place].append(tap)
    for page in (plain, *(sheet.page for sheet in sheets)):
        page.context.close()
    return taps


def opened(browser: Browser, site: str, place: str, texts: dict[str, str]) -> Page:
    context = phones.phone(browser)
    context.add_init_script(path=phones.PAGES / "probe.js")
    return phones.opened(context, site + place, texts)


def figures(taps: Taps, played: Sequence[Saved]) -> list[Figure]:
    """Return the medians: the shortest log against a bare frame, each other against the last."""
    (frame,) = taps[""]
    cost = median(tap.whole for tap in frame)
    found = [Figure("Tap on a button that changes one text, no Python", cost, "ms")]
    for name in filter(None, taps):
        before, against = cost, "no Python"
        for saved, of_table in zip(played, taps[name], strict=True):
            whole = median(tap.whole for tap in of_table)
            longest = saved is played[-1]
            log = f"log of {saved.entries:,}"
            found.append(
                Figure(
                    f"{name}, {log}",
                    whole,
                    "ms",
                    against,
                    before,
                    budget=BUDGET_MS,
                    most=NO_GROWTH if longest else None,
                )
            )
            before, against = whole, log
    return found


def parts(taps: Taps, table: int | None = None) -> str:
    """Say where the time of each kind of tap goes, by default at the middle table."""
    lines = ["| Tap | Python | Patch | Frame | Paints |", "| --- | --- | --- | --- | --- |"]
    for name, by_table in taps.items():
        some = by_table[len(by_table) // 2 if table is None else table]
        python = median(tap.python for tap in some)
        patch = median(tap.patch for tap in some)
        frame = median(tap.frame for tap in some)
        paints = median(tap.paints for tap in some)
        shares = f"{python:.1f} ms | {patch:.1f} ms | {frame:.1f} ms | {paints:g}"
        lines.append(f"| {name or 'No Python'} | {shares} |")
    return "\n".join(lines)
