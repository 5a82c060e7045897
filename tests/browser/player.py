"""Somebody at the page, in a player's own words: what they do there, and what they read."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from playwright.sync_api import Locator, Page, expect

START_MS = 100_000
OUTCOMES = ("Success", "Partial success", "Failure", "Automatic failure")
QUESTIONS = (
    "What keeps you going?",
    "What do others see first?",
    "What gives you joy?",
    "What are you best at?",
)
REROLL = re.compile("^Reroll, ")
SHARE_SHEET = """refuses => {
  globalThis.handed = [];
  navigator.share = async (data) => {
    handed.push(data);
    if (refuses) throw new DOMException("on purpose", refuses);
  };
}"""
# What a browser sends that fills a field in.
NAMELESS_KEY = """where => document.querySelector(where)
  .dispatchEvent(new Event("keydown", { bubbles: true }))"""

Name = str | re.Pattern[str]


def is_ready(page: Page) -> None:
    """Wait until Python answers."""
    expect(page.locator("html")).to_have_attribute("data-state", "ready", timeout=START_MS)


def comes_true(page: Page, what: str) -> None:
    """Wait until something is true in the page, which the security policy hinders Playwright from.

    Args:
        page: The page.
        what: An expression in JavaScript.
    """
    page.evaluate(f"""async () => {{
      const until = Date.now() + {START_MS};
      while (!({what})) {{
        if (Date.now() > until) throw new Error("It never came true: {what}");
        await new Promise((resolve) => setTimeout(resolve, 20));
      }}
    }}""")


class Thrown(NamedTuple):
    """The faces on the page, by kind, in the order they lie there."""

    safe: tuple[int, ...]
    risk: tuple[int, ...]


class Person:
    """A player with a page of their own. Everything is found as they find it: by role and name."""

    def __init__(self, page: Page, site: str) -> None:
        self.page = page
        self.site = site
        self.main = page.get_by_role("main")
        self.title = page.get_by_role("heading", level=1)

    # Going places

    def come(self, fragment: str = "") -> Person:
        """Open the page at an address of ours and wait until it answers."""
        self.page.goto(self.site + fragment)
        is_ready(self.page)
        return self

    def sit_down(self, storage: Any, table: str) -> None:
        """Go to a copy of a stored table, made for this visit under a name of its own."""
        known, fresh = table.rpartition("/")[2], secrets.token_hex(5)
        for item in storage["origins"][0]["localStorage"]:
            key = item["name"].replace(known, fresh)
            self.page.evaluate("item => localStorage.setItem(...item)", [key, item["value"]])
        self.page.goto(self.site + table.replace(known, fresh))

    def reload(self) -> None:
        self.page.reload()
        is_ready(self.page)

    def is_at(self, title: Name) -> None:
        expect(self.title).to_have_text(title)

    def back(self, title: Name) -> None:
        """Take the way back that the bar offers."""
        self.link(re.compile("^Back to ")).click()
        self.is_at(title)

    def menu(self, way: str) -> None:
        self.press("More")
        self.page.get_by_role("navigation", name="More").get_by_role("link", name=way).click()

    def menu_act(self, act: str) -> None:
        self.press("More")
        self.page.get_by_role("navigation", name="More").get_by_role("button", name=act).click()

    def open_sheet(self, name: str) -> None:
        """From the table to a character."""
        self.main.get_by_role("link", name=re.compile(f"^{re.escape(name)}")).click()
        self.is_at(name)

    def edit(self, name: str) -> None:
        self.link("Edit sheet").first.click()
        self.is_at(f"Sheet of {name}")

    def done(self, name: str) -> None:
        self.link("Done").click()
        self.is_at(name)

    # Tapping, writing, reading

    def button(self, name: Name, *, exact: bool = False) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def link(self, name: Name) -> Locator:
        return self.page.get_by_role("link", name=name)

    def field(self, label: str) -> Locator:
        return self.page.get_by_role("textbox", name=label, exact=True)

    def press(self, name: Name, *, exact: bool = True) -> None:
        self.button(name, exact=exact).click()

    def write(self, label: str, text: str) -> None:
        """Write in a field and leave it."""
        self.field(label).fill(text)
        self.field(label).blur()

    def reads(self, text: Name) -> None:
        """Wait until somewhere in the main part of the page stands this text."""
        expect(self.main).to_contain_text(text)

    def stored(self) -> dict[str, str]:
        """What is stored of tables; what the shell keeps to paint home with is not."""
        texts = self.page.evaluate("({...localStorage})").items()
        return {key: text for key, text in texts if key.startswith("threefold/")}

    # Sharing

    @contextmanager
    def share_sheet(self, refuses: str = "") -> Iterator[list[dict[str, str]]]:
        """Have a share sheet on this phone; what is handed to it is in the list afterwards.

        With the name of an error it refuses, the way a sheet does that was closed again.
        """
        handed: list[dict[str, str]] = []
        self.page.evaluate(SHARE_SHEET, refuses)
        yield handed
        self.page.wait_for_function("handed.length > 0")
        handed += self.page.evaluate("handed")
        self.page.evaluate("delete navigator.share")

    # A table and its characters

    def new_table(self) -> None:
        self.press("New City of Ghosts table")
        self.is_at("City of Ghosts")

    def add_character(self, name: str) -> None:
        """Write a name and be on the new sheet."""
        self.field("Name of a new character").fill(name)
        self.press("Add")
        self.is_at(f"Sheet of {name}")

    def write_sheet(self, tags: tuple[str, str, str, str], anchor: str = "") -> None:
        for question, tag in zip(QUESTIONS, tags, strict=True):
            self.write(question, tag)
        if anchor:
            self.write("What is it?", anchor)

    # A roll

    def pick(self, label: str) -> None:
        """Tap a tag, a relationship or the Word; it is picked, or put back."""
        chip = self.button(label)
        held = chip.get_attribute("aria-pressed") == "true"
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "false" if held else "true")

    def odds(self, title: str = "Your odds") -> dict[str, str]:
        """Read the odds as they stand there: percentages by outcome."""
        rows = self.page.get_by_role("figure", name=title).get_by_role("listitem").all_inner_texts()
        return dict(tuple(row.rsplit(maxsplit=1)) for row in rows)  # type: ignore[misc]

    def exact_odds(self, title: str = "Your odds") -> dict[str, str]:
        """Ask for the exact fractions and read them."""
        figure = self.page.get_by_role("figure", name=title)
        if not figure.get_by_role("term").first.is_visible():
            figure.get_by_text("Exact fractions").click()
        words = figure.get_by_role("term").all_inner_texts()
        return dict(zip(words, figure.get_by_role("definition").all_inner_texts(), strict=True))

    def roll(self) -> None:
        self.press(re.compile(r"^Roll \d"), exact=False)
        expect(self.outcome_heading()).to_be_visible()

    def reroll(self) -> None:
        self.button(REROLL).click()

    def take_own_dice(self) -> None:
        self.page.get_by_role("checkbox", name="Dice on the table").check()

    def type_dice(self, safe: str, risk: str = "") -> None:
        """Type what dice on the table show, such as ``"25"`` for two safe dice."""
        self.take_own_dice()
        for kind, faces in (("Safe", safe), ("Risk", risk)):
            for number, face in enumerate(faces, 1):
                self.face(kind, number, face).click()

    def face(self, kind: str, number: int, face: str) -> Locator:
        die = self.page.get_by_role("group", name=f"{kind} die {number}", exact=True)
        return die.get_by_role("button", name=face, exact=True)

    def roll_by_hand(self, safe: str, risk: str = "") -> None:
        self.type_dice(safe, risk)
        self.press("Use these dice")
        expect(self.outcome_heading()).to_be_visible()

    def reroll_by_hand(self, safe: str, risk: str) -> None:
        self.type_dice(safe, risk)
        self.press("Use these dice for the reroll")
        self.reads("Throw 1:")

    def outcome_heading(self) -> Locator:
        names = re.compile(f"^({'|'.join(OUTCOMES)})$")
        return self.page.get_by_role("heading", level=2, name=names)

    def outcome(self) -> str:
        return self.outcome_heading().inner_text()

    def dice(self) -> Thrown:
        """Read the dice of the throw that stands, by their accessible names."""
        return Thrown(self._faces("Safe"), self._faces("Risk"))

    def _faces(self, kind: str) -> tuple[int, ...]:
        row = self.main.get_by_role("list", name=f"{kind} dice").first
        if not row.count():
            return ()
        return tuple(
            int(re.findall(r"\d", die.get_attribute("aria-label") or "")[0])
            for die in row.get_by_role("img").all()
        )

    def begin_keeping(self) -> None:
        self.press(re.compile("^Keep: "), exact=False)

    def write_down(self) -> None:
        self.press("Write it down")
        expect(self.outcome_heading()).to_be_hidden()

    def log(self) -> list[str]:
        """Read the log of this table, newest first, and come back to where one was."""
        here = self.page.url
        self.menu("Log")
        self.is_at("Log")
        entries = self.main.locator("ol.log > li")
        told = [" ".join(entry.split()) for entry in entries.all_inner_texts()]
        self.page.goto(here)
        return told
