"""The log written out as a story, oldest entry first: as plain text, or as Markdown."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Literal

from pyapp.chapters import heading
from pyapp.chunk import Chunk, Stored
from pyapp.finding import Found
from pyapp.log import Log, Moment, Place
from pyapp.pacing import UNKNOWN, Pace
from pyapp.prose import prose
from pyapp.table import Table
from pyapp.views.ways import table_name
from pyapp.words import say

Form = Literal["text", "markdown"]
Way = Literal["copy", "save"]

KINDS: dict[Form, tuple[str, str]] = {
    "text": ("text/plain", "txt"),
    "markdown": ("text/markdown", "md"),
}
"""The media type of each form, and how its files end."""


@dataclass(frozen=True, slots=True)
class Telling:
    """A story that is being written out.

    Attributes:
        table: The table's id.
        form: What is written.
        way: What is to become of it.
        chunks: The log's chunks when it began: with others, it is another log.
        until: The log is told up to here.
        next: The entry that comes next.
        found: What a search found, newest first, where only that is told; else None.
        told: How much of that is told.
        heading: What was written as a heading last.
        parts: What is written so far, a text for each part of the work.
        done: All of it is written.
        pace: How much of it is done at once.
        serial: Tells the parts of this work from those of one before it.
    """

    table: str
    form: Form
    way: Way
    chunks: tuple[Chunk | Stored, ...]
    until: Place
    next: Place = (0, 0)
    found: tuple[Found, ...] | None = None
    told: int = 0
    heading: str = ""
    parts: tuple[str, ...] = ()
    done: bool = False
    pace: Pace = UNKNOWN
    serial: int = 0

    @property
    def share(self) -> int:
        """Say how much is written, in per cent; of a story that is not done, never all of it."""
        if self.done:
            return 100
        if self.found is not None:
            return min(99, 100 * self.told // max(1, len(self.found)))
        return min(99, 100 * self.next[0] // max(1, self.until[0] + 1))

    @property
    def text(self) -> str:
        """Return what is written so far, as it is copied or saved."""
        return "".join(self.parts)


def begun(
    table: Table, form: Form, way: Way, found: tuple[Found, ...] | None, serial: int
) -> Telling:
    """Return a story of which only the title is written.

    Args:
        table: The table whose story it is.
        form: How it is written.
        way: What is to become of it.
        found: Tell only these entries, newest first; None for the whole log.
        serial: A number that no other story of this page has.
    """
    first = title(form, table_name(table), say(f"{table.game}.name"))
    chunks, until = table.log.chunks, table.log.place
    return Telling(table.id, form, way, chunks, until, found=found, parts=(first,), serial=serial)


def written(telling: Telling, table: Table) -> Telling:
    """Write the next part of the story, as many entries as the pace says."""
    count = telling.pace.entries
    if telling.found is not None:
        newest_last = telling.found[::-1]
        part = newest_last[telling.told : telling.told + count]
        after = replace(telling, told=telling.told + len(part))
        lines = [(one.heading, entry(telling.form, *one.prose)) for one in part]
        ends = after.told >= len(telling.found)
    else:
        walk = list(islice(forth(table.log, telling.next, telling.until), count))
        after = replace(telling, next=_after(walk[-1])) if walk else telling
        lines = [_told(telling, table, moment) for _, moment in walk]
        ends = len(walk) < count
    return replace(_added(after, lines), done=ends)


def _after(told: tuple[Place, Moment | None]) -> Place:
    (chunk, number), moment = told
    return (chunk + 1, 0) if moment is None else (chunk, number + 1)


def _told(telling: Telling, table: Table, moment: Moment | None) -> tuple[str, str]:
    """Return an entry with its heading; what is damaged has none and stays under the one before."""
    if moment is None:
        return "", entry(telling.form, "", say("log.damaged"))
    return heading(table.game, moment), entry(telling.form, *prose(table, moment))


def _added(telling: Telling, lines: list[tuple[str, str]]) -> Telling:
    last, parts = telling.heading, list[str]()
    for words, told in lines:
        if words and words != last:
            last = words
            parts.append(chapter(telling.form, words))
        parts.append(told)
    return replace(telling, heading=last, parts=(*telling.parts, "".join(parts)))


def forth(log: Log, begin: Place, until: Place) -> Iterator[tuple[Place, Moment | None]]:
    """Walk on over what was done from one place up to another, oldest first.

    A chunk that is damaged is one entry, its first, without a moment.
    """
    for at in range(begin[0], until[0] + 1):
        chunk = log.read(at)
        first = begin[1] if at == begin[0] else 0
        if chunk is None:
            if (at, first) < until:
                yield (at, first), None
            continue
        end = min(until[1], len(chunk.entries)) if at == until[0] else len(chunk.entries)
        for number in range(first, end):
            stages = (chunk.stage(number), chunk.stage(number + 1))
            yield (at, number), Moment((at, number), stages[0], chunk.entries[number], stages[1])


def title(form: Form, name: str, game: str) -> str:
    """Write the table's name, and the game's below it."""
    name, game = _one_line(name), _one_line(game)
    if form == "text":
        return f"{name}\n{game}\n"
    return f"# {escaped(name)}\n\n{escaped(game)}\n"


def chapter(form: Form, words: str) -> str:
    """Write a heading."""
    words = _one_line(words)
    return f"\n\n{words}\n" if form == "text" else f"\n## {escaped(words)}\n"


def entry(form: Form, deed: str, text: str) -> str:
    """Write an entry as a paragraph: what was attempted, set apart, and what happened."""
    deed, text = _one_line(deed), _one_line(text)
    if form == "text":
        return f"\n{deed}\n{text}\n" if deed else f"\n{text}\n"
    if not deed:
        return f"\n{escaped(text)}\n"
    return f"\n*{escaped(deed)}* {escaped(text, begins=False)}".rstrip() + "\n"


_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def _one_line(text: str) -> str:
    """Return a text in which nothing breaks the line: a paragraph ends where we end it."""
    return " ".join(_CONTROL.sub(" ", text).split())


_MEANT = re.compile(r"[\\`*_\[\]<>#|~&$]")
"""What Markdown, or what many readers add to it, takes for a sign of its own within a line."""
_BEGINS = re.compile(r"([-+=])|(\d{1,9})([.)])(?=\s|$)")
"""What makes a list, or a heading of the line before, at the beginning of one."""


def escaped(text: str, *, begins: bool = True) -> str:
    """Return a text that says in Markdown (CommonMark) what it says as it is.

    Args:
        text: One line of it.
        begins: It stands at the beginning of a line.
    """
    safe = _MEANT.sub(r"\\\g<0>", text)
    first = _BEGINS.match(safe) if begins else None
    if first is None:
        return safe
    return f"\\{safe}" if first[1] else f"{first[2]}\\{safe[len(first[2]) :]}"
