"""Backups without a mouse: Tab reaches every act, which leaves the keyboard where one goes on."""

from __future__ import annotations

import re

from playwright.sync_api import FilePayload, Locator, expect

from pyapp import backup, reminder
from pyapp.reminder import SESSIONS, Backups
from tests.browser.backup_screens import LAY, strays, texts_of
from tests.browser.player import Person, is_ready

AT_MOST = 60


def tab_to(person: Person, wanted: Locator) -> None:
    """Press Tab until this has the focus."""
    for _ in range(AT_MOST):
        person.page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    raise AssertionError(f"{wanted} is not reached by Tab")


def enter(person: Person, wanted: Locator) -> None:
    tab_to(person, wanted)
    person.page.keyboard.press("Enter")


def picked(name: str, text: str) -> FilePayload:
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def test_a_backup_is_opened_taken_from_undone_and_closed(ada: Person) -> None:
    own = ada.page.url.partition("#/t/")[2].partition("/")[0]
    whole = texts_of(ada, own)
    fresh = {one.replace(f"/{own}/", "/fresh/"): text for one, text in whole.items()}
    file = backup.written({**whole, **fresh, **strays(own, whole)})
    ada.page.goto(f"{ada.site}#/import")
    ada.is_at("Open a backup")
    field = ada.page.get_by_label("ackup file")
    tab_to(ada, field)
    field.set_input_files(picked("a.json", "{}"))
    expect(ada.page.get_by_text("This file is no backup").first).to_be_visible()
    expect(field).to_be_focused()
    field.set_input_files(
        {"name": "b.json", "mimeType": "application/json", "buffer": file.encode()}
    )
    expect(ada.page.get_by_role("heading", name="In “b.json”")).to_be_visible()
    expect(ada.main).to_be_focused()
    enter(ada, ada.button(re.compile("^Add this table")))
    undo = ada.button(re.compile("^Undo: "))
    expect(undo).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(ada.button(re.compile("^Add this table"))).to_be_focused()
    ada.page.keyboard.press("Enter")
    expect(undo).to_be_focused()
    ada.page.keyboard.press("Tab")
    expect(ada.link("Go to it")).to_be_focused()
    ada.main.focus()
    enter(ada, ada.button("Close this backup"))
    expect(field).to_be_focused()


def test_what_home_offers_is_reached_and_left(ada: Person) -> None:
    own = ada.page.url.partition("#/t/")[2].partition("/")[0]
    due = reminder.to_text(Backups(last=1_780_000_000_000, sessions=SESSIONS))
    ada.page.evaluate(LAY, {**strays(own, texts_of(ada, own)), reminder.KEY: due})
    ada.page.goto(ada.site + "#/")
    ada.page.reload()
    is_ready(ada.page)
    enter(ada, ada.button("Not now"))
    expect(ada.button("Not now")).to_have_count(0)
    expect(ada.main).to_be_focused()
    downloads = ada.button(re.compile("^Download what cannot be read"))
    expect(downloads).to_have_count(3)
    for at in range(3):
        with ada.page.expect_download():
            enter(ada, downloads.nth(at))
        expect(downloads.nth(at)).to_be_focused()
