"""In which order a large table is written, and what happens where there is no room for it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from pyapp import store
from pyapp.base import Base, put_on
from pyapp.model import Msg, Save
from pyapp.stage import Rename, first_stage
from pyapp.table import Table, take, undo
from pyapp.texts import packed
from tests.app.late import HEAD, PREFIX, bases, evening, small
from tests.app.saga import ID, move, told
from tests.app.table_driver import Browser
from threefold.errors import Unreadable


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Small chunks; and nothing dense: a base must be as long as it says to run out of room."""
    monkeypatch.setattr("pyapp.base.short", str)
    monkeypatch.setattr("pyapp.chunk.short", str)
    with small():
        yield


@pytest.fixture
def table() -> Table:
    """A large table, as storage holds it, with a chunk that is full."""
    return store.kept(None, told(9, 9, 60))[0]


def written(save: Save) -> list[str]:
    """Kinds of the keys in the order in which they are written."""
    return [key.split("/")[3] for key, _ in save.writes]


def far(table: Table) -> Table:
    """A step that leads too far away from the base."""
    return take(table, Rename("Far away " * 60), 0)


def test_a_step_writes_its_chunk_and_then_the_head(table: Table) -> None:
    table, save = store.kept(table, take(table, move(0), 0))
    assert written(save) == ["start", "log", "head"]
    _, save = store.kept(table, take(table, move(1), 1))
    assert written(save) == ["log", "head"]
    assert save.removes == ()


def test_a_base_is_written_between_the_chunk_and_the_head(table: Table) -> None:
    assert table.base is not None
    after, save = store.kept(table, far(table))
    assert after.base is not None
    assert written(save) == ["start", "log", "base", "head"]
    assert save.writes[-1][0] == HEAD
    assert save.removes == (f"{PREFIX}base/{table.base.name}",)
    _, save = store.kept(after, far(take(after, move(1), 1)))
    assert written(save) == ["log", "head"]


def test_a_base_alone_is_written_before_the_head(table: Table) -> None:
    undone = undo(table, 0)
    assert undone is not None
    _, save = store.kept(table, replace(undone, base=None))
    assert written(save) == ["base", "head"]


def test_what_is_not_needed_any_more_goes_last(table: Table) -> None:
    assert table.base is not None
    back = table
    for _ in range(6):
        back = undo(back, 0) or back
    _, save = store.kept(table, far(back))
    assert written(save) == ["log", "base", "head"]
    gone = [key.removeprefix(PREFIX) for key in save.removes]
    assert gone == ["start/14", "log/14", f"base/{table.base.name}"]
    _, save = store.kept(table, replace(table, stage=first_stage(ID, "Small " * 100)))
    assert written(save) == ["head"]
    assert save.removes == (f"{PREFIX}base/{table.base.name}",)


def test_every_save_of_an_evening_keeps_the_order() -> None:
    order = ["start", "log", "base", "head"]
    for _, save in evening():
        kinds = written(save)
        assert kinds[-1] == "head"
        assert kinds.count("head") == 1
        assert kinds.count("base") <= 1
        chunks = [kind for kind in kinds if kind in order[:2]]
        assert kinds[: len(chunks)] == chunks
        assert {key for key, _ in save.writes}.isdisjoint(save.removes)


def test_a_head_is_put_on_no_other_base_even_if_it_fits(table: Table) -> None:
    assert table.base is not None
    right = table.base
    other = packed({**right.whole, "name": "Another table"})
    head = {"base": right.name, "since": {}}
    assert put_on(right.text, head) == (right, right.whole)
    with pytest.raises(Unreadable):
        put_on(other, head)
    assert put_on(other, {**head, "base": Base(other, {}).name})[1]["name"] == "Another table"


# Storage that is nearly full.


def narrow(more: int) -> Browser:
    """A tab on a storage with room for so many characters more."""
    browser = Browser(dict(store.saving(None, told(20, 20, 125)).writes), "/t/big")
    browser.shelf.room = used(browser) + more
    (base,) = bases(browser.stored)
    assert more < len(browser.stored[f"{PREFIX}base/{base}"])
    return browser


def used(browser: Browser) -> int:
    return sum(map(len, (*browser.stored, *browser.stored.values())))


def test_where_another_base_does_not_fit_the_old_one_serves_on() -> None:
    browser = narrow(4_000)
    (old,) = bases(browser.stored)
    for number in range(12):
        browser.send("rename_table", value=f"{number % 10}" * 520)
        assert browser.model.trouble == ""
        assert browser.reload().table.stage == browser.table.stage
        browser.send("undo")
    assert bases(browser.stored) == [old] == [json.loads(browser.stored[HEAD])["base"]]
    tried = [save for save in browser.saves if "base" in written(save)]
    assert 2 <= len(tried) <= 4, "it is not tried anew at every step"


def test_the_old_base_goes_once_there_is_room() -> None:
    browser = narrow(4_000)
    (old,) = bases(browser.stored)
    browser.send("rename_table", value="1" * 520)
    assert bases(browser.stored) == [old]
    browser.shelf.room = None
    saves = len(browser.saves)
    browser.send("rename_table", value="2" * 1_500)
    assert len(browser.saves) == saves + 1
    assert bases(browser.stored) == [json.loads(browser.stored[HEAD])["base"]] != [old]
    assert browser.table.spare is None
    assert browser.reload().table.stage == browser.table.stage


def test_a_storage_without_any_room_says_so_and_gets_all_of_it_later() -> None:
    browser = narrow(0)
    (old,) = bases(browser.stored)
    for number in range(3):
        browser.send("rename_table", value=f"{number}" * 900)
        assert browser.model.trouble
    assert bases(browser.stored) == [old]
    assert browser.reload().table.stage.name == "Big"
    browser.shelf.room = None
    browser.send("undo")
    assert browser.model.trouble == ""
    assert len(bases(browser.stored)) == 1
    assert browser.reload().table.stage == browser.table.stage


def test_taps_that_wait_in_line_do_not_lose_the_old_base() -> None:
    browser = narrow(4_000)
    (old,) = bases(browser.stored)
    names = [Msg("rename_table", (), f"{number}" * 520, 1) for number in range(3)]
    browser.send_all(*names)
    assert browser.model.trouble == ""
    assert bases(browser.stored) == [old]
    assert browser.reload().table.stage == browser.table.stage
