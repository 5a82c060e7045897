"""A base that is laid in parts, whatever is done meanwhile and wherever the tab dies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import laying, store
from pyapp.base import Base, Coming
from pyapp.effect import Save
from pyapp.stage import Rename
from pyapp.table import Table, redo, take, undo
from tests.app.late import HEAD, Texts, bases, needed, small
from tests.app.saga import Step, move, told
from tests.app.test_crash import torn


@pytest.fixture(autouse=True)
def _small() -> Iterator[None]:
    with small():
        yield


ACTS = st.sampled_from(["fact", "move", "name", "undo", "undo", "redo", "reload", "die"])


def acted(table: Table, act: str, number: int) -> Table | None:
    match act:
        case "fact":
            return take(table, Step("fact", (f"It rained, {number}, for so many days",)), number)
        case "move":
            return take(table, move(number), number)
        case "name":
            return take(table, Rename(f"{number}" * 40), number)
        case "undo":
            return undo(table, number)
        case _:
            return redo(table, number)


@given(st.lists(st.tuples(ACTS, st.integers(10, 99)), max_size=40), st.data())
@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_done_and_wherever_the_tab_dies(
    acts: list[tuple[str, int]], data: st.DataObject
) -> None:
    table, save = store.kept(None, told(9, 9, 60))
    texts = dict(save.writes)
    for act, number in acts:
        if act in ("reload", "die"):
            table = store.table_from_texts("big", texts)
            continue
        after = acted(table, act, number)
        if after is None:
            continue
        after, save = store.kept(table, after)
        states = list(torn(texts, save))
        for state in states:
            assert store.table_from_texts("big", state).stage in (table.stage, after.stage)
            assert set(needed(state)) <= set(bases(state))
        small_enough(table, after, save)
        dies = act != "undo" and data.draw(st.integers(0, 9), label="dies") == 0
        texts = data.draw(st.sampled_from(states), label="after") if dies else states[-1]
        table = store.table_from_texts("big", texts) if dies else after
    assert store.table_from_texts("big", texts).stage == table.stage


def small_enough(before: Table, after: Table, save: Save) -> None:
    """Parts are written as far as there is room in a step; one all the same where it is time."""
    parts = [len(key) + len(text) for key, text in save.writes if "/base/" in key]
    size = sum(len(key) + len(text) for key, text in save.writes)
    if before.base is after.base and parts:
        assert size <= laying.MOST or len(parts) == 1


def test_a_reload_forgets_what_was_being_laid_and_the_next_save_removes_it() -> None:
    table, texts = laid_halfway()
    again = store.table_from_texts("big", texts)
    assert again.coming is None
    assert len(bases(texts)) == 2
    undone = again
    while (back := undo(undone, 0)) is not None and undone.log.place > (14, 0):
        undone = back
    *_, whole = torn(texts, store.kept(again, undone)[1])
    assert bases(whole) == needed(whole)
    assert table.coming is not None


def test_what_was_being_laid_is_not_taken_along_by_a_copy() -> None:
    table, _ = laid_halfway()
    copy, save = store.kept(None, table, anew=True)
    texts = dict(save.writes)
    assert bases(texts) == needed(texts)
    assert store.table_from_texts("big", texts).stage == table.stage
    assert copy.coming is None or copy.coming.done == 0


def laid_halfway() -> tuple[Table, Texts]:
    """A table whose next base is there in part."""
    table, save = store.kept(None, told(9, 9, 60))
    texts = dict(save.writes)
    for number in range(60):
        after = take(table, Rename(f"{number:03}" * 170), number)
        table, save = store.kept(table, after)
        *_, texts = torn(texts, save)
        if table.coming is not None and table.coming.done:
            return table, texts
    raise AssertionError("no base was laid in parts")


def test_a_text_is_cut_at_the_same_places_whoever_writes_it() -> None:
    text = "0123456789" * 13
    one, other = Base(text, {}), Base(text, {"play": 1})
    assert one.parts == other.parts
    assert "".join(part for _, part in one.parts) == text
    assert [len(part) for _, part in one.parts] == [40, 40, 40, 10]
    assert Base(text, {}, single=True).parts == ((one.name, text),)
    assert Coming(one) == (one, 0)
    assert HEAD.endswith("/head")
