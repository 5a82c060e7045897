"""Two tabs changed one table: what both did becomes one log, where the rules allow it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Literal, NamedTuple

from pyapp.chunk import Chunk, Entry, Stored, as_stored
from pyapp.log import Log
from pyapp.merging_desks import joined_desks
from pyapp.table import Table, redo, take, undo
from pyapp.trail import trailed
from threefold.errors import ThreefoldError

Left = Literal["", "undo", "away", "back"]


class Joined(NamedTuple):
    """A table with what was done in two tabs.

    Attributes:
        table: The table.
        left: What one of them wanted and is not so, since the other went on: ``undo`` and ``away``
            are wishes of this tab, ``back`` says that the other one had put the table away.
    """

    table: Table
    left: Left = ""


def merged(ours: Table, theirs: Table, earlier: Table | None = None) -> Joined | None:
    """Take the steps that only `ours` has after those of `theirs`, which storage holds.

    A step that is in both is one; the same thing done in both tabs, at another moment, is two. To
    undo and to put away are wishes as well: they hold unless the other tab took a further step.

    Args:
        ours: The table as this tab has it.
        theirs: The table in storage.
        earlier: What both of them go on from; None where that is not known: then whatever one of
            them has counts.

    Returns:
        The table with both; None where a step of ours is refused after theirs, where a log cannot
        be read, or where theirs has taken the place of what was there: then both have to be kept.
    """
    parted = _apart(ours.log, theirs.log, *([earlier.log] if earlier else ()))
    if parted is None or not coherent(theirs):
        return None
    here, there, *rest = parted
    both = _common(here, there)
    before = rest[0] if rest else there[:both]
    ours_kept, theirs_kept = _common(here, before), _common(there, before)
    if earlier and theirs_kept < len(before) and not _undone(theirs, earlier, before[theirs_kept:]):
        return None
    gone_on = len(there) > max(theirs_kept, both)
    # What both took since is one step, such as those that were joined already.
    news = here[max(ours_kept, both) :]
    back = 0 if gone_on else max(theirs_kept - ours_kept, 0)
    table = _taken(_walked_back(theirs, back), news)
    if table is None:
        return None
    left: Left = "undo" if gone_on and max(ours_kept, both) < theirs_kept else ""
    away, left = _put_away(ours, theirs, earlier, (bool(news), gone_on, left))
    return Joined(
        replace(
            table,
            desk=joined_desks(ours.desk, theirs.desk, earlier.desk if earlier else None),
            deleted=away,
            touched=max(ours.touched, theirs.touched),
        ),
        left,
    )


AT_ONCE = 10_000
"""Milliseconds after which what a tab wrote is known to all others, if they are awake at all."""


def joined(ours: Table, theirs: Table, earlier: Sequence[Table]) -> Joined | None:
    """Join two tabs' tables as `merged` does, from what this tab had before.

    Args:
        ours: The table as this tab has it.
        theirs: The table in storage.
        earlier: What this tab had of its tables before its last saves, newest first.
    """
    own = [table for table in earlier if table.id == ours.id and table.head]
    if not own:
        return merged(ours, theirs)
    named = next((table for table in own if _follows(theirs, table)), None)
    if named is None or named is own[0]:
        return merged(ours, theirs, own[0])
    # Written over what this tab had saved by then: in the same moment, or else by a backup.
    late = theirs.touched - own[0].touched > AT_ONCE
    return None if late or theirs.head == named.head else merged(ours, theirs, named)


def _follows(later: Table, table: Table) -> bool:
    """Tell whether one table is another, or says that it was written after that."""
    return bool(table.head) and trailed(table.head or "", ())[0] in later.trail


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


def _undone(theirs: Table, earlier: Table, missing: list[Entry]) -> bool:
    """Tell whether steps that are not in theirs were undone there.

    Else it is another table under the same name, such as one that came out of a backup.
    """
    if _follows(theirs, earlier):
        return True
    for entry in missing:
        again = redo(theirs, theirs.touched)
        last = again.log.last() if again else None
        if again is None or last is None or not _same(last.entry, entry):
            return False
        theirs = again
    return True


def _walked_back(table: Table, count: int) -> Table | None:
    for _ in range(count):
        back = undo(table, table.touched)
        if back is None:
            return None
        table = back
    return table


def _taken(table: Table | None, news: list[Entry]) -> Table | None:
    """Take steps one after the other; what is only undone is done again, with all behind it."""
    try:
        for entry in news:
            if table is None:
                return None
            again = redo(table, entry.at)
            last = again.log.last() if again else None
            same = again is not None and last is not None and _same(last.entry, entry)
            table = again if same else take(table, entry.step, entry.at)
    except ThreefoldError:
        return None
    return table


def _put_away(
    ours: Table, theirs: Table, earlier: Table | None, done: tuple[bool, bool, Left]
) -> tuple[bool, Left]:
    """Say whether the table is put away, and what there is to be told then.

    Args:
        ours: The table as this tab has it.
        theirs: The table in storage.
        earlier: What both go on from.
        done: Whether this tab, and the other one, took steps since, and what is to be told already.
    """
    here, there, left = done
    before = earlier.deleted if earlier else False
    if ours.deleted == theirs.deleted:
        return ours.deleted, left
    if ours.deleted == before:
        return (theirs.deleted, left) if not (theirs.deleted and here) else (False, "back")
    return (ours.deleted, left) if not (ours.deleted and there) else (False, "away")


def _same(one: Entry, other: Entry) -> bool:
    return (one.at, one.step) == (other.at, other.step)


def _common(one: list[Entry], other: list[Entry]) -> int:
    """Return how many entries two logs begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: _same(*pair), zip(one, other, strict=False)))


def _apart(*logs: Log) -> list[list[Entry]] | None:
    """Return what was done in each log from the first chunk on that is not the same in all.

    None where one of them cannot be read.
    """
    first = 0
    for chunks in zip(*(log.chunks for log in logs), strict=False):
        if len({_text(chunk) for chunk in chunks}) > 1:
            break
        first += 1
    first = min(first, *(log.chunk for log in logs))
    found: list[list[Entry]] = []
    for log in logs:
        done = _done(log, first)
        if done is None:
            return None
        found.append(done)
    return found


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
