"""A chunk of the log: the stage it starts from and up to `CHUNK` steps, in memory or as stored."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from pyapp.patch import Data
from pyapp.reading import read_stage
from pyapp.stage import (
    UNREADABLE,
    Stage,
    StageAndData,
    advance,
    stage_to_data,
    step_from_data,
    step_to_data,
)
from pyapp.starts import OF, Start, begun, put_together, upon
from pyapp.texts import digest, packed, plain, short, unpacked
from threefold.errors import ThreefoldError, Unreadable

CHUNK = 32

STEPS = "steps"
"""Under this key stand the entries of a large table, beside the name of the start they are upon."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, and when it was taken.

    Attributes:
        at: In milliseconds since 1970.
        step: The step itself.
        memo: What the game wants to read of it later without taking the steps again; None for
            nothing.
    """

    at: int
    step: Any
    memo: Data = None


@dataclass(frozen=True, slots=True)
class Chunk:
    """Entries, the stage before the first of them and the stage after each.

    The stages follow from the start by taking the steps, so only the start is stored.

    Attributes:
        game: Id of the game.
        begin: The start as storage holds it.
        start: The same as a stage.
        entries: The steps.
        stages: What the table was after each.
    """

    game: str
    begin: Start
    start: Stage
    entries: tuple[Entry, ...] = ()
    stages: tuple[Stage, ...] = ()

    def stage(self, done: int) -> Stage:
        """Return the stage once that many of the entries are done."""
        return self.stages[done - 1] if done else self.start

    def written(self, done: int, entry: Entry, after: Stage) -> Chunk:
        """Keep the first `done` entries and add one."""
        entries = (*self.entries[:done], entry)
        return Chunk(self.game, self.begin, self.start, entries, (*self.stages[:done], after))


class Stored(NamedTuple):
    """A chunk as it lies in storage, not read yet: most of a long log stays like this."""

    game: str
    start: str
    entries: str


def fresh(
    game: str, stage: Stage, before: Start | None = None, known: StageAndData | None = None
) -> Chunk:
    """Return a chunk without entries.

    Args:
        game: Id of the game.
        stage: What it starts from.
        before: The start of the chunk before it.
        known: An earlier stage with its data.
    """
    return Chunk(game, begun(stage_to_data(game, stage, known), before), stage)


def chunk_to_texts(chunk: Chunk) -> Stored:
    """Write a chunk as two texts: the start, which never changes, and the entries."""
    begin, entries = chunk.begin, [_entry_to_data(chunk.game, entry) for entry in chunk.entries]
    data = {OF: digest(begin.text), STEPS: entries} if begin.large else entries
    return Stored(chunk.game, begin.text, packed(data))


def closed(stored: Stored) -> Stored:
    """Return the texts of a chunk that nothing is added to any more: as short as they can be."""
    return Stored(stored.game, short(stored.start), short(stored.entries))


def as_stored(chunk: Chunk | Stored) -> Stored:
    """Return a chunk as it lies in storage, or would if it were written now."""
    return chunk if isinstance(chunk, Stored) else chunk_to_texts(chunk)


def _entry_to_data(game: str, entry: Entry) -> list[Any]:
    memo = [] if entry.memo is None else [entry.memo]
    return [entry.at, step_to_data(game, entry.step), *memo]


@lru_cache(maxsize=16)
def opened(game: str, starts: Sequence[str], entries: str) -> Chunk | None:
    """Read a stored chunk and take its steps again; None when it is damaged.

    Args:
        game: Id of the game.
        starts: The stored starts it takes, a tuple; see `pyapp.starts.put_together`.
        entries: The stored entries.
    """
    begin = put_together(starts)
    if begin is None:
        return None
    try:
        start = read_stage(game, begin.whole)
        read = tuple(_entries(game, _listed(entries, starts[-1])))
        return Chunk(game, begin, start, read, _stages(game, start, read))
    except ThreefoldError:
        return None


def _listed(entries: str, start: str) -> Any:
    """Return the stored entries; those of a large table say which start they are upon."""
    data = unpacked(entries)
    if not isinstance(data, dict):
        return data
    if not upon(data, plain(start)):
        raise Unreadable("log.other", UNREADABLE, "the entries are upon another start")
    return data.get(STEPS)


def _entries(game: str, data: Any) -> list[Entry]:
    return [Entry(at, step_from_data(game, step), memo) for at, step, memo in _items(data)]


def raw_entries(chunk: Chunk | Stored) -> list[Any] | None:
    """Return the entries of a chunk as plain data, none of them taken; None if it is damaged."""
    stored = as_stored(chunk)
    try:
        data = _listed(stored.entries, stored.start)
    except ThreefoldError:
        return None
    return data if isinstance(data, list) else None


def _items(data: Any) -> Iterator[tuple[int, Data, Data]]:
    """Give the parts of each stored entry; most have no memo."""
    if not isinstance(data, list):
        raise Unreadable("log.shape", UNREADABLE, "a chunk's entries must be a list")
    for item in data:
        match item:
            case [int(at), step]:
                yield at, step, None
            case [int(at), step, memo]:
                yield at, step, memo
            case _:
                raise Unreadable("log.entry", UNREADABLE, "an entry must be [time, step, memo?]")


def _stages(game: str, stage: Stage, entries: Sequence[Entry]) -> tuple[Stage, ...]:
    stages = []
    for entry in entries:
        stage = advance(game, stage, entry.step)
        stages.append(stage)
    return tuple(stages)


Memos = tuple[tuple[int, int, Data], ...]
"""Of the entries of a chunk that carry a memo: number, time, memo."""


def memos(chunk: Chunk | Stored) -> Memos | None:
    """Return the memos of a chunk without taking its steps; None if they cannot be read."""
    if isinstance(chunk, Stored):
        return _stored_memos(chunk.start, chunk.entries)
    return _numbered((entry.at, entry.step, entry.memo) for entry in chunk.entries)


@lru_cache(maxsize=64)
def _stored_memos(start: str, entries: str) -> Memos | None:
    try:
        return _numbered(_items(_listed(entries, start)))
    except ThreefoldError:
        return None


def _numbered(items: Iterator[tuple[int, Data, Data]]) -> Memos:
    return tuple(
        (number, at, memo) for number, (at, _, memo) in enumerate(items) if memo is not None
    )
