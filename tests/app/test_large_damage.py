"""Large tables in bad storage: tabs that die, texts that are lost, and storage that was full."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from pyapp import starts, store
from pyapp.log import Log
from pyapp.stage import Rename
from pyapp.table import Table, redo, take, undo
from tests.app.late import HEAD, PREFIX, Texts, bases, evening, needed, small, texts_of_evening
from tests.app.saga import told
from tests.app.shelves import DiedError
from tests.app.table_driver import Browser
from tests.app.test_crash import torn, walked
from tests.app.trees import words
from threefold.errors import ThreefoldError


@pytest.fixture(autouse=True)
def _small() -> Iterator[None]:
    with small():
        yield


def seen(table: Table) -> tuple[object, ...]:
    return table.stage, table.log.chunk, table.log.done


def test_the_evening_has_all_there_is_to_go_wrong() -> None:
    saves = [save for _, save in evening()]
    keys = {key.split("/")[3] for save in saves for key, _ in save.writes}
    gone = {key.split("/")[3] for save in saves for key in save.removes}
    assert keys == {"head", "start", "log", "base"}
    assert gone == {"start", "log", "base"}
    texts = [text for save in saves for key, text in save.writes if "/start/" in key]
    assert {starts.is_difference(text) for text in texts} == {True, False}


def test_a_tab_that_dies_while_saving_leaves_the_table_before_or_after() -> None:
    for stored, save in evening():
        states = list(torn(stored, save))
        before = store.table_from_texts("big", states[0]) if HEAD in states[0] else None
        after = store.table_from_texts("big", states[-1])
        for texts in states:
            if HEAD not in texts:
                continue
            table = store.table_from_texts("big", texts)
            assert seen(table) in (seen(after), before and seen(before))
            start, back = walked(table, undo)
            assert start.stage.play.taken == 0
            assert back == table.log.chunk * 4 + table.log.done
            end, forth = walked(start, redo)
            assert forth >= back
            goes_on_well(table, texts)
            goes_on_well(end, texts)


def goes_on_well(table: Table, texts: Texts) -> None:
    after = take(table, Rename("Later"), 0)
    *_, whole = torn(texts, store.saving(table, after))
    again = store.table_from_texts("big", whole)
    assert seen(again) == seen(after)
    assert set(needed(whole)) <= set(bases(whole))
    assert len(bases(whole)) < 3
    assert walked(again, redo) == (again, 0)
    start, back = walked(again, undo)
    assert (start.stage.play.taken, back) == (0, again.log.chunk * 4 + again.log.done)


DAMAGE: list[Callable[[str], str | None]] = [
    lambda _: None,
    *(
        lambda _, text=text: text
        for text in (
            "",
            "{",
            "null",
            "[]",
            "{}",
            '{"since":{}}',
            '{"since":[]}',
            '{"since":{"play":[]}}',
            '{"since":{},"of":null}',
            '{"of":"0","steps":[]}',
            '{"since":[7],"since":[8]}',
            "\ud800",
            '"\udfff"',
            "[" * 40 + "]" * 40,
            "[" * 100_000,
            '{"since":' * 40 + "{}" + "}" * 40,
            "9" * 5_000,
            '{"since":1e999}',
        )
    ),
    lambda text: f"{text}\ud800",
    lambda text: text.replace("long", "\udc00ong"),
    lambda text: text.replace("1", "10"),
    lambda text: text.replace("1", "9" * 5_000, 1),
    lambda text: text.replace("long", "wrong"),
    lambda text: text[: len(text) // 2],
]
"""Ways to damage a text: lost, no JSON, another JSON, halves of pairs, deep, huge, different."""
FEW = (DAMAGE[0], DAMAGE[2], DAMAGE[-1])
"""Lost, no JSON, cut off: for the texts in the middle, which are read as the first and last are."""


def log_of(texts: Texts) -> Log:
    return store.table_from_texts("big", texts).log


def test_no_text_but_the_head_takes_the_table_down() -> None:
    whole = texts_of_evening()
    stage = store.table_from_texts("big", whole).stage
    others = [key for key in whole if key != HEAD]
    assert {key.split("/")[3] for key in others} == {"start", "log", "base"}
    kinds = [key.split("/")[3] for key in others]
    ends = {*dict(zip(kinds, others, strict=True)).values()}
    ends |= {*dict(zip(kinds[::-1], others[::-1], strict=True)).values()}
    tried = [(one, way) for one in others for way in (DAMAGE if one in ends else FEW)]
    for key, damaged in tried:
        text = damaged(whole[key])
        if text == whole[key]:
            continue
        stored = {**whole, key: text} if text is not None else dict(whole)
        if text is None:
            del stored[key]
        number = key.rpartition("/")[2]
        in_base = "/base/" in key
        lost = not in_base and log_of(stored).read(int(number)) is None
        browser = Browser(stored, "/t/big")
        assert browser.table.stage == stage, (key, text)
        for place in ("/t/big/log", "/t/big"):
            browser.go(place)
            assert browser.tree
        browser.send("rename_table", value="Goes on")
        goes_on = browser.table.stage
        if lost:
            assert stored.get(key) == text, "what is damaged may still be mended by hand"
        if in_base and text:
            assert text in stored.values(), "so may a base"
        browser = browser.reload()
        assert needed(stored) == bases(stored)[:1]
        assert browser.table.stage == goes_on
        browser.send("undo")
        assert browser.table.stage == stage
        browser.send("redo")
        assert browser.reload().table.stage == goes_on


def test_a_damaged_start_costs_no_more_than_its_chain() -> None:
    whole = texts_of_evening()
    table = store.table_from_texts("big", whole)
    count = len(table.log.chunks)
    for number in range(count):
        stored = {**whole, f"{PREFIX}start/{number}": "{"}
        read = store.table_from_texts("big", stored).log
        lost = [at for at in range(count) if read.read(at) is None]
        assert lost[0] == number
        assert lost == list(range(number, number + len(lost)))
        assert len(lost) <= starts.CHAIN


def test_memos_and_glimpses_say_where_they_are_damaged() -> None:
    whole = texts_of_evening()
    good = list(store.table_from_texts("big", whole).log.memos())
    broken = {**whole, f"{PREFIX}log/2": "{", f"{PREFIX}start/3": "null"}
    read = store.table_from_texts("big", broken).log
    memos = list(read.memos())
    assert memos.count(None) == 1
    kept = [memo for memo in memos if memo]
    assert kept == [memo for memo in good if memo and memo.place[0] != 2]
    assert read.first_memo(2) is None
    assert read.glimpse(3) is None
    assert read.glimpse(2) is not None


def test_a_table_whose_base_and_chunk_are_both_lost_is_listed_as_damaged() -> None:
    whole = texts_of_evening()
    head = json.loads(whole[HEAD])
    assert head["v"] == 4
    lost = (f"{PREFIX}base/{head['base']}/2", f"{PREFIX}log/{head['log'][1]}")
    stored = {key: text for key, text in whole.items() if key not in lost}
    before = dict(stored)
    browser = Browser(stored, "/t/big")
    assert browser.model.table is None
    assert "nothing has been deleted" in words(browser.tree)
    browser.go("/")
    assert "nothing has been deleted" in words(browser.tree)
    assert stored == before


@pytest.mark.parametrize(
    "parts",
    [{"base": None}, {"base": 3}, {"since": None}, {"since": [7]}, {"since": {"play": []}}],
    ids=str,
)
def test_a_head_that_does_not_fit_its_base_is_made_up_for_by_the_log(
    parts: dict[str, object],
) -> None:
    whole = texts_of_evening()
    stage = store.table_from_texts("big", whole).stage
    stored = {**whole, HEAD: json.dumps({**json.loads(whole[HEAD]), **parts})}
    assert store.table_from_texts("big", stored).stage == stage
    stored[HEAD] = json.dumps({**json.loads(stored[HEAD]), "log": [1, 0, 99]})
    with pytest.raises(ThreefoldError):
        store.table_from_texts("big", stored)


def test_a_base_that_another_tab_removed_is_made_up_for() -> None:
    """Two tabs save at the same moment; one of them takes away what the other's head names."""
    stored = texts_of_evening()
    here, there = Browser(stored, "/t/big"), Browser(stored, "/t/big")
    here.shelf.blind = True
    for number in range(6):
        there.send("rename_table", value=f"{number}" * 600)
    here.send("rename_table", value="Here")
    assert needed(stored)[0] not in bases(stored)
    assert Browser(stored, "/t/big").table.stage.name == "Here"


@pytest.mark.parametrize("first", range(0, 15, 3))
@pytest.mark.parametrize("last", [1, 3, 9])
def test_a_browser_that_was_full_for_a_while_misses_nothing(first: int, last: int) -> None:
    stored = dict(store.saving(None, told(4, 4, 20)).writes)
    browser = Browser(stored, "/t/big")
    for number in range(24):
        browser.shelf.full = first <= number < first + last
        browser.send("undo" if number % 5 == 4 else "rename_table", value=f"{number}" * 150)
    again = browser.reload()
    assert again.table.stage == browser.table.stage
    coming = browser.table.coming
    assert bases(stored) == [
        *needed(stored),
        *[coming.base.name for coming in [coming] if coming and coming.done],
    ]
    start, back = walked(again.table, undo)
    assert start.stage.play.taken == 0
    assert back == again.table.log.chunk * 4 + again.table.log.done


def test_what_is_to_be_removed_goes_only_when_all_is_written() -> None:
    """Storage was full over several saves and the tab dies while it makes up for them."""
    for writes in range(1, 12):
        stored = dict(store.saving(None, told(4, 4, 20)).writes)
        browser = Browser(stored, "/t/big")
        browser.shelf.full = True
        for number in range(6):
            browser.send("rename_table", value=f"{number}" * 600)
        before = store.table_from_texts("big", stored).stage
        browser.shelf.full = False
        browser.shelf.dies_after = writes
        with suppress(DiedError):
            browser.send("rename_table", value="At last")
        assert set(needed(stored)) <= set(bases(stored))
        assert store.table_from_texts("big", stored).stage in (before, browser.table.stage)
