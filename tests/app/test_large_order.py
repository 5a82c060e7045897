"""In which order a large table is written, and what happens where there is no room for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pyapp import store
from pyapp.base import Base, put_on
from pyapp.effect import Save
from pyapp.stage import Rename, first_stage
from pyapp.table import Table, take, undo
from pyapp.texts import packed
from tests.app.late import HEAD, PREFIX, evening, roomy, small
from tests.app.saga import ID, move, told
from threefold.errors import Unreadable


@pytest.fixture(autouse=True)
def _small() -> Iterator[None]:
    """Each base is of one part, which is written with the step that asks for it."""
    with small(), roomy(20_000, 40_000, 1_000):
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
    _, save = store.kept(table, replace(table, stage=first_stage(ID, "Small " * 130)))
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
    assert right.single
    assert put_on(right.text, head) == (right, right.whole)
    assert put_on(right.text, head, single=False) == (replace(right, single=False), right.whole)
    with pytest.raises(Unreadable):
        put_on(other, head)
    assert put_on(other, {**head, "base": Base(other, {}).name})[1]["name"] == "Another table"
