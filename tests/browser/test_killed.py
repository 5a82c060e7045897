"""The tab is killed in the middle of two hundred edits: whatever the page had saved is there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from tests.browser.conftest import BASELINE
from tests.browser.phones import HASTY, PHONE, SPARING
from tests.browser.player import Person
from tests.browser.watching import Watch
from tools import chromium

LIVES, EDITS = 4, 200
CHANCE = 6

# As fast as the page takes them. What is said was saved by then: it is written, and read back,
# before the event returns.
EDIT = """(field, first) => {
  let number = first;
  const edit = () => {
    field.value = `Night ${number}`;
    for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
    console.info(`saved ${number}`);
    number += 1;
    setTimeout(edit, 1);
  };
  setTimeout(edit, 1);
}"""


@pytest.fixture
def profile(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """A browser with a profile on disk, as a phone has one."""
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path / "profile"),
        executable_path=chromium.find_shell() or "",
        args=[*chromium.arguments(), BASELINE],
        service_workers="block",
        viewport=PHONE["viewport"],
        has_touch=True,
    )
    context.add_init_script(SPARING)
    context.add_init_script(f"addEventListener('DOMContentLoaded', {HASTY})")
    yield context
    context.close()


def edited_until(page: Page, person: Person, first: int, last: int) -> int:
    """Edit on and on, kill the tab some time after an edit; return the last that was saved."""
    heard = [first - 1]

    def hear(text: str) -> bool:
        found = re.fullmatch(r"saved (\d+)", text)
        if found:
            heard.append(int(found[1]))
        return heard[-1] >= last

    page.on("console", lambda message: hear(message.text))
    field = person.field("Name of the table").element_handle()
    with page.expect_console_message(lambda message: message.text == f"saved {last}"):
        field.evaluate(EDIT, first)
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    return heard[-1]


def test_what_was_saved_before_the_tab_was_killed_is_there(
    profile: BrowserContext, site: str
) -> None:
    with Watch().over(profile) as watching:
        _lives_and_dies(profile, site, watching)


def _lives_and_dies(profile: BrowserContext, site: str, watching: Watch) -> None:
    chance, saved = Random(CHANCE), 0
    person = Person(profile.new_page(), site).come()
    person.new_table()
    table = person.page.url.removeprefix(site)
    for life in range(1, LIVES + 1):
        person.page.goto(f"{site}{table}/settings")
        person.is_at(re.compile("Rulings"))
        least = EDITS * life // LIVES
        killed = person.page
        saved = edited_until(killed, person, saved + 1, max(least, saved) + chance.randrange(9))
        person = Person(profile.new_page(), site).come(table)
        killed.close()
        name = person.title.inner_text()
        found = int(name.removeprefix("Night "))
        assert found >= saved, f"{saved} was saved, and {name} is there"
        saved = found
        person.press("Undo")
        expect(person.title).to_have_text(f"Night {found - 1}")
        person.press("Redo")
        expect(person.title).to_have_text(name)
        watching.check()
    assert saved >= EDITS
