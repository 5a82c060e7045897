"""What cannot be read, or not be saved, in the page as it is built."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.before import lay
from tests.browser.conftest import Player, is_ready
from tests.browser.player import Person
from tests.browser.test_reload import BLOCKED

FIXTURES = Path(__file__).parents[1] / "fixtures" / "saves" / "v1"
READ = "() => Object.fromEntries(Object.entries(localStorage))"


def save(name: str) -> tuple[str, dict[str, str]]:
    data = json.loads((FIXTURES / f"{name}.json").read_text("ascii"))
    return data["table"], data["texts"]


def ours(page: Page) -> dict[str, str]:
    texts = page.evaluate(READ)
    return {key: text for key, text in texts.items() if key.startswith("threefold/1/")}


def downloaded(page: Page) -> dict[str, str]:
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download what cannot be read").click()
    data: dict[str, dict[str, str]] = json.loads(Path(waiting.value.path()).read_bytes())
    return data["saved"]


def test_a_save_with_dense_chunks_is_played_on(player: Player, site: str) -> None:
    table, texts = save("dense")
    page = player()
    lay(page, site, texts)
    page.goto(f"{site}#/t/{table}/log")
    is_ready(page)
    newest = page.get_by_role("listitem").filter(has_text="Night 60 under the long bridge")
    expect(newest).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(newest).to_have_count(0)
    assert [text[:2] for key, text in ours(page).items() if "/log/" in key].count("~1") == 2


def test_a_damaged_and_a_newer_table_are_shown_handed_over_and_left_as_they_are(
    player: Player, site: str
) -> None:
    damaged, bad = save("small")
    newer, new = save("evening")
    bad[f"threefold/1/{damaged}/head"] = "half of it"
    head = json.loads(new[f"threefold/1/{newer}/head"])
    new[f"threefold/1/{newer}/head"] = json.dumps({**head, "v": 9, "name": "From the future"})
    page = player()
    lay(page, site, bad | new)
    page.goto(f"{site}#/t/{newer}")
    is_ready(page)
    expect(page.get_by_role("heading", name="Saved by a newer Threefold")).to_be_visible()
    expect(page.get_by_text("From the future")).to_be_visible()
    assert downloaded(page) == new
    page.goto(f"{site}#/t/{damaged}")
    expect(page.get_by_role("heading", name="A table that cannot be read")).to_be_visible()
    assert downloaded(page) == bad
    page.get_by_role("link", name="Go to your tables").click()
    expect(page.get_by_role("button", name="Download what cannot be read")).to_have_count(2)
    assert ours(page) == bad | new


NO_STORAGE = {
    "blocked": BLOCKED,
    "null": """Object.defineProperty(window, "localStorage", { value: null });""",
    "undefined": """Object.defineProperty(window, "localStorage", { value: undefined });""",
}


@pytest.mark.parametrize("kind", NO_STORAGE)
def test_without_storage_it_is_told_at_once_and_one_plays_in_memory(
    somebody: Callable[..., Person], kind: str
) -> None:
    person = somebody()
    person.page.add_init_script(NO_STORAGE[kind])
    person.come()
    page = person.page
    alert = page.get_by_role("alert").filter(has_text="Not saved: This browser does not allow")
    expect(alert).to_be_visible()
    page.get_by_role("button", name="New City of Ghosts table").click()
    name = person.field("Name of a new character")
    name.fill("Ada")
    name.press("Enter")
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    expect(alert).to_be_visible()
    expect(page.get_by_text("stumbled")).to_have_count(0)
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Download this table").click()
    saved = json.loads(Path(waiting.value.path()).read_bytes())["saved"]
    (head,) = [text for key, text in saved.items() if key.endswith("/head")]
    assert json.loads(head)["gist"] == "Ada"
    assert waiting.value.suggested_filename.startswith("threefold City of Ghosts")
