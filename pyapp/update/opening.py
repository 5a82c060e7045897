"""Opening a backup: the file is read and shown; nothing is changed by that."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from itertools import accumulate

from pyapp import backup, moving, route, taking
from pyapp.model import Focus, Go, Load, Model, Msg, Soon
from pyapp.opened import Found, Opened
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, refused, said
from pyapp.update.backup import EVERYTHING
from pyapp.words import say, say_count
from threefold.errors import ThreefoldError

AT_ONCE = 200_000
"""So many characters of tables are put together, or compared, before the page is shown again."""


def file_picked(model: Model, msg: Msg) -> Turn:
    """Say that a file is being read, or refuse it by its size."""
    name, in_bytes = msg.args
    try:
        backup.check_size(in_bytes)
    except ThreefoldError as error:
        return refused(replace(model, opened=None), error), ()
    here = replace(model, opened=Opened(name, reading=True), notice=None)
    if route.read(here.fragment).screen == "import":
        return here, ()
    return here, (Go(route.IMPORT),)


def file_unread(model: Model, _msg: Msg) -> Turn:
    """Say that the browser did not give the file out."""
    return declined(replace(model, opened=None), say("import.unread")), ()


def file_read(model: Model, msg: Msg) -> Turn:
    """Sort what is in the file by table, and have them put together one after the other."""
    name, content = msg.args
    try:
        parts = backup.tables(backup.read(content))
    except ThreefoldError as error:
        return refused(replace(model, opened=None), error), ()
    after = replace(model, opened=Opened(name, reading=True, at=msg.at))
    return after, (Soon(Msg("file_sorted", (msg.at, tuple(parts.items())))),)


def file_sorted(model: Model, msg: Msg) -> Turn:
    """Put some more tables together; in between the page can be scrolled and tapped."""
    read_at, parts = msg.args
    if model.opened is None or model.opened.at != read_at or not model.opened.reading:
        return model, ()
    count = _at_once(texts for _, texts in parts)
    found = tuple(backup.found(table_id, texts) for table_id, texts in parts[:count])
    opened = replace(model.opened, tables=(*model.opened.tables, *found))
    after = replace(model, opened=opened)
    if count < len(parts):
        return after, (Soon(Msg("file_sorted", (read_at, parts[count:]))),)
    newest_first = tuple(sorted(opened.tables, key=lambda found: -found.touched))
    return after, (Load(EVERYTHING, Msg("file_compared", (read_at, newest_first, ()))),)


def _at_once(texts: Iterable[Mapping[str, str]]) -> int:
    """Return how many tables to work on before the page is shown again; one, if there is any."""
    sizes = list(accumulate(map(backup.size, texts)))
    return next((at for at, size in enumerate(sizes, 1) if size >= AT_ONCE), len(sizes))


def file_compared(model: Model, msg: Msg) -> Turn:
    """Say how some more of them stand to what is here; after the last one they can be taken."""
    read_at, waiting, compared, here = msg.args
    if model.opened is None or model.opened.at != read_at or not model.opened.reading:
        return model, ()
    count = _at_once(found.texts for found in waiting)
    compared = (*compared, *(with_standing(found, here) for found in waiting[:count]))
    if count < len(waiting):
        then = Msg("file_compared", (read_at, waiting[count:], compared, here))
        return model, (Soon(then),)
    after = replace(model, opened=replace(model.opened, tables=compared, reading=False))
    # The field that the file was picked in is below all that was found now.
    return said(after, say_count("import.found", len(compared))), (Focus("main"),)


def with_standing(found: Found, here: Mapping[str, str]) -> Found:
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
        return refused(replace(model, opened=None), error), ()
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
