"""What a later Threefold adds to a document within its version is kept, or refused; never lost."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyapp import log, reminder, store
from pyapp.keys import ASIDE, chunk_keys
from pyapp.texts import plain
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import file_of, only, opening, played

SAVES = sorted((Path(__file__).parents[1] / "fixtures" / "saves").rglob("*.json"))
LATER = {"a": [1, {"b": None}], "c": "\ud83c"}
START, LOG = chunk_keys(seats.TABLE, 0)
Texts = dict[str, str]


def with_field(text: str, **fields: Any) -> str:
    return json.dumps({**json.loads(text), **fields})


def used(browser: Browser, table_id: str) -> None:
    """Play on, walk back, put the table away and bring it back, over a reload."""
    for name in ("One", "Two"):
        browser.send("rename_table", value=name)
    browser.send("undo")
    browser.go(f"/t/{table_id}/settings")
    browser.tap("put_away")
    again = browser.reload()
    again.tap("bring_back", table_id)
    again.send("rename_table", value="Three")
    assert again.table.stage.name == "Three"


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_field_of_a_head_and_of_its_desk_is_kept(path: Path) -> None:
    save = json.loads(path.read_text("utf-8"))
    texts, table_id = dict(save["texts"]), save["table"]
    head = store.prefix(table_id) + "head"
    data = json.loads(texts[head])
    desk = {**data["desk"], "later": LATER}
    texts[head] = json.dumps({**data, "deleted": False, "desk": desk, "later": LATER})
    browser = Browser(texts, f"/t/{table_id}")
    used(browser, table_id)
    after = json.loads(browser.stored[head])
    assert after["later"] == LATER
    assert after["desk"]["later"] == LATER
    assert after["name"] == "Three"


def test_a_field_of_a_head_comes_along_to_a_copy_and_to_what_is_put_away(good: Texts) -> None:
    later = {**good, seats.HEAD: with_field(good[seats.HEAD], later=LATER)}
    browser = opening(Browser(played(later, "Here")), file_of(later))
    browser.tap("take", 0, "replace")
    heads = {key: text for key, text in browser.stored.items() if key.endswith("/head")}
    assert len(heads) == 2
    assert all(json.loads(text)["later"] == LATER for text in heads.values())


def test_a_field_of_a_start_stays_where_it_is(good: Texts, monkeypatch: pytest.MonkeyPatch) -> None:
    """A start never changes, so its text is kept, also when its chunk is closed."""
    monkeypatch.setattr(log, "CHUNK", 16)
    browser = Browser({**good, START: with_field(good[START], later=LATER)}, f"/t/{seats.TABLE}")
    for number in range(20):
        browser.send("rename_table", value=f"Name {number}")
    used(browser, seats.TABLE)
    assert len(browser.table.log.chunks) > 1
    assert json.loads(plain(browser.stored[START]))["later"] == LATER


def test_a_fourth_part_of_an_entry_is_refused_and_set_aside(good: Texts) -> None:
    """Entries are lists: a part that is not known may change what the step does."""
    entries = json.loads(good[LOG])
    entries[-1] = [*entries[-1], *[None] * (3 - len(entries[-1])), LATER]
    text = json.dumps(entries)
    browser = Browser({**good, LOG: text}, f"/t/{seats.TABLE}")
    assert browser.table.log.read(0) is None, "the chunk reads as damaged, the table does not"
    used(browser, seats.TABLE)
    there = [
        stored for key, stored in browser.stored.items() if key == LOG or key.startswith(ASIDE)
    ]
    assert text in there


@pytest.mark.parametrize("part", ["rulings", "play"])
def test_what_a_stage_does_not_know_is_refused_and_untouched(good: Texts, part: str) -> None:
    """Rules that this Threefold does not have cannot be played on by it."""
    data = json.loads(good[seats.HEAD])
    data[part] = {"later": "yes"} if part == "rulings" else [*data[part], LATER]
    text = json.dumps(data)
    browser = Browser({**good, seats.HEAD: text}, f"/t/{seats.TABLE}")
    assert browser.model.table is None
    assert browser.stored == {**good, seats.HEAD: text} | {
        key: text for key, text in browser.stored.items() if key == reminder.KEY
    }


def test_a_field_of_the_reminder_is_kept(good: Texts) -> None:
    stored = {**good, reminder.KEY: '{"v":1,"last":5,"sessions":2,"seen":0,"later":{"a":[1]}}'}
    newest = max(head.touched for head in store.heads(stored).values())
    browser = Browser(stored, "/", at=newest)
    assert json.loads(browser.stored[reminder.KEY])["later"] == {"a": [1]}
    assert json.loads(browser.stored[reminder.KEY])["sessions"] == 3
    browser.tap("export_all")
    data = json.loads(browser.stored[reminder.KEY])
    assert (data["later"], data["sessions"], data["v"]) == ({"a": [1]}, 0, 1)
    assert data["last"] > 5


def test_a_newer_reminder_is_not_written_over(good: Texts) -> None:
    text = '{"v":2,"last":"yesterday"}'
    browser = Browser({**good, reminder.KEY: text}, "/")
    browser.tap("export_all")
    assert browser.downloads
    assert browser.stored[reminder.KEY] == text


def test_a_later_field_of_a_backup_file_is_passed_over(good: Texts) -> None:
    content = with_field(file_of(good).decode(), later=LATER).encode()
    assert only(opening(Browser(), content)).standing == "new"
