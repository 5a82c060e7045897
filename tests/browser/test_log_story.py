"""The log as a story: searched by keyboard, the back button, copied, and pictured."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.player import Person

NO_CLIPBOARD = """() => Object.defineProperty(
  navigator, "clipboard", { value: undefined, configurable: true })"""
SHARES_FILES = """() => {
  globalThis.handed = [];
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file], text }) => {
    handed.push([file.name, file.type, file.size, text]);
  };
}"""
DRAWS_NOTHING = "() => { HTMLCanvasElement.prototype.toBlob = (done) => done(null); }"
SIDE = 1080


@pytest.fixture
def teller(ada: Person) -> Person:
    """Somebody whose table has a story with two rolls in it."""
    ada.field("What do you attempt?").fill("Read the [old] *maps*")
    ada.pick("Old maps")
    ada.roll_by_hand("6")
    ada.begin_keeping()
    ada.is_at("Ada")
    return ada


def found(person: Person) -> list[str]:
    return person.main.locator("ol.log > li a").all_inner_texts()


def test_words_are_found_by_keyboard_and_the_back_button_keeps_them(teller: Person) -> None:
    page = teller.page
    teller.menu("Log")
    teller.is_at("Log")
    expect(teller.main.get_by_role("heading", level=2).first).to_have_text(
        re.compile(r"^\w+day, \d+ \w+ \d{4}$")
    )
    search = page.get_by_role("searchbox", name="Find in the log")
    search.focus()
    page.keyboard.type("OLD maps")
    page.keyboard.press("Enter")
    teller.is_at("Search the log")
    teller.reads("entries found, newest first.")
    assert found(teller)[0].startswith("Ada")
    expect(search).to_have_value("OLD maps")
    assert {mark.lower() for mark in teller.main.locator("mark").all_inner_texts()} == {
        "old",
        "maps",
    }
    address = page.url
    assert address.endswith("/log/find/OLD%20maps")
    teller.main.locator("ol.log > li a").first.click()
    teller.is_at("Log")
    teller.reads("Read the [old] *maps*")
    page.go_back()
    teller.is_at("Search the log")
    teller.reads("entries found, newest first.")
    assert page.url == address
    search.fill("nowhere to be found")
    search.press("Enter")
    teller.reads("Nothing found")
    search.fill("old MAPS")
    search.press("Enter")
    teller.reads("entries found, newest first.")
    page.reload()
    teller.is_at("Search the log")
    teller.reads("entries found, newest first.")
    expect(search).to_have_value("old MAPS")
    # A search out of a search took its place: one step back is the log.
    page.go_back()
    teller.is_at("Log")


def test_the_story_is_copied_or_saved_and_says_what_was_written(teller: Person) -> None:
    page = teller.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    teller.menu("Log")
    teller.press("Copy: Markdown")
    teller.reads("The story is copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith("# City of Ghosts\n")
    assert "\n*Read the \\[old\\] \\*maps\\** Ada" in copied
    with page.expect_download() as saved:
        teller.press("Save: Markdown")
    assert saved.value.suggested_filename.endswith(".md")
    assert saved.value.path().read_text("utf-8") == copied
    page.evaluate(NO_CLIPBOARD)
    with page.expect_download() as instead:
        teller.press("Copy: Plain text")
    teller.reads("This browser did not let us copy")
    text = instead.value.path().read_text("utf-8")
    assert "\nRead the [old] *maps*\nAda" in text
    page.reload()


def test_a_picture_is_a_png_that_is_shared_or_saved(teller: Person) -> None:
    page = teller.page
    teller.menu("Log")
    button = teller.button("Make a picture: Ada").first
    with page.expect_download() as saved:
        button.click()
    teller.reads("The picture is in Ada Success")
    png = saved.value.path().read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png[16:24]) == (SIDE, SIDE)
    # A chat takes it at once: what lies behind the words is of few shades.
    assert 10_000 < len(png) < 300_000
    page.evaluate(SHARES_FILES)
    button.click()
    page.wait_for_function("() => handed.length > 0")
    ((name, kind, size, text),) = page.evaluate("handed")
    assert re.fullmatch(r"Ada Success \d{4}-\d\d-\d\d\.png", name)
    assert (kind, size) == ("image/png", len(png))
    assert text == "Ada rolled in City of Ghosts: Success."
    page.reload()


def test_where_no_picture_can_be_made_that_is_said(teller: Person, seat: Seat) -> None:
    seat.watching.allow("picture: ValueError")
    teller.menu("Log")
    teller.page.evaluate(DRAWS_NOTHING)
    teller.button("Make a picture: Ada").first.click()
    teller.reads("This browser could not make the picture.")
    teller.page.reload()
