"""Storage is full, wholly or nearly: what is stored stays whole, what is not is told and kept."""

from __future__ import annotations

import json

import pytest

from pyapp import store
from pyapp.table import redo, undo
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_writer import size

LONG = ("A" * 900, "B" * 60, "C" * 60, "D")


def walked(texts: dict[str, str], table_id: str) -> list[str]:
    """The names along the whole log, however far it was undone; it must be whole."""
    table = store.table_from_texts(table_id, texts)
    while (again := redo(table, 0)) is not None:
        table = again
    names = [table.stage.name]
    while (back := undo(table, 0)) is not None:
        table = back
        names.append(table.stage.name)
    assert table.log.place == (0, 0)
    return names[::-1]


@pytest.mark.parametrize("free", [0, 1, 40, 100, 300, 700, 1200, 5000])
def test_a_save_that_fails_leaves_the_log_that_was_stored(free: int) -> None:
    """The log that is owed is shorter than the one that lies there: only it would fit."""
    browser = seats.laid(("Ann",))
    table_id = browser.table.id
    for name in LONG:
        browser.send("rename_table", value=name)
    before = dict(browser.stored)
    browser.shelf.room = size(before) + free
    for _ in range(3):
        browser.send("undo")
    browser.send("rename_table", value="E" * 800)
    names = walked(browser.stored, table_id)
    if browser.model.trouble:
        assert [name for name in names if name in LONG] == list(LONG)
    else:
        assert names[-2:] == ["A" * 900, "E" * 800]
    browser.shelf.room = None
    browser.send("hidden")
    browser.send("ghosts.add", value="Ben")
    assert walked(browser.reload().stored, table_id)[-2] == "E" * 800


@pytest.mark.parametrize("free", [0, 100, 300, 600])
@pytest.mark.parametrize("act", ["play on", "export_all", "try_again", "hidden"])
def test_what_two_tabs_did_while_it_was_full_is_told_and_there(free: int, act: str) -> None:
    here = seats.laid(("Ann", "Ben"))
    table_id = here.table.id
    here.shelf.room = size(here.stored) + free
    here.send("rename_table", value="Named here " + "x" * 900)
    assert here.model.trouble
    here.go("/")
    here.shelf.room = None
    there = Browser(here.stored, f"/t/{table_id}", salt="there")
    there.at += 9000
    there.send("rename_table", value="Named there")
    here.shelf.room = size(here.stored) + (5000 if act == "play on" else 0)
    here.send(*(("new_table", "ghosts") if act == "play on" else (act,)))
    texts = here.writer.read(lambda key: key.startswith(store.prefix(table_id)))
    names = walked(texts, table_id)
    assert names[-2] == "Named there"
    assert names[-1].startswith("Named here")
    assert walked(here.stored, table_id)[-1] == "Named there" or not here.model.trouble
    assert bool(here.model.trouble) == here.writer.owes
    assert ("Named here" in json.dumps([*here.stored.values()])) is not here.writer.owes
