"""The reminder of a backup: after ten sessions in which something was played, and put off."""

from __future__ import annotations

import json

import pytest

from pyapp import reminder, store
from pyapp.reminder import Backups
from tests.app import seats
from tests.app.shelves import NO_ROOM
from tests.app.table_driver import Browser
from tests.app.trees import words

WORDS = "You have played a good while"


def session(stored: dict[str, str], name: str = "") -> Browser:
    """Start at home; with a name, go and change the table."""
    newest = max(head.touched for head in store.heads(stored).values())
    browser = Browser(stored, "/", salt=name, at=newest + seats.AN_HOUR)
    if name:
        browser.go(f"/t/{seats.TABLE}")
        browser.send("rename_table", value=name)
        browser.go("/")
    return browser


def after_sessions(stored: dict[str, str], count: int, of: str = "Name") -> Browser:
    for at in range(count):
        session(stored, f"{of} {at}")
    return session(stored)


def test_it_comes_after_so_many_sessions_and_can_be_put_off(good: dict[str, str]) -> None:
    stored = dict(good)
    assert WORDS not in words(after_sessions(stored, reminder.SESSIONS - 2).tree)
    browser = after_sessions(stored, 1, "Last")
    assert WORDS in words(browser.tree)
    browser.tap("reminder_off")
    assert WORDS not in words(browser.tree)
    assert WORDS not in words(after_sessions(stored, reminder.SESSIONS - 1, "More").tree)
    assert WORDS in words(after_sessions(stored, 1, "Again").tree)


def test_starts_at_which_nothing_was_played_do_not_count(good: dict[str, str]) -> None:
    stored = dict(good)
    for _ in range(3 * reminder.SESSIONS):
        assert WORDS not in words(session(stored).tree)


def test_a_backup_of_everything_counts_anew(good: dict[str, str]) -> None:
    stored = dict(good)
    browser = after_sessions(stored, reminder.SESSIONS)
    assert "Not backed up yet" in words(browser.tree)
    browser.tap("export_all")
    assert WORDS not in words(browser.tree)
    assert "Last backed up: 20" in words(browser.tree)
    assert "Last backed up: 20" in words(session(stored).tree)


def test_what_cannot_be_remembered_is_no_trouble(good: dict[str, str]) -> None:
    browser = Browser(dict(good), "/")
    browser.shelf.full = True
    browser.tap("export_all")
    assert NO_ROOM not in words(browser.tree)
    assert browser.downloads


def test_a_backup_made_in_another_tab_is_known_here(good: dict[str, str]) -> None:
    stored = dict(good)
    here, there = Browser(stored, "/"), Browser(stored, "/")
    there.tap("export_all")
    here.send("changed_elsewhere", reminder.KEY)
    assert here.model.backups == there.model.backups != Backups()
    assert here.model.backups.last


def test_a_tab_that_slept_forgets_no_backup_of_another(good: dict[str, str]) -> None:
    """It heard nothing of what was written meanwhile."""
    stored = dict(good)
    here = after_sessions(stored, reminder.SESSIONS)
    there = Browser(stored, "/")
    there.tap("export_all")
    last = reminder.from_texts(stored).last
    assert last
    here.tap("reminder_off")
    assert (reminder.from_texts(stored).last, here.model.backups.last) == (last, last)
    stored[reminder.KEY] = reminder.to_text(Backups(last=1, sessions=3, seen=5, more={"a": 1}))
    here.send("export_all")
    kept = reminder.from_texts(stored)
    assert (kept.sessions, kept.seen, kept.more) == (0, 5, {"a": 1})


LATE, AHEAD = 1_900_000_000_000, 2_100_000_000_000
"""Times after all that the fixtures hold, and long after that."""


def played_and_started(stored: dict[str, str], at: int) -> Browser:
    """Play at some time, and start anew a little later."""
    playing = Browser(stored, f"/t/{seats.TABLE}", salt=f"{at}", at=at)
    playing.send("rename_table", value=f"At {at}")
    return Browser(stored, "/", at=playing.at + seats.AN_HOUR)


def test_a_clock_that_was_ahead_once_ends_no_reminder(good: dict[str, str]) -> None:
    stored = dict(good)
    played_and_started(stored, AHEAD)
    assert reminder.from_texts(stored).seen > AHEAD
    for at in range(reminder.SESSIONS):
        browser = played_and_started(stored, LATE + 2 * at * seats.AN_HOUR)
    assert WORDS in words(browser.tree)


def test_a_table_from_a_time_to_come_ends_no_reminder(good: dict[str, str]) -> None:
    other = {key.replace(seats.TABLE, "t9"): text for key, text in good.items()}
    head = json.loads(other["threefold/1/t9/head"])
    other["threefold/1/t9/head"] = json.dumps({**head, "touched": 2**53 - 1})
    stored = {**good, **other}
    for at in range(1, reminder.SESSIONS + 1):
        browser = played_and_started(stored, LATE + 2 * at * seats.AN_HOUR)
        for _ in range(3):
            browser = Browser(stored, "/", at=browser.at)
        assert browser.model.backups.sessions == at + 1, "starts with nothing played do not count"
    assert WORDS in words(browser.tree)


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"v":0,"sessions":99}', '{"v":1,"sessions":"99"}', "9" * 2_000,
     '{"v":1,"sessions":-1}', '{"v":1,"sessions":1e9}', '{"v":true,"sessions":9}'],
)  # fmt: skip
def test_what_is_damaged_counts_as_nothing(text: str) -> None:
    assert reminder.from_texts({reminder.KEY: text}) == Backups()


def test_it_is_stored_and_read_back() -> None:
    known = Backups(last=1_790_000_000_000, sessions=7, seen=1_780_000_000_000)
    assert reminder.from_texts({reminder.KEY: reminder.to_text(known)}) == known


def test_a_time_that_is_none_is_no_day() -> None:
    assert [reminder.day(at) for at in (10**30, -(10**30))] == ["", ""]
