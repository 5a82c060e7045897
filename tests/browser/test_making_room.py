"""Storage is full: a failed save is tried again, and what is removed for good makes room for it."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import is_ready
from tests.browser.player import Person
from tests.browser.test_backup import EMPTY, FILL, stored

LONG = "They ran until the rain stopped. " * 5


def held(page: Page, table: str) -> str:
    """All that is stored of a table: others in this browser may say the same."""
    return "".join(text for key, text in stored(page).items() if f"/{table}/" in key)


def not_saved(person: Person) -> str:
    """Leave no room, and write something; return which table it is of."""
    table = person.page.url.partition("/t/")[2].partition("/")[0]
    person.page.evaluate(FILL, 100)
    person.write("What keeps you going?", LONG)
    alert = person.page.get_by_role("alert").filter(has_text="Not saved")
    expect(alert).to_contain_text("no room left")
    assert LONG.strip() not in held(person.page, table)
    return table


def saved(page: Page, table: str) -> None:
    expect(page.get_by_role("alert").filter(has_text="Not saved")).to_have_count(0)
    assert LONG.strip() in held(page, table)


def test_trying_again_saves_it_once_there_is_room(ada: Person) -> None:
    ada.edit("Ada")
    table = not_saved(ada)
    ada.press("Try again")
    expect(ada.page.get_by_role("alert").filter(has_text="Not saved")).to_be_visible()
    ada.page.evaluate(EMPTY)
    ada.press("Try again")
    saved(ada.page, table)
    ada.reload()
    expect(ada.field("What keeps you going?")).to_have_value(LONG)


def test_a_page_that_is_left_tries_it_once_more(ada: Person) -> None:
    ada.edit("Ada")
    table = not_saved(ada)
    ada.page.evaluate(EMPTY)
    ada.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
    saved(ada.page, table)


def test_a_table_put_away_is_removed_to_make_room_and_comes_back(ada: Person) -> None:
    at = ada.page.url
    ada.page.goto(f"{ada.site}#/")
    ada.press("New City of Ghosts table")
    ada.is_at("City of Ghosts")
    ada.menu("Rulings and settings")
    ada.write("Name of the table", "An old campaign")
    ada.press("Put this table away")
    ada.reads("An old campaign")
    before = stored(ada.page)
    ada.page.goto(at)
    ada.edit("Ada")
    table = not_saved(ada)
    ada.page.goto(f"{ada.site}#/")
    ada.press("Remove for good: An old campaign")
    undo = ada.button("Undo: An old campaign", exact=True)
    expect(undo).to_be_focused()
    saved(ada.page, table)
    ada.page.evaluate(EMPTY)
    undo.press("Enter")
    expect(ada.button("Remove for good: An old campaign")).to_be_visible()
    away = {key: text for key, text in before.items() if "An old campaign" in text}
    assert away.items() <= stored(ada.page).items()
    ada.page.reload()
    is_ready(ada.page)
    expect(ada.button("Bring back An old campaign")).to_be_visible()
