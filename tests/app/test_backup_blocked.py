"""Where the browser keeps nothing a backup can be opened all the same, to be played in memory."""

from __future__ import annotations

from tests.app import seats
from tests.app.shelves import BLOCKED
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import file_of, only, opening, played
from tests.app.trees import words


def blocked(good: dict[str, str]) -> Browser:
    browser = Browser({}, "/")
    browser.shelf.blocked = True
    browser.send("save_failed", BLOCKED)
    return opening(browser, file_of(good))


def test_a_table_is_taken_and_played_in_memory(good: dict[str, str]) -> None:
    browser = blocked(good)
    browser.tap("take", 0, "add")
    assert only(browser).done
    assert f"Not saved: {BLOCKED}" in words(browser.tree), "it says so as long as it is so"
    browser.follow(f"/t/{seats.TABLE}")
    browser.send("rename_table", value="In memory")
    assert f"Not saved: {BLOCKED}" in words(browser.tree)
    browser.send("undo")
    browser.send("redo")
    browser.go("/")
    assert browser.model.heads[seats.TABLE].name == "In memory"
    assert browser.stored == {}
    browser.tap("export_all")
    there = opening(Browser(), browser.downloads[-1].content)
    assert only(there).name == "In memory"


def test_it_can_be_replaced_and_all_of_it_undone(good: dict[str, str]) -> None:
    browser = blocked(good)
    browser.tap("take", 0, "add")
    opening(browser, file_of(played(good, "Other")))
    browser.tap("take", 0, "merge")
    assert browser.model.heads[seats.TABLE].name == "Other"
    browser.tap("untake", 0)
    assert browser.model.heads[seats.TABLE].name != "Other"
    browser.go(f"/t/{seats.TABLE}")
    assert browser.table.stage.name != "Other"
    assert f"Not saved: {BLOCKED}" in words(browser.tree)


def test_all_of_it_is_written_once_storage_can_be_reached(good: dict[str, str]) -> None:
    browser = blocked(good)
    browser.tap("take", 0, "add")
    browser.shelf.blocked = False
    browser.go(f"/t/{seats.TABLE}")
    browser.send("rename_table", value="Kept")
    assert not browser.model.trouble
    assert browser.reload().table.stage.name == "Kept"
