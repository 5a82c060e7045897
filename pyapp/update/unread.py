"""Handing over what cannot be read: all stored texts of a table, and what was set aside of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import UTC, datetime

from pyapp.backup import KIND, written
from pyapp.effect import Load, Msg
from pyapp.files import Download
from pyapp.keys import EVERYTHING, aside, prefix
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, told
from pyapp.words import say

_PLAIN = re.compile("[^A-Za-z0-9_-]+")


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


def raw_file(table_id: str, texts: Mapping[str, str], at: int) -> Download:
    """Return the file with all stored texts of one table.

    Args:
        table_id: Whose texts they are.
        texts: By their keys, exactly as they are stored.
        at: The time, in milliseconds since 1970.
    """
    day = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    name = f"threefold-unread-{_PLAIN.sub('', table_id)[:20]}-{day}.json"
    return Download(name, KIND, written(texts))


HANDLERS: Mapping[str, Handler] = {
    "unread": asked_for,
    "unread_texts": handed_over,
}
