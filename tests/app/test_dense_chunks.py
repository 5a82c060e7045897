"""Chunks that nothing is added to any more lie dense in storage, and are read as ever."""

from __future__ import annotations

import json

import pytest

from pyapp import log, store
from pyapp.chunk import Stored, closed
from pyapp.log import Log
from pyapp.table import Table, undo
from tests.app import seats
from tests.app.described import described
from tests.app.table_driver import Browser
from threefold.dense import condensed, expanded, is_dense

LIMIT = 5_000_000
ROOM = 2_500_000
"""Half of what a browser's localStorage holds, in UTF-16 units."""


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "CHUNK", 4)


def evening(steps: int) -> Browser:
    browser = Browser()
    browser.tap("new_table", "ghosts")
    for name in ("Ann",):
        seats.add(browser, name)
    browser.go(f"{seats.home(browser)}/settings")
    for number in range(steps):
        browser.write("rename_table", value=f"The night of the long bridge, {number}")
    return browser


def forms(browser: Browser) -> list[tuple[bool, bool]]:
    """Whether start and entries of each chunk lie dense."""
    prefix = store.prefix(browser.table.id)
    count = len(browser.table.log.chunks)
    return [
        (
            is_dense(browser.stored[f"{prefix}start/{number}"]),
            is_dense(browser.stored[f"{prefix}log/{number}"]),
        )
        for number in range(count)
    ]


def told(table: Table) -> list[object]:
    return [moment for _, moment in table.log.told()]


def test_all_but_the_last_chunk_are_dense_and_read_back_exactly() -> None:
    browser = evening(21)
    made = browser.table
    *before, last = forms(browser)
    assert len(before) >= 5
    assert all(entries for _, entries in before)
    assert last == (False, False)
    opened = browser.reload().table
    assert told(opened) == told(made)
    assert described(opened) == described(made)


def test_undo_into_a_dense_chunk_and_another_step_make_it_plain_again() -> None:
    browser = evening(21)
    for _ in range(6):
        browser.tap("undo")
    browser = browser.reload()
    chunk = browser.table.log.chunk
    assert forms(browser)[chunk][1]
    browser.write("rename_table", value="Another way")
    assert len(browser.table.log.chunks) == chunk + 1
    assert not forms(browser)[chunk][1]
    assert told(browser.reload().table) == told(browser.table)


def test_a_table_read_from_storage_closes_its_chunk_too() -> None:
    browser = evening(0)
    while browser.table.log.done < 4:
        browser.write("rename_table", value=f"Filled {browser.at}")
    count = len(browser.table.log.chunks)
    browser = browser.reload()
    browser.write("rename_table", value="Over the border")
    assert len(browser.table.log.chunks) == count + 1
    assert forms(browser)[count - 1][1]


@pytest.mark.parametrize("form", [condensed, str])
def test_either_form_of_every_text_is_read(form: object) -> None:
    """A tab may die between writing the start dense and the entries; each is read by itself."""
    browser = evening(21)
    texts = browser.stored
    for key in sorted(texts):
        if not key.endswith("/head"):
            plain = expanded(texts[key], LIMIT) if is_dense(texts[key]) else texts[key]
            changed = {**texts, key: form(plain)}  # type: ignore[operator]
            table = store.table_from_texts(browser.table.id, changed)
            assert told(table) == told(browser.table)


@pytest.mark.parametrize("cut", [0, 1, 2, 3, 9, -1])
def test_a_dense_chunk_that_is_damaged_costs_its_entries_and_nothing_else(cut: int) -> None:
    browser = evening(21)
    key = f"{store.prefix(browser.table.id)}log/2"
    browser.stored[key] = damaged = browser.stored[key][:cut]
    table = browser.reload().table
    assert told(table).count(None) == 1
    assert table.stage == browser.table.stage
    assert browser.stored[key] == damaged


def version(browser: Browser) -> object:
    return json.loads(browser.stored[f"{store.prefix(browser.table.id)}head"])["v"]


def test_a_table_with_dense_texts_says_so_to_an_older_threefold() -> None:
    browser = seats.laid(())
    assert version(browser) == 1
    assert version(evening(9)) == 3


def test_closing_a_chunk_twice_changes_nothing() -> None:
    stored = Stored("ghosts", json.dumps(["a"] * 99), json.dumps(["b"] * 99))
    once = closed(stored)
    assert closed(once) == once
    assert len(once.start) + len(once.entries) < 100


@pytest.fixture
def _real_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log, "CHUNK", 32)


@pytest.mark.usefixtures("_real_chunks")
def test_twenty_thousand_typical_entries_fit_in_half_of_storage() -> None:
    """Rolls with their seeds, marks and texts, played by the app; each chunk is as any other."""
    from tools.bench.played import tables

    (saved,) = tables((640,))
    size = sum(len(key) + len(text) for key, text in saved.texts.items())
    assert size / saved.entries * 20_000 < ROOM


def test_a_walk_back_over_the_whole_log_reads_every_chunk_from_its_dense_form() -> None:
    table: Table | None = evening(21).reload().table
    steps = 0
    while table is not None:
        assert isinstance(table.log, Log)
        table, steps = undo(table, 0), steps + 1
    assert steps > 21
