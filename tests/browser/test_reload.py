"""Nothing is lost: a reload at any moment, a second tab, a browser that stores nothing."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.player import Person

BLOCKED = """Object.defineProperty(window, "localStorage", {
  get() { throw new DOMException("blocked", "SecurityError"); },
});"""
FULL = """() => {
  globalThis.setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
EMPTIED = "() => { Storage.prototype.setItem = globalThis.setItem; }"


def test_a_pool_half_gathered_and_a_text_not_left_survive(ada: Person) -> None:
    ada.pick("Old maps")
    ada.pick("Grew up together")
    odds = ada.odds()
    ada.field("What do you attempt?").press_sequentially("Climb the wall")
    ada.reload()
    for label in ("Old maps", "Grew up together"):
        expect(ada.button(label)).to_have_attribute("aria-pressed", "true")
    expect(ada.field("What do you attempt?")).to_have_value("Climb the wall")
    assert ada.odds() == odds


def test_a_roll_survives_at_every_stage_of_keeping(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll()
    dice, outcome = ada.dice(), ada.outcome()
    ada.reload()
    assert (ada.dice(), ada.outcome()) == (dice, outcome)
    ada.press("Undo")
    ada.roll_by_hand("2")
    ada.begin_keeping()
    ada.page.get_by_role("radio", name="Break the relationship with Cy").check()
    ada.reload()
    expect(ada.page.get_by_role("radio", name="Break the relationship with Cy")).to_be_checked()
    ada.page.get_by_role("radio", name="Mark Minor 1").check()
    ada.field("Name of the condition").press_sequentially("A twisted ankle")
    ada.reload()
    expect(ada.field("Name of the condition")).to_have_value("A twisted ankle")
    ada.write_down()
    told = ada.log()
    expect(ada.field("Minor 1")).to_have_value("A twisted ankle")
    ada.reload()
    expect(ada.field("Minor 1")).to_have_value("A twisted ankle")
    assert ada.log() == told
    ada.press("Undo")
    expect(ada.outcome_heading()).to_be_visible()
    ada.reload()
    ada.press("Redo")
    expect(ada.field("Minor 1")).to_have_value("A twisted ankle")


def test_a_sheet_text_not_left_survives(ada: Person) -> None:
    ada.edit("Ada")
    ada.field("What is it?").fill("")
    ada.field("What is it?").press_sequentially("A silver whistle")
    ada.reload()
    expect(ada.field("What is it?")).to_have_value("A silver whistle")
    assert ada.log()[0] == "Ada carries an anchor: A silver whistle"


def test_two_tabs_see_each_others_changes(ada: Person) -> None:
    other = Person(ada.page.context.new_page(), ada.site)
    other.come(ada.page.url.removeprefix(ada.site))
    ada.pick("Old maps")
    ada.roll_by_hand("4")
    expect(other.outcome_heading()).to_have_text("Partial success")
    other.begin_keeping()
    other.write("What is the complication?", "The lamp goes out")
    other.write_down()
    ada.reads("What helps?")
    assert "The lamp goes out" in ada.log()[0]
    ada.press("Undo")
    expect(other.outcome_heading()).to_have_text("Partial success")
    other.back("City of Ghosts")
    other.back("Threefold")
    other.new_table()
    other.page.close()
    expect(ada.outcome_heading()).to_be_visible()
    ada.back("City of Ghosts")
    ada.back("Threefold")
    assert ada.link(re.compile("^City of Ghosts")).count() >= 2


def plays(person: Person, sentence: str) -> None:
    """Play on while nothing is stored, with a standing notice that says so."""
    person.new_table()
    person.reads(sentence)
    person.add_character("Ada")
    person.write("What keeps you going?", "Spite")
    person.done("Ada")
    person.pick("Spite")
    person.roll_by_hand("5")
    person.reads(sentence)
    person.begin_keeping()
    person.write("What is the complication?", "The lamp goes out")
    person.write_down()
    person.reads("The lamp goes out")
    person.reads(sentence)
    assert "The lamp goes out" in person.log()[0]


def test_with_storage_blocked_one_can_play_and_is_told(somebody: Callable[..., Person]) -> None:
    person = somebody()
    person.page.add_init_script(BLOCKED)
    person.come()
    plays(person, "Not saved: This browser does not allow the page to keep anything.")


def test_with_storage_full_one_can_play_and_is_told_until_there_is_room(
    somebody: Callable[..., Person],
) -> None:
    person = somebody().come()
    person.page.evaluate(FULL)
    plays(person, "Not saved: This browser has no room left")
    assert person.stored() == {}
    person.page.evaluate(EMPTIED)
    person.pick("Spite")
    expect(person.page.get_by_text("Not saved")).to_have_count(0)
    person.reload()
    expect(person.button("Spite")).to_have_attribute("aria-pressed", "true")
    assert "The lamp goes out" in person.log()[0]
