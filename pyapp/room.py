"""Whether what is taken from a backup fits beside all that is stored here, before any of it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pyapp.backup import ROOM, size
from pyapp.keys import PREFIX, table_of
from pyapp.opened import Done
from pyapp.words.faults import ENGLISH as FAULTS
from threefold.errors import NotAllowed
from threefold.phrase import Phrase

RESERVE = 100_000
"""So many characters stay free beside what is taken from a backup, to play on with. Where no table
is here yet, none need: what a full storage held moves to another browser with all of it."""

NO_ROOM = FAULTS["fault.backup.room"]

Texts = Mapping[str, str]


class Here(NamedTuple):
    """All that is stored, sorted once, however many tables are compared with it.

    Attributes:
        tables: By id, the texts of each table by their keys.
        used: How many characters all of it takes.
    """

    tables: Mapping[str, Texts]
    used: int

    def of(self, table_id: str) -> Texts:
        """Return the texts of one table; nothing where there is none."""
        return self.tables.get(table_id, {})


def sorted_by_table(here: Texts) -> Here:
    """Sort all that is stored by table, and count it."""
    tables: dict[str, dict[str, str]] = {}
    for key, text in here.items():
        if key.startswith(PREFIX):
            tables.setdefault(table_of(key), {})[key] = text
    return Here(tables, size(here))


def check_room(done: Iterable[Done], here: Here) -> None:
    """Refuse what would not fit.

    What becomes free by one table counts for that one only: until it does, the others must fit.

    Args:
        done: The tables with their texts before and after.
        here: All that is stored.

    Raises:
        NotAllowed: With the numbers.
    """
    reserve = RESERVE if here.tables else 0
    free = max(ROOM - reserve - here.used, 0)
    wanted = sum(needed(one.after, one.away, here.of(one.id)) for one in done)
    if wanted > free:
        sentence = Phrase(NO_ROOM, wanted=wanted, free=free, room=ROOM)
        raise NotAllowed("backup.no-room", sentence, f"{wanted} more wanted, {free} free")


def needed(after: Texts, away: Texts, before: Texts) -> int:
    """Count what it takes to write a table, and what is put away for it, over the one here."""
    over = {key: text for key, text in before.items() if key in after}
    return size(away) + max(size(after) - size(over), 0)
