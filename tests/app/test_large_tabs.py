"""Large tables in several tabs: what one of them removes, and what two write without being told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from pyapp import store
from pyapp.chunk import Chunk
from pyapp.keys import ASIDE
from pyapp.log import Log
from pyapp.stage import stage_to_data
from pyapp.table import Table, take, undo
from pyapp.texts import packed, plain
from tests.app.late import HEAD, PREFIX, Texts, bases, evening, needed, small, texts_of_evening
from tests.app.saga import ID, Step, told
from tests.app.table_driver import Browser
from tests.app.test_crash import torn
from threefold.errors import ThreefoldError

LONG = "It rained again, and nobody knew why, or whose doing it was. " * 3


@pytest.fixture(autouse=True)
def _small() -> Iterator[None]:
    with small():
        yield


def grown() -> Texts:
    """A table that stays large."""
    return dict(store.saving(None, told(9, 9, 60)).writes)


def coming(browser: Browser) -> list[str]:
    """The name of a base of which parts are stored that the head does not need yet."""
    laid = browser.table.coming
    return [laid.base.name] if laid and laid.done else []


def named(texts: Texts) -> str:
    name: str = json.loads(texts[HEAD])["base"]
    return name


def parts(texts: Texts, name: str) -> Texts:
    """What there is of a base, by key."""
    return {key: text for key, text in texts.items() if f"/base/{name}" in key}


def test_the_next_save_removes_every_base_but_the_one_it_names() -> None:
    """One is damaged, one was left by a tab that died, one never was any."""
    stored = grown()
    good = named(stored)
    part = stored[f"{PREFIX}base/{good}/1"]
    for strays in (
        {f"{good}/1": "{"},
        {f"{good}/99": part},
        {good: part},
        {f"{'0' * 16}/0": part},
        {"0" * 16: part},
        {"": "", "a/b": "[]"},
    ):
        texts = {**stored, **{f"{PREFIX}base/{name}": text for name, text in strays.items()}}
        browser = Browser(texts, "/t/big")
        assert bases(texts).count(named(texts)) == 1
        browser.send("rename_table", value="Goes on")
        assert bases(texts) == [named(texts)]
        (save,) = browser.saves
        assert set(save.removes) >= {
            f"{PREFIX}base/{name}" for name in strays if name != f"{good}/1"
        }
        assert browser.reload().table.base == browser.table.base
        # Only what the head names was anything once; all that is left of that is kept.
        aside = sorted(text for key, text in texts.items() if key.startswith(ASIDE))
        lay = {f"{PREFIX}base/{name}": text for name, text in strays.items()}
        damaged = f"{good}/1" in strays or good in strays
        assert aside == (sorted({**parts(stored, good), **lay}.values()) if damaged else [])


def test_what_a_dead_tab_left_is_removed_wherever_it_died() -> None:
    left = 0
    for stored, save in evening():
        for texts in torn(stored, save):
            if HEAD not in texts or len(bases(texts)) < 2:
                continue
            left += 1
            browser = Browser(texts, "/t/big")
            before = bases(texts)
            browser.send("rename_table", value="Goes on")
            assert set(bases(texts)) & set(before) <= {*needed(texts), *coming(browser)}
            assert set(bases(texts)) == {*needed(texts), *coming(browser)}
    assert left > 2


def test_a_damaged_base_is_written_anew_also_where_it_is_called_the_same() -> None:
    stored = grown()
    key = f"{PREFIX}base/{named(stored)}/1"
    whole = stored[key]
    for damage in ("{", None):
        texts = {**stored, key: damage} if damage else {**stored}
        if damage is None:
            del texts[key]
        browser = Browser(texts, "/t/big")
        browser.send("put_away")
        assert texts[key] == whole
        assert bases(texts) == [named(texts)]


def test_a_base_that_another_tab_removed_is_written_again() -> None:
    stored = grown()
    here = Browser(stored, "/t/big")
    del stored[f"{PREFIX}base/{named(stored)}/0"]
    here.send("changed_elsewhere", HEAD)
    here.send("put_away")
    assert bases(stored) == [named(stored)]


def test_a_storage_that_was_emptied_gets_the_base_again() -> None:
    browser = Browser(grown(), "/t/big")
    browser.stored.clear()
    browser.send("changed_elsewhere", "")
    assert bases(browser.stored) == [named(browser.stored)]
    assert browser.reload().table.stage == browser.table.stage


# Two tabs that walk apart.

Told = tuple[str, str]
"""A chunk as one can tell it from others: its start, and its entries."""


def as_told(chunk: Chunk) -> Told:
    entries = [(entry.at, entry.step, entry.memo) for entry in chunk.entries]
    return json.dumps(stage_to_data(ID, chunk.start)), repr(entries)


class Tab:
    """A tab that is never told of the other; it keeps what it wrote as each chunk."""

    def __init__(self, texts: Texts, name: str) -> None:
        self.texts, self.name = texts, name
        self.wrote: set[tuple[int, Told]] = set()
        self.taken = 0
        self.open()

    def open(self) -> None:
        self.table = store.table_from_texts("big", self.texts)
        read = ((at, self.table.log.read(at)) for at in range(len(self.table.log.chunks)))
        self.wrote |= {(at, as_told(chunk)) for at, chunk in read if chunk}

    def save(self, after: Table | None) -> None:
        if after is None:
            return
        self.table, save = store.kept(self.table, after)
        self.texts.update(save.writes)
        for key in save.removes:
            self.texts.pop(key, None)
        chunks = enumerate(self.table.log.chunks)
        self.wrote |= {(at, as_told(chunk)) for at, chunk in chunks if isinstance(chunk, Chunk)}

    def back(self, count: int) -> None:
        for _ in range(count):
            self.save(undo(self.table, 0))

    def on(self, count: int) -> None:
        for _ in range(count):
            self.taken += 1
            fact = Step("fact", (f"{self.name} {self.taken}: {LONG}",))
            move = Step("move", (self.taken % 3,))
            step = fact if self.taken % 5 == 0 else move
            self.save(take(self.table, step, self.taken))


def read_back(texts: Texts) -> tuple[Log, dict[int, Told | None]]:
    log = store.table_from_texts("big", texts).log
    chunks = {at: log.read(at) for at in range(len(log.chunks))}
    return log, {at: as_told(chunk) if chunk else None for at, chunk in chunks.items()}


def opens(texts: Texts) -> bool:
    try:
        return bool(read_back(texts))
    except ThreefoldError:
        return False


def walk(random: Random) -> Iterator[dict[int, Told | None]]:
    texts = grown()
    tabs = [Tab(texts, "Ann"), Tab(texts, "Ben")]
    for _ in range(9):
        tab: Any = random.choice(tabs)
        match random.randrange(5):
            case 0 | 1:
                tab.back(random.choice((1, 5, 9)))
            case 2 | 3:
                tab.on(random.choice((1, 4, 9)))
            case _:
                tab.open()
        if not opens(texts):
            # One took away what the other's head names, and wrote over its chunk as well.
            assert named(texts) not in bases(texts)
            return
        log, told_now = read_back(texts)
        wrote = tabs[0].wrote | tabs[1].wrote
        for at, chunk in told_now.items():
            assert chunk is None or (at, chunk) in wrote
            assert chunk is None or log.glimpse(at) is not None
        yield told_now


@pytest.mark.parametrize("seed", range(60))
def test_two_tabs_never_write_a_story_that_none_of_them_has_seen(seed: int) -> None:
    assert [*walk(Random(seed))]


def test_the_walks_come_by_what_there_is_to_go_wrong() -> None:
    """Some leave chunks that are put upon another start; most leave most of them good."""
    seen = [told for seed in range(12) for told in walk(Random(seed))]
    chunks = [chunk for told in seen for chunk in told.values()]
    assert chunks.count(None) > 9
    assert chunks.count(None) < len(chunks) // 3


def test_a_chunk_put_upon_another_start_is_damaged_and_costs_none_before_it() -> None:
    texts = texts_of_evening()
    good = log_of(texts)
    at = 5
    for key, other in ((f"{PREFIX}start/{at}", None), (f"{PREFIX}log/{at}", "f" * 16)):
        data = json.loads(plain(texts[key]))
        assert len(data["of"]) == 16
        log = log_of({**texts, key: packed({**data, "of": other})})
        assert log.read(at) is None
        assert log.read(at - 1) == good.read(at - 1)
        lost = log.glimpse(at) if "/start/" in key else log.first_memo(at)
        assert lost is None
        assert good.glimpse(at) is not None


def test_the_first_saves_did_not_say_upon_which_start_they_are() -> None:
    texts = texts_of_evening()
    old = {
        key: text if "/base/" in key else packed(unnamed(json.loads(plain(text))))
        for key, text in texts.items()
    }
    assert old != texts
    for at in range(len(log_of(texts).chunks)):
        now, before = log_of(texts).read(at), log_of(old).read(at)
        assert now is not None
        assert before is not None
        assert as_told(now) == as_told(before)
    assert list(log_of(old).memos()) == list(log_of(texts).memos())


def log_of(texts: Texts) -> Log:
    return store.table_from_texts("big", texts).log


def unnamed(data: Any) -> Any:
    """Stored data as it was before starts and entries said upon which start they are."""
    if "steps" in data:
        return data["steps"]
    return {key: part for key, part in data.items() if key != "of"} if "of" in data else data
