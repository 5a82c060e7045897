"""The log: every step ever taken, in chunks, so that a step's cost does not grow with it.

Undo and redo walk the log. All that moves is a place in it: a chunk, and how many steps of that
chunk are done. What lies behind the place can be done again until another step is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import NamedTuple

from pyapp.chunk import CHUNK, Chunk, Entry, Stored, fresh, memos, opened
from pyapp.patch import Data, Patch
from pyapp.stage import Stage, StageAndData
from pyapp.starts import CHAIN, glimpsed, is_difference
from pyapp.texts import plain

Place = tuple[int, int]
"""Chunk and entry number: the name of an entry, also on the page."""


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry with the stages around it: what its story is told from.

    Attributes:
        place: The entry's name on the page.
    """

    place: Place
    before: Stage
    entry: Entry
    after: Stage


class Memo(NamedTuple):
    """What a game noted beside one step, when it was taken, and the place of its entry."""

    place: Place
    at: int
    data: Data


@dataclass(frozen=True, slots=True)
class Log:
    """The chunks, and the place in them up to which the steps are done."""

    chunks: tuple[Chunk | Stored, ...]
    chunk: int = 0
    done: int = 0

    @property
    def place(self) -> Place:
        """Where the next entry is written: all entries before this place are done."""
        return (self.chunk, self.done)

    def read(self, index: int) -> Chunk | None:
        """Return a chunk, read from its stored form if need be; None if that is damaged."""
        if not 0 <= index < len(self.chunks):
            return None
        found = self.chunks[index]
        if isinstance(found, Stored):
            return opened(found.game, self._starts(index), found.entries)
        return found

    def written(
        self, entry: Entry, before: Stage, after: Stage, known: StageAndData | None = None
    ) -> Log:
        """Add a step at this place; whatever lay behind it is gone.

        A new chunk begins where this one is full, and where it is damaged: where it does not lead
        to the stage the step was taken from.

        Args:
            entry: The step.
            before: What it was taken from.
            after: What it led to.
            known: A stage with its data, to write the start of a new chunk in less time.
        """
        chunk = self._here()
        if chunk is None or self.done >= CHUNK or chunk.stage(self.done) != before:
            game, begin = self.chunks[self.chunk].game, chunk.begin if chunk else None
            added = fresh(game, before, begin, known).written(0, entry, after)
            return Log((*self.chunks[: self.chunk + 1], added), self.chunk + 1, 1)
        grown = chunk.written(self.done, entry, after)
        return Log((*self.chunks[: self.chunk], grown), self.chunk, self.done + 1)

    def back(self) -> tuple[Log, Stage] | None:
        """Walk one step back: the log there and the stage; None at the beginning."""
        index, done, chunk = self.chunk, self.done, self._here()
        if chunk is not None and done == 0:
            start, index = chunk.start, index - 1
            chunk = self.read(index)
            done = len(chunk.entries) if chunk else 0
            if chunk is None or chunk.stage(done) != start:
                return None
        if chunk is None or done == 0:
            return None
        return replace(self, chunk=index, done=done - 1), chunk.stage(done - 1)

    def last(self) -> Moment | None:
        """Return the step done last; None at the beginning, or where its chunk is damaged."""
        return next(self.latest(), None)

    def forth(self) -> tuple[Log, Stage] | None:
        """Walk one step on: the log there and the stage; None where nothing was undone."""
        index, done = self.chunk, self.done
        here = self._here()
        if here is not None and done >= len(here.entries):
            following = self.read(index + 1)
            if following is None or following.start != here.stage(done):
                return None
            here, index, done = following, index + 1, 0
        if here is None or done >= len(here.entries):
            return None
        return replace(self, chunk=index, done=done + 1), here.stage(done + 1)

    @property
    def begins(self) -> bool:
        """Nothing was done yet, or all of it was undone."""
        return self.place == (0, 0)

    @property
    def goes_on(self) -> bool:
        """Behind this chunk there is another, read or not: something was undone."""
        return self.chunk + 1 < len(self.chunks)

    def latest(self) -> Iterator[Moment | None]:
        """Walk back over what was done, newest first; None stands for a chunk that is damaged."""
        return (moment for _, moment in self.told())

    def told(self, before: Place | None = None) -> Iterator[tuple[Place, Moment | None]]:
        """Walk back over what was done before a place, newest first; by default all of it.

        A chunk that is damaged is one entry, its first, without a moment.
        """
        index, number = self._done_before(before)
        for at in range(index, -1, -1):
            chunk = self._here() if at == self.chunk else self.read(at)
            if chunk is None:
                yield (at, 0), None
                continue
            length = len(chunk.entries)
            for entry in range((min(number, length) if at == index else length) - 1, -1, -1):
                yield (at, entry), _moment(chunk, (at, entry))

    def later(self, place: Place, count: int) -> Place | None:
        """Return the place so many entries further on; None if not so many were done since."""
        index, number = place[0], place[1] + count
        while (index, number) < self.place:
            chunk = self.read(index)
            length = len(chunk.entries) if chunk else 1
            if number < length:
                return (index, number)
            index, number = index + 1, number - length
        return None

    def memos(self, before: Place | None = None) -> Iterator[Memo | None]:
        """Walk back over the memos of what was done before a place, newest first; by default all.

        No step is taken again for it. None stands for a chunk that is damaged.
        """
        bound = self._done_before(before)
        for index in range(bound[0], -1, -1):
            noted = memos(self.chunks[index])
            if noted is None:
                yield None
            for number, at, data in reversed(noted or ()):
                if (index, number) < bound:
                    yield Memo((index, number), at, data)

    def first_memo(self, index: int) -> Memo | None:
        """Return the first memo in a chunk; None if what was done there left none to be read."""
        noted = memos(self.chunks[index]) if 0 <= index < len(self.chunks) else None
        for number, at, data in noted or ():
            if (index, number) < self.place:
                return Memo((index, number), at, data)
        return None

    def glimpse(self, index: int) -> Patch | None:
        """Return what is stored of the stage that a chunk starts from, without putting it together.

        It is a patch (see `pyapp.patch`): ``[stage]`` where the stage is stored whole, else what
        differs from the start of the chunk before; a key that is not in it is unchanged since
        then. `pyapp.patch.part` finds what it says of one value. None for a chunk that is damaged
        or not there.
        """
        if not 0 <= index < len(self.chunks):
            return None
        before = _start_text(self.chunks[index - 1]) if index else None
        return glimpsed(_start_text(self.chunks[index]), before)

    def _done_before(self, place: Place | None) -> Place:
        return self.place if place is None else min(place, self.place)

    def _starts(self, index: int) -> tuple[str, ...]:
        """Return the stored starts that it takes to read one, a whole one first."""
        texts: list[str] = []
        for at in range(index, max(index - CHAIN, -1), -1):
            texts.append(_start_text(self.chunks[at]))
            if not is_difference(texts[-1]):
                break
        return tuple(reversed(texts))

    def _here(self) -> Chunk | None:
        """Return the chunk of this place; None if it is damaged, so also if it ends before it."""
        chunk = self.read(self.chunk)
        return chunk if chunk and self.done <= len(chunk.entries) else None


def _start_text(chunk: Chunk | Stored) -> str:
    return plain(chunk.start) if isinstance(chunk, Stored) else chunk.begin.text


def _moment(chunk: Chunk, place: Place) -> Moment:
    number = place[1]
    return Moment(place, chunk.stage(number), chunk.entries[number], chunk.stage(number + 1))
