"""The one way in which a tab writes: upon storage with little room, that forgets, or is shared."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from pyapp.effect import Save
from pyapp.writer import Overtaken, Writer
from tests.app import seats
from tests.app.shelves import NO_ROOM, DictShelf
from tests.app.table_driver import Browser

KEYS = st.sampled_from("abcdef")
TEXTS = st.dictionaries(KEYS, st.text("xy", max_size=6), max_size=6)
CHANGES = st.lists(st.tuples(KEYS, st.none() | st.text("xy", max_size=6)), max_size=8)


def size(texts: dict[str, str]) -> int:
    return sum(map(len, (*texts, *texts.values())))


class Watched(DictShelf):
    """Remembers what storage held after each change, and drops what comes too late for it."""

    def __init__(self, stored: dict[str, str], spare: int) -> None:
        super().__init__(stored)
        self.room = size(stored) + spare
        self.held: list[dict[str, str]] = []

    def set(self, key: str, text: str) -> None:
        super().set(key, text)
        self.held.append(dict(self.stored))

    def remove(self, key: str) -> None:
        super().remove(key)
        self.held.append(dict(self.stored))


# All or nothing.


def path(before: dict[str, str], changes: list[tuple[str, str | None]]) -> list[dict[str, str]]:
    """What storage holds after each of the changes, if there is room: a dictionary's own way."""
    held: list[dict[str, Any]] = [before]
    for key, text in changes:
        after = {**held[-1], key: text}
        held.append({key: text for key, text in after.items() if text is not None})
    return held


@given(TEXTS, CHANGES, st.integers(0, 30), st.sets(KEYS, max_size=1))
def test_all_of_it_is_put_or_nothing(
    before: dict[str, str], changes: list[tuple[str, str | None]], spare: int, forgets: set[str]
) -> None:
    """Whenever the tab dies, storage holds what it held at some moment before the failure."""
    shelf = Watched(dict(before), spare)
    # A storage that forgets loses what is new to it; what it holds already it can hold again.
    shelf.forgets = frozenset(forgets - before.keys())
    failure = Writer(shelf).put(changes)
    way = path(before, changes)
    assert shelf.stored == (before if failure else way[-1])
    assert all(texts in way for texts in shelf.held)
    fits = all(size(texts) <= size(before) + spare for texts in way)
    kept = not any(key in shelf.forgets and text is not None for key, text in changes)
    assert not (fits and kept and failure)


def test_it_says_why_it_failed() -> None:
    shelf = DictShelf({"a": "x"})
    shelf.room = 4
    assert Writer(shelf).put([("a", "xx"), ("b", "x"), ("a", None)]) == NO_ROOM
    shelf.room, shelf.forgets = None, frozenset("b")
    assert "did not keep" in Writer(shelf).put([("b", "x")])
    assert shelf.stored == {"a": "x"}


# What is owed.


@given(st.lists(st.tuples(CHANGES, st.integers(0, 20)), min_size=1, max_size=8))
def test_what_is_owed_is_read_and_in_the_end_written(
    saves: list[tuple[list[tuple[str, str | None]], int]],
) -> None:
    """However the room changes, the tab reads what it asked for, and so does storage at last."""
    shelf, wanted = DictShelf({}), dict[str, str]()
    writer = Writer(shelf)
    for changes, room in saves:
        shelf.room = room
        writes = {key: text for key, text in changes if text is not None}
        removes = {key for key, text in changes if text is None} - writes.keys()
        writer.write(Save(tuple(writes.items()), tuple(removes)))
        wanted = {key: text for key, text in {**wanted, **writes}.items() if key not in removes}
        assert writer.read(lambda _: True) == wanted
    shelf.room = None
    assert writer.write(Save()) == ""
    assert shelf.stored == wanted
    assert not writer.owes


def test_a_save_of_nothing_tells_whether_anything_can_be_written() -> None:
    shelf = DictShelf({"a": "x"})
    assert Writer(shelf).write(Save()) == ""
    shelf.full = True
    assert Writer(shelf).write(Save()) == NO_ROOM
    assert shelf.stored == {"a": "x"}


def test_what_was_paid_of_two_tables_is_not_taken_for_another_tab() -> None:
    """One table's save came through, the other's did not: the first is as this tab wrote it."""
    browser = seats.laid(("Ann",))
    one = browser.table.id
    browser.send("new_table", "ghosts")
    two = browser.table.id
    browser.shelf.full = True
    browser.go(f"/t/{one}")
    for name in ("One", "Two"):
        browser.send("rename_table", value=name)
    browser.go(f"/t/{two}")
    browser.send("rename_table", value="x" * 3000)
    browser.shelf.full, browser.shelf.room = False, size(browser.stored) + 1500
    browser.send("rename_table", value="y" * 3000)
    assert browser.writer.owes
    browser.go(f"/t/{one}")
    browser.send("undo")
    assert browser.table.stage.name == "One"
    assert "Another tab" not in browser.notice


def overtaken() -> tuple[Browser, Browser]:
    """Two tabs at one table: what one did could not be written, then the other wrote."""
    here = seats.laid(("Ann", "Ben"))
    table = here.table.id
    ann, ben = seats.ids(here)
    here.shelf.full = True
    here.send("ghosts.write", ben, "tag1", value="Written here")
    there = Browser(here.stored, f"/t/{table}", salt="there")
    there.at += 9000
    there.send("ghosts.write", ann, "tag1", value="Written there")
    here.go("/")
    here.shelf.full = False
    return here, there


def test_a_backup_taken_amid_that_loses_neither() -> None:
    for asked in ("export_all", "reminder_off"):
        here, there = overtaken()
        here.send(asked)
        if asked == "reminder_off":
            here.send("export_all")
        assert not here.writer.owes
        assert here.model.trouble == ""
        read = Browser(dict(here.stored), there.model.fragment)
        assert "Written here" in repr(read.table.stage)
        assert "Written there" in repr(read.table.stage)


def test_paying_before_something_is_put_is_a_save_like_any_other() -> None:
    browser = seats.laid(("Ann",))
    browser.shelf.full = True
    browser.send("rename_table", value="Owed")
    assert browser.model.trouble
    browser.shelf.full = False
    browser.go("/")
    browser.send("export_all")
    assert browser.model.trouble == ""
    assert "Owed" in json.dumps(list(browser.stored.values()))


def test_while_something_is_owed_nothing_is_put() -> None:
    shelf = DictShelf({})
    writer = Writer(shelf)
    shelf.full = True
    assert writer.write(Save((("a", "x"),))) == NO_ROOM
    assert [*writer.caught_up()] == [NO_ROOM]
    assert writer.put([("b", "x")]) == NO_ROOM
    shelf.full = False
    assert [*writer.caught_up()] == [""]
    assert writer.put([("b", "x")]) == ""
    assert shelf.stored == {"a": "x", "b": "x"}


def test_each_table_that_was_overtaken_is_told_of() -> None:
    shelf = DictShelf({})
    writer = Writer(shelf)
    shelf.full = True
    for table in ("one", "two"):
        key = f"threefold/1/{table}/head"
        assert writer.write(Save(((key, "mine"),), (), ((key, None),))) == NO_ROOM
    assert writer.write(Save((("threefold/1/three/head", "mine"),))) == NO_ROOM
    shelf.stored = {f"threefold/1/{table}/head": "theirs" for table in ("one", "two")}
    shelf.full = False
    answers = [*writer.caught_up()]
    assert answers[-1] == ""
    assert shelf.stored["threefold/1/three/head"] == "mine"
    assert [one.table for one in answers if isinstance(one, Overtaken)] == ["one", "two"]
    assert not writer.owes
