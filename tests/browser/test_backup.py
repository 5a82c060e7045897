"""Backups in the browser: handed out by one phone, looked at on another, taken in, undone."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.before import lay
from tests.browser.conftest import Furnished, Player, is_ready
from tests.browser.player import Person
from tests.browser.test_saved import OTHERS, SAVED, WRITE, units

NAME = "City of Ghosts"
PLAYED_ON = "Played on since"
SETTINGS = "Rulings and settings"
ALL = """() => Object.fromEntries(Object.entries(localStorage)
  .filter(([key]) => key.startsWith("threefold/1/")))"""
FILL = """reserve => {
  let text = "x".repeat(1 << 20);
  while (text.length > reserve) {
    try { localStorage.setItem(`filler/${localStorage.length}`, text); }
    catch { text = text.slice(text.length / 2); }
  }
}"""


WHOLE = "JSON.stringify(Object.entries(localStorage).sort())"

EMPTY = """() => Object.keys(localStorage).filter((key) => key.startsWith("filler/"))
  .forEach((key) => localStorage.removeItem(key))"""


def stored(page: Page) -> dict[str, str]:
    texts: dict[str, str] = page.evaluate(ALL)
    return texts


def pick(page: Page, file: Path) -> None:
    page.get_by_label("ackup file").set_input_files(file)


def press(page: Page, name: str) -> None:
    page.get_by_role("main").get_by_role("button", name=name, exact=True).click()


def test_an_empty_file_is_told_and_can_be_picked_again(
    somebody: Callable[..., Person], tmp_path: Path, backup: Path
) -> None:
    page = somebody().come().page
    page.get_by_role("link", name="Open a backup").click()
    file = tmp_path / "empty.json"
    file.write_bytes(b"")
    pick(page, file)
    expect(page.get_by_text("“empty.json” is empty").first).to_be_visible()
    assert page.get_by_label("ackup file").input_value() == ""
    file.write_bytes(backup.read_bytes())
    pick(page, file)
    expect(page.get_by_text("In “empty.json”")).to_be_visible()


@pytest.fixture(scope="session")
def saved(furnished: Furnished) -> dict[str, str]:
    """What the phone of the furnished table has stored."""
    kept = {item["name"]: item["value"] for item in furnished.storage["origins"][0]["localStorage"]}
    return {key: text for key, text in kept.items() if key.startswith("threefold/1/")}


@pytest.fixture
def backup(saved: dict[str, str], tmp_path: Path) -> Path:
    """The file that the shell of that phone would hand out."""
    file = tmp_path / "backup.json"
    file.write_text(json.dumps({"format": "threefold/raw", "version": 1, "saved": saved}), "ascii")
    return file


def test_a_table_moves_to_another_phone(
    player: Player, somebody: Callable[..., Person], site: str, furnished: Furnished,
    saved: dict[str, str], tmp_path: Path, axe: Callable[..., list[str]],
) -> None:  # fmt: skip
    page = player(storage_state=furnished.storage)
    page.goto(site)
    is_ready(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Back up everything").click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    handed = json.loads(file.read_text("utf-8"))["saved"]
    assert {key: handed[key] for key in saved} == saved
    expect(page.get_by_text("Last backed up: 20")).to_be_visible()

    friend = somebody().come()
    friend.page.get_by_role("link", name="Open a backup").click()
    friend.is_at("Open a backup")
    pick(friend.page, file)
    expect(friend.main.get_by_role("heading", name=NAME)).to_be_visible()
    expect(friend.main.get_by_text("It is not in this browser yet.")).to_be_visible()
    assert stored(friend.page) == {}, "nothing has changed yet"
    assert axe(friend.page) == []
    press(friend.page, f"Add this table: {NAME}")
    friend.link("Go to it").click()
    friend.is_at(NAME)
    expect(friend.main.get_by_text("Ada", exact=True).first).to_be_visible()
    assert stored(friend.page) == saved
    friend.reload()
    friend.is_at(NAME)


def test_one_table_is_handed_out_in_its_settings(
    player: Player, site: str, furnished: Furnished, saved: dict[str, str]
) -> None:
    page = player(storage_state=furnished.storage)
    page.goto(f"{site}{furnished.table}/settings")
    is_ready(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Back up this table").click()
    assert waiting.value.suggested_filename.startswith(f"threefold {NAME} 20")
    assert json.loads(Path(waiting.value.path()).read_text("utf-8"))["saved"] == saved


def test_a_copy_beside_it_and_a_replaced_one_that_comes_back(
    player: Player, site: str, furnished: Furnished, saved: dict[str, str], backup: Path
) -> None:
    page = player(storage_state=furnished.storage)
    page.goto(f"{site}{furnished.table}/settings")
    is_ready(page)
    page.get_by_label("Name", exact=False).first.fill(PLAYED_ON)
    page.get_by_label("Name", exact=False).first.press("Enter")
    here = stored(page)
    assert here != saved
    page.goto(f"{site}#/import")
    pick(page, backup)
    main = page.get_by_role("main")
    expect(main.get_by_text("has gone on since this backup")).to_be_visible()
    press(page, f"Replace the one here: {NAME}")
    expect(main.get_by_text("The one here is replaced.")).to_be_visible()
    both = stored(page)
    assert {key: both[key] for key in saved} == saved
    expect(main.get_by_text("The one that was here is put away.")).to_be_visible()
    expect(main.get_by_role("button", name=f"Undo: {NAME}")).to_be_focused()
    press(page, f"Undo: {NAME}")
    expect(page.get_by_text("Undone: all is as it was before.").first).to_be_visible()
    assert stored(page) == here
    press(page, f"Add as a copy: {NAME}")
    expect(main.get_by_text("Added as a copy.")).to_be_visible()
    both = stored(page)
    assert {key: both[key] for key in here} == here
    page.goto(f"{site}#/")
    for name in (NAME, PLAYED_ON):
        expect(main.get_by_role("link", name=name)).to_be_visible()


def test_a_replaced_one_is_brought_back_after_a_reload(
    player: Player, site: str, furnished: Furnished, saved: dict[str, str], backup: Path,
    axe: Callable[..., list[str]],
) -> None:  # fmt: skip
    page = player(storage_state=furnished.storage)
    page.goto(f"{site}{furnished.table}/settings")
    is_ready(page)
    page.get_by_label("Name", exact=False).first.fill(PLAYED_ON)
    page.get_by_label("Name", exact=False).first.press("Enter")
    page.goto(f"{site}#/import")
    pick(page, backup)
    main = page.get_by_role("main")
    expect(main.get_by_text("that one is put away as it is now")).to_be_visible()
    press(page, f"Replace the one here: {NAME}")
    expect(main.get_by_text("The one here is replaced.")).to_be_visible()
    page.reload()
    is_ready(page)
    page.goto(f"{site}#/")
    back = main.get_by_role("button", name=f"Bring back {PLAYED_ON} (before the backup was opened")
    expect(back).to_be_visible()
    assert axe(page) == []
    back.click()
    expect(page.get_by_role("heading", level=1, name=PLAYED_ON)).to_be_visible()
    page.get_by_role("button", name="Undo").first.click()
    expect(page.get_by_role("heading", level=1, name=NAME)).to_be_visible()
    page.goto(f"{site}#/")
    expect(main.get_by_role("listitem").filter(has_text=NAME)).to_have_count(2)
    both = stored(page)
    assert {key: both[key] for key in saved} == saved


def test_the_same_file_is_picked_again_after_it_was_refused(
    player: Player, site: str, backup: Path
) -> None:
    page = player()
    page.goto(f"{site}#/import")
    is_ready(page)
    good = backup.read_bytes()
    for content, sentence in (
        (good[:-9], "no backup of Threefold"),
        (good.replace(b'"version": 1', b'"version": 2'), "made by a newer Threefold"),
        (b" " * 32_000_001, "too large: it has 32,000,001 bytes"),
    ):
        backup.write_bytes(content)
        pick(page, backup)
        expect(page.get_by_role("main")).to_contain_text(sentence)
        assert page.get_by_label("Backup file").input_value() == ""
        assert stored(page) == {}
    backup.write_bytes(good)
    pick(page, backup)
    expect(page.get_by_role("main").get_by_role("heading", name=NAME)).to_be_visible()


def test_where_storage_is_full_nothing_is_changed(
    player: Player, site: str, furnished: Furnished, backup: Path
) -> None:
    """By others of the same address, whom the page does not count: only the write itself tells."""
    page = player(storage_state=furnished.storage)
    page.goto(f"{site}#/import")
    is_ready(page)
    pick(page, backup)
    main = page.get_by_role("main")
    expect(main.get_by_text("The same table is here already")).to_be_visible()
    page.evaluate(FILL, 600)
    # Five million characters are compared where they are: to bring them over takes a minute.
    page.evaluate(f"globalThis.before = {WHOLE}")
    press(page, f"Add as a copy: {NAME}")
    expect(main).to_contain_text("Nothing was changed. This browser has no room")
    assert page.evaluate(f"before === {WHOLE}")
    page.evaluate(EMPTY)
    press(page, f"Add as a copy: {NAME}")
    expect(main.get_by_text("Added as a copy.")).to_be_visible()


def test_every_text_is_handed_out_as_it_is_stored(player: Player, site: str) -> None:
    """Also halves of surrogate pairs, and what no start can read: as the shell does it."""
    page = player()
    lay(page, site, {})
    written: dict[str, Any] = {key: units(text) for key, text in (SAVED | OTHERS).items()}
    page.evaluate(WRITE, list(written.items()))
    page.goto("about:blank")
    page.goto(site)
    is_ready(page)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Back up everything").click()
    data = json.loads(Path(waiting.value.path()).read_bytes().decode("utf-8"))
    assert {key: data["saved"].get(key) for key in SAVED} == SAVED
