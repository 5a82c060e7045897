"""An evening of Imposition with the keyboard alone: from nothing to a kept roll and the log."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.imposition import Player
from tests.browser.player import Person
from tests.browser.test_keyboard import is_somewhere, press, tab_to, to_the_log


def test_a_check_without_a_mouse(somebody: Callable[..., Person]) -> None:
    person = somebody(has_touch=False).come()
    a_sheet_is_written(person)
    a_check_is_made(person)
    press(person, person.button(re.compile("^Keep: ")))
    expect(person.page.get_by_role("heading", name="What comes of it?")).to_be_focused()
    tab_to(person, person.field("The consequence"))
    person.page.keyboard.type("The champion remembers you")
    press(person, person.button("Write it down"))
    person.reads("The champion remembers you")
    is_somewhere(person)
    to_the_log(person, "Rook: Rattle the champion")


def a_sheet_is_written(person: Person) -> None:
    keyboard = person.page.keyboard
    press(person, person.button("New Imposition table"))
    person.is_at("Imposition")
    expect(person.main).to_be_focused()
    tab_to(person, person.field("Name of a new character"))
    keyboard.type("Rook")
    keyboard.press("Enter")
    person.is_at("Sheet of Rook")
    press(person, person.button("Add a path"))
    tab_to(person, person.field("What the path is called"), "Tab")
    keyboard.type("Tricks")
    press(person, person.link("Done"))
    person.is_at("Rook")
    expect(person.main).to_be_focused()


def a_check_is_made(person: Person) -> None:
    """The Level die reaches the imposition die, the Path die does not."""
    keyboard = person.page.keyboard
    tab_to(person, person.field("What do you attempt?"))
    keyboard.type("Rattle the champion")
    press(person, person.page.get_by_role("checkbox", name="Dice on the table"), "Space")
    for kind, face in (("Level", "6"), ("Path", "1"), ("Imposition", "5")):
        dice = person.page.get_by_role("group", name=re.compile(f"^{kind} die"))
        press(person, dice.get_by_role("button", name=face, exact=True).last, "Space")
        is_somewhere(person)
    press(person, person.button("Use these dice"))
    expect(Player(person).outcome()).to_have_text("Success with consequences")
    expect(Player(person).outcome()).to_be_focused()
