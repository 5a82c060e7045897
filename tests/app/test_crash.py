"""A tab may die between any two writes, and storage may run full: the table opens all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pyapp import log, store
from pyapp.effect import Msg, Save
from pyapp.stage import Rename
from pyapp.table import Table, redo, take, undo
from tests.app import seats
from tests.app.shelves import DiedError
from tests.app.table_driver import Browser

Texts = dict[str, str]


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of four, so that an evening crosses many of their borders."""
    monkeypatch.setattr(log, "CHUNK", 4)


class Recorder(Browser):
    """Remembers what storage held before each save."""

    def _save(self, save: Save) -> list[Msg]:
        self.before = [*getattr(self, "before", []), (dict(self.stored), save)]
        return super()._save(save)


def evening() -> list[tuple[Texts, Save]]:
    """The saves of an evening with everything in it: rolls, undo across chunks, a new branch."""
    browser = Recorder()
    browser.tap("new_table", "ghosts")
    ann, ben = (seats.add(browser, name) for name in ("Ann", "Ben"))
    seats.by_hand(browser, ann, 1, 2)
    seats.keep(browser, ann, text="Limping")
    for _ in range(6):
        browser.tap("undo")
    for _ in range(2):
        browser.tap("redo")
    browser.go(f"{seats.place(browser, ben)}/edit")
    browser.write("ghosts.write", ben, "anchor", value="A coin")
    browser.tap("undo")
    browser.tap("undo")
    browser.send("ghosts.write", ann, "anchor", value="A key")
    for number in range(9):
        browser.send("ghosts.write", ann, "anchor", value=f"Key {number}")
    for _ in range(9):
        browser.tap("undo")
    browser.go(f"{seats.home(browser)}/settings")
    browser.write("rename_table", value="Night shift")
    browser.tap("put_away")
    return browser.before


def torn(stored: Texts, save: Save) -> Iterator[Texts]:
    """What storage holds after each of the writes and removals, and before the first."""
    texts = dict(stored)
    yield dict(texts)
    for key, text in save.writes:
        texts[key] = text
        yield dict(texts)
    for key in save.removes:
        texts.pop(key, None)
        yield dict(texts)


def opened(texts: Texts) -> Table | None:
    """The table, or None as long as storage has no head of it."""
    (table_id,) = {key.split("/")[2] for key in texts} or {""}
    if f"{store.prefix(table_id)}head" not in texts:
        return None
    return store.table_from_texts(table_id, texts)


def walked(table: Table, walk: Callable[[Table, int], Table | None]) -> tuple[Table, int]:
    steps = 0
    while (moved := walk(table, 0)) is not None:
        table, steps = moved, steps + 1
    return table, steps


def seen(table: Table) -> tuple[object, ...]:
    return table.stage, table.desk, table.deleted, table.log.chunk, table.log.done


def test_the_evening_crosses_chunks_and_drops_some() -> None:
    saves = [save for _, save in evening()]
    assert any(len(save.writes) == 3 for save in saves)
    assert any(save.removes for save in saves)
    assert len(saves) >= 40


def test_a_tab_that_dies_while_saving_leaves_the_table_before_or_after() -> None:
    for stored, save in evening():
        states = list(torn(stored, save))
        before, after = opened(states[0]), opened(states[-1])
        assert after is not None
        for texts in states:
            table = opened(texts)
            if table is None or before is None:
                assert table is before or (table and seen(table) == seen(after))
                continue
            assert seen(table) in (seen(before), seen(after))
            start, back = walked(table, undo)
            assert start.stage.play.characters == ()
            assert back == table.log.chunk * 4 + table.log.done
            end, forth = walked(start, redo)
            assert forth >= back
            goes_on_well(table, texts)
            goes_on_well(end, texts)


def goes_on_well(table: Table, texts: Texts) -> None:
    """A next step is saved over what the dead tab left, and all of it is there afterwards."""
    after = take(table, Rename("Later"), 0)
    save = store.saving(table, after)
    *_, whole = torn(texts, save)
    again = opened(whole)
    assert again is not None
    assert seen(again) == seen(after)
    assert walked(again, redo) == (again, 0)
    start, back = walked(again, undo)
    assert (start.stage.play.characters, back) == ((), again.log.chunk * 4 + again.log.done)


@pytest.mark.parametrize("writes", [0, 1, 2, 3])
def test_a_dead_tab_opens_again_where_it_was(writes: int) -> None:
    browser = seats.laid(("Ann",))
    (ann,) = seats.ids(browser)
    browser.go(f"{seats.place(browser, ann)}/edit")
    browser.shelf.dies_after = writes
    try:
        browser.write("ghosts.write", ann, "anchor", value="A key")
    except DiedError:
        assert writes < 3
    again = browser.reload()
    assert again.cast.character(ann).anchor.text in ("", "A key")
    again.tap("redo")
    assert (again.cast.character(ann).anchor.text == "A key") is (writes > 1)
    again.tap("undo")
    again.tap("redo")
    assert again.reload().table.stage == again.table.stage


@pytest.mark.parametrize("first", range(12))
@pytest.mark.parametrize("last", [1, 2, 5])
def test_a_browser_that_was_full_for_a_while_misses_nothing(first: int, last: int) -> None:
    """Wherever in a chunk it begins: once there is room again, the next save holds all of it."""
    browser = seats.laid(("Ann",))
    (ann,) = seats.ids(browser)
    for number in range(20):
        browser.shelf.full = first <= number < first + last
        browser.send("ghosts.write", ann, "anchor", value=f"Key {number}")
    again = browser.reload()
    assert again.table.stage == browser.table.stage
    start, back = walked(again.table, undo)
    assert start.stage.play.characters == ()
    end, forth = walked(start, redo)
    assert (end.stage, forth) == (again.table.stage, back)
    assert back == 25


def test_a_table_left_and_entered_while_storage_is_full_is_as_it_was_left() -> None:
    browser = seats.laid(("Ann",))
    (ann,), here = seats.ids(browser), seats.home(browser)
    browser.shelf.full = True
    browser.go(f"{seats.place(browser, ann)}/edit")
    browser.write("ghosts.write", ann, "anchor", value="A key")
    left = browser.table.stage
    browser.go("/")
    browser.tap("new_table", "ghosts")
    browser.go(here)
    assert browser.table.stage == left
