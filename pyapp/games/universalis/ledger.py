"""The ledger's lines as they were written down step by step: read, never worked out again."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.log import Log, Memo, Place
from pyapp.patch import Data, part
from threefold.errors import ThreefoldError
from threefold.games.universalis import Line, lines_from_memo

WINDOW = 20
"""How many lines a page shows; a step's lines are never torn apart, so it may be a few more."""
REACH = 40
"""How many chunks of the log a page looks through for the lines of a filter."""


class Filter(NamedTuple):
    """Which lines are meant: those of a player, and those of a scene; None for all."""

    seat: int | None = None
    scene: int | None = None

    def holds(self, line: Line) -> bool:
        """Tell whether a line is meant."""
        if self.scene is not None and line.scene != self.scene:
            return False
        return self.seat is None or self.seat in (line.source, line.target)


class Written(NamedTuple):
    """A line as it stands in the ledger: its number counted from 1, when, and the line itself.

    The time is in milliseconds since 1970.
    """

    number: int
    at: int
    line: Line


class Window(NamedTuple):
    """A page of the ledger, newest line first.

    Attributes:
        lines: What is shown.
        older: The place before which the next page begins; None at the beginning of the ledger.
        searched: The page ends because the search had gone far enough, not because it was full.
        damaged: Some lines on the way could not be read.
    """

    lines: list[Written]
    older: Place | None = None
    searched: bool = False
    damaged: bool = False


def window(log: Log, meant: Filter, before: Place | None = None) -> Window:
    """Return a page of the ledger: the newest lines that are meant before a place in the log.

    No step is taken again, and only so much of the log is looked at.

    Args:
        log: The log of the table.
        meant: Which lines are meant.
        before: The place; None for the newest lines, and so is one beyond them.
    """
    before = _begin(log, meant.scene) if before is None else min(before, log.place)
    found: list[Written] = []
    damaged, number = False, None
    for memo in log.memos(before):
        if memo is None:
            damaged, number = True, None
            continue
        if len(found) >= WINDOW:
            return Window(found, _after(memo.place), damaged=damaged)
        if memo.place[0] <= before[0] - REACH:
            return Window(found, _after(memo.place), searched=True, damaged=damaged)
        lines = read(memo)
        if meant.scene is not None and lines and lines[0].scene < meant.scene:
            break
        number = lines_before(log, _after(memo.place)) if number is None else number
        found += [
            Written(number - at, memo.at, line)
            for at, line in enumerate(reversed(lines))
            if meant.holds(line)
        ]
        # After lines that cannot be read, the numbers are counted anew from the chunk's start.
        number = number - len(lines) if lines else None
        damaged = damaged or not lines
    return Window(found, damaged=damaged)


def read(memo: Memo) -> tuple[Line, ...]:
    """Return the lines of a step; none where they are damaged."""
    try:
        return lines_from_memo(memo.data)
    except ThreefoldError:
        return ()


def lines_before(log: Log, place: Place) -> int:
    """Return how many lines there are before a place in the log."""
    index, count = place[0], 0
    for memo in log.memos(place):
        if memo is None or memo.place[0] < index:
            break
        count += len(memo.data) if isinstance(memo.data, list) else 0
    return lines_at(held_at(log, index)) + count


def held_at(log: Log, index: int) -> Data:
    """Return the ledger's data at the start of a chunk; None where it cannot be read."""
    for at in range(index, -1, -1):
        seen = log.glimpse(at)
        held = [] if seen is None else part(seen, "play", "ledger")
        if held or seen is None:
            return held[0] if isinstance(held, list) and held else None
    return None


def lines_at(held: Data) -> int:
    """Return how many lines a ledger's data comes to."""
    match held:
        case [_, int(count), list(lines)]:
            return count + len(lines)
        case _:
            return 0


def scene_at(log: Log, index: int) -> int | None:
    """Return the scene of the first line in a chunk; None where there is none to be read."""
    memo = log.first_memo(index)
    lines = read(memo) if memo is not None else ()
    return lines[0].scene if lines else None


def _begin(log: Log, scene: int | None) -> Place:
    """Return the place before which the search begins: the end of a scene, or of the log."""
    if scene is None:
        return log.place
    low, high = 0, log.chunk
    # The scenes of the lines never go back, so the chunk where a scene ends is found by halving.
    while low < high:
        middle = (low + high + 1) // 2
        at, begins = middle, scene_at(log, middle)
        while begins is None and at < high:
            at += 1
            begins = scene_at(log, at)
        if begins is not None and begins <= scene:
            low = at
        else:
            high = middle - 1
    return min((low + 1, 0), log.place)


def _after(place: Place) -> Place:
    return (place[0], place[1] + 1)
