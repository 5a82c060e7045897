"""Files picked one after the other: the last pick counts, and one that is no backup undoes none."""

from __future__ import annotations

import pytest

from pyapp.effect import Msg
from pyapp.opened import FILE_LIMIT
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import all_tables, file_of, only, opened, played


def named(good: dict[str, str], name: str) -> bytes:
    return file_of(played(good, name))


def pick(browser: Browser, number: int, size: int = 10) -> None:
    browser.send("file_picked", f"{number}.json", size, number)


def read(browser: Browser, number: int, content: bytes) -> None:
    browser.send("file_read", f"{number}.json", content, number)


def test_the_last_pick_counts_and_not_the_last_read(good: dict[str, str]) -> None:
    browser = Browser({}, "/import")
    pick(browser, 1)
    pick(browser, 2)
    read(browser, 2, named(good, "Second"))
    browser.tap("take", 0, "add")
    read(browser, 1, named(good, "First"))
    assert (only(browser).name, opened(browser).name) == ("Second", "2.json")
    browser.send("file_unread", "1.json", 1)
    assert only(browser).name == "Second"
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == {}


def test_a_file_that_was_closed_while_it_was_read_stays_closed(good: dict[str, str]) -> None:
    browser = Browser({}, "/import")
    pick(browser, 1)
    browser.send("file_closed")
    read(browser, 1, named(good, "First"))
    browser.send("file_unread", "1.json", 1)
    assert (browser.model.opened, browser.notice) == (None, "")


@pytest.mark.parametrize("then", ["too large", "no backup", "empty", "unread"])
def test_what_is_no_backup_leaves_the_open_one_with_its_undo(
    good: dict[str, str], then: str
) -> None:
    browser = Browser({}, "/import")
    pick(browser, 1)
    read(browser, 1, named(good, "First"))
    browser.tap("take", 0, "add")
    before = opened(browser)
    pick(browser, 2, FILE_LIMIT + 1 if then == "too large" else 10)
    if then == "unread":
        browser.send("file_unread", "2.json", 2)
    elif then != "too large":
        read(browser, 2, b"" if then == "empty" else b"a video")
    assert browser.notice
    assert opened(browser) == before
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == {}


def test_one_too_large_does_not_stop_the_one_that_is_being_read(good: dict[str, str]) -> None:
    browser = Browser({}, "/import")
    pick(browser, 1)
    pick(browser, 2, FILE_LIMIT + 1)
    read(browser, 1, named(good, "First"))
    assert only(browser).name == "First"


def test_an_empty_file_is_told_and_another_can_be_picked(good: dict[str, str]) -> None:
    browser = Browser({}, "/import")
    pick(browser, 1, 0)
    read(browser, 1, b"")
    assert "“1.json” is empty" in browser.notice
    assert browser.model.opened is None
    pick(browser, 2)
    read(browser, 2, named(good, "Second"))
    assert only(browser).name == "Second"


class BrokenError(Exception):
    """Not one of storage's own."""


def test_nothing_is_called_taken_before_it_is_stored(
    good: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser({}, "/import")
    browser.send("file_read", "a.json", file_of(good))

    def breaks(key: str, _text: str) -> None:
        raise BrokenError(key)

    monkeypatch.setattr(browser.shelf, "set", breaks)
    with pytest.raises(BrokenError):
        browser.tap("take", 0, "add")
    assert only(browser).done is None
    assert not browser.offers("untake", 0)


def test_two_taps_that_wait_in_line_take_it_once(good: dict[str, str]) -> None:
    browser = Browser(dict(good), "/import")
    browser.send("file_read", "a.json", file_of(good))
    taps = [Msg("take", (0, "copy"), at=browser.tick()) for _ in range(2)]
    browser.send_all(*taps)
    assert len(all_tables(browser.stored)) == 2 * len(good)
    done = only(browser).done
    assert done
    assert done.id != seats.TABLE
    browser.tap("untake", 0)
    assert all_tables(browser.stored) == good
    browser.tap("take", 0, "copy")
    assert len(all_tables(browser.stored)) == 2 * len(good)
