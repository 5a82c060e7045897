"""The log: every step ever taken, in chunks, so that a step's cost does not grow with it.

Undo and redo walk the log. All that moves is a place in it: a chunk, and how many steps of that
chunk are done. What lies behind the place can be done again until another step is taken.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyapp.chunk import CHUNK, Chunk, Entry, Stored, opened
from pyapp.stage import Stage


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry with the stages around it: what its story is told from.

    Attributes:
        place: Chunk and entry number; the entry's name on the page.
    """

    place: tuple[int, int]
    before: Stage
    entry: Entry
    after: Stage


@dataclass(frozen=True, slots=True)
class Log:
    """The chunks, and the place in them up to which the steps are done."""

    chunks: tuple[Chunk | Stored, ...]
    chunk: int = 0
    done: int = 0

    def read(self, index: int) -> Chunk | None:
        """Return a chunk, read from its stored form if need be; None if that is damaged."""
        if not 0 <= index < len(self.chunks):
            return None
        found = self.chunks[index]
        return opened(found) if isinstance(found, Stored) else found

    def written(self, entry: Entry, before: Stage, after: Stage) -> Log:
        """Add a step at this place; whatever lay behind it is gone.

        A new chunk begins where this one is full, and where it is damaged: where it does not lead
        to the stage the step was taken from.
        """
        chunk = self._here()
        if chunk is None or self.done >= CHUNK or chunk.stage(self.done) != before:
            fresh = Chunk(before).written(0, entry, after)
            return Log((*self.chunks[: self.chunk + 1], fresh), self.chunk + 1, 1)
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

    def latest(self) -> Iterator[Moment | None]:
        """Walk back over what was done, newest first; None stands for a chunk that is damaged."""
        for index in range(self.chunk, -1, -1):
            chunk = self._here() if index == self.chunk else self.read(index)
            if chunk is None:
                yield None
                continue
            last = self.done if index == self.chunk else len(chunk.entries)
            for number in range(last - 1, -1, -1):
                yield Moment(
                    (index, number),
                    chunk.stage(number),
                    chunk.entries[number],
                    chunk.stage(number + 1),
                )

    def _here(self) -> Chunk | None:
        """Return the chunk of this place; None if it is damaged, so also if it ends before it."""
        chunk = self.read(self.chunk)
        return chunk if chunk and self.done <= len(chunk.entries) else None
