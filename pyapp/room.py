"""Whether what is taken from a backup fits beside all that is stored here, before any of it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pyapp.backup import ROOM, size
from pyapp.keys import PREFIX
from pyapp.opened import Done
from threefold.errors import NotAllowed

RESERVE = 100_000
"""So many characters stay free beside what is taken from a backup, to play on with. Where no table
is here yet, none need: what a full storage held moves to another browser with all of it."""

NO_ROOM = (
    "This does not fit beside what is here: it takes {wanted:,} more characters, and {free:,} of "
    "{room:,} are free. Nothing was changed."
)

Texts = Mapping[str, str]


def check_room(done: Iterable[Done], here: Texts) -> None:
    """Refuse what would not fit.

    What becomes free by one table counts for that one only: until it does, the others must fit.

    Args:
        done: The tables with their texts before and after.
        here: All that is stored, by key.

    Raises:
        NotAllowed: With the numbers.
    """
    reserve = RESERVE if any(key.startswith(PREFIX) for key in here) else 0
    free = max(ROOM - reserve - size(here), 0)
    wanted = sum(needed(one.after, one.away, here) for one in done)
    if wanted > free:
        sentence = NO_ROOM.format(wanted=wanted, free=free, room=ROOM)
        raise NotAllowed("backup.no-room", sentence, f"{wanted} more wanted, {free} free")


def needed(after: Texts, away: Texts, here: Texts) -> int:
    """Count what it takes to write a table, and what is put away for it, over what is here."""
    over = {key: text for key, text in here.items() if key in after}
    return size(away) + max(size(after) - size(over), 0)
