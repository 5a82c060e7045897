"""The backup of a storage that is full: just whom "Not saved" told to make one can open it."""

from __future__ import annotations

import pytest

from pyapp import backup, store
from pyapp.room import RESERVE
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import all_tables, file_of, only, opening, played
from tests.app.trees import words

CHROMIUM = 5_242_880
"""Ten megabytes of UTF-16: measured, and no number of ours."""

DENSE, HALF, NUL = "\u4e00", "\ud800", "\x00"


def full(browser: Browser, sign: str = "x") -> Browser:
    """Fill storage to the last unit; the most of it is set aside."""
    key = "threefold/aside/t0/log/0/0123456789abcdef"
    browser.shelf.room = CHROMIUM
    browser.stored[key] = sign * (CHROMIUM - backup.size(browser.stored) - len(key))
    assert backup.size(browser.stored) == CHROMIUM
    return browser


@pytest.mark.parametrize("sign", ["x", DENSE, HALF, NUL])
def test_a_full_storage_is_backed_up_and_opened(good: dict[str, str], sign: str) -> None:
    browser = full(Browser(dict(good), "/"), sign)
    stored = dict(browser.stored)
    browser.tap("export_all")
    (file,) = browser.downloads
    assert backup.read(file.content) == stored
    there = opening(Browser(), file.content)
    there.tap("take", 0, "add")
    assert all_tables(there.stored) == good


def test_what_was_owed_beside_a_full_storage_is_in_its_backup(good: dict[str, str]) -> None:
    browser = full(Browser(dict(good), f"/t/{seats.TABLE}"))
    browser.send("rename_table", value="Not saved yet" * 60)
    assert browser.model.trouble
    browser.go("/")
    browser.tap("export_all")
    there = opening(Browser(), browser.downloads[-1].content)
    assert only(there).name == "Not saved yet" * 60


def test_one_table_that_fills_storage_comes_to_a_browser_without_tables(
    good: dict[str, str],
) -> None:
    # Chunks that cannot be read are kept as they are, so any text makes a log long.
    keys = [f"{store.prefix(seats.TABLE)}log/{number}" for number in range(1, 40)]
    head = good[seats.HEAD].replace('"log":[1,', '"log":[40,')
    assert head != good[seats.HEAD]
    texts = {**good, seats.HEAD: head}
    each = (CHROMIUM - backup.size(texts)) // len(keys) - len(keys[-1])
    texts |= dict.fromkeys(keys, "x" * each)
    assert backup.size(texts) > CHROMIUM - 1_000
    browser = Browser()
    browser.shelf.room = CHROMIUM
    opening(browser, file_of(texts)).tap("take", 0, "add")
    assert all_tables(browser.stored) == texts


def test_undo_needs_no_room_but_what_was_there(good: dict[str, str]) -> None:
    """Not even to play on with: before, all of it was there."""
    here = played(good, *(f"Name {at}" + "y" * 3000 for at in range(40)))
    browser = Browser(dict(here), "/import")
    browser.stored["threefold/aside/x/y/0"] = "x" * (backup.ROOM - RESERVE - backup.size(here))
    opening(browser, file_of(played(good, "Other")))
    most = backup.size(browser.stored)
    browser.tap("take", 0, "replace")
    assert "no room to put away" in words(browser.tree)
    assert all_tables(browser.stored) != here
    browser.shelf.room = most
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == here
    assert "Undone" in browser.notice
