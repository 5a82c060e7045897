"""What cannot be read, as a file for the player: every text as it is stored; see docs/backup.md."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime

from pyapp.keys import ASIDE
from pyapp.model import Download, well_formed

KIND = "application/json"
FORMAT, VERSION = "threefold/raw", 1

_PLAIN = re.compile("[^A-Za-z0-9_-]+")


def raw_file(table_id: str, texts: Mapping[str, str], at: int) -> Download:
    """Return the file with all stored texts of one table.

    Args:
        table_id: Whose texts they are.
        texts: By their keys, exactly as they are stored.
        at: The time, in milliseconds since 1970.
    """
    data = {"format": FORMAT, "version": VERSION, "saved": dict(texts)}
    day = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    name = f"threefold-unread-{_PLAIN.sub('', table_id)[:20]}-{day}.json"
    return Download(name, KIND, _escaped(json.dumps(data, ensure_ascii=False, indent=1)))


def _escaped(text: str) -> str:
    """Write every surrogate, and every character that takes two, as JSON escapes."""
    return re.sub("[\ud800-\udfff\U00010000-\U0010ffff]", _escape, text)


def _escape(found: re.Match[str]) -> str:
    return json.dumps(found[0])[1:-1]


def tables_with_aside(keys: Iterable[str]) -> frozenset[str]:
    """Return the ids of the tables of which something was set aside."""
    found = (key[len(ASIDE) :].split("/") for key in keys if key.startswith(ASIDE))
    return frozenset(parts[0] for parts in found if len(parts) > 1 and well_formed(parts[0]))
