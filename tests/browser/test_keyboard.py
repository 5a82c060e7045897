"""A whole evening with the keyboard alone, and where the keyboard is after each act."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import TAGS as TAGS_OF_ADA
from tests.browser.conftest import Furnished
from tests.browser.player import NAMELESS_KEY, Person
from threefold.games.ghosts import TAGS

FURTHEST = 60
FOCUS = """() => {
  const element = document.activeElement, style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    tag: element.tagName,
    ring: style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2,
    inside: box.top < innerHeight && box.bottom > 0 && box.left < innerWidth && box.right > 0,
  };
}"""


def tab_to(person: Person, goal: Locator, key: str = "Tab") -> None:
    """Walk with Tab until something has the keyboard; every stop on the way can be seen."""
    expect(goal).to_be_visible()
    for _ in range(FURTHEST):
        person.page.keyboard.press(key)
        stop = person.page.evaluate(FOCUS)
        assert stop["ring"] or stop["tag"] == "BODY", stop
        assert stop["inside"], stop
        if goal.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"{goal} is not among the first {FURTHEST} stops")


def press(person: Person, goal: Locator, key: str = "Enter") -> None:
    tab_to(person, goal)
    expect(goal).to_be_enabled()
    person.page.keyboard.press(key)


def is_somewhere(person: Person) -> None:
    """After an act the keyboard is in the page, not thrown back to its beginning."""
    assert person.page.evaluate("document.activeElement !== document.body")


def to_the_log(person: Person, told: str) -> None:
    """By the key for it, and there to what the log tells."""
    person.page.keyboard.press("l")
    person.is_at("Log")
    expect(person.main).to_be_focused()
    person.reads(told)


def test_from_nothing_to_a_kept_roll_without_a_mouse(somebody: Callable[..., Person]) -> None:
    person = somebody(has_touch=False).come()
    keyboard = person.page.keyboard
    press(person, person.button("New City of Ghosts table"))
    person.is_at("City of Ghosts")
    expect(person.main).to_be_focused()
    tab_to(person, person.field("Name of a new character"))
    keyboard.type("Ada")
    keyboard.press("Enter")
    person.is_at("Sheet of Ada")
    expect(person.main).to_be_focused()
    tab_to(person, person.field("What keeps you going?"))
    keyboard.type("Spite")
    press(person, person.link("Done"))
    person.is_at("Ada")
    tab_to(person, person.field("What do you attempt?"))
    keyboard.type("Climb the wall")
    press(person, person.button("Spite"), "Space")
    expect(person.button("Spite")).to_have_attribute("aria-pressed", "true")
    expect(person.button("Spite")).to_be_focused()
    press(person, person.page.get_by_role("checkbox", name="Dice on the table"), "Space")
    press(person, person.face("Safe", 1, "2"), "Space")
    press(person, person.button("Use these dice"))
    expect(person.outcome_heading()).to_have_text("Failure")
    expect(person.outcome_heading()).to_be_focused()
    person.reads("Ada: Climb the wall")
    press(person, person.button(re.compile("^Keep: ")))
    heading = person.page.get_by_role("heading", name="What does it cost?")
    expect(heading).to_be_focused()
    tab_to(person, person.field("Name of the condition"))
    keyboard.type("A twisted ankle")
    press(person, person.button("Write it down"))
    person.reads("Marked Minor 1: A twisted ankle")
    is_somewhere(person)
    press(person, person.button("Share", exact=True).or_(person.button("Dismiss")).last)
    tab_to(person, person.button("Undo"), "Shift+Tab")
    keyboard.press("Enter")
    expect(person.outcome_heading()).to_be_visible()
    expect(person.button("Undo")).to_be_focused()
    keyboard.press("Shift+U")
    person.reads("Marked Minor 1: A twisted ankle")
    is_somewhere(person)
    to_the_log(person, "Climb the wall")


def test_a_loss_is_chosen_with_the_arrows(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("2")
    press(ada, ada.button(re.compile("^Keep: ")))
    mark = ada.page.get_by_role("radio", name="Mark Minor 1")
    tab_to(ada, mark)
    ada.page.keyboard.press("ArrowDown")
    breaks = ada.page.get_by_role("radio", name="Break the relationship with Bo")
    expect(breaks).to_be_checked()
    expect(breaks).to_be_focused()
    press(ada, ada.button("Write it down"))
    ada.reads("Broke the relationship with Bo instead.")


def test_the_menu_opens_and_closes_with_the_keyboard(ada: Person) -> None:
    more = ada.button("More")
    more.focus()
    ada.page.keyboard.press("Enter")
    log = ada.page.get_by_role("navigation", name="More").get_by_role("link", name="Log")
    expect(log).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(log).to_be_hidden()
    expect(more).to_be_focused()
    ada.page.keyboard.press("Enter")
    press(ada, log)
    ada.is_at("Log")
    expect(log).to_be_hidden()


def test_under_the_open_menu_no_key_presses_anything(ada: Person) -> None:
    keyboard, chip = ada.page.keyboard, ada.button("Finding my sister")
    log = ada.page.get_by_role("navigation", name="More").get_by_role("link", name="Log")
    ada.button("More").focus()
    keyboard.press("Enter")
    expect(log).to_be_visible()
    for key in ("1", "l", "r"):
        keyboard.press(key)
    expect(log).to_be_visible()
    expect(chip).to_have_attribute("aria-pressed", "false")
    expect(ada.outcome_heading()).to_have_count(0)
    keyboard.press("Escape")
    expect(log).to_be_hidden()
    ada.is_at("Ada")
    keyboard.press("1")
    expect(chip).to_have_attribute("aria-pressed", "true")


def test_focus_stays_where_a_tap_changed_the_page(ada: Person) -> None:
    ada.edit("Ada")
    ada.button("Mark Minor 1").focus()
    ada.page.keyboard.press("Enter")
    expect(ada.field("Minor 1")).to_be_focused()
    for name in ("Clear Minor 1", "Break it: relationship with Bo", "Lose the anchor"):
        ada.button(name).focus()
        ada.page.keyboard.press("Enter")
        expect(ada.button(name)).to_have_count(0)
        is_somewhere(ada)


@pytest.mark.parametrize("where", ["body", "main input", "main button"])
def test_a_key_without_a_name_is_no_key(ada: Person, where: str) -> None:
    """The fixture's watch hears of any fault in the page."""
    here = ada.page.url
    ada.page.evaluate(NAMELESS_KEY, where)
    expect(ada.page).to_have_url(here)


def test_focus_stays_on_the_box_that_was_ticked_in_play(ada: Person) -> None:
    for act, after in (
        ("Lose the anchor", ada.button("Take the anchor back")),
        ("Take the anchor back", ada.button("Lose the anchor")),
        ("Mark Major", ada.field("Major")),
        ("Clear Major", ada.button("Mark Major")),
    ):
        ada.button(act).focus()
        ada.page.keyboard.press("Enter")
        expect(after).to_be_focused()


def test_focus_stays_beside_what_is_gone_or_can_be_pressed_no_more(ada: Person) -> None:
    ada.page.goto(ada.page.url.partition("/c/")[0] + "/loose")
    more, less = ada.button("More: Tags that help"), ada.button("Less: Tags that help")
    for there, back in ((more, less), (less, more)):
        there.focus()
        for _ in range(TAGS):
            expect(there).to_be_focused()
            ada.page.keyboard.press("Enter")
        expect(there).to_be_disabled()
        expect(back).to_be_focused()


def test_caps_lock_makes_no_other_key_of_it(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll()
    ada.page.evaluate("""() => document.body.dispatchEvent(
      new KeyboardEvent("keydown", { key: "U", bubbles: true, cancelable: true }))""")
    expect(ada.outcome_heading()).to_have_count(0)
    ada.page.evaluate("""() => document.body.dispatchEvent(new KeyboardEvent(
      "keydown", { key: "u", shiftKey: true, bubbles: true, cancelable: true }))""")
    expect(ada.outcome_heading()).to_be_visible()


NUMBERED = """() => [...document.querySelectorAll("#main .chip")]
  .filter((chip) => getComputedStyle(chip, "::before").content.startsWith("counter(pick"))
  .map((chip) => chip.querySelector(".chip-label").textContent)"""


def test_what_a_key_picks_is_numbered_where_there_is_a_keyboard(
    somebody: Callable[..., Person], furnished: Furnished
) -> None:
    person = somebody(has_touch=False, storage_state=furnished.storage).come(furnished.table)
    person.open_sheet("Ada")
    numbered = person.page.evaluate(NUMBERED)
    assert numbered == [*TAGS_OF_ADA, "Grew up together", "She owes me one"]
    for number, label in enumerate(numbered[:6], 1):
        person.page.keyboard.press(str(number))
        expect(person.button(re.compile(f"^{label}"))).to_have_attribute("aria-pressed", "true")
        person.page.keyboard.press(str(number))
        expect(person.button(re.compile(f"^{label}"))).to_have_attribute("aria-pressed", "false")
    person.menu("Settings of this device")
    person.page.get_by_role("checkbox", name="Keys are shortcuts").uncheck()
    person.page.go_back()
    person.is_at("Ada")
    assert person.page.evaluate(NUMBERED) == []


def test_on_a_phone_nothing_is_numbered(ada: Person) -> None:
    expect(ada.button("Old maps")).to_be_visible()
    assert ada.page.evaluate(NUMBERED) == []
