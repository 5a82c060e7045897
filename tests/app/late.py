"""An evening at a large table, small enough to be walked through text by text."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from pyapp import base, chunk, laying, log, starts, store
from pyapp.effect import Save
from pyapp.stage import Rename
from pyapp.table import Table, take, undo
from tests.app.saga import Step, big, move, told
from tests.app.test_crash import torn

Texts = dict[str, str]
PREFIX = "threefold/1/big/"
HEAD = f"{PREFIX}head"


@contextmanager
def small() -> Iterator[None]:
    """Chunks of four, chains of three, differences that are soon long, bases of many parts."""
    with pytest.MonkeyPatch.context() as patch, big():
        patch.setattr(log, "CHUNK", 4)
        patch.setattr(starts, "WHOLE_BELOW", 1_000)
        patch.setattr(base, "WHOLE_BELOW", 1_000)
        patch.setattr(starts, "CHAIN", 3)
        patch.setattr(log, "CHAIN", 3)
        patch.setattr(base, "LONGEST", 500)
        patch.setattr(base, "PART", 40)
        patch.setattr(laying, "MOST", 640)
        starts.put_together.cache_clear()
        yield


@contextmanager
def roomy(part: int, most: int, longest: int) -> Iterator[None]:
    """Other lengths within `small`, and nothing dense: a base is as long as it says."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(base, "short", str)
        patch.setattr(chunk, "short", str)
        patch.setattr(base, "PART", part)
        patch.setattr(base, "LONGEST", longest)
        patch.setattr(laying, "MOST", most)
        yield


def evening() -> list[tuple[Texts, Save]]:
    """The saves of an evening that grows large, goes back, and goes on another way."""
    table, save = store.kept(None, told(4, 4, 20))
    texts: Texts = {}
    saves = [({}, save)]
    for walk in _played():
        texts = {**texts, **dict(saves[-1][1].writes)}
        texts = {key: text for key, text in texts.items() if key not in saves[-1][1].removes}
        after = walk(table)
        assert after is not None
        table, save = store.kept(table, after)
        saves.append((texts, save))
    return saves


def _played() -> Iterator[Callable[[Table], Table | None]]:
    for number in range(30):
        yield lambda now, number=number: take(now, move(number), number)
    for number in range(6):
        yield lambda now, number=number: take(now, Step("fact", (f"{number}" * 60,)), number)
    for count in (9, 4, 1):
        for _ in range(count):
            yield lambda now: undo(now, 0)
        for number in range(count + 2):
            yield lambda now, number=number: take(now, move(number), number)
    yield lambda now: take(now, Rename("Night shift"), 0)


def texts_of_evening() -> Texts:
    """What storage holds at the end of it."""
    *_, (stored, save) = evening()
    *_, texts = torn(stored, save)
    return texts


def bases(texts: Texts) -> list[str]:
    """Names of all bases of which there is something in storage."""
    begin = f"{PREFIX}base/"
    names = (key.removeprefix(begin) for key in texts if key.startswith(begin))
    return list(dict.fromkeys(name.partition("/")[0] for name in names))


def needed(texts: Texts) -> list[str]:
    """Names of the bases that the head needs: none or one."""
    name = json.loads(texts[HEAD]).get("base")
    return [name] if name else []
