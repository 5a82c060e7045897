"""Taking tables out of a backup: how each stands to what is here, and what is to be written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pyapp import store
from pyapp.chunk import as_stored, raw_entries
from pyapp.log import Log
from pyapp.opened import WAYS, Done, Found, Standing, Way
from pyapp.replaced import put_away
from pyapp.room import Here, check_room, sorted_by_table
from pyapp.table import Table
from pyapp.texts import plain, unpacked
from pyapp.words.faults import ENGLISH as FAULTS
from threefold.errors import NotAllowed, ThreefoldError

OTHERWISE = FAULTS["fault.table.another"]

SOME_ID, SOME_TIME = "0" * 10, 10**13
"""As long as those that a table is put away with."""

Texts = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Taking:
    """What is written and removed to take tables out of a backup.

    Attributes:
        writes: Texts by key, the heads last of each table; None removes one first.
        removes: Keys of what is replaced and not written over.
        done: What becomes of each table, in the order asked for.
    """

    writes: tuple[tuple[str, str | None], ...]
    removes: tuple[str, ...]
    done: tuple[Done, ...]


def stored_under(table_id: str, here: Texts) -> dict[str, str]:
    """Pick the texts of one table out of all that is stored."""
    begin = store.prefix(table_id)
    return {key: text for key, text in here.items() if key.startswith(begin)}


def texts_as(found: Found, table_id: str) -> dict[str, str]:
    """Return the texts of a table of a backup by the keys of an id; its head is the last."""
    begin = store.prefix(table_id)
    ordered = sorted(found.texts.items(), key=lambda item: item[0] == "head")
    return {begin + rest: text for rest, text in ordered}


def standing(found: Found, here: Here) -> Standing:
    """Say how a table of a backup stands to what is stored here under its id."""
    own = here.of(found.id)
    if not own:
        return "new"
    try:
        mine = store.table_from_texts(found.id, own)
        theirs = store.table_from_texts(found.id, texts_as(found, found.id))
    except ThreefoldError:
        return "damaged"
    if mine.game != theirs.game:
        return "apart"
    if _same(mine, theirs):
        return "same"
    if goes_on(theirs, mine):
        return "ahead"
    return "behind" if goes_on(mine, theirs) else "apart"


def _same(one: Table, other: Table) -> bool:
    """Tell whether two tables have one log, with what was undone, and are at one place in it."""
    a, b = one.log, other.log
    at_one = (len(a.chunks), a.place, one.stage) == (len(b.chunks), b.place, other.stage)
    return at_one and all(_alike(a, b, at) for at in range(len(a.chunks)))


def goes_on(longer: Table, shorter: Table) -> bool:
    """Tell whether a table has every step of another, in its place, and perhaps further ones.

    Steps of the other that were undone and could be done again would be lost, so with any of them
    it does not.
    """
    long, short = longer.log, shorter.log
    if short.chunk != len(short.chunks) - 1 or long.place < short.place:
        return False
    if not all(_alike(long, short, at) for at in range(short.chunk)):
        return False
    theirs, mine = raw_entries(long.chunks[short.chunk]), raw_entries(short.chunks[short.chunk])
    if theirs is None or mine is None or len(mine) != short.done or theirs[: short.done] != mine:
        return False
    there = long.read(short.chunk)
    return there is not None and there.stage(short.done) == shorter.stage


def _alike(one: Log, other: Log, at: int) -> bool:
    """Compare a chunk of two logs; the same may be stored in more than one way."""
    a, b = as_stored(one.chunks[at]), as_stored(other.chunks[at])
    # Most differ in nothing, or only in that one is stored dense: their JSON need not be read.
    if a == b or (plain(a.entries) == plain(b.entries) and plain(a.start) == plain(b.start)):
        return True
    entries = raw_entries(a)
    return entries is not None and entries == raw_entries(b) and _same_data(a.start, b.start)


def _same_data(one: str, other: str) -> bool:
    try:
        return one == other or bool(unpacked(one) == unpacked(other))
    except ThreefoldError:
        return False


def taking(
    wanted: Sequence[tuple[Found, Way]], fresh: Sequence[str], here: Texts, at: int
) -> Taking:
    """Say what to write and remove to take tables out of a backup.

    Args:
        wanted: The tables, and the way of each.
        fresh: An id for each that nobody has: for a copy, or for the one that is put away.
        here: All that is stored, by key.
        at: The time, in milliseconds since 1970.

    Raises:
        NotAllowed: A way that is not open any more, or there is no room.
    """
    there = sorted_by_table(here)
    done = tuple(
        _done(found, way, name, there, at) for (found, way), name in zip(wanted, fresh, strict=True)
    )
    check_room(done, there)
    writes = tuple(item for one in done for item in _writes(one))
    removes = tuple(key for one in done for key in one.before if key not in one.after)
    return Taking(writes, removes, done)


def _writes(done: Done) -> list[tuple[str, str | None]]:
    """Put away what was here before anything is written over it.

    From then on the place is empty until the new head is there: should the tab die meanwhile,
    nobody takes half of each for a table.
    """
    head = store.prefix(done.id) + "head"
    emptied = [(head, None)] if done.away else []
    return [*done.away.items(), *emptied, *done.after.items()]


def _done(found: Found, way: Way, fresh: str, here: Here, at: int) -> Done:
    if found.trouble or way not in WAYS[standing(found, here)]:
        raise NotAllowed("backup.standing", OTHERWISE, f"{way} of {found.id}")
    table_id = fresh if way == "copy" else found.id
    before = here.of(table_id)
    if before if way == "copy" else here.of(fresh):
        raise NotAllowed("backup.id", OTHERWISE, f"{fresh} is the id of another")
    done = Done(table_id, way, before, texts_as(found, table_id))
    if not (before and found.keeps):
        return done
    return replace(done, away_id=fresh, away=put_away(before, table_id, fresh, at))


def has_room(found: Found, here: Here) -> bool:
    """Tell whether there is room to put away the one here when this one takes its place."""
    if {"replace", "merge"}.isdisjoint(WAYS[found.standing]):
        return True
    before = here.of(found.id)
    away = put_away(before, found.id, SOME_ID, SOME_TIME)
    done = Done(found.id, "replace", before, texts_as(found, found.id), away=away)
    try:
        check_room((done,), here)
    except NotAllowed:
        return False
    return True


def untaking(done: Done, here: Texts) -> tuple[list[tuple[str, str | None]], list[str]]:
    """Say what to write and remove to have all as it was before a table was taken.

    The one that was put away goes last, unless somebody has gone on with it. Where there was no
    room for that, what goes does so first: what was there before fits then as it did before.
    Whether it does is for storage to say, which takes all of it or nothing.
    """
    head = store.prefix(done.id) + "head"
    away = done.away if stored_under(done.away_id, here) == dict(done.away) else {}
    writes: list[tuple[str, str | None]] = [
        *sorted(done.before.items(), key=lambda item: item[0] == head)
    ]
    gone = [key for key in done.after if key not in done.before]
    if away:
        return [(head, None), *writes], [*gone, *away]
    return [*((key, None) for key in gone), *writes], []
