"""The browser's way back: where people expect it to lead, and no trail of what was done."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Person


@pytest.fixture
def fresh(ada: Person) -> Person:
    """Ada in front of her sheet, come from home by way of her table."""
    table = ada.page.url.partition("/c/")[0]
    ada.page.goto(ada.site + "#/about")
    ada.page.goto(ada.site + "#/")
    ada.is_at("Threefold")
    ada.page.goto(table)
    ada.is_at("City of Ghosts")
    ada.open_sheet("Ada")
    return ada


def steps(person: Person) -> int:
    return int(person.page.evaluate("history.length"))


def goes_back(person: Person, title: str | re.Pattern[str]) -> None:
    person.page.go_back()
    person.is_at(title)


def test_what_is_done_with_a_roll_leaves_no_trail(fresh: Person) -> None:
    before = steps(fresh)
    fresh.pick("Old maps")
    fresh.roll_by_hand("2")
    fresh.reroll_by_hand("3", "1")
    fresh.press("Undo")
    fresh.press("Redo")
    fresh.begin_keeping()
    fresh.press("Back to the result")
    with fresh.share_sheet() as handed:
        fresh.press("Share this roll")
    assert handed
    fresh.begin_keeping()
    fresh.write_down()
    fresh.press("Undo")
    expect(fresh.outcome_heading()).to_be_visible()
    assert steps(fresh) == before
    goes_back(fresh, "City of Ghosts")
    goes_back(fresh, "Threefold")


def test_the_bar_leads_back_and_not_on(fresh: Person) -> None:
    fresh.back("City of Ghosts")
    fresh.back("Threefold")
    goes_back(fresh, "About Threefold")


def test_where_one_came_from_elsewhere_the_bar_leads_up(fresh: Person) -> None:
    fresh.menu("Log")
    fresh.is_at("Log")
    fresh.back("City of Ghosts")
    goes_back(fresh, "Log")
    goes_back(fresh, "Ada")


def test_an_edit_is_one_step_in_and_out(fresh: Person) -> None:
    fresh.edit("Ada")
    goes_back(fresh, "Ada")
    fresh.edit("Ada")
    fresh.done("Ada")
    goes_back(fresh, "City of Ghosts")
    fresh.page.go_forward()
    fresh.is_at("Ada")


def test_a_sheet_that_was_just_begun_is_left_behind_when_done(fresh: Person) -> None:
    fresh.back("City of Ghosts")
    fresh.add_character("Dee")
    fresh.done("Dee")
    goes_back(fresh, "City of Ghosts")
    goes_back(fresh, "Threefold")


def test_the_log_leads_back_to_the_result(fresh: Person) -> None:
    fresh.pick("Old maps")
    fresh.roll()
    fresh.menu("Log")
    fresh.is_at("Log")
    goes_back(fresh, "Ada")
    expect(fresh.outcome_heading()).to_be_visible()
    goes_back(fresh, "City of Ghosts")


@pytest.mark.parametrize("way", ["bar", "browser"])
def test_a_code_leads_back_to_its_roll(fresh: Person, way: str) -> None:
    fresh.roll()
    fresh.press("Show QR code")
    fresh.is_at("QR code")
    if way == "bar":
        fresh.link(re.compile("^Back to ")).click()
        fresh.is_at("Ada")
    else:
        goes_back(fresh, "Ada")
    expect(fresh.outcome_heading()).to_be_visible()
    goes_back(fresh, "City of Ghosts")


def test_what_belongs_to_a_table_leads_back_to_it(fresh: Person) -> None:
    fresh.back("City of Ghosts")
    fresh.link("Rulings and settings").last.click()
    fresh.is_at("Rulings and settings")
    fresh.link("Move to another phone").click()
    fresh.is_at("Move to another phone")
    fresh.back("Rulings and settings")
    fresh.back("City of Ghosts")
    goes_back(fresh, "Threefold")


def test_an_open_menu_is_gone_with_its_screen(fresh: Person) -> None:
    fresh.press("More")
    menu = fresh.page.get_by_role("navigation", name="More")
    expect(menu).to_be_visible()
    goes_back(fresh, "City of Ghosts")
    expect(menu).to_be_hidden()


def test_a_dialog_is_the_first_thing_to_be_left(fresh: Person) -> None:
    fresh.menu_act("Keyboard shortcuts")
    dialog = fresh.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    goes_back(fresh, "Ada")
    expect(dialog).to_have_count(0)
    goes_back(fresh, "City of Ghosts")
