"""News of the app itself: told once, offered quietly, and nothing at the table moves for them."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp import app
from pyapp.model import Msg, Renew
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, heard, words
from threefold import ghosts

GREETING = "Ready to play offline"
OFFER = "Update available"


def at_a_table() -> Browser:
    browser = Browser()
    browser.tap("new_table", ghosts.ID)
    return browser


def main_of(tree: Any) -> list[Element]:
    """What stands in the main part, from top to end."""
    main = next(element for element in elements(tree) if element.tag == "main")
    return [child for child in elements([main.tag, *main.children]) if len(child.around) == 1]


def told(browser: Browser) -> str:
    """What a screen reader hears come at the end of the page."""
    last = main_of(browser.tree)[-1]
    assert last.attrs["role"] == "status"
    return heard(last.children)


def without_news(tree: Any) -> list[str]:
    return [heard(child.children) for child in main_of(tree)[:-1]]


def test_the_place_for_news_is_there_before_any_come() -> None:
    assert told(Browser()) == ""
    assert told(at_a_table()) == ""


def test_offline_is_told_when_it_is_new_and_can_be_put_away() -> None:
    browser = Browser()
    before = without_news(browser.tree)
    browser.send("offline_ready", True)
    assert GREETING in told(browser)
    assert without_news(browser.tree) == before
    browser.tap("greeted")
    assert told(browser) == ""


def test_offline_is_not_told_again_at_each_start() -> None:
    browser = Browser()
    browser.send("offline_ready", False)
    assert told(browser) == ""


def test_the_greeting_does_not_follow_to_the_next_screen() -> None:
    browser = Browser()
    browser.send("offline_ready", True)
    browser.go("/about")
    assert told(browser) == ""


def test_about_says_whether_it_works_offline_and_which_build_this_is() -> None:
    model, _ = app.init("/about", {}, "0123456789ab")
    assert "needs a connection" in words(app.view(model))
    assert "Build 0123456" in words(app.view(model))
    browser = Browser(fragment="/about")
    assert "Build" not in words(browser.tree)
    browser.send("offline_ready", False)
    assert GREETING in words(browser.tree)
    assert "needs a connection" not in words(browser.tree)


def test_an_update_that_comes_moves_nothing_on_the_screen() -> None:
    browser = at_a_table()
    before = without_news(browser.tree)
    table = browser.table
    browser.send("update_waiting")
    assert OFFER in told(browser)
    assert without_news(browser.tree) == before
    assert browser.table is table


def test_the_next_screen_has_the_offer_on_top() -> None:
    browser = at_a_table()
    browser.send("update_waiting")
    browser.go(f"/t/{browser.table.id}/settings")
    assert told(browser) == ""
    assert OFFER in heard(main_of(browser.tree)[0].children)


@pytest.mark.parametrize("place", ["/", "/about"])
def test_what_is_put_off_is_offered_again_away_from_the_table(place: str) -> None:
    browser = at_a_table()
    browser.send("update_waiting")
    browser.tap("update_later")
    assert OFFER not in words(browser.tree)
    browser.go(f"/t/{browser.table.id}/log")
    assert OFFER not in words(browser.tree)
    browser.go(place)
    assert OFFER in words(browser.tree)
    browser.tap("update_later")
    assert OFFER not in words(browser.tree)


def test_only_update_now_starts_the_newer_build() -> None:
    model = at_a_table().model
    for name in ("update_waiting", "update_later", "update_now"):
        model, effects = app.update(model, Msg(name))
        assert effects == ((Renew(),) if name == "update_now" else ())
