"""A table with a large state and a long log: what it takes to store, to open and to go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from statistics import median
from typing import Any

import pytest

from pyapp import app, starts, store
from pyapp.chunk import CHUNK, Stored
from pyapp.effect import Load, Msg, Soon, Stay
from pyapp.laying import MOST
from pyapp.log import Log
from pyapp.patch import part, patched
from pyapp.stage import Rename, first_stage, stage_to_data
from pyapp.starts import CHAIN, WHOLE_BELOW
from pyapp.table import Table, redo, take, undo
from pyapp.texts import plain, unpacked
from tests.app.saga import ID, Step, big, move, steps, told
from tests.app.table_driver import Browser
from tests.app.trees import words

ROOM = 3_800_000
"""Characters of the five million that storage holds."""
ENTRIES = 20_000


@pytest.fixture(scope="module", autouse=True)
def _saga() -> Iterator[None]:
    with big():
        yield


@pytest.fixture(scope="module")
def table() -> Table:
    """What the target is: eight players, 300 things of three traits, 1,000 facts."""
    return told(300, 1_000, ENTRIES)


@pytest.fixture(scope="module")
def stored(table: Table) -> dict[str, str]:
    return dict(store.saving(None, table).writes)


def start_texts(stored: dict[str, str]) -> list[str]:
    found = {int(key.split("/")[4]): text for key, text in stored.items() if "/start/" in key}
    return [plain(found[number]) for number in sorted(found)]


def test_all_of_it_fits_well_into_storage(table: Table, stored: dict[str, str]) -> None:
    assert len(table.stage.play.things) == 300
    assert len(table.stage.play.facts) == 1_000
    assert len(store.packed(stage_to_data(ID, table.stage))) > 100_000
    assert sum(len(key) + len(text) for key, text in stored.items()) < ROOM


def test_a_step_writes_little(stored: dict[str, str]) -> None:
    """Fresh from storage, over three chunks of steps of all kinds."""
    table = store.table_from_texts("big", stored)
    sizes = []
    for number in range(3 * CHUNK):
        step = Step("fact", (f"It rained again, {number}",)) if number % 3 else move(number)
        after, save = store.kept(table, take(table, step, number))
        sizes.append(sum(len(key) + len(text) for key, text in save.writes))
        table = after
    assert median(sizes) < 4_000
    assert max(sizes) <= MOST


def test_it_opens_to_what_it_was_and_is_walked_both_ways(
    table: Table, stored: dict[str, str]
) -> None:
    again = store.table_from_texts("big", stored)
    assert again.stage == table.stage
    assert all(isinstance(one, Stored) for one in again.log.chunks)
    walked = again
    for _ in range(2 * CHUNK + 3):
        moved = undo(walked, 0)
        assert moved is not None
        walked, save = store.kept(walked, moved)
        kinds = [key.split("/")[3] for key, _ in save.writes]
        assert [kind for kind in kinds if kind != "base"] == ["head"]
    for _ in range(2 * CHUNK + 3):
        moved = redo(walked, 0)
        assert moved is not None
        walked = moved
    assert walked.stage == table.stage


@pytest.mark.parametrize("index", [0, 1, 63, 64, 300, 624])
def test_any_chunk_is_read_as_it_was_written(
    table: Table, stored: dict[str, str], index: int
) -> None:
    written = table.log.read(index)
    read = store.table_from_texts("big", stored).log.read(index)
    assert written is not None
    assert read is not None
    assert (read.start, read.entries, read.stages) == (
        written.start,
        written.entries,
        written.stages,
    )


def test_of_the_starts_some_are_whole_and_each_is_reached_from_one(stored: dict[str, str]) -> None:
    texts = start_texts(stored)
    wholes = [number for number, text in enumerate(texts) if not starts.is_difference(text)]
    assert wholes[0] == 0
    assert len(wholes) < len(texts) // 10
    bounds = [*wholes, len(texts)]
    assert max(after - before for before, after in zip(wholes, bounds[1:], strict=True)) <= CHAIN
    large = [number for number, text in enumerate(texts) if len(text) >= WHOLE_BELOW]
    assert set(large) <= set(wholes)


def test_a_log_reads_its_memos_without_taking_a_step(
    table: Table, stored: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh = store.table_from_texts("big", stored).log
    monkeypatch.setattr(Log, "read", None)
    memos = list(fresh.memos())
    assert memos == list(table.log.memos())
    assert len(memos) > 5_000
    places = [memo.place for memo in memos if memo]
    assert places == sorted(places, reverse=True)
    assert all(memo and memo.data[2] for memo in memos)
    some = memos[700]
    assert some is not None
    assert list(fresh.memos(some.place)) == memos[701:]
    firsts = [fresh.first_memo(index) for index in range(len(fresh.chunks))]
    for index in (0, 5, 611):
        inside = [memo for memo in memos if memo and memo.place[0] == index]
        assert firsts[index] == (inside[-1] if inside else None)
    assert fresh.first_memo(len(fresh.chunks)) is None
    assert fresh.first_memo(-1) is None


def test_a_value_is_followed_through_the_starts_by_glimpses(
    table: Table, stored: dict[str, str]
) -> None:
    fresh = store.table_from_texts("big", stored).log
    data: Any = None
    purses: Any = None
    for index, one in enumerate(table.log.chunks):
        glimpse = fresh.glimpse(index)
        assert glimpse is not None
        assert glimpse == table.log.glimpse(index)
        data = patched(data, glimpse)
        purses = patched(purses, part(glimpse, "play", "purses"))
        assert purses == data["play"]["purses"]
        if index % 50 == 0:
            assert data == stage_to_data(ID, one.start)  # type: ignore[union-attr, arg-type]
    assert fresh.glimpse(len(fresh.chunks)) is None
    assert fresh.glimpse(-1) is None


def test_a_stage_that_shrank_far_below_its_base_is_stored_whole_again() -> None:
    table, _ = store.kept(None, told(300, 1_000, 1_900))
    assert table.base is not None
    empty = replace(table, stage=first_stage(ID, "Big"))
    after, save = store.kept(table, empty)
    assert after.base is None
    (_, text) = save.writes[-1]
    assert json.loads(text) == {**json.loads(text), **stage_to_data(ID, empty.stage), "v": 3}
    gone = [f"threefold/1/big/base/{rest}" for rest, _ in table.base.parts]
    assert sorted(save.removes) == sorted(gone)
    assert len(gone) > 2


def test_a_new_way_after_undo_across_chunks_is_read_back_exactly() -> None:
    table, save = store.kept(None, told(60, 100, 10 * CHUNK))
    texts = dict(save.writes)
    for undone in (CHUNK + 5, CHUNK, 3 * CHUNK, 1):
        for _ in range(undone):
            table = _kept(table, undo(table, 0), texts)
        for number in range(2 * CHUNK):
            table = _kept(table, take(table, move(number), number), texts)
    again = store.table_from_texts("big", texts)
    assert again.stage == table.stage
    parts = [*table.base.parts, *_coming(table)] if table.base else []
    assert sorted(key for key in texts if "/base/" in key) == sorted(
        f"threefold/1/big/base/{rest}" for rest, _ in parts
    )
    while (back := undo(again, 0)) is not None:
        again = back
        mine = undo(table, 0)
        assert mine is not None
        table = mine
        assert again.stage == table.stage
    assert undo(table, 0) is None


def _coming(table: Table) -> tuple[tuple[str, str], ...]:
    return table.coming.base.parts[: table.coming.done] if table.coming else ()


def _kept(before: Table, after: Table | None, texts: dict[str, str]) -> Table:
    assert after is not None
    after, save = store.kept(before, after)
    texts.update(save.writes)
    for key in save.removes:
        del texts[key]
    return after


def test_a_memo_goes_with_what_is_undone_and_comes_back() -> None:
    table = told(3, 3, 12)
    whole = list(table.log.memos())
    assert len(whole) == 12
    back = undo(take(table, Step("fact", ("Gone",)), 1), 0)
    assert back is not None
    assert list(back.log.memos()) == whole
    forth = redo(back, 0)
    assert forth is not None
    newest = next(forth.log.memos())
    assert newest is not None
    assert newest.data[2] == "Gone"
    named = take(forth, Rename("Another name"), 2)
    assert list(named.log.memos()) == list(forth.log.memos())


def test_entries_hold_a_memo_only_where_there_is_one() -> None:
    table = take(told(1, 0, 1), move(0), 7)
    texts = dict(store.saving(None, table).writes)
    made, moved = unpacked(texts["threefold/1/big/log/0"])
    (step,) = list(steps(1, 0, 1))
    assert made == [made[0], ["saga.thing", *step.args], [1, 1, step.args[0]]]
    assert moved == [7, ["saga.move", 0]]


def test_a_table_brought_back_is_not_written_anew() -> None:
    texts = dict(store.saving(None, told(60, 100, 400)).writes)
    browser = Browser(texts, "/t/big/settings")
    browser.tap("put_away")
    browser = Browser(texts)
    browser.tap("bring_back", "big")
    (save,) = browser.saves
    assert not any("/log/" in key or "/start/" in key for key, _ in save.writes)
    assert browser.reload().table.stage == browser.table.stage


def test_the_table_is_seen_before_the_end_of_its_log(stored: dict[str, str]) -> None:
    """Reading the log takes longer than all else there is to opening a table."""
    model, (load,) = app.init("/t/big", {})
    assert isinstance(load, Load)
    model, effects = app.update(model, Msg("loaded", ("big", stored)))
    assert model.table is not None
    assert "Last in the log" not in words(app.view(model))
    assert all(isinstance(chunk, Stored) for chunk in model.table.log.chunks)
    soon, stay = effects
    assert isinstance(soon, Soon)
    assert stay == Stay(True)
    elsewhere, _ = app.update(replace(model, table=None), soon.then)
    assert elsewhere.table is None
    stepped, _ = app.update(model, Msg("rename_table", value="Meanwhile", at=1))
    for one in (model, stepped):
        shown, effects = app.update(one, soon.then)
        assert effects == ()
        assert "Last in the log" in words(app.view(shown))
