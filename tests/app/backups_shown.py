"""The screens of a backup that is opened, in every state worth a look."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pyapp import backup, moving, reminder, store
from pyapp.model import Model
from pyapp.reminder import SESSIONS, Backups
from tests.app.table_driver import Browser

Shown = tuple[str, Model, Any]


def screens(stored: dict[str, str], text: str) -> Iterator[Shown]:
    """Name, model and tree of each; the tables stored are those of the backup too."""
    due = {reminder.KEY: reminder.to_text(Backups(last=1, sessions=SESSIONS))}
    yield _shown("home, a backup is due", Browser({**stored, **due}))
    browser = Browser(dict(stored), "/import")
    yield _shown("import, nothing picked", browser)
    browser.send("file_picked", text, 10)
    yield _shown("import, reading", browser)
    tables = {key: text for key, text in stored.items() if key.startswith(store.PREFIX)}
    fresh = {_other(key, more): text for key, text in tables.items() for more in ("x", "y")}
    bad = {"threefold/1/bad/head": "{"}
    browser.send("file_read", text, backup.written({**stored, **fresh, **bad}).encode())
    yield _shown("import, opened", browser)
    for at, found in enumerate(browser.model.opened.tables if browser.model.opened else ()):
        if found.wanted:
            browser.tap("take", at, "add")
    yield _shown("import, taken", browser)
    yield from _moving(stored)


def _moving(stored: dict[str, str]) -> Iterator[Shown]:
    table_id = next(head.id for head in store.heads(stored).values() if not head.trouble)
    browser = Browser(dict(stored), "/")
    browser.send("bring_back", table_id)
    browser.go(f"/t/{table_id}/move")
    yield _shown("move", browser)
    assert browser.model.table
    code = moving.links(moving.without_log(browser.model.table)).whole
    # Without its log it is another table than the one here: replaced, that one is put away.
    browser = Browser(dict(browser.stored), code)
    yield _shown("import, by link", browser)
    browser.tap("take", 0, "replace")
    yield _shown("import, replaced", browser)
    browser.go("/")
    yield _shown("home, one was replaced", browser)


def _other(key: str, more: str) -> str:
    return key.replace(store.PREFIX, f"{store.PREFIX}{more}-")


def _shown(name: str, browser: Browser) -> Shown:
    return name, browser.model, browser.tree
