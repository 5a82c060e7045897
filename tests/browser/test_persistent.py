"""The browser is asked to keep what is stored: once, and when there is something worth keeping."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.player import Person

STUB = """([kept, granted, vendor]) => {
  const page = () => document.documentElement.dataset;
  const steps = () => Object.keys(localStorage)
    .filter((key) => /^threefold\\/1\\/[^/]+\\/log\\/0$/.test(key))
    .map((key) => JSON.parse(localStorage.getItem(key)).length);
  const storage = {
    persisted: async () => { page().looked = "yes"; return kept; },
    persist: async () => {
      page().asked = JSON.stringify([...JSON.parse(page().asked ?? "[]"), steps()]);
      return granted;
    },
    estimate: async () => ({ usage: 0, quota: 5e6 }),
  };
  Object.defineProperty(navigator, "storage", { value: storage });
  if (vendor) Object.defineProperty(navigator, "vendor", { value: vendor });
}"""
CLEARS = "may clear your tables when you have not been here for seven days"
APPLE = "Apple Computer, Inc."
Somebody = Callable[..., Person]


def coming(
    somebody: Somebody, *, kept: bool = False, granted: bool = False, vendor: str = ""
) -> Person:
    """Somebody in a browser that answers so when it is asked to keep things."""
    person = somebody()
    person.page.add_init_script(f"({STUB})({json.dumps([kept, granted, vendor])})")
    return person.come()


def was_asked(person: Person, times: str) -> None:
    """Demand how many steps each table had, each time that the browser was asked."""
    expect(person.page.locator("html")).to_have_attribute("data-asked", times)


def was_not_asked(person: Person) -> None:
    expect(person.page.locator("html")).not_to_have_attribute("data-asked", re.compile(""))


def played(person: Person) -> None:
    person.new_table()
    was_not_asked(person)
    person.add_character("Ann")


def home(person: Person) -> None:
    person.page.goto(f"{person.site}#/")
    person.is_at("Threefold")


def test_it_is_asked_once_when_the_first_step_is_saved(somebody: Somebody) -> None:
    person = coming(somebody, granted=True)
    was_not_asked(person)
    played(person)
    was_asked(person, "[[1]]")
    person.write_sheet(("Old maps", "Night buses", "", ""))
    home(person)
    was_asked(person, "[[1]]")
    person.reload()
    person.is_at("Threefold")
    expect(person.page.locator("html")).to_have_attribute("data-looked", "yes")
    was_not_asked(person)
    expect(person.main.get_by_text(CLEARS)).to_have_count(0)


@pytest.mark.parametrize(("vendor", "warned"), [(APPLE, 1), ("", 0)])
def test_a_browser_that_clears_is_told_of_and_no_other(
    somebody: Somebody, vendor: str, warned: int
) -> None:
    person = coming(somebody, vendor=vendor)
    expect(person.main.get_by_text(CLEARS)).to_have_count(0)
    played(person)
    was_asked(person, "[[1]]")
    home(person)
    expect(person.main.get_by_text(CLEARS)).to_have_count(warned)
    person.reload()
    expect(person.main.get_by_text(CLEARS)).to_have_count(warned)


def test_one_that_keeps_everything_is_neither_asked_nor_warned_of(somebody: Somebody) -> None:
    person = coming(somebody, kept=True, vendor=APPLE)
    played(person)
    home(person)
    expect(person.main.get_by_text("City of Ghosts").first).to_be_visible()
    expect(person.main.get_by_text(CLEARS)).to_have_count(0)
    expect(person.page.locator("html")).to_have_attribute("data-looked", "yes")
    was_not_asked(person)
