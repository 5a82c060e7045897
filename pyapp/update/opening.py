"""Opening a backup: the file is read and shown; nothing is changed by that."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from pyapp import backup, moving, route, taking
from pyapp.effect import Focus, Go, Load, Msg, Soon
from pyapp.keys import EVERYTHING
from pyapp.model import Model
from pyapp.opened import Found, known, picked, settled
from pyapp.room import Here, sorted_by_table
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, refused, said
from pyapp.words import say, say_count
from threefold.errors import ThreefoldError, Unreadable

AT_ONCE = 200_000
"""So many characters of tables are put together, or compared, before the page is shown again."""

Parts = tuple[tuple[str, Mapping[str, str]], ...]
"""Tables of the file that wait: the id and the texts of each, by the rest of their keys."""


def file_picked(model: Model, msg: Msg) -> Turn:
    """Say that a file is being read, or refuse it by its size."""
    name, in_bytes, *pick = msg.args
    try:
        backup.check_size(in_bytes)
    except ThreefoldError as error:
        return refused(model, error), ()
    here = replace(model, opened=picked(model.opened, name, *pick or (0,)), notice=None)
    if route.read(here.fragment).screen == "import":
        return here, ()
    return here, (Go(route.IMPORT),)


def _without(model: Model) -> Model:
    """Leave the backup that was open before as it is: what was picked since is none."""
    return replace(model, opened=settled(model.opened))


def _late(model: Model, pick: list[int]) -> bool:
    """Tell whether another file was picked since this one, or it was closed."""
    opened = model.opened
    return bool(pick) and (opened is None or not opened.reading or [opened.pick] != pick)


def file_unread(model: Model, msg: Msg) -> Turn:
    """Say that the browser did not give the file out."""
    _name, *pick = msg.args
    if _late(model, pick):
        return model, ()
    return declined(_without(model), say("import.unread")), ()


def file_read(model: Model, msg: Msg) -> Turn:
    """Sort what is in the file by table, and have them put together one after the other."""
    name, content, *pick = msg.args
    if _late(model, pick):
        return model, ()
    try:
        if not content:
            raise Unreadable("backup.nothing", say("import.empty", name=name), "0 bytes")
        parts = backup.tables(backup.read(content))
    except ThreefoldError as error:
        return refused(_without(model), error), ()
    now = picked(None, name, *pick or (0,))
    after = replace(model, opened=known(now, msg.at))
    return after, (Soon(Msg("file_sorted", (msg.at, tuple(parts.items())))),)


def file_sorted(model: Model, msg: Msg) -> Turn:
    """Put some more tables together; in between the page can be scrolled and tapped."""
    read_at, parts = msg.args
    if model.opened is None or model.opened.at != read_at or not model.opened.reading:
        return model, ()
    left = backup.EXPANDED - sum(found.weight for found in model.opened.tables)
    found = tuple(_at_once(_put_together(parts, left)))
    opened = replace(model.opened, tables=(*model.opened.tables, *found))
    after = replace(model, opened=opened)
    if len(found) < len(parts):
        return after, (Soon(Msg("file_sorted", (read_at, parts[len(found) :]))),)
    newest_first = tuple(sorted(opened.tables, key=lambda found: -found.touched))
    return after, (Load(EVERYTHING, Msg("file_compared", (read_at, newest_first, ()))),)


def _put_together(parts: Parts, left: int) -> Iterator[tuple[Found, int]]:
    """Put one table together after the other, and say how much work each was."""
    for table_id, texts in parts:
        found = backup.found(table_id, texts, left)
        left -= found.weight
        yield found, backup.size(texts) + found.weight


def _at_once(worked: Iterable[tuple[Found, int]]) -> Iterator[Found]:
    """Do as much as may be done before the page is shown again; one table, if there is any."""
    done = 0
    for found, work in worked:
        yield found
        done += work
        if done >= AT_ONCE:
            return


def file_compared(model: Model, msg: Msg) -> Turn:
    """Say how some more of them stand to what is here; after the last one they can be taken."""
    read_at, waiting, compared, here = msg.args
    if model.opened is None or model.opened.at != read_at or not model.opened.reading:
        return model, ()
    there = sorted_by_table(here)
    some = tuple(
        _at_once(
            (with_standing(one, there), backup.size(one.texts) + one.weight) for one in waiting
        )
    )
    compared = (*compared, *some)
    if len(some) < len(waiting):
        then = Msg("file_compared", (read_at, waiting[len(some) :], compared, here))
        return model, (Soon(then),)
    after = replace(model, opened=replace(model.opened, tables=compared, reading=False))
    # The field that the file was picked in is below all that was found now.
    return said(after, say_count("import.found", len(compared))), (Focus("main"),)


def with_standing(found: Found, here: Here) -> Found:
    """Know anew how a table of the file stands to what is here."""
    if found.trouble or found.done:
        return found
    stands = replace(found, standing=taking.standing(found, here))
    return replace(stands, keeps=taking.has_room(stands, here))


def file_closed(model: Model, _msg: Msg) -> Turn:
    """Put the backup away; what was taken from it stays, and cannot be undone here any more."""
    closed = replace(model, opened=None, notice=None)
    if route.read(model.fragment).rest:
        # Where the backup came by link, that stands in the address: it would be opened anew.
        return closed, (Go(route.IMPORT, replace=True),)
    return closed, (Focus("backup-file"),)


def link_read(model: Model, msg: Msg) -> Turn:
    """Sort what came by link, as `file_read` does with a file."""
    (code,) = msg.args
    if model.opened is None or model.opened.code != code:
        return model, ()
    try:
        parts = moving.tables(code)
    except ThreefoldError as error:
        return refused(_without(model), error), ()
    return model, (Soon(Msg("file_sorted", (model.opened.at, tuple(parts.items())))),)


HANDLERS: Mapping[str, Handler] = {
    "file_picked": file_picked,
    "file_unread": file_unread,
    "file_read": file_read,
    "link_read": link_read,
    "file_sorted": file_sorted,
    "file_compared": file_compared,
    "file_closed": file_closed,
}
