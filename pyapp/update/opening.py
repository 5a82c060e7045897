"""Opening a backup: the file is read and shown; nothing is changed by that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import backup, route, taking
from pyapp.model import Go, Load, Model, Msg, Soon
from pyapp.opened import Found, Opened
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, refused, said
from pyapp.update.backup import EVERYTHING
from pyapp.words import say, say_count
from threefold.errors import ThreefoldError


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
    after = replace(model, opened=Opened(name, reading=True))
    return after, (Soon(Msg("file_sorted", (name, tuple(parts.items())))),)


def file_sorted(model: Model, msg: Msg) -> Turn:
    """Put one more table together; between them the page can be scrolled and tapped."""
    name, parts = msg.args
    if model.opened is None or model.opened.name != name or not model.opened.reading:
        return model, ()
    (table_id, texts), *others = parts
    found = (*model.opened.tables, backup.found(table_id, texts))
    after = replace(model, opened=replace(model.opened, tables=found))
    if others:
        return after, (Soon(Msg("file_sorted", (name, tuple(others)))),)
    return after, (Load(EVERYTHING, Msg("file_compared", (name,))),)


def file_compared(model: Model, msg: Msg) -> Turn:
    """Say how each of them stands to what is here; then it can be taken."""
    name, here = msg.args
    if model.opened is None or model.opened.name != name:
        return model, ()
    tables = sorted(model.opened.tables, key=lambda found: -found.touched)
    compared = tuple(with_standing(found, here) for found in tables)
    after = replace(model, opened=Opened(name, compared))
    return said(after, say_count("import.found", len(compared))), ()


def with_standing(found: Found, here: Mapping[str, str]) -> Found:
    """Know anew how a table of the file stands to what is here."""
    if found.trouble or found.done:
        return found
    return replace(found, standing=taking.standing(found, here))


def file_closed(model: Model, _msg: Msg) -> Turn:
    """Put the backup away; what was taken from it stays, and cannot be undone here any more."""
    return replace(model, opened=None), ()


HANDLERS: Mapping[str, Handler] = {
    "file_picked": file_picked,
    "file_unread": file_unread,
    "file_read": file_read,
    "file_sorted": file_sorted,
    "file_compared": file_compared,
    "file_closed": file_closed,
}
