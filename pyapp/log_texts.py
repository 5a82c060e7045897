"""What a save writes and removes of the log.

A step writes the chunk it is in. Where it opens another one, that before it is written once more,
dense: nothing is added to it any more. If undo walks back into it and another step is taken there,
it is the last one again, and plain. What cannot be read is set aside before its key is used anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import is_

from pyapp.chunk import Chunk, Stored, as_stored, closed
from pyapp.keys import aside_key, chunk_keys
from pyapp.log import Log
from pyapp.starts import WHOLE_BELOW
from pyapp.table import Table
from pyapp.texts import digest, plain, short

Write = tuple[str, str]
"""A key and its text."""


def log_changes(before: Table | None, after: Table, *, anew: bool) -> tuple[list[Write], list[str]]:
    """Say what to write, and what to remove, so that storage holds the log of `after`.

    Args:
        before: What storage holds of that table; None for nothing.
        after: What it is to hold.
        anew: Write also what lies there already, as far as this page knows.
    """
    old, new = before.log.chunks if before else (), after.log.chunks
    last, first, writes = len(new) - 1, _unchanged(old, new), []
    for number in range(first, len(new)):
        chunk, known = new[number], old[number] if number < len(old) else None
        if chunk is not known and (anew or isinstance(chunk, Chunk)):
            writes += _chunk_writes(after, number, known)
    if 0 < len(old) <= last and new[len(old) - 1] is old[-1]:
        writes = [*_closing(after, len(old) - 1), *writes]
    gone = range(len(new), len(old))
    removes = [key for number in gone for key in chunk_keys(after.id, number)]
    used = {key for key, _ in writes}.union(removes)
    lost = _set_aside(before, range(first, len(old)), used) if before else ()
    return [*lost, *writes], removes


def astray(table: Table, stored: Mapping[str, str]) -> list[Write]:
    """Return what of the log this tab wrote and storage holds otherwise: another tab wrote it."""
    writes: list[Write] = []
    for number, chunk in enumerate(table.log.chunks):
        if isinstance(chunk, Chunk):
            ours = zip(chunk_keys(table.id, number), as_stored(chunk)[1:], strict=True)
            writes += [(key, text) for key, text in ours if plain(stored.get(key, "")) != text]
    return writes


def _unchanged(old: tuple[object, ...], new: tuple[object, ...]) -> int:
    """Return how many chunks are the same from the first on: of a long log, nearly all."""
    alike = [*map(is_, old, new), False]
    return alike.index(False)


def _chunk_writes(table: Table, number: int, known: Chunk | Stored | None) -> list[Write]:
    chunk, keys = table.log.chunks[number], chunk_keys(table.id, number)
    stored = as_stored(chunk)
    if number < len(table.log.chunks) - 1:
        stored = _closed(table.log, number, stored)
    same_start = (
        isinstance(known, Chunk) and isinstance(chunk, Chunk) and known.begin is chunk.begin
    )
    # Now and then a large stage is written whole; then dense, since it is more than all the rest.
    start = [] if same_start else [(keys[0], _start(stored.start))]
    return [*start, (keys[1], stored.entries)]


def _start(text: str) -> str:
    return short(text) if len(text) >= WHOLE_BELOW else text


def _closing(table: Table, number: int) -> list[Write]:
    """Write a chunk once more that was the last one until now; only what becomes shorter."""
    chunk, keys = table.log.chunks[number], chunk_keys(table.id, number)
    stored = as_stored(chunk)
    short = _closed(table.log, number, stored)
    # A long start was dense from the first, unless an older build wrote it: not again, it is long.
    now = [stored.start if len(stored.start) < WHOLE_BELOW else short.start, stored.entries]
    return [
        (key, new) for key, old, new in zip(keys, now, short[1:], strict=True) if new is not old
    ]


def _closed(log: Log, number: int, stored: Stored) -> Stored:
    """Return the dense texts of a chunk; one that is damaged is left as it is."""
    return stored if log.read(number) is None else closed(stored)


def _set_aside(before: Table, numbers: Iterable[int], used: set[str]) -> Iterator[Write]:
    """Copy the texts of damaged chunks whose keys are about to be written over or removed."""
    for number in numbers:
        chunk, keys = before.log.chunks[number], chunk_keys(before.id, number)
        if used.isdisjoint(keys) or not isinstance(chunk, Stored):
            continue
        if before.log.read(number) is None:
            for key, text in zip(keys, chunk[1:], strict=True):
                if text:
                    yield aside_key(key, digest(text)), text
