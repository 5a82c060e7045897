"""What somebody writes stays in its field until it is taken, whatever happens meanwhile."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.app.universalis import disputes, seats
from tests.app.universalis.disputes import VANE
from tests.browser.player import Person, is_ready
from tests.browser.universalis import WORDS, Phone
from threefold.check import TEXT_LIMIT

TOO_LONG = "W" * (TEXT_LIMIT + 1)
TRAIT = "What it is, has or can do"
SEAT = "Name of the next player"


class Line(NamedTuple):
    """A line to write on: the game, and its label."""

    game: str
    label: str


LINES = {
    "a character of ghosts": Line("City of Ghosts", "Name of a new character"),
    "a player": Line("Universalis", SEAT),
    "a character of Imposition": Line("Imposition", "Name of a new character"),
}


@pytest.mark.parametrize("name", LINES)
def test_a_refused_name_can_be_mended(somebody: Callable[..., Person], name: str) -> None:
    person, line = somebody(), LINES[name]
    person.come()
    person.press(f"New {line.game} table")
    person.is_at(line.game)
    field = person.field(line.label)
    add = field.locator("xpath=ancestor::form").get_by_role("button")
    for by_key in (True, False):
        field.fill(TOO_LONG)
        if by_key:
            field.press("Enter")
        else:
            add.tap()
        expect(person.page.get_by_text(re.compile("too long")).first).to_be_visible()
        expect(field).to_have_value(TOO_LONG)
    field.fill("Zel")
    add.tap()
    expect(person.page.get_by_text(re.compile("Zel")).first).to_be_visible()
    assert field.count() == 0 or field.input_value() == ""


def test_a_refused_trait_can_be_mended(phone: Phone) -> None:
    """Handed over with a mouse too, which leaves the field first."""
    browser = disputes.facing()
    browser.go(seats.home(browser, "c", str(VANE)))
    phone.lay(browser)
    field = phone.person.field(TRAIT)
    field.fill(TOO_LONG)
    phone.button("Pay 1 coin").click()
    expect(phone.page.get_by_text(re.compile("too long")).first).to_be_visible()
    expect(field).to_have_value(TOO_LONG)
    phone.button("More: Rank").click()
    expect(field).to_have_value(TOO_LONG)
    field.fill("Older than the harbour")
    phone.button("Pay 2 coins").click()
    phone.person.reads("Older than the harbour")
    expect(field).to_have_value("")


@pytest.fixture(params=["walk", "reload"])
def elsewhere(request: pytest.FixtureRequest, phone: Phone) -> Callable[[], None]:
    def away_and_back() -> None:
        here = phone.here()
        if request.param == "reload":
            phone.person.reload()
        else:
            phone.go("log")
            phone.person.is_at("Log")
            phone.to(here)

    return away_and_back


def test_half_a_fact_is_there_again(phone: Phone, elsewhere: Callable[[], None]) -> None:
    phone.lay(disputes.facing())
    phone.person.field(WORDS["fact"]).fill("The tide is")
    elsewhere()
    expect(phone.person.field(WORDS["fact"])).to_have_value("The tide is")


def test_nobody_written_down_is_left_out(phone: Phone) -> None:
    phone.lay(seats.laid())
    phone.person.field(SEAT).fill("Dave")
    phone.button(re.compile("^Begin")).tap()
    expect(phone.page.get_by_text("Dave is written down").first).to_be_visible()
    expect(phone.person.field(SEAT)).to_have_value("Dave")
    expect(phone.person.field(SEAT)).to_be_focused()
    phone.person.field(SEAT).press("Enter")
    expect(phone.person.field("Seat 4")).to_have_value("Dave")
    expect(phone.person.field(SEAT)).to_have_value("")


def test_a_text_that_is_too_long_stays_to_be_shortened(ada: Person) -> None:
    """Pasted into a field that saves as it is left: it says so there, wherever one goes between."""
    deed = ada.field("What do you attempt?")
    deed.fill(TOO_LONG)
    deed.blur()
    reason = ada.page.get_by_text("Too long to be saved: it has 20,001 characters")
    expect(reason).to_be_visible()
    ada.pick("Old maps")
    expect(deed).to_have_value(TOO_LONG)
    expect(deed).to_have_accessible_description(re.compile("^Too long to be saved"))
    assert deed.get_attribute("aria-invalid") == "true"
    ada.page.go_back()
    expect(deed).to_have_count(0)
    ada.page.go_forward()
    expect(deed).to_have_value(TOO_LONG)
    deed.press("End")
    deed.press("Backspace")
    deed.blur()
    expect(reason).to_have_count(0)
    expect(deed).to_have_value(TOO_LONG[1:])
    ada.page.reload()
    is_ready(ada.page)
    expect(deed).to_have_value(TOO_LONG[1:])
