"""Mutated backup files (docs/backup.md): every text of storage in one JSON file.

Putting a file back is to write each text under its key. So it is read through the gate and each
table in it is then opened as any stored one is.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

from pyapp import store
from pyapp.texts import STORED_LIMIT
from threefold.errors import Unreadable
from threefold.gate import fields, map_at, read_json, text_at, whole_at
from tools.fuzz import corpus, saves, texts, trees

FORMAT, VERSION = "threefold/raw", 1


def _file(chance: Random) -> dict[str, object]:
    tables = chance.sample(corpus.saves(), chance.choice((1, 1, 2)))
    saved = {key: text for one in tables for key, text in one.texts.items()}
    return {"format": FORMAT, "version": VERSION, "saved": saved}


def as_text(chance: Random) -> str:
    """Damage the file's text."""
    return texts.damaged(chance, json.dumps(_file(chance), indent=1), corpus.saved_texts())


def as_data(chance: Random) -> str:
    """Change what the file says."""
    file = _file(chance)
    return json.dumps(trees.damaged(chance, file, trees.pieces_of(file)))


MAKERS: dict[str, Callable[[Random], str]] = {"backup-text": as_text, "backup-data": as_data}


def texts_in(file: str) -> dict[str, str]:
    """Read a backup file by the rules of docs/backup.md.

    Raises:
        Unreadable: It is none, damaged, or of a newer version.
    """
    data = read_json(file, 2 * STORED_LIMIT)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("backup.format", "This is no backup of Threefold.")
    whole_at(data.get("version"), "backup.version", VERSION, VERSION)
    read = map_at(data.get("saved"), "backup.saved", lambda text, at: text_at(text, at, 10**7))
    keys = [key for key in read if key.startswith(store.PREFIX)]
    fields(keys, "backup.saved", 1, store.CHUNKS)
    return {key: read[key] for key in keys}


def check(file: str) -> bool:
    """Put a file back and open every table in it; tell whether it could be read.

    Raises:
        AssertionError: As `tools.fuzz.saves.check` does.
        Exception: Anything but the family of `threefold.errors`.
    """
    try:
        stored = texts_in(file)
    except Unreadable as error:
        saves.explains(error)
        return False
    for table in store.heads(stored):
        saves.check((table, stored))
    return True
