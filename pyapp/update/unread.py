"""Handing over what cannot be read: all stored texts of a table, and what was set aside of it."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.aside import raw_file
from pyapp.keys import EVERYTHING, aside, prefix
from pyapp.model import Load, Model, Msg
from pyapp.screen import Handler
from pyapp.turn import Turn, told
from pyapp.words import say


def asked_for(model: Model, msg: Msg) -> Turn:
    """Read what lies under the table's own keys, and what was set aside of it."""
    (table_id,) = msg.args
    return model, (Load(EVERYTHING, Msg("unread_texts", (table_id,))),)


def handed_over(model: Model, msg: Msg) -> Turn:
    """Make one file of both. Nothing that is stored changes."""
    table_id, texts = msg.args
    own = (prefix(table_id), aside(table_id))
    kept = {key: text for key, text in texts.items() if key.startswith(own)}
    file = raw_file(table_id, kept, msg.at)
    return told(model, say("unread.downloaded", name=file.name)), (file,)


HANDLERS: Mapping[str, Handler] = {
    "unread": asked_for,
    "unread_texts": handed_over,
}
