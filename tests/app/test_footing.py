"""What starts stand on every so often: laid in parts ahead of its need, and apart from all else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import footing, heads, starts, store
from pyapp.chunk import CHUNK
from pyapp.laying import MOST
from pyapp.log_texts import astray
from pyapp.model import Save
from pyapp.starts import CHAIN, is_difference
from pyapp.table import Table, new_table, take
from pyapp.texts import plain, unpacked
from tests.app.late import HEAD, PREFIX, Texts, small
from tests.app.saga import ID, Step, big, move, told
from tests.app.test_crash import torn
from tests.app.test_large_parts import ACTS, acted

WORDS = "abcdefghijklmnopqrstuvwxyz     ,"


@pytest.fixture(autouse=True)
def _saga() -> Iterator[None]:
    with big():
        yield


def campaign() -> Table:
    """A table whose state takes 9,000 units and more, dense, on which nothing has happened yet."""
    stage, chance = told(100, 0, 300).stage, Random("footing")
    facts = {number: "".join(chance.choices(WORDS, k=40)) for number in range(400)}
    stage = replace(stage, play=replace(stage.play, facts=facts))
    return new_table("big", ID, stage, None, 0)


def played() -> Iterator[tuple[Table, Save]]:
    """It is played on, save by save, until a chunk begins that could stand on none before it."""
    table, save = store.kept(None, campaign())
    yield table, save
    for number in range((CHAIN + 1) * CHUNK):
        step = Step("fact", (f"It rained, {number}",)) if number % 9 == 0 else move(number % 100)
        table, save = store.kept(table, take(table, step, number))
        yield table, save


def walk() -> Iterator[tuple[Texts, Table, Save]]:
    """A small one, with short chains: what is stored, the table and what is saved, step by step."""
    table, save = store.kept(None, told(9, 9, 60))
    texts: Texts = {}
    for number in range(60):
        *_, texts = torn(texts, save)
        table, save = store.kept(table, take(table, move(number % 9), number))
        yield texts, table, save


def texts_of_walk() -> Texts:
    *_, (stored, _, save) = walk()
    *_, texts = torn(stored, save)
    return texts


def footings(texts: Texts) -> dict[str, str]:
    return {key: text for key, text in texts.items() if key.count("/") > 4 and "/start/" in key}


def test_no_step_writes_much_also_where_a_start_was_stored_whole() -> None:
    texts: Texts = {}
    sizes, opening = [], 0
    for now, save in played():
        table = now
        texts.update(save.writes)
        for key in save.removes:
            del texts[key]
        sizes.append(sum(len(key) + len(text) for key, text in save.writes))
        if f"{PREFIX}start/{CHAIN}" in dict(save.writes):
            opening = sizes[-1]
    assert sizes[0] > MOST
    assert max(sizes[1:]) <= MOST
    begun = [plain(texts[f"{PREFIX}start/{number}"]) for number in range(CHAIN + 1)]
    assert [number for number, text in enumerate(begun) if not is_difference(text)] == [0]
    assert {key.split("/")[4] for key in footings(texts)} == {f"{CHAIN - 1}"}
    whole = sum(map(len, footings(texts).values()))
    assert opening - len(begun[CHAIN]) + whole > MOST, "whole, it would have been too much"
    assert unpacked(texts[HEAD])["v"] == heads.FOOTED
    again = store.table_from_texts("big", texts)
    assert again.stage == table.stage
    assert reads(again) == reads(table)


def reads(table: Table) -> list[object]:
    """What each chunk says; None for one that cannot be read."""
    chunks = [table.log.read(number) for number in range(len(table.log.chunks))]
    return [(one.start, one.entries, one.stages) if one else None for one in chunks]


def test_what_is_damaged_costs_no_more_than_what_stands_on_it() -> None:
    with small():
        whole = texts_of_walk()
        good = reads(store.table_from_texts("big", whole))
        parts = list(footings(whole))
        own = [key for key in whole if key.startswith(f"{PREFIX}start/") and key not in parts]
        assert len({key.split("/")[4] for key in parts}) > 2
        for key in (*parts, *own):
            number = int(key.split("/")[4])
            for damaged in ({**whole, key: "~1\u4e00"}, without(whole, key)):
                table = store.table_from_texts("big", damaged)
                assert table.stage == store.table_from_texts("big", whole).stage
                now = reads(table)
                lost = [at for at, one in enumerate(now) if one != good[at]]
                assert len(lost) <= starts.CHAIN
                assert set(lost) <= set(range(number, number + starts.CHAIN))
                assert all(now[at] is None for at in lost)
                # A chunk does not need its own footing, nor those after it its start.
                assert key in own or number not in lost


def without(texts: Texts, key: str) -> Texts:
    return {name: text for name, text in texts.items() if name != key}


@given(st.lists(st.tuples(ACTS, st.integers(10, 99)), max_size=60), st.data())
@settings(
    max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
def test_whatever_is_done_and_wherever_the_tab_dies_the_whole_log_is_there(
    acts: list[tuple[str, int]], data: st.DataObject
) -> None:
    with small():
        table, save = store.kept(None, told(9, 9, 60))
        texts = dict(save.writes)
        for act, number in acts:
            if act == "reload":
                table = store.table_from_texts("big", texts)
            after = acted(table, act, number)
            if after is None:
                continue
            after, save = store.kept(table, after)
            states = list(torn(texts, save))
            dies = act == "die" and data.draw(st.booleans(), label="dies")
            texts = data.draw(st.sampled_from(states), label="after") if dies else states[-1]
            table = store.table_from_texts("big", texts) if dies else after
            again = store.table_from_texts("big", texts)
            assert None not in reads(again)[: again.log.chunk + 1]
            if not dies:
                assert reads(again) == reads(after)
                own = {
                    f"{PREFIX}start/{at}/{rest}"
                    for at, one in enumerate(after.log.chunks)
                    for rest, _ in one.parts
                }
                assert set(footings(texts)) == own


def test_it_is_there_when_the_chunk_is_full_however_little_room_the_steps_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with small():
        monkeypatch.setattr("pyapp.laying.MOST", 0)
        texts = texts_of_walk()
        read = store.table_from_texts("big", texts).log
        begun = [read.read(at) for at in range(15, len(read.chunks) - 1)]
        last = [one for one in begun if one and one.begin.last]
        assert len(last) > 2
        assert all(footing.footing(one) for one in last)


def test_a_copy_takes_them_along_and_a_copy_of_now_does_not_need_them() -> None:
    with small():
        texts = texts_of_walk()
        table = store.table_from_texts("big", texts)
        copied = dict(store.saving(None, table).writes)
        assert footings(copied) == footings(texts) != {}
        assert reads(store.table_from_texts("big", copied)) == reads(table)


def test_what_another_tab_removed_of_them_is_written_again() -> None:
    with small():
        found = 0
        for stored, table, save in walk():
            *_, texts = torn(stored, save)
            for key in footings(dict(save.writes)):
                found += 1
                assert dict(astray(table, without(texts, key))) == {key: texts[key]}
        assert found > 9
