"""A bid is secret until all bids are shown, wherever somebody may look for it on the phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.app.universalis import seats
from tests.browser.universalis import Phone

SECRET, OTHER = 17, 4
# A number of its own: not part of an id, of an address or of a drawing's coordinates.
TOLD = re.compile(rf"(?<![\w.,/-]){SECRET}(?![\w.,/-])")
DRAWN = re.compile(r'<path\b[^>]*>|viewBox="[^"]*"|\b[xyd][12xy]?="[^"]*"')

HIDE = """() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  delete document.visibilityState;
}"""
"""What the browser does when nobody sees the page any more."""


@pytest.fixture
def asked(phone: Phone) -> Phone:
    """The phone when the first bids are due, Anna's before the others'."""
    phone.lay(seats.begun())
    return phone


def seen(phone: Phone) -> dict[str, str]:
    """Return all that can be had from the page, by where it was found."""
    page = phone.page
    return {
        "page": DRAWN.sub("", page.content()),
        "heard": page.locator("html").aria_snapshot(),
        "address": page.url,
        "title": page.title(),
        "history": page.evaluate("JSON.stringify(history.state)"),
    }


def leaks(phone: Phone) -> list[str]:
    """Name the places where the secret can be read."""
    return [where for where, text in seen(phone).items() if TOLD.search(text)]


def test_a_bid_is_nowhere_until_all_are_shown(asked: Phone) -> None:
    phone = asked
    assert leaks(phone) == []
    phone.take("Anna")
    phone.count("Your bid", SECRET)
    # The eyes can see: here it has to stand.
    assert leaks(phone) == ["page", "heard"]
    phone.do(f"Bid {SECRET} coins")
    phone.person.reads("Anna has bid.")
    for way in (stays, to_the_log, undone_and_done_again, reloaded, back_and_forth):
        way(phone)
        assert leaks(phone) == [], way.__name__
    phone.bid("Ben", 1)
    assert leaks(phone) == []
    phone.bid("Cleo", 2)
    assert leaks(phone) == []
    expect(phone.page.get_by_role("heading", name="All bids are in")).to_be_visible()
    phone.do("Show the bids")
    phone.person.reads(f"The bids: Anna {SECRET}, Ben 1, Cleo 2.")
    assert leaks(phone) == ["page", "heard"]


def stays(phone: Phone) -> None:
    """The phone is to go to Ben now."""
    expect(phone.button("I am Ben")).to_be_visible()
    expect(phone.purses().filter(has_text="Has bid")).to_have_text([re.compile("^Anna")])


def to_the_log(phone: Phone) -> None:
    phone.person.menu("Log")
    phone.person.is_at("Log")
    phone.person.reads("Anna has bid.")


def undone_and_done_again(phone: Phone) -> None:
    """Undone, the phone goes to Anna again, and her screen does not know what she bid."""
    phone.go()
    phone.do("Undo")
    phone.person.reads("Undone: Anna has bid.")
    assert leaks(phone) == []
    phone.take("Anna")
    expect(phone.button("Bid 0 coins")).to_be_visible()
    assert leaks(phone) == []
    phone.do("Hide")
    phone.do("Redo")
    phone.person.reads("Redone: Anna has bid.")
    stays(phone)


def reloaded(phone: Phone) -> None:
    """Ben has the phone and has chosen the same; a reload hides it, and hands the phone over."""
    stored = phone.person.stored()
    phone.take("Ben")
    phone.count("Your bid", SECRET)
    assert leaks(phone) == ["page", "heard"]
    assert phone.person.stored() == stored, "what is only chosen lies nowhere"
    phone.person.reload()
    stays(phone)


def back_and_forth(phone: Phone) -> None:
    """Ben unveils, chooses, and goes to look something up: his screen is veiled meanwhile."""
    phone.take("Ben")
    phone.count("Your bid", SECRET)
    phone.do("Hide")
    phone.page.go_back()
    assert leaks(phone) == []
    phone.page.go_forward()
    stays(phone)
    for place in ("ledger", "names", "facts", "c", "settings"):
        phone.go(place)
        expect(phone.person.title).not_to_have_text("Universalis")
        assert leaks(phone) == [], place
    phone.go()


def chosen(phone: Phone) -> None:
    """Anna has the phone and has chosen her bid, and not made it yet."""
    phone.take("Anna")
    phone.count("Your bid", SECRET)
    assert leaks(phone) == ["page", "heard"]


def veiled(phone: Phone) -> None:
    """The phone is to go to Anna, and her screen does not know what she had chosen."""
    expect(phone.button("I am Anna")).to_be_visible()
    assert leaks(phone) == []
    phone.take("Anna")
    expect(phone.button("Bid 0 coins")).to_be_visible()
    phone.do("Hide")


def test_who_walks_away_from_a_bid_leaves_nothing_of_it(asked: Phone) -> None:
    """By the menu and the browser's own way back, and by the list of tables."""
    phone = asked
    chosen(phone)
    phone.person.menu("Log")
    phone.person.is_at("Log")
    assert leaks(phone) == []
    phone.page.go_back()
    veiled(phone)
    chosen(phone)
    phone.to(phone.person.site + "#/")
    expect(phone.button("New Universalis table")).to_be_visible()
    assert leaks(phone) == []
    phone.go()
    veiled(phone)


def test_a_bid_is_veiled_when_the_page_is_hidden(asked: Phone) -> None:
    """The screen is locked, or another app comes in front, while a bid is chosen."""
    phone = asked
    chosen(phone)
    phone.page.evaluate(HIDE)
    veiled(phone)


def test_two_bids_leave_the_very_same_page(asked: Phone) -> None:
    """Whatever somebody bids, the page that comes next is the same, letter by letter."""
    phone, pages = asked, []
    for coins in (SECRET, OTHER, 0):
        phone.bid("Anna", coins)
        stays(phone)
        pages.append([phone.page.content(), phone.page.locator("html").aria_snapshot()])
        phone.do("Undo")
    assert pages[0] == pages[1] == pages[2]
