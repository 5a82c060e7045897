"""The screens of what cannot be read, of backups, and of what is not saved, one after the other."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

from playwright.sync_api import expect

from pyapp import backup, reminder
from pyapp.reminder import SESSIONS, Backups
from tests.browser.player import Person, is_ready
from tests.browser.test_reload import EMPTIED, FULL
from threefold.check import TEXT_LIMIT

LAY = "texts => Object.entries(texts).forEach(([key, text]) => localStorage.setItem(key, text))"


def walk(person: Person, table: str) -> Iterator[str]:
    """Visit them all, with the furnished table at this address; yield the name of each."""
    own = table.removeprefix("#/t/")
    whole = texts_of(person, own)
    yield from _unread(person, own, whole)
    yield from _opened(person, own, whole)
    yield from _not_saved(person, table)


def texts_of(person: Person, table_id: str) -> dict[str, str]:
    """What is stored of one table."""
    begin = f"threefold/1/{table_id}/"
    return {key: text for key, text in person.stored().items() if key.startswith(begin)}


def strays(table_id: str, texts: dict[str, str]) -> dict[str, str]:
    """A table that lost its head's sense, one that lost all, and one that is newer."""
    head = json.loads(texts[f"threefold/1/{table_id}/head"])
    return {
        "threefold/1/strange/head": json.dumps({**head, "deleted": "no", "name": "At the harbour"}),
        "threefold/1/garbage/head": "half of it",
        "threefold/1/newer/head": json.dumps({**head, "v": 9, "name": "From the future"}),
    }


def _unread(person: Person, own: str, whole: dict[str, str]) -> Iterator[str]:
    page, due = person.page, Backups(last=1_780_000_000_000, sessions=SESSIONS)
    more = {
        reminder.KEY: reminder.to_text(due),
        f"threefold/aside/{own}/log/7/aaaa": "torn",
        "threefold/aside/gone/log/7/aaaa": "torn",
    }
    page.evaluate(LAY, {**strays(own, whole), **more})
    person.page.goto(person.site + "#/")
    page.reload()
    is_ready(page)
    person.reads("You have played a good while")
    person.reads("At the harbour")
    yield "home, some cannot be read"
    for table, words in (("newer", "From the future"), ("garbage", "Known as garbage")):
        page.goto(f"{person.site}#/t/{table}")
        person.reads(words)
        yield f"a table that is {table}"


def _opened(person: Person, own: str, whole: dict[str, str]) -> Iterator[str]:
    # The table here goes on after the backup was made.
    person.page.goto(f"{person.site}#/t/{own}/settings")
    person.is_at("Rulings and settings")
    person.write("Name of the table", "Played on since")
    fresh = {one.replace(f"/{own}/", "/fresh/"): text for one, text in whole.items()}
    more = {one.replace(f"/{own}/", "/second/"): text for one, text in whole.items()}
    file = backup.written({**whole, **fresh, **more, **strays(own, whole)})
    person.page.goto(f"{person.site}#/import")
    person.is_at("Open a backup")
    person.page.get_by_label("ackup file").set_input_files(
        {"name": "night.json", "mimeType": "application/json", "buffer": file.encode()}
    )
    expect(person.button("Add all")).to_be_visible()
    yield "import, opened"
    person.button("Replace the one here").first.click()
    person.reads("The one here is replaced.")
    person.button(re.compile("^Add this table")).first.click()
    person.reads("Added.")
    yield "import, taken"
    person.button(re.compile("^Undo: ")).first.click()
    person.reads("Undone: all is as it was before.")
    yield "import, undone"


def _not_saved(person: Person, table: str) -> Iterator[str]:
    person.page.goto(f"{person.site}{table}/settings")
    person.is_at("Rulings and settings")
    person.write("Name of the table", "W" * (TEXT_LIMIT + 1))
    person.reads("Too long to be saved")
    yield "a name that is too long"
    person.page.evaluate(FULL)
    person.write("Name of the table", "Kept in memory")
    person.reads("Not saved")
    yield "not saved"
    person.page.evaluate(EMPTIED)
