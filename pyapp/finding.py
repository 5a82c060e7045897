"""Searching the log: what was found so far, and the next part of the work."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import NamedTuple

from pyapp.chapters import heading
from pyapp.chunk import CHUNK, Chunk, Stored
from pyapp.folding import holds, sought
from pyapp.log import Log, Place
from pyapp.pacing import UNKNOWN, Pace
from pyapp.prose import Prose, prose
from pyapp.table import Table

LONGEST = 200
"""So many characters of what is typed are searched for."""


class Found(NamedTuple):
    """An entry that has all words: its place, the heading it stands under, and what it says."""

    place: Place
    heading: str
    prose: Prose


@dataclass(frozen=True, slots=True)
class Finding:
    """A search of one table's log, newest entry first.

    Attributes:
        table: The table's id.
        words: What is searched for, as it was typed.
        chunks: The log's chunks when the search began: with others, it is another log.
        place: How far the log went then.
        before: What is left to be searched lies before this place; None when nothing is left.
        found: The entries found so far, newest first.
        damaged: Some entries could not be read.
        pace: How much of it is done at once.
        serial: Tells the parts of this search from those of one before it.
    """

    table: str
    words: str
    chunks: tuple[Chunk | Stored, ...]
    place: Place
    before: Place | None
    found: tuple[Found, ...] = ()
    damaged: bool = False
    pace: Pace = UNKNOWN
    serial: int = 0

    @property
    def done(self) -> bool:
        """Everything is searched."""
        return self.before is None

    @property
    def share(self) -> int:
        """Say how much is searched, in per cent; of a log that is not done, never all of it."""
        if self.before is None:
            return 100
        return min(99, 100 - 100 * _far(self.before) // max(1, _far(self.place)))

    def of(self, table: Table, words: str) -> bool:
        """Tell whether this is a search for these words in the log as it is now.

        What was undone since does not make it another log: it can be done again.
        """
        return (self.table, self.words) == (table.id, words) and self.chunks is table.log.chunks

    def standing(self, log: Log) -> tuple[Found, ...]:
        """Return what was found and is not undone now."""
        if log.place >= self.place:
            return self.found
        return tuple(one for one in self.found if one.place < log.place)


def _far(place: Place) -> int:
    return place[0] * CHUNK + place[1]


def begun(table: Table, words: str, serial: int) -> Finding:
    """Return a search that has looked at nothing yet; one for no word at all is done."""
    place = table.log.place
    before = place if sought(words) else None
    return Finding(table.id, words, table.log.chunks, place, before, serial=serial)


def searched(finding: Finding, table: Table) -> Finding:
    """Look through the next part of the log, as many entries as the pace says."""
    if finding.before is None:
        return finding
    words, log = sought(finding.words), table.log
    part = list(islice(log.told(finding.before), finding.pace.entries))
    more: list[Found] = []
    damaged = finding.damaged
    for place, moment in part:
        if moment is None:
            damaged = True
            continue
        told = prose(table, moment)
        if holds(f"{told.deed} {told.text}", words):
            more.append(Found(place, heading(table.game, moment), told))
    ends = len(part) < finding.pace.entries
    before = None if ends else _onward(part[-1][0], damaged=part[-1][1] is None)
    return replace(finding, found=(*finding.found, *more), before=before, damaged=damaged)


def _onward(place: Place, *, damaged: bool) -> Place | None:
    """Return the place before which the search goes on; a damaged chunk is one entry of the log."""
    if not damaged:
        return place if place > (0, 0) else None
    return (place[0] - 1, CHUNK) if place[0] else None


_SPECIAL = re.compile(r"[^A-Za-z0-9_.-]")
"""What is not left as it is. The tilde could be, but it sets off a dialog from its place."""
_QUOTED = re.compile(rb"%([0-9A-Fa-f]{2})")


def quoted(words: str) -> str:
    """Write words so that they can stand between two slashes of an address (RFC 3986)."""
    return _SPECIAL.sub(lambda sign: "".join(_bytes(sign[0])), words)


def _bytes(sign: str) -> Iterator[str]:
    # Half of a surrogate pair, which a field can hold, is no character.
    for byte in sign.encode("utf-8", "replace"):
        yield f"%{byte:02X}"


def unquoted(part: str) -> str:
    """Read words from a part of an address; what is no text stands as a sign for that."""
    given = part.encode("utf-8", "replace")
    plain = _QUOTED.sub(lambda match: bytes.fromhex(match[1].decode()), given)
    return shortened(plain.decode("utf-8", "replace"))


def shortened(words: str) -> str:
    """Return what is searched for of what was typed."""
    return " ".join(words.split())[:LONGEST].strip()
