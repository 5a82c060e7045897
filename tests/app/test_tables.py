"""Tables side by side: the list, names, putting away and bringing back."""

from __future__ import annotations

import pytest

from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import links


@pytest.fixture
def table() -> Browser:
    return seats.laid()


def test_opening_a_table_writes_nothing(table: Browser) -> None:
    again = table.reload()
    for place in ("", "/log", "/settings", "/loose"):
        again.go(seats.home(table) + place)
    again.go("/")
    again.go(seats.home(table))
    assert again.saves == []


def test_the_list_begins_with_the_table_last_played_at(table: Browser) -> None:
    old = table.table.id
    table.go("/")
    table.tap("new_table", "ghosts")
    new = table.table.id
    table.go("/")
    assert _tables(table) == [new, old]
    table.go(f"/t/{old}")
    table.submit("ghosts.add", "Dora")
    table.go("/")
    assert _tables(table) == [old, new]
    assert _tables(table.reload()) == [old, new]


def _tables(table: Browser) -> list[str]:
    return [way.removeprefix("/t/") for way in links(table.tree) if way.startswith("/t/")]


def test_a_table_that_is_put_away_is_not_played_at(table: Browser) -> None:
    here = seats.home(table)
    table.go(f"{here}/settings")
    table.tap("put_away")
    table.go(here)
    assert not table.offers("undo")
    table.tap("bring_back", table.table.id)
    assert len(table.cast.characters) == 3
    assert table.offers("undo")


def test_the_same_name_again_is_no_step(table: Browser) -> None:
    table.go(f"{seats.home(table)}/settings")
    before = table.table.log
    table.write("rename_table", value=f" {table.table.stage.name} ")
    table.write("rename_table", value="   ")
    assert table.table.log is before


def test_a_table_is_put_away_and_brought_back(table: Browser) -> None:
    name, stage = table.table.id, table.table.stage
    table.go(f"{seats.home(table)}/settings")
    table.write("rename_table", value="  Night shift ")
    table.tap("put_away")
    assert table.model.fragment == "/"
    assert "Night shift" in table.notice
    table = table.reload()
    table.tap("bring_back", name)
    assert table.model.fragment == f"/t/{name}"
    assert (table.table.stage.name, table.table.stage.play) == ("Night shift", stage.play)
    assert not table.reload().table.deleted
