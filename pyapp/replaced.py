"""The table that one of a backup takes the place of: put away under an id of its own, as it was.

It takes no step for that, so its undo and redo are what they were. What it is stands in its head
beside the name, and the lists of tables say it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyapp import store
from pyapp.heads import REPLACED
from pyapp.shelf import STORED_LIMIT
from pyapp.texts import packed
from threefold.gate import read_json


def put_away(before: Mapping[str, str], old: str, new: str, at: int) -> dict[str, str]:
    """Return the texts of a table under a new id, as one that is put away; its head is the last.

    Args:
        before: Its texts by key; it can be read.
        old: Its id.
        new: An id that nobody has.
        at: When it was replaced, in milliseconds since 1970.
    """
    begin, head = store.prefix(old), store.prefix(old) + "head"
    moved = {
        store.prefix(new) + key[len(begin) :]: text for key, text in before.items() if key != head
    }
    data: dict[str, Any] = read_json(before[head], STORED_LIMIT)
    return {
        **moved,
        store.prefix(new) + "head": packed({**data, "deleted": True, REPLACED: at}),
    }
