"""News of the app itself: told once, offered quietly, and nothing at the table moves for them."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp import app
from pyapp.effect import Effects, Msg, Renew
from tests.app import seats
from tests.app.shelves import NO_ROOM
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


class Tab(Browser):
    """A browser that counts how often the newer build was started."""

    renewed = 0

    def _carry_out(self, effects: Effects) -> None:
        self.renewed += effects.count(Renew())
        super()._carry_out(effects)


@pytest.fixture
def tab() -> Tab:
    """Somebody at a table with Ann, who is offered an update."""
    tab = Tab(seats.laid(("Ann",)).stored)
    (table,) = tab.model.heads
    tab.go(f"/t/{table}")
    tab.send("update_waiting")
    return tab


def test_only_update_now_starts_the_newer_build(tab: Tab) -> None:
    tab.tap("update_later")
    tab.go("/")
    assert tab.renewed == 0
    tab.tap("update_now")
    assert tab.renewed == 1
    assert tab.notice == ""


def named(tab: Tab, name: str) -> Msg:
    """What a text that is still being typed says; it comes along with the next tap."""
    return Msg("rename_table", (), name, tab.tick())


def test_no_update_loses_what_could_not_be_saved(tab: Tab) -> None:
    tab.shelf.full = True
    tab.send_all(named(tab, "Saturday"))
    assert tab.model.trouble == NO_ROOM
    tab.tap("update_now")
    assert tab.renewed == 0
    assert "would be lost" in tab.notice
    assert tab.model.said[0] == tab.notice
    assert tab.aimed[-1] == "main"
    assert OFFER not in words(tab.tree)
    tab.go("/")
    assert OFFER in words(tab.tree)
    tab.tap("update_now")
    assert tab.renewed == 0


def test_nor_what_was_still_being_typed_when_update_now_was_tapped(tab: Tab) -> None:
    tab.shelf.full = True
    tab.send_all(named(tab, "Saturday"), Msg("update_now"))
    assert tab.renewed == 0
    assert "would be lost" in tab.notice


@pytest.mark.parametrize("typing", [False, True])
def test_what_could_not_be_saved_is_tried_again_before_the_update(tab: Tab, typing: bool) -> None:
    tab.shelf.full = True
    tab.send_all(named(tab, "Saturday"))
    tab.shelf.full = False
    tab.send_all(*([named(tab, "Sunday")] if typing else []), Msg("update_now"))
    assert tab.renewed == 1
    assert tab.reload().table.stage.name == ("Sunday" if typing else "Saturday")
