"""Opening a backup: the file is read and shown; nothing is changed by that."""

from __future__ import annotations

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from pyapp import backup, moving, route, taking
from pyapp.model import Go, Load, Model, Msg, Soon
from pyapp.opened import Found, Opened
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, refused, said
from pyapp.update.backup import EVERYTHING
from pyapp.words import say, say_count
from threefold.errors import ThreefoldError

AT_ONCE = 200_000
"""So many characters of tables are put together before the page is shown again."""


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
    count = _at_once(parts)
    found = tuple(backup.found(table_id, texts) for table_id, texts in parts[:count])
    opened = replace(model.opened, tables=(*model.opened.tables, *found))
    after = replace(model, opened=opened)
    if count < len(parts):
        return after, (Soon(Msg("file_sorted", (read_at, parts[count:]))),)
    return after, (Load(EVERYTHING, Msg("file_compared", (read_at,))),)


def _at_once(parts: Sequence[tuple[str, Mapping[str, str]]]) -> int:
    """Return how many tables to put together before the page is shown again; one at least."""
    sizes = accumulate(backup.size(texts) for _, texts in parts)
    return next((at for at, size in enumerate(sizes, 1) if size >= AT_ONCE), len(parts))


def file_compared(model: Model, msg: Msg) -> Turn:
    """Say how each of them stands to what is here; then it can be taken."""
    read_at, here = msg.args
    if model.opened is None or model.opened.at != read_at:
        return model, ()
    tables = sorted(model.opened.tables, key=lambda found: -found.touched)
    compared = tuple(with_standing(found, here) for found in tables)
    after = replace(model, opened=replace(model.opened, tables=compared, reading=False))
    return said(after, say_count("import.found", len(compared))), ()


def with_standing(found: Found, here: Mapping[str, str]) -> Found:
    """Know anew how a table of the file stands to what is here."""
    if found.trouble or found.done:
        return found
    stands = replace(found, standing=taking.standing(found, here))
    return replace(stands, keeps=taking.has_room(stands, here))


def file_closed(model: Model, _msg: Msg) -> Turn:
    """Put the backup away; what was taken from it stays, and cannot be undone here any more."""
    closed = replace(model, opened=None)
    if route.read(model.fragment).rest:
        # Where the backup came by link, that stands in the address: it would be opened anew.
        return closed, (Go(route.IMPORT, replace=True),)
    return closed, ()


def link_opened(model: Model, code: str) -> Turn:
    """Open the backup that came by link, unless it is open already."""
    if model.opened is not None and model.opened.code == code:
        return model, ()
    try:
        parts = moving.tables(code)
    except ThreefoldError as error:
        return refused(replace(model, opened=None), error), ()
    # No time, but it tells one link from another, and from every file.
    at = -1 - zlib.crc32(code.encode("utf-8", "surrogatepass"))
    after = replace(model, opened=Opened("", reading=True, at=at, code=code))
    return after, (Soon(Msg("file_sorted", (at, tuple(parts.items())))),)


HANDLERS: Mapping[str, Handler] = {
    "file_picked": file_picked,
    "file_unread": file_unread,
    "file_read": file_read,
    "file_sorted": file_sorted,
    "file_compared": file_compared,
    "file_closed": file_closed,
}
