"""Keeping a result, each kind of it, forced with dice typed by hand; and undo and redo of each."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import REROLL, Person

WRITTEN = """lines => lines.map((line) => {
  const field = line.querySelector("input");
  return field ? field.value || field.placeholder : line.innerText;
})"""
SLOTS = ("Minor 1", "Minor 2", "Minor 3", "Major")


def standing(person: Person) -> dict[str, str]:
    """Read how the character stands, once the sheet is in front again."""
    person.reads("What helps?")
    terms = person.main.get_by_role("term").all_inner_texts()
    written = person.main.get_by_role("definition").evaluate_all(WRITTEN)
    return dict(zip(terms, written, strict=True))


def roll_and_keep(person: Person, safe: str) -> None:
    person.pick("Old maps")
    person.roll_by_hand(safe)
    person.begin_keeping()


def undone_and_redone(person: Person) -> None:
    """Undo brings the roll back as it was; redo ends it again, the same way."""
    after, told = standing(person), person.log()
    person.press("Undo")
    expect(person.outcome_heading()).to_be_visible()
    assert person.log() == told[1:]
    person.press("Redo")
    assert standing(person) == after
    assert person.log() == told


def test_a_success_is_kept_at_once(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("6")
    ada.begin_keeping()
    ada.reads("Ada: Success.")
    assert ada.log()[0].startswith("Ada: Success.")
    undone_and_redone(ada)


def test_a_partial_success_asks_for_the_complication(ada: Person) -> None:
    ada.write("What do you attempt?", "Slip past the guard")
    roll_and_keep(ada, "4")
    ada.write("What is the complication?", "The lamp goes out")
    ada.write_down()
    newest = ada.log()[0]
    for words in (
        "Slip past the guard",
        "Ada: Partial success. Complication: The lamp goes out",
        "Entered by hand",
    ):
        assert words in newest
    undone_and_redone(ada)


def test_consequences_fall_from_minor_to_nothing_left(ada: Person) -> None:
    for slot in SLOTS:
        roll_and_keep(ada, "2")
        mark = ada.page.get_by_role("radio", name=f"Mark {slot}", exact=True)
        expect(mark).to_be_checked()
        becomes_major = ada.main.get_by_text("All minor slots are full, so it becomes major.")
        expect(becomes_major).to_have_count(int(slot == "Major"))
        ada.write("Name of the condition", f"Hurt at {slot}")
        ada.write_down()
        assert standing(ada)[slot] == f"Hurt at {slot}"
        assert f"Marked {slot}: Hurt at {slot}" in ada.log()[0]
        undone_and_redone(ada)
    roll_and_keep(ada, "1")
    ada.reads("The major slot is full, so the anchor is lost: A brass key")
    expect(ada.page.get_by_role("radio", name="Lose the anchor")).to_be_checked()
    expect(ada.field("Name of the condition")).to_have_count(0)
    ada.write_down()
    assert standing(ada)["Anchor"] == "A brass key (Lost)"
    undone_and_redone(ada)
    before = standing(ada)
    roll_and_keep(ada, "3")
    ada.reads("there is nothing left to mark")
    expect(ada.page.get_by_role("radio")).to_have_count(0)
    ada.write_down()
    assert standing(ada) == before
    assert "Nothing was left to mark." in ada.log()[0]
    undone_and_redone(ada)


def test_a_relationship_is_broken_instead(ada: Person) -> None:
    before = standing(ada)
    roll_and_keep(ada, "2")
    ada.write("Name of the condition", "Never written")
    ada.page.get_by_role("radio", name="Break the relationship with Bo").check()
    expect(ada.field("Name of the condition")).to_have_count(0)
    ada.write_down()
    assert standing(ada) == before
    expect(ada.button("Grew up together")).to_be_disabled()
    newest = ada.log()[0]
    assert "Broke the relationship with Bo instead." in newest
    assert "Never written" not in newest
    undone_and_redone(ada)
    ada.back("City of Ghosts")
    ada.open_sheet("Bo")
    expect(ada.button("Grew up together")).to_contain_text("Broken")
    expect(ada.button("Grew up together")).to_be_disabled()


def test_what_is_broken_cannot_be_broken_again(ada: Person) -> None:
    for name in ("Bo", "Cy"):
        roll_and_keep(ada, "1")
        ada.page.get_by_role("radio", name=f"Break the relationship with {name}").check()
        ada.write_down()
        ada.reads("What helps?")
    roll_and_keep(ada, "1")
    expect(ada.page.get_by_role("radio")).to_have_count(0)
    ada.reads("Mark Minor 1")
    ada.write_down()
    assert standing(ada)["Minor 1"] == "Marked, not named yet"


def test_a_word_is_learnt_once_and_used_later(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("5")
    ada.reroll_by_hand("1", "6")
    assert ada.outcome() == "Automatic failure"
    expect(ada.button(REROLL)).to_have_count(0)
    ada.begin_keeping()
    expect(ada.page.get_by_role("radio")).to_have_count(0)
    ada.write("The Word", "Ashes")
    ada.write("What it does", "Fire goes out")
    ada.write_down()
    assert [standing(ada)[slot] for slot in SLOTS] == ["Free"] * 4
    assert "Learnt a Word of Power: Ashes" in ada.log()[0]
    undone_and_redone(ada)
    ada.pick("Ashes")
    ada.roll_by_hand("1", "6")
    ada.begin_keeping()
    expect(ada.page.get_by_role("radio", name="Mark Major")).to_be_checked()
    ada.write("Name of the condition", "Burnt")
    ada.write_down()
    assert standing(ada)["Major"] == "Burnt"
    undone_and_redone(ada)


@pytest.mark.parametrize("slot", ["Minor 2", "Major"])
def test_a_slot_is_marked_named_and_cleared_by_hand(ada: Person, slot: str) -> None:
    ada.edit("Ada")
    ada.press(f"Mark {slot}")
    ada.write(slot, "An old wound")
    ada.done("Ada")
    assert standing(ada)[slot] == "An old wound"
    ada.edit("Ada")
    ada.press(f"Clear {slot}")
    expect(ada.button(f"Mark {slot}")).to_be_visible()
    ada.press("Undo")
    expect(ada.field(slot)).to_have_value("An old wound")


def test_one_can_think_again_before_it_is_written_down(ada: Person) -> None:
    roll_and_keep(ada, "2")
    ada.press("Back to the result")
    expect(ada.button("Use these dice for the reroll")).to_be_disabled()
    expect(ada.button(re.compile("^Keep: Failure"))).to_be_enabled()
    assert ada.log()[0] == "Ada rolled 1 safe die: Failure."
