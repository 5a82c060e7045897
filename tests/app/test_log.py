"""The log: chunks, what one step costs however long it is, and what lies stored unread."""

from __future__ import annotations

from itertools import count, pairwise

import pytest

from pyapp import chunk, log, store
from pyapp.chunk import CHUNK, Stored
from pyapp.stage import Rename, Stage, first_stage
from pyapp.table import Table, new_table, redo, take, undo
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import sent, words
from threefold import ghosts
from threefold.games.ghosts import AddCharacter, Write

LONG = 5_000
FIELDS = ("tag1", "tag2", "tag3", "tag4", "anchor")


def long_table(steps: int) -> Table:
    """A table on which one sheet was rewritten again and again."""
    table = new_table("long", ghosts.ID, first_stage(ghosts.ID, "Long"), _desk(), 0)
    table = take(table, AddCharacter("ann", "Ann"), 1)
    for number in range(1, steps):
        table = take(table, _rewritten(number), number + 1)
    return table


def _rewritten(number: int) -> Write:
    return Write("ann", FIELDS[number % len(FIELDS)], f"{number:06}")


def _desk() -> object:
    return store.SCREENS[ghosts.ID].new_desk()


@pytest.fixture(scope="module")
def long() -> Table:
    return long_table(LONG)


def stored_of(table: Table) -> dict[str, str]:
    return dict(store.saving(None, table).writes)


def test_every_step_is_in_the_log_and_chunks_meet(long: Table) -> None:
    assert len(long.log.chunks) == -(-LONG // CHUNK)
    whole = [long.log.read(index) for index in range(len(long.log.chunks))]
    assert all(whole)
    assert sum(len(part.entries) for part in whole if part) == LONG
    for before, after in pairwise(whole):
        assert before is not None
        assert after is not None
        assert after.start == before.stage(CHUNK)


def test_a_step_costs_the_same_on_any_log(long: Table) -> None:
    """At each place in a chunk, for each step of a chunk and a half; fresh and after a reload."""
    fresh = store.table_from_texts("long", stored_of(long))
    costs = []
    for table in (long_table(100 * len(FIELDS) + 1), long, fresh):
        sizes, starts, before = [], 0, table
        for number in range(CHUNK + CHUNK // 2):
            after = take(before, _rewritten(number), 9_999)
            save = store.saving(before, after)
            assert len(save.writes) <= 5
            starts += len(save.writes) > 2
            assert save.removes == ()
            sizes.append(sum(len(key) + len(text) for key, text in save.writes))
            before = after
        costs.append(max(sizes))
        assert starts <= 3
    small, large, reloaded = costs
    assert large - small < 20
    assert reloaded - small < 400
    assert large < 4_000


def test_undo_and_redo_write_the_head_only(long: Table) -> None:
    table = long
    for walk in (*[undo] * (CHUNK + 2), *[redo] * (CHUNK + 2)):
        moved = walk(table, 0)
        assert moved is not None
        assert [key for key, _ in store.saving(table, moved).writes] == ["threefold/1/long/head"]
        table = moved
    assert table.stage == long.stage


def test_stored_chunks_stay_unread_until_they_are_needed(
    long: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    texts = stored_of(long)
    read: list[str] = []
    entries = chunk._entries
    monkeypatch.setattr(
        chunk, "_entries", lambda game, data: read.append(game) or entries(game, data)
    )
    chunk.opened.cache_clear()
    table = store.table_from_texts("long", texts)
    assert read == []
    assert all(isinstance(part, Stored) for part in table.log.chunks)
    table = take(table, Rename("Longer"), 0)
    assert len(read) == 1
    assert undo(table, 0) is not None
    assert len(read) == 1
    done = table.log.done
    for _ in range(done + 1):
        moved = undo(table, 0)
        assert moved is not None
        table = moved
    assert len(read) == 2


def test_a_long_log_is_walked_to_its_beginning_and_its_end_after_a_reload() -> None:
    table = store.table_from_texts("long", stored_of(long_table(100)))
    end, steps = table.stage, 0
    while (back := undo(table, 0)) is not None:
        table, steps = back, steps + 1
    assert steps == 100
    assert table.stage == first_stage(ghosts.ID, "Long")
    for _ in range(100):
        forth = redo(table, 0)
        assert forth is not None
        table = forth
    assert redo(table, 0) is None
    assert table.stage == end


@pytest.mark.parametrize("undone", [1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 2 * CHUNK + 3])
@pytest.mark.parametrize("reloaded", [False, True])
def test_a_new_step_drops_what_was_undone(undone: int, reloaded: bool) -> None:
    table = long_table(3 * CHUNK)
    stored = stored_of(table)
    for _ in range(undone):
        table = _saved(table, undo(table, 0), stored)
    if reloaded:
        table = store.table_from_texts("long", stored)
    before = table.stage
    table = _saved(table, take(table, Rename("Another way"), 0), stored)
    assert redo(table, 0) is None
    back = undo(table, 0)
    assert back is not None
    assert back.stage == before
    count_ = len(table.log.chunks)
    keys = {f"threefold/1/long/{kind}/{n}" for kind in ("start", "log") for n in range(count_)}
    assert stored.keys() == {*keys, "threefold/1/long/head"}
    fresh = store.table_from_texts("long", stored)
    assert fresh.stage == table.stage
    assert redo(fresh, 0) is None
    assert _steps_back(fresh) == 3 * CHUNK - undone + 1


def _saved(before: Table, after: Table | None, stored: dict[str, str]) -> Table:
    assert after is not None
    save = store.saving(before, after)
    stored.update(save.writes)
    for key in save.removes:
        del stored[key]
    return after


def _steps_back(table: Table) -> int:
    for steps in count():
        back = undo(table, 0)
        if back is None:
            return steps
        table = back
    raise AssertionError


def test_what_was_undone_is_not_told() -> None:
    browser = seats.laid(("Ann",))
    ann = seats.ids(browser)[0]
    browser.go(f"{seats.place(browser, ann)}/edit")
    browser.write("ghosts.write", ann, "anchor", value="A brass key")
    browser.go(f"{seats.home(browser)}/log")
    assert "A brass key" in words(browser.tree)
    browser.tap("undo")
    assert browser.notice == "Undone: Ann carries an anchor: A brass key"
    browser.tap("dismiss")
    # Only the announcer still holds what it said last.
    assert words(browser.tree).count("A brass key") == 1
    browser.tap("redo")
    assert browser.notice == "Redone: Ann carries an anchor: A brass key"


def test_nothing_to_undo_is_said() -> None:
    browser = Browser()
    browser.tap("new_table", ghosts.ID)
    browser.tap("undo")
    assert browser.model.said[0] == "There is nothing to undo."
    browser.tap("redo")
    assert browser.model.said[0] == "There is nothing to redo."


def test_every_kind_of_step_is_told() -> None:
    browser = seats.laid()
    ann, ben, _ = seats.ids(browser)
    edit = f"{seats.place(browser, ann)}/edit"
    browser.go(edit)
    for name, *args in (
        ("ghosts.mark", ann, "minor1"),
        ("ghosts.clear", ann, "minor1"),
        ("ghosts.anchor", ann, True),
        ("ghosts.anchor", ann, False),
        ("ghosts.health", ann, ben, False),
        ("ghosts.health", ann, ben, True),
    ):
        browser.tap(name, *args)
    for place, text in (("word", "Ember"), ("effect", "Lights"), ("tag1", "")):
        browser.write("ghosts.write", ann, place, value=text)
    browser.tap("ghosts.forget", ann)
    browser.write("ghosts.relate", ann, ben, value="Trusts him")
    seats.by_hand(browser, ann, 2, 2)
    for number, face in enumerate((6, 6, 1)):
        browser.tap("ghosts.type_face", ann, number, face)
    seats.throw(browser, ann)
    seats.keep(browser, ann)
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("settle", "ghosts.heal", "never", value="on")
    browser.write("rename_table", value="Night shift")
    browser.go(edit)
    browser.tap("ghosts.remove", ann)
    browser.go(f"{seats.home(browser)}/log")
    told = words(browser.tree)
    for line in (
        "Ann left the table.",
        "The table is called “Night shift” now.",
        "A marked slot stays marked",
        "Ann: Success.",
        "Nothing helped. It took 1 reroll.",
        "Ann rerolled with 2 safe dice and 1 risk die: Success.",
        "Ann rolled 2 safe dice: Failure.",
        "What there is between Ann and Ben: Trusts him",
        "Ann takes the Word of Power off the sheet.",
        "On the sheet of Ann, “What keeps you going?” is blank now.",
        "What the Word of Power of Ann does: Lights",
        "Ann knows a Word of Power: Ember",
        "The relationship of Ann and Ben is mended.",
        "The relationship of Ann and Ben is broken.",
        "Ann has the anchor back.",
        "Ann loses the anchor.",
        "Ann clears Minor 1.",
        "Ann marks Minor 1 by hand.",
    ):
        assert line in told, line
    assert any(name == "ghosts.share_kept" for _, (name, *_) in sent(browser.tree))


def test_a_chunk_that_ends_too_soon_is_damaged_and_a_new_one_goes_on() -> None:
    table = long_table(10)
    short = log.Log(table.log.chunks, 0, 99)
    assert short.back() is None
    assert short.forth() is None
    assert list(short.latest()) == [None]
    grown = short.written(chunk.Entry(0, Rename("x")), table.stage, table.stage)
    assert (grown.chunk, grown.done) == (1, 1)


def test_a_chunk_that_leads_elsewhere_is_not_written_on() -> None:
    table = long_table(10)
    elsewhere = Stage("Elsewhere", {}, table.stage.play)
    grown = table.log.written(chunk.Entry(0, Rename("x")), elsewhere, elsewhere)
    assert (grown.chunk, grown.done) == (1, 1)
    back = grown.back()
    assert back is not None
    assert back[1] == elsewhere
    assert back[0].back() is None
