"""Dice on the table: typed face by face, marked as such, and remembered through rerolls."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.player import REROLL, Person

USE = "Use these dice"
USE_AGAIN = "Use these dice for the reroll"


def test_the_button_waits_until_every_face_is_typed(ada: Person) -> None:
    ada.pick("Old maps")
    ada.pick("Grew up together")
    ada.take_own_dice()
    expect(ada.button(re.compile(r"^Roll \d"))).to_have_count(0)
    expect(ada.button(USE)).to_be_disabled()
    ada.face("Safe", 2, "5").click()
    expect(ada.face("Safe", 2, "5")).to_have_attribute("aria-pressed", "true")
    expect(ada.button(USE)).to_be_disabled()
    ada.face("Safe", 1, "3").click()
    expect(ada.button(USE)).to_be_enabled()
    ada.face("Safe", 2, "6").click()
    expect(ada.face("Safe", 2, "5")).to_have_attribute("aria-pressed", "false")
    ada.press(USE)
    expect(ada.outcome_heading()).to_have_text("Success")
    assert ada.dice() == ((3, 6), ())
    ada.reads("Entered by hand")
    expect(ada.main).not_to_contain_text("Rolled by Threefold")


def test_another_pool_needs_its_dice_typed_anew(ada: Person) -> None:
    ada.pick("Old maps")
    ada.type_dice("3")
    expect(ada.button(USE)).to_be_enabled()
    ada.pick("Opening locks")
    expect(ada.button(USE)).to_be_disabled()
    ada.pick("Opening locks")
    expect(ada.button(USE)).to_be_disabled()


def test_a_desperate_roll_takes_the_lower_of_two(ada: Person) -> None:
    ada.roll_by_hand("62")
    assert ada.outcome() == "Failure"
    ada.reads("Safe value 2.")
    counts = ada.main.get_by_role("img", name="Safe die: 2, counts")
    expect(counts).to_have_count(1)


def test_own_dice_are_remembered_through_rerolls(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("5")
    hand = ada.page.get_by_role("checkbox", name="Dice on the table")
    expect(hand).to_be_checked()
    expect(ada.button(USE_AGAIN)).to_be_disabled()
    ada.reroll_by_hand("4", "3")
    assert ada.dice() == ((4,), (3,))
    ada.reads("Safe value 4, risk value 3.")
    expect(hand).to_be_checked()
    expect(ada.button(USE_AGAIN)).to_be_disabled()
    ada.type_dice("3", "1")
    expect(ada.button(USE_AGAIN)).to_be_disabled()
    ada.face("Risk", 2, "2").click()
    ada.press(USE_AGAIN)
    ada.reads("Throw 2:")
    assert ada.dice() == ((3,), (1, 2))
    ada.begin_keeping()
    ada.write_down()
    expect(hand).to_be_checked()
    ada.pick("Old maps")
    expect(ada.button(USE)).to_be_disabled()


def test_one_roll_may_mix_both_kinds_and_says_which_is_which(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("5")
    ada.page.get_by_role("checkbox", name="Dice on the table").uncheck()
    ada.button(REROLL).click()
    ada.reads("Throw 1:")
    expect(ada.main.get_by_text("Rolled by Threefold")).to_have_count(1)
    expect(ada.main.get_by_text("Entered by hand")).to_have_count(1)


def test_a_tie_is_a_failure_of_its_own_and_ends_the_rolling(ada: Person) -> None:
    ada.pick("Old maps")
    ada.roll_by_hand("5")
    ada.reroll_by_hand("5", "5")
    assert ada.outcome() == "Partial success"
    ada.reads("no automatic failure, and no reroll either")
    ada.reads("No reroll: safe and risk are equal.")
    expect(ada.button(USE_AGAIN)).to_have_count(0)
    ada.begin_keeping()
    ada.write_down()
    assert "Entered by hand" in ada.log()[0]


def test_typed_faces_wait_through_a_reload(ada: Person) -> None:
    ada.pick("Old maps")
    ada.pick("Opening locks")
    ada.take_own_dice()
    ada.face("Safe", 1, "4").click()
    ada.reload()
    expect(ada.face("Safe", 1, "4")).to_have_attribute("aria-pressed", "true")
    expect(ada.button(USE)).to_be_disabled()
    ada.face("Safe", 2, "1").click()
    ada.press(USE)
    expect(ada.outcome_heading()).to_have_text("Partial success")
