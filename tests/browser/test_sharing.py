"""Sharing where a browser can and where it cannot: "copied" is said only when it was."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.player import Person

CLIPBOARD = """outcome => {
  globalThis.written = [];
  const writeText = async (text) => {
    written.push(text);
    if (outcome) throw new DOMException("on purpose", outcome);
  };
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}"""
NO_CLIPBOARD = """() => Object.defineProperty(
  navigator, "clipboard", { value: undefined, configurable: true })"""
SELECTED = """() => {
  const field = document.activeElement;
  return field.value.slice(field.selectionStart, field.selectionEnd);
}"""

# What the sheet or the clipboard answers reaches Python, and what Python says the page, a few turns
# of the browser's loop later.
TURNS = """async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
}"""


@pytest.fixture
def sharer(ada: Person) -> Person:
    """Somebody with a roll to share, in a browser that has no share sheet."""
    assert not ada.page.evaluate("'share' in navigator")
    ada.pick("Old maps")
    ada.roll_by_hand("6")
    return ada


def says(person: Person, words: str) -> None:
    expect(person.main.get_by_text(words)).to_be_visible()


def says_nothing(person: Person) -> None:
    """Neither that it was copied, nor that anything is wrong."""
    person.page.evaluate(TURNS)
    expect(person.page.get_by_text(re.compile("copied", re.I))).to_have_count(0)
    expect(person.main.get_by_text("share nor copy")).to_have_count(0)
    expect(person.page.get_by_role("alert")).to_have_count(0)
    expect(person.outcome_heading()).to_have_text("Success")


def address_is_offered(person: Person) -> str:
    says(person, "neither share nor copy")
    field = person.field("Link")
    expect(field).to_be_focused()
    address = field.input_value()
    assert address.startswith(f"{person.site}#1.")
    assert person.page.evaluate(SELECTED) == address
    expect(person.page.get_by_text("Link copied.")).to_have_count(0)
    return address


def test_the_share_sheet_gets_a_title_a_sentence_and_the_link(sharer: Person) -> None:
    with sharer.share_sheet() as handed:
        sharer.press("Share this roll")
    assert len(handed) == 1
    assert handed[0]["title"] == "Ada: Success"
    assert handed[0]["text"] == "Ada rolled in City of Ghosts: Success."
    assert handed[0]["url"].startswith(f"{sharer.site}#1.")
    says_nothing(sharer)


def test_a_share_sheet_closed_again_is_nobodys_business(sharer: Person) -> None:
    sharer.page.evaluate(CLIPBOARD, "")
    with sharer.share_sheet(refuses="AbortError"):
        sharer.press("Share this roll")
    says_nothing(sharer)
    assert sharer.page.evaluate("written") == []


def test_without_a_share_sheet_the_link_is_copied(sharer: Person) -> None:
    sharer.page.evaluate(CLIPBOARD, "")
    sharer.press("Share this roll")
    says(sharer, "Link copied.")
    assert sharer.page.evaluate("written.length") == 1
    address = sharer.page.evaluate("written[0]")
    sharer.page.goto(address)
    sharer.is_at("A roll, shared")
    assert sharer.outcome() == "Success"


def test_the_real_clipboard_holds_the_link(sharer: Person) -> None:
    context = sharer.page.context
    context.grant_permissions(["clipboard-read", "clipboard-write"], origin=sharer.site)
    sharer.page.evaluate("delete navigator.clipboard")
    sharer.press("Share this roll")
    says(sharer, "Link copied.")
    held = sharer.page.evaluate("navigator.clipboard.readText()")
    context.clear_permissions()
    assert held.startswith(f"{sharer.site}#1.")


def test_a_share_sheet_that_fails_falls_back_to_the_clipboard(sharer: Person) -> None:
    sharer.page.evaluate(CLIPBOARD, "")
    with sharer.share_sheet(refuses="NotAllowedError"):
        sharer.press("Share this roll")
    says(sharer, "Link copied.")


def test_a_denied_clipboard_leaves_the_address_selected(sharer: Person) -> None:
    sharer.page.evaluate(CLIPBOARD, "NotAllowedError")
    sharer.press("Share this roll")
    address = address_is_offered(sharer)
    assert sharer.page.evaluate("written") == [address]
    sharer.press("Close")
    expect(sharer.field("Link")).to_have_count(0)
    says_nothing(sharer)
    sharer.press("Share this roll")
    assert address_is_offered(sharer) == address


def test_no_clipboard_at_all_leaves_the_address_selected(sharer: Person) -> None:
    sharer.page.evaluate(NO_CLIPBOARD)
    sharer.begin_keeping()
    sharer.reads("Ada: Success.")
    sharer.press("Share")
    address = address_is_offered(sharer)
    sharer.page.goto(address)
    sharer.is_at("A roll, shared")
    expect(sharer.field("Link")).to_have_count(0)


def test_a_denied_permission_leaves_the_address_selected(sharer: Person) -> None:
    context = sharer.page.context
    context.grant_permissions([], origin=sharer.site)
    sharer.page.evaluate("delete navigator.clipboard")
    sharer.press("Share this roll")
    address_is_offered(sharer)
    context.clear_permissions()


def test_a_denied_share_of_a_friends_roll_is_handled_alike(sharer: Person) -> None:
    sharer.page.evaluate(CLIPBOARD, "NotAllowedError")
    sharer.press("Share this roll")
    sharer.page.goto(address_is_offered(sharer))
    sharer.is_at("A roll, shared")
    sharer.press("Share")
    assert address_is_offered(sharer) == sharer.page.url
