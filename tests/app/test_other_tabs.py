"""Two tabs over one storage: what one writes or removes, the other reads."""

from __future__ import annotations

import json

from pyapp import store
from tests.app.seats import HEAD, TABLE
from tests.app.table_driver import Browser
from tests.app.trees import words


def test_what_another_tab_wrote_is_read(good: dict[str, str]) -> None:
    stored = dict(good)
    here, there = Browser(stored, f"/t/{TABLE}"), Browser(stored, f"/t/{TABLE}/settings")
    there.write("rename_table", value="Renamed there")
    here.send("changed_elsewhere", HEAD)
    assert here.table.stage == there.table.stage
    here.go("/")
    assert "Renamed there" in words(here.tree)
    there.tap("put_away")
    home = Browser(dict(good))
    home.stored = stored
    home.send("changed_elsewhere", HEAD)
    assert home.model.heads[TABLE].deleted
    for key in ("", "threefold/settings", "threefold/1/t0/log/0", "threefold/9/t0/head"):
        home.send("changed_elsewhere", key)
    assert home.model.heads.keys() == {TABLE}


def test_a_table_removed_by_another_tab_is_gone_from_the_list(good: dict[str, str]) -> None:
    stored = dict(good)
    browser = Browser(stored, f"/t/{TABLE}")
    stored.clear()
    browser.send("changed_elsewhere", HEAD)
    assert browser.model.table is None
    assert store.heads(stored) == browser.model.heads == {}


def test_a_table_that_is_open_survives_a_storage_emptied_by_another_tab(
    good: dict[str, str],
) -> None:
    browser = Browser(dict(good), f"/t/{TABLE}")
    before = browser.table
    browser.stored.clear()
    browser.send("changed_elsewhere", "")
    assert unnamed(browser.stored) == unnamed(good)
    assert browser.model.heads.keys() == {TABLE}
    again = Browser(browser.stored, f"/t/{TABLE}")
    assert again.table.stage == before.stage
    assert [moment.entry for moment in again.table.log.latest()] == [
        moment.entry for moment in before.log.latest()
    ]


def unnamed(texts: dict[str, str]) -> dict[str, object]:
    """The texts, the head without the names of those before it."""
    head = json.loads(texts[HEAD])
    del head["after"]
    return {**texts, HEAD: head}


def test_a_page_that_slept_reads_what_was_written_meanwhile(good: dict[str, str]) -> None:
    stored = dict(good)
    here, there = Browser(stored, f"/t/{TABLE}"), Browser(stored, f"/t/{TABLE}/settings")
    there.write("rename_table", value="Renamed there")
    there.go("/")
    there.tap("new_table", "ghosts")
    here.send("woke")
    assert here.table.stage.name == "Renamed there"
    assert here.model.heads.keys() == there.model.heads.keys()
    assert len(here.model.heads) == 2
