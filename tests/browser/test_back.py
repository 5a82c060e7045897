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


def test_keys_leave_no_trail(fresh: Person) -> None:
    fresh.back("City of Ghosts")
    before = steps(fresh)
    for _ in range(3):
        fresh.page.keyboard.press("l")
        fresh.is_at("Log")
        fresh.page.keyboard.press("t")
        fresh.is_at("City of Ghosts")
    assert steps(fresh) <= before + 1
    fresh.page.keyboard.press("h")
    fresh.is_at("Threefold")
    goes_back(fresh, "About Threefold")


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


RULINGS = "Rulings of this table"


def leave_by_the_link(person: Person) -> None:
    """Follow the link that lies in the open dialog."""
    person.page.get_by_role("dialog").get_by_role("link", name=RULINGS).click()
    person.is_at("Rulings and settings")
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.main).to_be_focused()


def lies_bare(person: Person, title: str) -> None:
    """Wait for a screen with no dialog on it, in the address either."""
    person.is_at(title)
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    expect(person.page).not_to_have_url(re.compile("~"))


def test_a_dialog_that_was_left_by_its_link_does_not_come_again(fresh: Person) -> None:
    fresh.button("Conditions", exact=True).click()
    fresh.page.get_by_role("dialog").get_by_role("button", name="Anchor").click()
    fresh.page.get_by_role("dialog").get_by_role("button", name="Condition").click()
    leave_by_the_link(fresh)
    fresh.page.go_back()
    lies_bare(fresh, "Ada")
    fresh.page.go_forward()
    lies_bare(fresh, "Rulings and settings")
    # From a sheet the bar's way is one up, and one step more: there is no dialog on it either.
    fresh.back("City of Ghosts")
    lies_bare(fresh, "City of Ghosts")
    goes_back(fresh, "Rulings and settings")
    fresh.page.go_back()
    lies_bare(fresh, "Ada")
    goes_back(fresh, "City of Ghosts")


@pytest.mark.parametrize("opened", ["here", "by an address", "before a reload"])
def test_the_bar_leads_back_past_a_dialog_that_was_left(fresh: Person, opened: str) -> None:
    fresh.back("City of Ghosts")
    table = fresh.page.url
    if opened == "by an address":
        fresh.page.goto(fresh.site + "#/about")
        fresh.is_at("About Threefold")
    fresh.page.goto(f"{table}~term/ghosts.condition")
    fresh.is_at("City of Ghosts")
    if opened == "before a reload":
        fresh.reload()
    leave_by_the_link(fresh)
    fresh.back("City of Ghosts")
    lies_bare(fresh, "City of Ghosts")
    fresh.page.go_back()
    lies_bare(fresh, "About Threefold" if opened == "by an address" else "Threefold")


def test_nor_does_the_bar_lead_back_to_one_that_an_address_led_away_from(fresh: Person) -> None:
    fresh.back("City of Ghosts")
    table = fresh.page.url
    fresh.page.goto(f"{table}~term/ghosts.condition")
    expect(fresh.page.get_by_role("dialog")).to_be_visible()
    fresh.page.goto(f"{table}/settings")
    fresh.is_at("Rulings and settings")
    fresh.back("City of Ghosts")
    lies_bare(fresh, "City of Ghosts")


def test_a_link_to_the_screen_below_just_closes_the_dialog(fresh: Person) -> None:
    fresh.back("City of Ghosts")
    fresh.link("Rulings and settings").last.click()
    fresh.is_at("Rulings and settings")
    fresh.page.goto(f"{fresh.page.url}~term/ghosts.condition")
    fresh.page.get_by_role("dialog").get_by_role("link", name=RULINGS).click()
    lies_bare(fresh, "Rulings and settings")
    goes_back(fresh, "City of Ghosts")


def test_a_dialog_is_the_first_thing_to_be_left(fresh: Person) -> None:
    fresh.menu_act("Keyboard shortcuts")
    dialog = fresh.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    goes_back(fresh, "Ada")
    expect(dialog).to_have_count(0)
    goes_back(fresh, "City of Ghosts")
