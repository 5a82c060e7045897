"""A table moves to another phone, by the link that is shared and by the code on the screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Furnished, is_ready
from tests.browser.player import Person
from tests.browser.scanner import scanned

NAME = "City of Ghosts"
WHOLE = "Share link: With its whole log"
Somebody = Callable[..., Person]


def to_move(person: Person, table: str) -> None:
    person.page.goto(f"{person.site}{table}/settings")
    is_ready(person.page)
    person.link("Move to another phone").click()
    person.is_at("Move to another phone")


def tables(person: Person) -> dict[str, str]:
    return {key: text for key, text in person.stored().items() if key.startswith("threefold/1/")}


def asked_for(page: Page) -> list[str]:
    """Collect the addresses that a phone asks anybody for, from now on."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    return asked


@pytest.fixture
def source(somebody: Somebody, furnished: Furnished) -> Person:
    return somebody(storage_state=furnished.storage)


def test_the_link_opens_on_a_fresh_phone(
    source: Person, somebody: Somebody, furnished: Furnished, axe: Callable[..., list[str]]
) -> None:
    to_move(source, furnished.table)
    assert axe(source.page) == []
    with source.share_sheet() as handed:
        source.press(WHOLE)
    (url,) = [one["url"] for one in handed]
    before = tables(source)
    friend = somebody()
    asked = asked_for(friend.page)
    friend.page.goto(url)
    friend.is_at("From another phone")
    expect(friend.main.get_by_role("heading", name=NAME)).to_be_visible()
    assert axe(friend.page) == []
    assert tables(friend) == {}, "nothing has changed yet"
    friend.press(f"Add this table: {NAME}")
    friend.link("Go to it").click()
    friend.is_at(NAME)
    expect(friend.main.get_by_text("Ada", exact=True).first).to_be_visible()
    assert len(tables(friend)) == len(before)
    friend.reload()
    friend.is_at(NAME)
    code = url.partition("#")[2].rpartition(".")[2]
    assert len(code) > 100
    assert not [one for one in asked if code[:50] in one], "no server hears of what is in it"
    friend.page.goto("about:blank")
    friend.page.goto(url)
    friend.reads("The same table is here already, with the same log.")
    friend.press("Close this backup")
    friend.is_at("Open a backup")
    friend.reload()
    friend.is_at("Open a backup")
    assert tables(source) == before


def test_a_camera_reads_the_code(somebody: Somebody) -> None:
    source = somebody().come()
    source.new_table()
    source.add_character("Zed")
    table = "#" + source.page.url.partition("#")[2].partition("/c/")[0]
    to_move(source, table)
    source.link("Show QR code").click()
    source.is_at("QR code")
    code = source.main.get_by_role("img", name="QR code of the link with this table")
    expect(code).to_be_visible()
    (address,) = scanned(code)
    assert address == source.field("Link").input_value()
    friend = somebody()
    friend.page.goto(address)
    friend.is_at("From another phone")
    friend.press(re.compile("^Add this table"), exact=False)
    friend.link("Go to it").click()
    friend.reads("Zed")
    source.back("Move to another phone")


def test_a_damaged_link_says_so_and_harms_nothing(source: Person, furnished: Furnished) -> None:
    to_move(source, furnished.table)
    with source.share_sheet() as handed:
        source.press(WHOLE)
    before = tables(source)
    source.page.goto("about:blank")
    source.page.goto(handed[0]["url"][:-5])
    source.is_at("Open a backup")
    source.reads("This link is damaged")
    assert tables(source) == before
