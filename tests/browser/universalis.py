"""One phone at a table of Universalis, passed round: what people do on it, and what they read."""

from __future__ import annotations

import re
import secrets
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.app.table_driver import Browser as Laid
from tests.browser.player import Name, Person

WORDS = {
    "where": "Where does the scene take place?",
    "when": "When does it take place?",
    "fact": "What is true from now on?",
    "character": "Name of the character",
    "place": "Name of the place",
    "thing": "Name of the thing",
}
AMOUNT = re.compile(r"(\d+) coins?\b")


class Line(NamedTuple):
    """A line of the ledger as it stands on the page."""

    number: int
    source: str
    target: str
    amount: int
    why: str


class Phone:
    """The phone of the table. What is said of whoever holds it stands in the names of its acts."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.main = person.main
        self.home = ""

    # Coming to a table

    def sit_down(self) -> None:
        """Make a table."""
        self.page.goto(self.person.site + "#/")
        self.do("New Universalis table")
        self.person.is_at("Universalis")
        self.home = self.page.url

    def lay(self, laid: Laid) -> None:
        """Take over a table that was laid ready elsewhere, as a copy with an address of its own."""
        known, fresh = laid.table.id, secrets.token_hex(5)
        for key, text in laid.stored.items():
            pair = [key.replace(known, fresh), text]
            self.page.evaluate("pair => localStorage.setItem(...pair)", pair)
        self.home = f"{self.person.site}#/t/{fresh}"
        self.to(self.home + laid.model.fragment.partition(known)[2])
        expect(self.page.locator(f'a[href*="{fresh}"]').first).to_be_attached()

    def go(self, *rest: str) -> None:
        """Go to the table's own page, or to a place of it."""
        self.to("/".join((self.home, *rest)))

    def to(self, address: str) -> None:
        """Go to an address the way a link does: faster than one can type it."""
        self.page.evaluate("address => { location.href = address; }", address)

    def here(self) -> str:
        return str(self.page.evaluate("location.href"))

    # Tapping

    def button(self, name: Name) -> Locator:
        return self.person.button(name, exact=isinstance(name, str))

    def do(self, name: Name) -> None:
        """Press a button with the keyboard: a key is no double tap, so there is no rest after."""
        expect(self.button(name)).to_be_enabled()
        self.button(name).press("Enter")

    def write(self, label: str, text: str) -> None:
        """Write a line and hand it over."""
        self.person.field(label).fill(text)
        self.person.field(label).press("Enter")

    def choose(self, label: str, name: str) -> None:
        """Choose from a list."""
        self.page.get_by_role("combobox", name=label).select_option(label=name)

    def side(self, label: str, name: str) -> None:
        """Choose one of a few that lie side by side."""
        self.page.get_by_role("group", name=label).get_by_role("radio", name=name).check()

    def count(self, label: str, coins: int) -> None:
        """Choose a number of coins on a picker: the nearest key, then coin by coin."""
        picker = self.page.get_by_role("group", name=label, exact=True)
        stands = picker.get_by_role("status")
        key = picker.get_by_role("button", name=str(min(coins, 5)), exact=True)
        if coins in (0, 1, 2, 3) or coins >= 5:
            key.press("Enter")
        while (now := int(stands.inner_text())) != coins:
            way = "More" if now < coins else "Less"
            picker.get_by_role("button", name=f"{way}: {label}").press("Enter")
            expect(stands).not_to_have_text(str(now))

    # Seats and bids

    def seat(self, *names: str) -> None:
        for number, name in enumerate(names, 1):
            self.write("Name of the next player", name)
            expect(self.person.field(f"Seat {number}")).to_have_value(name)

    def take(self, name: str) -> None:
        """Take the phone: it says whose it is to be."""
        expect(self.page.get_by_role("heading", level=2, name=name)).to_be_visible()
        self.do(f"I am {name}")

    def bid(self, name: str, coins: int) -> None:
        self.take(name)
        self.count("Your bid", coins)
        self.do(re.compile(rf"^Bid {coins} coins?$"))

    def bid_all(self, **bids: int) -> None:
        for name, coins in bids.items():
            self.bid(name, coins)
        self.do("Show the bids")

    # Buying

    def buy(self, what: str, text: str) -> None:
        """Buy a line on the table's page: where, when, a fact or a component."""
        self.button(what.capitalize()).press("Enter")
        self.write(WORDS[what], text)
        self.person.reads(text)

    def open(self, component: str) -> None:
        """From the table to a component of the scene."""
        self.go()
        self.person.link(re.compile(rf"^{re.escape(component)}\b")).first.click()
        self.person.is_at(component)

    def trait(self, text: str, ranks: int = 1) -> None:
        """Buy a trait for the component in front."""
        for _ in range(ranks - 1):
            self.do("More: Rank")
        self.write("What it is, has or can do", text)
        self.person.reads(text)

    def rule(self, question: Name, choice: str) -> None:
        """Settle a point on the page of rulings."""
        self.page.get_by_role("combobox", name=question).select_option(label=choice)

    # Disputes

    def challenge(self, statement: str, who: str, whom: str) -> None:
        self.go("challenge")
        self.choose("Who said it?", whom)
        self.choose("Who challenges it?", who)
        self.person.write("What is challenged?", statement)
        self.do("Challenge it")
        self.person.reads(f"{who} challenges {whom}")

    def add_bid(self, who: str, side: str, coins: int, fact: str = "") -> None:
        """Add a bid to the challenge, backed by a fact where one is named."""
        self.choose("Who bids?", who)
        self.side("For which side?", side)
        self.count("Coins", coins)
        if fact:
            self.person.pick(fact)
        self.do(re.compile(rf"^Bid {coins} coins? that it "))
        self.person.reads(f"{who} bids {coins} coin")

    def adds(self, who: str, side: str) -> None:
        """Choose who adds dice, and to which side."""
        self.choose("Who adds them?", who)
        self.side("To which side?", side)

    def draws(self, who: str, side: str, trait: str) -> None:
        """Draw on a trait of the side's own component."""
        self.adds(who, side)
        self.do(re.compile(f"^{trait} "))
        self.person.reads(f"{who} draws on {trait}")

    # Dice

    def type_dice(self, *faces: int) -> None:
        """Type what real dice show, one after the other on the one keypad."""
        self.person.take_own_dice()
        for at, face in enumerate(faces):
            pad = self.page.get_by_role("group", name=re.compile(r": die \d+ of \d+\b"))
            expect(pad).to_be_visible() if at == 0 else None
            pad.get_by_role("button", name=str(face), exact=True).press("Enter")

    def throw(self, *faces: int) -> None:
        self.type_dice(*faces)
        self.do("Use these dice")

    def banner(self) -> Locator:
        return self.page.get_by_role("heading", level=2, name=re.compile("( wins|^A tie)$"))

    def faces(self) -> list[str]:
        """Read the dice that lie there, by their accessible names."""
        dice = self.main.get_by_role("img", name=re.compile(r"^\d+, (no )?success$")).all()
        return [str(die.get_attribute("aria-label")) for die in dice]

    def paid(self) -> list[str]:
        """Read the sums below the dice, as `3 + 5 = 8 coins`."""
        sums = self.main.get_by_text(re.compile(r" = \d")).all_inner_texts()
        return [" ".join(one.split()) for one in sums]

    # Money

    def purses(self) -> Locator:
        return self.page.get_by_role("list", name="Purses").get_by_role("listitem")

    def coins(self) -> dict[str, int]:
        """Read everybody's coins."""
        told = [" ".join(one.split()) for one in self.purses().all_inner_texts()]
        return {one.split(" ")[0]: int(AMOUNT.findall(one)[-1]) for one in told}

    def have(self, purses: dict[str, int]) -> None:
        """Wait until everybody has so many coins."""
        told = [
            re.compile(rf"^{name}\D+{coins}\D*{coins} coins?\b") for name, coins in purses.items()
        ]
        expect(self.purses()).to_have_text(told)

    def turn(self, name: str) -> None:
        """Wait until somebody is on turn, and nobody else."""
        expect(self.purses().filter(has_text="On turn")).to_have_text([re.compile(f"^{name}")])

    def lines(self) -> list[Line]:
        """Read every line of the ledger, oldest first, page by page."""
        found: list[Line] = []
        self.go("ledger")
        self.person.is_at("Ledger")
        older = self.person.link("Older")
        rows = self.page.get_by_role("list", name="Lines, newest first").get_by_role("listitem")
        while True:
            shown = rows.all_inner_texts()
            found += [_line(" ".join(row.split())) for row in shown]
            if not older.count():
                return found[::-1]
            older.click()
            expect(rows.first).not_to_have_text(shown[0], use_inner_text=True)


ROW = re.compile(r"^(.+) → to (.+) (\d+) \3 coins? (\d+) · (.+?)( · Scene \d+)?$")


def _line(row: str) -> Line:
    """Read a row such as `Anna → to Bank 2 2 coins 17 · Trait: Quick · Scene 2`."""
    read = ROW.match(row)
    assert read, row
    source, target, amount, number, why, _ = read.groups()
    return Line(int(number), source, target, int(amount), why)


def sums(lines: list[Line]) -> dict[str, int]:
    """Add up what the lines of a ledger make of every account."""
    held: dict[str, int] = {}
    for line in lines:
        held[line.source] = held.get(line.source, 0) - line.amount
        held[line.target] = held.get(line.target, 0) + line.amount
    return held
