"""What stands until it is different: that saving fails, and what the browser says of keeping."""

from __future__ import annotations

import json

import pytest

from pyapp.app import view
from pyapp.effect import Keep, Msg
from pyapp.model import Model
from pyapp.update import update
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import words


def full() -> Browser:
    browser = seats.laid(("Ann",))
    browser.go(f"{seats.home(browser)}/settings")
    browser.shelf.full = True
    browser.write("rename_table", value="Kept in memory")
    return browser


def test_a_failed_save_stands_on_every_screen_until_one_works() -> None:
    browser = full()
    table = seats.home(browser)
    for place in ("/", "/about", table, f"{table}/log", f"{table}/settings", f"{table}/loose"):
        browser.go(place)
        assert "Not saved: There is no room left." in words(browser.tree)
        assert "remove those for good" in words(browser.tree)
    browser.send("dismiss")
    assert "Not saved" in words(browser.tree)
    browser.shelf.full = False
    browser.send("undo")
    assert "Not saved" not in words(browser.tree)


def test_a_failed_save_can_be_tried_again_once_there_is_room() -> None:
    for act in ("try_again", "hidden", "shown"):
        browser = full()
        if act == "try_again":
            browser.tap(act)
        else:
            browser.send(act)
        assert "Not saved" in words(browser.tree)
        browser.shelf.full = False
        browser.send(act)
        assert "Not saved" not in words(browser.tree)
        assert browser.reload().table.stage.name == "Kept in memory"
        before = len(browser.saves)
        browser.send("shown")
        assert len(browser.saves) == before


def test_what_is_not_saved_can_be_taken_away_as_a_file() -> None:
    browser = full()
    browser.tap("export_table")
    saved = json.loads(browser.downloads[-1].content)["saved"]
    assert "Kept in memory" not in browser.stored[f"threefold/1/{browser.table.id}/head"]
    again = Browser(saved, f"/t/{browser.table.id}")
    assert again.table.stage == browser.table.stage
    assert again.table.stage.name == "Kept in memory"


def asked(model: Model) -> tuple[Model, bool]:
    model, effects = update(model, Msg("saved"))
    return model, Keep() in effects


def test_the_browser_is_asked_once_there_is_something_worth_keeping() -> None:
    browser = Browser()
    browser.tap("new_table", "ghosts")
    model, now = asked(browser.model)
    assert not now
    assert not model.keeps
    seats.add(browser, "Ann")
    assert browser.model.keeps == "asked"
    assert not asked(browser.model)[1]
    assert not asked(update(browser.model, Msg("keeping", ("refused",)))[0])[1]


def test_a_browser_that_failed_to_save_is_not_asked() -> None:
    assert full().model.keeps == ""
    browser = Browser()
    browser.shelf.full = True
    browser.tap("new_table", "ghosts")
    seats.add(browser, "Ann")
    assert browser.model.keeps == ""


@pytest.mark.parametrize("answer", ["kept", "refused", "clears"])
def test_only_a_browser_that_clears_unvisited_sites_is_warned_of(answer: str) -> None:
    model, effects = update(seats.laid(("Ann",)).model, Msg("keeping", (answer,)))
    assert effects == ()
    home, _ = update(model, Msg("went", ("/",)))
    assert ("seven days" in words(view(home))) is (answer == "clears")
