"""What cannot be read, as a file for the player: every text as it is stored; see docs/backup.md."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from pyapp.backup import KIND, written
from pyapp.heads import NAME
from pyapp.keys import ASIDE
from pyapp.model import Download

_PLAIN = re.compile("[^A-Za-z0-9_-]+")


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


def tables_with_aside(keys: Iterable[str]) -> frozenset[str]:
    """Return the ids of the tables of which something was set aside."""
    found = (key[len(ASIDE) :].split("/") for key in keys if key.startswith(ASIDE))
    return frozenset(parts[0] for parts in found if len(parts) > 1 and NAME.fullmatch(parts[0]))
