"""Two tabs changed one table: what both did becomes one log, where the rules allow it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any

from pyapp.chunk import Chunk, Entry, Stored, as_stored
from pyapp.desk import Desk
from pyapp.log import Log
from pyapp.table import Table, take
from threefold.errors import ThreefoldError


def merged(ours: Table, theirs: Table) -> Table | None:
    """Take the steps that only `ours` has after those of `theirs`, which storage holds.

    What was undone counts as not done. A step that is in both is one; the same thing done in both
    tabs, at another moment, is two.

    Returns:
        The table with both; None where a step of ours is refused after theirs, or where a log
        cannot be read: then both have to be kept.
    """
    here, there = _apart(ours.log, theirs.log)
    if here is None or there is None or not coherent(theirs):
        return None
    common = sum(1 for _ in takewhile(lambda pair: _same(*pair), zip(here, there, strict=False)))
    table, news = theirs, here[common:]
    try:
        for entry in news:
            table = take(table, entry.step, entry.at)
    except ThreefoldError:
        return None
    # Where only one of them did something, it is that one who may have put the table away.
    away = ours.deleted if news == there[common:] else ours.deleted and theirs.deleted
    touched = max(ours.touched, theirs.touched)
    desk = _desk(ours.desk, theirs.desk)
    return replace(table, desk=desk, deleted=away, touched=touched)


LOOKED_AT = 4
"""So many chunks back it is looked whether texts of two tabs are mixed: they wrote at once."""


def coherent(table: Table) -> bool:
    """Tell whether the end of the log leads to the stage: not, where texts of two tabs are mixed.

    Each chunk must lead to the start of the next one, and the last of them to the stage.
    """
    last = table.log.chunk
    chunks = [table.log.read(number) for number in range(max(last - LOOKED_AT, 0), last + 1)]
    stages = [chunk.start for chunk in chunks[1:] if chunk] + [table.stage]
    lengths = [len(chunk.entries) for chunk in chunks[:-1] if chunk] + [table.log.done]
    return len(stages) == len(lengths) == len(chunks) and all(
        chunk is not None and length <= len(chunk.entries) and chunk.stage(length) == stage
        for chunk, length, stage in zip(chunks, lengths, stages, strict=True)
    )


def _same(one: Entry, other: Entry) -> bool:
    return (one.at, one.step) == (other.at, other.step)


def _apart(ours: Log, theirs: Log) -> tuple[list[Entry] | None, list[Entry] | None]:
    """Return what was done in each log from the first chunk on that is not the same in both."""
    first = 0
    for one, other in zip(ours.chunks, theirs.chunks, strict=False):
        if _text(one) != _text(other):
            break
        first += 1
    first = min(first, ours.chunk, theirs.chunk)
    return _done(ours, first), _done(theirs, first)


def _text(chunk: Chunk | Stored) -> tuple[str, str]:
    stored = as_stored(chunk)
    return stored.start, stored.entries


def _done(log: Log, first: int) -> list[Entry] | None:
    entries: list[Entry] = []
    for entry in _entries(log, first):
        if entry is None:
            return None
        entries.append(entry)
    return entries


def _entries(log: Log, first: int) -> Iterator[Entry | None]:
    """Give what was done from a chunk on, oldest first; None for a chunk that is damaged."""
    for number in range(first, log.chunk + 1):
        chunk = log.read(number)
        if chunk is None or (number == log.chunk and log.done > len(chunk.entries)):
            yield None
            return
        yield from chunk.entries[: log.done if number == log.chunk else None]


def _desk(ours: Any, theirs: Any) -> Any:
    """Lay out what lies on either desk; for one character what lies on ours."""
    if isinstance(ours, Desk) and isinstance(theirs, Desk):
        return replace(
            ours,
            setups={**theirs.setups, **ours.setups},
            request=ours.request or theirs.request,
        )
    return ours
