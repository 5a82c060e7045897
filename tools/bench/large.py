"""Taps at a table of Universalis as a long campaign leaves it, beside the same at a small one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from statistics import median
from time import monotonic

from playwright.sync_api import Browser, Locator, Page

from tools.bench import browser as phones
from tools.bench.table import Figure
from tools.bench.tale import Campaign
from tools.bench.taps import GO, REST_MS, Tap, opened, tapped

BUDGET_MS = 100
STORAGE = 5_000_000
"""Browsers give a page room for about so many characters."""
MOST = 8_192
"""A step is to write no more than so many."""
WARM_UP = 1
ROUNDS = 7

Timed = Iterator[tuple[str, Tap]]
Taken = dict[str, list[list[Tap]]]
"""Taps by what they did, then by table; under '' those on a button without Python."""


@dataclass(slots=True)
class Sheet:
    """A page with one of the tables open.

    Attributes:
        page: The page.
        table: The table's id.
        acted: When it was last tapped to act once: it is deaf to such taps for a moment.
    """

    page: Page
    table: str
    acted: float = field(default=0.0)

    def go(self, *rest: str) -> None:
        """Go to a place at the table, untimed."""
        self.page.evaluate(GO, "#/" + "/".join(("t", self.table, *rest)))

    def one(self, name: str, role: str = "button") -> Locator:
        """Return the first button, or link, whose name begins so."""
        return self.page.get_by_role(role, name=re.compile(f"^{name}")).first  # type: ignore[arg-type]

    def tap(self, target: Locator) -> Tap:
        """Tap, as soon as the page hears it, and take the time."""
        self.page.wait_for_timeout(max(0.0, self.acted + REST_MS - monotonic() * 1000))
        tap = tapped(self.page, target)
        self.acted = monotonic() * 1000
        return tap

    def press(self, name: str, times: int = 1) -> None:
        """Press a button untimed, as a keyboard does: it is never deaf to that."""
        for _ in range(times):
            self.one(name).evaluate("button => button.click()")


def story(sheet: Sheet) -> Timed:
    """Buy a fact and take it back, end the turn."""
    sheet.go()
    sheet.page.fill("#buy", "The lantern was never lit")
    yield "Buy a fact", sheet.tap(sheet.one("Pay 1 coin"))
    yield "Undo", sheet.tap(sheet.one("Undo"))
    yield "End the turn", sheet.tap(sheet.one("End the turn"))
    sheet.press("Undo")


def components(sheet: Sheet) -> Timed:
    """Look for a component, open it, give it a trait."""
    sheet.go("c")
    if sheet.page.locator("#find").count():
        sheet.page.fill("#find", "o")
        yield "Find components by a letter", sheet.tap(sheet.one("Find"))
        sheet.press("Show all")
    yield "Open a component", sheet.tap(sheet.page.locator("main a.row").first)
    sheet.page.fill("#trait", "Knows every bell by its voice")
    yield "Buy a trait", sheet.tap(sheet.one("Pay 1 coin"))
    sheet.press("Undo")


def bidding(sheet: Sheet) -> Timed:
    """End the scene, bid, and take both back."""
    sheet.go()
    yield "End the scene", sheet.tap(sheet.one("End scene"))
    yield "Open one's bid", sheet.tap(sheet.one("I am "))
    yield "Place a bid", sheet.tap(sheet.one("Bid 0 coins"))
    sheet.press("Undo", 2)


def conflict(sheet: Sheet) -> Timed:
    """Open a conflict, gather dice, roll, and take it all back."""
    sheet.go("conflict")
    for group in sheet.page.locator(".chips").all():
        group.get_by_role("button").first.evaluate("chip => chip.click()")
    yield "Open a conflict", sheet.tap(sheet.one("Begin the conflict"))
    yield "Add dice to a conflict", sheet.tap(sheet.one("2 dice"))
    sheet.page.locator("[name=side]").nth(1).evaluate("side => side.click()")
    sheet.press("2 dice")
    yield "Roll a conflict", sheet.tap(sheet.one("Roll 2 against 2"))
    sheet.press("Undo", 4)


def ledger(sheet: Sheet) -> Timed:
    """Open the ledger, its next page, its chart; filter it."""
    sheet.go()
    yield "Open the ledger", sheet.tap(sheet.one("Ledger", "link"))
    if sheet.one("Older", "link").count():
        yield "Next page of the ledger", sheet.tap(sheet.one("Older", "link"))
        sheet.go("ledger")
    if sheet.one("Draw the coins").count():
        yield "Draw the chart", sheet.tap(sheet.one("Draw the coins"))
        sheet.press("Hide the drawing")
    yield "Filter the ledger by player", tapped(sheet.page, sheet.page.locator("#of-player"), 1)
    sheet.go("ledger")
    yield "Filter the ledger by scene", tapped(sheet.page, sheet.page.locator("#of-scene"), -1)


def log(sheet: Sheet) -> Timed:
    """Open the log and its next page."""
    sheet.go()
    yield "Open the log", sheet.tap(sheet.one("The whole log", "link"))
    if sheet.one("Older entries", "link").count():
        yield "Next page of the log", sheet.tap(sheet.one("Older entries", "link"))


def afresh(sheet: Sheet) -> Timed:
    """Come back another day: open the table from the list, and buy a fact."""
    sheet.page.evaluate("location.hash = '#/'")
    sheet.page.reload()
    phones.ready(sheet.page)
    yield "Open the table from the list", sheet.tap(sheet.page.locator("main a.row").first)
    sheet.page.fill("#buy", "The lantern was never lit")
    yield "The first step after that", sheet.tap(sheet.one("Pay 1 coin"))
    sheet.press("Undo")


KINDS: tuple[Callable[[Sheet], Timed], ...] = (
    story,
    components,
    bidding,
    conflict,
    ledger,
    log,
    afresh,
)


def measured(browser: Browser, site: str, campaigns: Sequence[Campaign]) -> Taken:
    """Tap by turns on a page for each table and on one without Python."""
    sheets = [
        Sheet(opened(browser, site, f"#/t/{one.table.id}", one.stored), one.table.id)
        for one in campaigns
    ]
    plain = opened(browser, site, "button.html", {})
    taken: Taken = {}
    for number in range(WARM_UP + ROUNDS):
        if number == WARM_UP:
            taken = {"": [[]]}
        taken.setdefault("", [[]])[0].append(tapped(plain, plain.get_by_role("button")))
        for kind in KINDS:
            for place, name, tap in _by_turns([kind(sheet) for sheet in sheets]):
                taken.setdefault(name, [[] for _ in sheets])[place].append(tap)
    for page in (plain, *(sheet.page for sheet in sheets)):
        page.context.close()
    return taken


def _by_turns(timed: Sequence[Timed]) -> Iterator[tuple[int, str, Tap]]:
    """Take a tap at each table in turn: while one rests, another is tapped."""
    going = dict(enumerate(timed))
    while going:
        for place, taps in list(going.items()):
            found = next(taps, None)
            if found is None:
                del going[place]
            else:
                yield place, *found


def figures(taken: Taken) -> list[Figure]:
    """Return the medians at the large table, against the small one; that against a bare frame."""
    (frame,) = taken[""]
    found = [Figure("Tap on a button that changes one text, no Python", _whole(frame), "ms")]
    for name in filter(None, taken):
        small, large = taken[name]
        against = ("same, small table", _whole(small)) if small else ("no Python", _whole(frame))
        found.append(Figure(name, _whole(large), "ms", *against, budget=BUDGET_MS))
    return found


def _whole(taps: Sequence[Tap]) -> float:
    return median(tap.whole for tap in taps)


def stored(campaign: Campaign) -> list[Figure]:
    """Return what the table takes up in storage, and what each step writes."""
    tale, traits = campaign.tale, sum(len(one.traits) for one in campaign.tale.components)
    held = (
        f"{len(tale.players)} players, {len(tale.components)} components with {traits} traits, "
        f"{len(tale.facts):,} facts, {campaign.lines:,} ledger lines, {tale.taken:,} steps"
    )
    # Characters are what localStorage counts: all we save have one UTF-16 unit.
    size = sum(len(key) + len(text) for key, text in campaign.stored.items())
    step = median(campaign.written)
    return [
        Figure(f"Stored: {held}", size, "chars", budget=STORAGE / 2),
        Figure("Written to storage by one of its steps, median", step, "chars", budget=MOST),
        Figure("Written by the step that wrote most", max(campaign.written), "chars", budget=MOST),
    ]
