"""Imposition in a player's own words, and its screens one after the other."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.player import Person
from threefold import imposition, link

OUTCOMES = re.compile("^(Full success|Success with consequences|Failure)$")
ROLL = re.compile(r"^Roll d\d")


class Player:
    """Somebody at a table of Imposition."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def sit_down(self) -> None:
        """Make a table."""
        self.page.goto(self.person.site + "#/")
        self.person.press("New Imposition table")
        self.person.is_at("Imposition")

    def join(self, name: str, path: str, die: int, aspect: str, aptitude: int) -> None:
        """Make a character with one path and one aspect of it."""
        self.person.field("Name of a new character").fill(name)
        self.page.get_by_role("button", name="Add").first.click()
        self.person.is_at(f"Sheet of {name}")
        self.person.press("Add a path")
        self.person.write("What the path is called", path)
        self.page.get_by_role("radio", name=f"d{die}", exact=True).last.check()
        self.person.press(re.compile("^Add an aspect"), exact=False)
        self.person.write("What the aspect is called", aspect)
        for _ in range(aptitude):
            self.page.get_by_role("button", name="More: Aptitude").first.click()
        self.person.link("Done").click()
        self.person.is_at(name)

    def against(self, die: int) -> None:
        """Choose the imposition die."""
        self.page.get_by_role("radio", name=f"d{die}", exact=True).first.check()

    def spend(self, words: str) -> None:
        """Tap a row of the spending table."""
        self.way(words).click()
        expect(self.way(words)).to_have_attribute("aria-pressed", "true")

    def way(self, words: str) -> Locator:
        return self.page.get_by_role("button", name=re.compile(rf"^{re.escape(words)} ?, d\d"))

    def roll_by_hand(self, level: int, path: int, against: int, button: str) -> None:
        """Type what three real dice show, and use them."""
        self.person.take_own_dice()
        for kind, face in (("Level", level), ("Path", path), ("Imposition", against)):
            dice = self.page.get_by_role("group", name=re.compile(f"^{kind} die"))
            keys = dice.get_by_role("button", name=str(face), exact=True)
            keys.last.click()
        self.person.press(button)
        expect(self.outcome()).to_be_visible()

    def dice(self) -> list[str]:
        """Read the first three dice on the page by their accessible names."""
        dice = self.person.main.get_by_role("img", name=re.compile(r" die d\d")).all()
        return [str(die.get_attribute("aria-label")) for die in dice[:3]]

    def outcome(self) -> Locator:
        return self.page.get_by_role("heading", level=2, name=OUTCOMES)


def walk(person: Person) -> Iterator[str]:
    """Visit every screen of the game; yield the name of each."""
    player = Player(person)
    player.sit_down()
    yield "imposition: table"
    player.join("Rook", "Tricks", 8, "Trash talk", 2)
    yield from _checking(player)
    person.edit("Rook")
    yield "imposition: sheet being written"
    person.page.goto(person.page.url.partition("/c/")[0])
    person.field("Name of a new NPC").fill("Ogre")
    person.field("Name of a new NPC").press("Enter")
    person.is_at("Ogre")
    yield "imposition: an NPC"
    person.back("Imposition")
    yield "imposition: table with two"
    person.link("Duel").click()
    person.is_at("Duel")
    yield "imposition: duel"
    person.press(re.compile("^Roll both"), exact=False)
    yield "imposition: duel rolled"
    person.menu("Log")
    person.is_at("Log")
    yield "imposition: log"
    yield from _by_link(person)


def _checking(player: Player) -> Iterator[str]:
    person = player.person
    person.pick(re.compile("^Trash talk"))
    player.against(10)
    yield "imposition: check"
    player.spend("2 Aptitude, 1 Stress")
    yield "imposition: check, spending"
    player.roll_by_hand(1, 6, 3, "Use these dice")
    yield "imposition: result"
    person.begin_keeping()
    yield "imposition: keeping"
    person.write_down()
    yield "imposition: kept"


def _by_link(person: Person) -> Iterator[str]:
    act = imposition.Act(who="Zoe", deed="Cross the canal", path="Legs", path_die=8, imposition=10)
    rolled = imposition.start(act, imposition.ByHand(5, 7, 6))
    for words, opened in (
        ("A roll, shared", link.ResultLink(imposition.ID, rolled)),
        ("Please roll", link.RequestLink(imposition.ID, imposition.Request(act, "Soon"))),
    ):
        person.page.goto(f"{person.site}#{link.encode(opened)}")
        person.is_at(words)
        yield f"imposition: {words}"
