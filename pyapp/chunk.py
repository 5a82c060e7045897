"""A chunk of the log: the stage it starts from and up to `CHUNK` steps, in memory or as stored."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pyapp.stage import (
    UNREADABLE,
    Stage,
    advance,
    stage_from_data,
    stage_to_data,
    step_from_data,
    step_to_data,
)
from threefold.errors import ThreefoldError, Unreadable
from threefold.gate import read_json

CHUNK = 32
STORED_LIMIT = 5_000_000


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, and when it was taken in milliseconds since 1970."""

    at: int
    step: Any


@dataclass(frozen=True, slots=True)
class Chunk:
    """Entries, the stage before the first of them and the stage after each.

    The stages follow from the start by taking the steps, so only the start is stored.
    """

    start: Stage
    entries: tuple[Entry, ...] = ()
    stages: tuple[Stage, ...] = ()

    def stage(self, done: int) -> Stage:
        """Return the stage once that many of the entries are done."""
        return self.stages[done - 1] if done else self.start

    def written(self, done: int, entry: Entry, after: Stage) -> Chunk:
        """Keep the first `done` entries and add one."""
        return Chunk(self.start, (*self.entries[:done], entry), (*self.stages[:done], after))


@dataclass(frozen=True, slots=True)
class Stored:
    """A chunk as it lies in storage, not read yet: most of a long log stays like this."""

    game: str
    start: str
    entries: str


def chunk_to_texts(game: str, chunk: Chunk) -> Stored:
    """Write a chunk as two texts: the start, which never changes, and the entries."""
    entries = [[entry.at, step_to_data(game, entry.step)] for entry in chunk.entries]
    return Stored(game, packed(stage_to_data(game, chunk.start)), packed(entries))


@lru_cache(maxsize=16)
def opened(stored: Stored) -> Chunk | None:
    """Read a stored chunk and take its steps again; None when it is damaged."""
    try:
        start = stage_from_data(stored.game, read_json(stored.start, STORED_LIMIT))
        entries = tuple(_entries(stored.game, read_json(stored.entries, STORED_LIMIT)))
        return Chunk(start, entries, _stages(stored.game, start, entries))
    except ThreefoldError:
        return None


def _entries(game: str, data: Any) -> list[Entry]:
    if not isinstance(data, list):
        raise Unreadable("log.shape", UNREADABLE, "a chunk's entries must be a list")
    entries = []
    for item in data:
        match item:
            case [int(at), step]:
                entries.append(Entry(at, step_from_data(game, step)))
            case _:
                raise Unreadable("log.entry", UNREADABLE, "an entry must be [time, step]")
    return entries


def _stages(game: str, stage: Stage, entries: Sequence[Entry]) -> tuple[Stage, ...]:
    stages = []
    for entry in entries:
        stage = advance(game, stage, entry.step)
        stages.append(stage)
    return tuple(stages)


def packed(data: Any) -> str:
    """Write JSON without spaces; every character beyond ASCII escaped, lone surrogates too."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False)
