"""Taps in quick succession: no phone counts them, and the button beneath is another one by then."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.phones import resting
from tests.browser.player import Person

ROLL = re.compile(r"^Roll \d")


def tap_twice(person: Person, button: Locator, across: float) -> None:
    """Tap twice in the same place, so far across the button, once it listens."""
    expect(button).to_be_enabled()
    box = button.bounding_box()
    assert box is not None
    place = (box["x"] + across * box["width"], box["y"] + box["height"] / 2)
    with resting(person.page):
        for _ in range(2):
            person.page.touchscreen.tap(*place)


def heads(person: Person) -> int:
    """Count the tables in this browser's storage."""
    return sum(key.endswith("/head") for key in person.stored())


@pytest.mark.parametrize("across", [0.2, 0.5, 0.8])
def test_a_roll_tapped_twice_is_neither_rerolled_nor_kept(ada: Person, across: float) -> None:
    ada.pick("Old maps")
    tap_twice(ada, ada.button(ROLL), across)
    expect(ada.outcome_heading()).to_be_visible()
    ada.menu("Log")
    expect(ada.main.get_by_role("listitem").first).to_have_text(re.compile(r"^Ada rolled \d"))


def test_buttons_that_act_once_wake_up_again(ada: Person) -> None:
    ada.roll_by_hand("66")
    keep = ada.button(re.compile("^Keep: "))
    expect(keep).to_be_enabled()
    keep.click()
    ada.reads("Ada: Success.")


def test_a_table_tapped_twice_is_made_once(ada: Person) -> None:
    before = heads(ada)
    ada.back("City of Ghosts")
    ada.back("Threefold")
    tap_twice(ada, ada.button("New City of Ghosts table"), 0.5)
    # The second tap meets whatever lies there by then; a table it does not make.
    expect(ada.title).not_to_have_text("Threefold")
    assert heads(ada) == before + 1


def test_a_name_half_written_survives_other_taps(ada: Person) -> None:
    ada.back("City of Ghosts")
    ada.field("Name of a new character").fill("Zel")
    ada.press("Undo")
    expect(ada.field("Name of a new character")).to_have_value("Zel")
    ada.press("Redo")
    ada.press("Add")
    ada.is_at("Sheet of Zel")
