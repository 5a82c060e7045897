"""Two tabs over one storage: what one writes or removes, the other reads."""

from __future__ import annotations

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
