"""Every screen and state of the page, one after the other, for tests that look at all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from playwright.sync_api import expect

from pyapp import route
from pyapp.words import ENGLISH
from tests.browser import backup_screens, imposition, universalis_screens
from tests.browser.player import Person
from threefold import ghosts, link
from threefold.games import GAMES

ACT = ghosts.Act(
    "Zoe", "Cross the frozen canal", ("Long legs", "Stubborn"), "Owes Ada a favour", "Ashes", True
)
RESULT = link.encode(
    link.ResultLink(ghosts.ID, ghosts.start(ACT, ghosts.ByHand((5, 4, 2, 1), (3,))))
)
REQUEST = link.encode(link.RequestLink(ghosts.ID, ghosts.Request(ACT, "Whenever you like")))


PLACES = (
    ("style page", "#/style", "Style"),
    *((f"style page of {game}", f"#/style/{game}", game.capitalize()) for game in GAMES),
)
"""Screens that an address alone leads to: what they are, where, and the title they have."""


def walk(person: Person, table: str) -> Iterator[str]:
    """Visit every screen, starting at home with a furnished table; yield the name of each."""
    yield from _around(person)
    for screen, place, title in PLACES:
        person.page.goto(person.site + place)
        person.is_at(title)
        yield screen
    person.page.goto(person.site + table)
    person.is_at("City of Ghosts")
    yield "table"
    person.open_sheet("Ada")
    yield from _gathering(person)
    yield from _deciding(person)
    yield from _keeping(person)
    yield from _written(person)
    yield from _at_the_table(person, table)
    yield from _on_paper(person, table)
    yield from _by_link(person, table)
    yield from imposition.walk(person)
    yield from universalis_screens.walk(person)
    yield from backup_screens.walk(person, table)
    # Last, since they add tables to those that all the others know.
    for game in GAMES:
        yield from _beginning(person, game)


def _around(person: Person) -> Iterator[str]:
    person.page.goto(person.site + "#/")
    person.is_at("Threefold")
    yield "home"
    person.page.goto(f"{person.site}#{route.to_game(ghosts.ID)}")
    person.is_at("City of Ghosts")
    yield "start of one game"
    person.back("Threefold")
    person.link("About and licences").click()
    person.is_at("About Threefold")
    yield "about"
    person.back("Threefold")
    person.link("Settings of this device").click()
    person.is_at("Settings of this device")
    yield "settings of this device"
    person.back("Threefold")
    person.link("Open a backup").click()
    person.is_at("Open a backup")
    yield "import"


def _beginning(person: Person, game: str) -> Iterator[str]:
    """A new table of a game with nothing on it, then with its example."""
    person.page.goto(f"{person.site}#{route.to_game(game)}")
    person.press(re.compile("^New .* table$"))
    example = person.button(re.compile("^Try with"))
    expect(person.main.get_by_text(ENGLISH[f"{game}.intro"])).to_be_visible()
    yield f"empty table: {game}"
    example.click()
    expect(example).to_have_count(0)
    yield f"example table: {game}"


def _on_paper(person: Person, table: str) -> Iterator[str]:
    person.page.goto(f"{person.site}{table}/paper")
    person.is_at(re.compile("^Sheets of"))
    yield "paper"
    for game in GAMES:
        person.page.goto(f"{person.site}#{route.to_blanks(game)}")
        person.is_at(re.compile("^Blank sheets"))
        yield f"paper, blank: {game}"


def _gathering(person: Person) -> Iterator[str]:
    yield "sheet, nothing picked"
    person.pick("Old maps")
    person.pick("Grew up together")
    person.exact_odds()
    person.take_own_dice()
    person.face("Safe", 1, "4").click()
    person.page.get_by_text("Ask somebody to roll this").click()
    yield "sheet, all opened"
    person.press("More")
    yield "sheet, menu open"
    person.page.keyboard.press("Escape")


def _deciding(person: Person) -> Iterator[str]:
    person.face("Safe", 2, "3").click()
    person.press("Use these dice")
    expect(person.outcome_heading()).to_be_visible()
    yield "result, own dice"
    person.page.get_by_role("checkbox", name="Dice on the table").uncheck()
    person.exact_odds("Keep it, or reroll?")
    yield "result"
    person.reroll_by_hand("31", "2")
    yield "result, rerolled"
    person.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    person.press("Share this roll")
    person.reads("neither share nor copy")
    yield "result, link offered"


def _keeping(person: Person) -> Iterator[str]:
    person.begin_keeping()
    person.reads("What does it cost?")
    yield "keeping a loss"
    person.write("Name of the condition", "A twisted ankle")
    person.write_down()
    yield "kept"
    for safe, risk, words in (("4", "", "What is the complication?"), ("1", "6", "The Word")):
        person.pick("Old maps")
        person.roll_by_hand("5" if risk else safe)
        if risk:
            person.reroll_by_hand(safe, risk)
            yield "result, no reroll"
        person.begin_keeping()
        person.write(words, "Ashes")
        yield f"keeping: {words}"
        person.write_down()
    person.pick("Ashes")
    yield "sheet, Word picked"


def _written(person: Person) -> Iterator[str]:
    person.edit("Ada")
    person.press("Break it: relationship with Cy")
    person.press("Lose the anchor")
    yield "sheet being written"
    person.menu("Log")
    person.is_at("Log")
    yield "log"
    person.press("Save: Plain text")
    person.reads(ENGLISH["tell.saved"].partition("{")[0])
    yield "log, its story saved"
    for words, said in (("Ada", "found, newest first"), ("nowhere", "Nothing found")):
        search = person.page.get_by_role("searchbox")
        search.fill(words)
        search.press("Enter")
        person.is_at("Search the log")
        person.reads(said)
        yield f"log, searched for {words}"
    person.menu("Rulings and settings")
    person.is_at("Rulings and settings")
    yield "settings"


def _at_the_table(person: Person, table: str) -> Iterator[str]:
    person.page.goto(person.site + table)
    person.link("Roll without a sheet").click()
    person.press("More: Tags that help")
    yield "roll without a sheet"
    person.page.goto(f"{person.site}{table}/move")
    person.is_at("Move to another phone")
    yield "moving a table"
    person.page.goto(person.site + "#/t/nowhere")
    person.reads("No such table here")
    yield "no such table"


def _by_link(person: Person, table: str) -> Iterator[str]:
    person.page.goto(f"{person.site}#{RESULT}")
    person.is_at("A roll, shared")
    yield "a roll shared"
    person.link("Show QR code").click()
    expect(person.main.get_by_role("img", name="QR code of the link to this roll")).to_be_visible()
    yield "a QR code"
    person.page.goto(f"{person.site}#{REQUEST}")
    person.is_at("Please roll")
    yield "a roll asked for"
    person.button(re.compile("^Take it to")).first.click()
    person.is_at("Somebody asks for a roll")
    yield "who rolls it"
    person.page.goto(person.site + table)
    person.reads("Somebody asks for a roll")
    yield "table, request waiting"
    person.page.goto(f"{person.site}#{RESULT[:-4]}")
    person.is_at("This link is damaged")
    yield "a damaged link"
