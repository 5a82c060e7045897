"""The backup file: the texts of storage as they are, written and read. docs/backup.md tells more.

Whatever is in such a file may come from anybody, so reading it is a gate: its size, its JSON, its
shape and its version are checked, and every table in it is put together before it is shown.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp import store
from pyapp.chunk import CHUNK
from pyapp.heads import head_data
from pyapp.opened import FILE_LIMIT, Found
from pyapp.stage import UNREADABLE
from pyapp.table import Table
from pyapp.weight import weight
from pyapp.words.faults import ENGLISH as FAULTS
from threefold.errors import ThreefoldError, Unreadable
from threefold.gate import TOO_LARGE as TOO_LONG
from threefold.gate import read_json
from threefold.phrase import Phrase

FORMAT, VERSION = "threefold/raw", 1
KIND = "application/json"

ROOM = 5_242_880
"""So many characters (UTF-16 units), keys included, fit into a browser's storage."""

MOST_CHUNKS, LOST_CHUNKS = store.CHUNKS // 2, 1_000
"""Twice what a browser has room for; more is no log that was ever played. And nobody loses more
chunks than this, and as many as there are texts."""

MOST_TABLES = 1_000
"""So many tables are read from one file."""

EXPANDED = 50_000_000
"""So many characters are read of the tables of one file, once all that is dense is inflated: more
than the states of all tables that fit into a browser's storage say."""

_NUMBER = "(?:0|[1-9][0-9]{0,5})"
_PARTS = re.compile(rf"head|(?:start|log)/{_NUMBER}|base/[0-9a-f]{{16}}(?:/{_NUMBER})?")
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,64}")
_BEYOND_UTF8 = re.compile("[\ud800-\udfff\U00010000-\U0010ffff]+")

NO_BACKUP = FAULTS["fault.backup"]
TOO_LARGE = FAULTS["fault.backup.large"]
NEWER = FAULTS["fault.backup.newer"]
NOTHING = FAULTS["fault.backup.empty"]
TOO_MANY = FAULTS["fault.backup.many"]


def written(texts: Mapping[str, str], indent: int | None = 1) -> str:
    """Write stored texts, by key, as the text of a backup file; as one line without `indent`.

    Every surrogate is written as an escape, also where two of them are one character: UTF-8
    holds no halves.
    """
    data = {"format": FORMAT, "version": VERSION, "saved": dict(sorted(texts.items()))}
    parts = (",", ":") if indent is None else None
    text = json.dumps(data, ensure_ascii=False, indent=indent, separators=parts)
    return _BEYOND_UTF8.sub(_escaped, text)


def _escaped(found: re.Match[str]) -> str:
    units = found[0].encode("utf-16-be", "surrogatepass").hex(" ", 2)
    return "\\u" + units.replace(" ", "\\u")


def length(text: str) -> int:
    """Count a text as a browser's storage does: in UTF-16 units."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def size(texts: Mapping[str, str]) -> int:
    """Count what stored texts take, keys included."""
    return sum(length(key) + length(text) for key, text in texts.items())


def check_size(in_bytes: int) -> None:
    """Refuse a file by its size alone, before it is read.

    Raises:
        Unreadable: It is larger than any backup.
    """
    if in_bytes > FILE_LIMIT:
        sentence = Phrase(TOO_LARGE, size=in_bytes, limit=FILE_LIMIT)
        raise Unreadable("backup.too-large", sentence, f"{in_bytes} bytes")


def read(content: bytes) -> dict[str, str]:
    """Read a backup file: the texts in it by key, also those that are no table's.

    Raises:
        Unreadable: It is too large, none of ours, of a newer version, or damaged.
    """
    check_size(len(content))
    try:
        data = read_json(content.decode("utf-8-sig"), FILE_LIMIT)
    except (Unreadable, UnicodeDecodeError) as error:
        raise Unreadable("backup.damaged", NO_BACKUP, str(error)) from error
    return _texts(data)


def _texts(data: Any) -> dict[str, str]:
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable("backup.format", NO_BACKUP, f"its format is not {FORMAT}")
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise Unreadable("backup.version", NO_BACKUP, "it has no version")
    if version > VERSION:
        raise Unreadable("backup.newer", NEWER, f"version {version}")
    saved = data.get("saved")
    if not isinstance(saved, dict) or not all(isinstance(text, str) for text in saved.values()):
        raise Unreadable("backup.shape", NO_BACKUP, "saved must be a map from keys to texts")
    return saved


def tables(texts: Mapping[str, str]) -> dict[str, dict[str, str]]:
    """Sort the texts of a backup by table: the id, then each text by the rest of its key.

    What lies under any other key is none of ours to write, and is left out.

    Raises:
        Unreadable: There is no table at all, or there are very many.
    """
    found: dict[str, dict[str, str]] = {}
    for key, text in texts.items():
        table_id, slash, rest = key.removeprefix(store.PREFIX).partition("/")
        ours = key.startswith(store.PREFIX) and slash and _TABLE.fullmatch(table_id)
        if ours and _PARTS.fullmatch(rest):
            found.setdefault(table_id, {})[rest] = text
    if not found:
        raise Unreadable("backup.empty", NOTHING, "no key of a table")
    if len(found) > MOST_TABLES:
        sentence = Phrase(TOO_MANY, count=len(found), limit=MOST_TABLES)
        raise Unreadable("backup.too-many", sentence, f"{len(found)} tables")
    return found


def found(table_id: str, parts: Mapping[str, str], most: int = EXPANDED) -> Found:
    """Put a table of a backup together; one that cannot be read says why.

    Args:
        table_id: Its id.
        parts: Its texts by the rest of their keys.
        most: So many characters of it are read, and not many more are inflated.
    """
    begin, weighs = store.prefix(table_id), 0
    try:
        head_says = _checked(parts)
        weighs = weight(parts, head_says, most)
        if weighs > most:
            raise Unreadable("backup.expanded", TOO_LONG, f"more than {most} characters")
        table = store.table_from_texts(
            table_id, {begin + rest: text for rest, text in parts.items()}
        )
    except ThreefoldError as error:
        return replace(_troubled(table_id, parts, error), weight=weighs)
    head, log = store.head_of(table), table.log
    return Found(
        table_id,
        _needed(parts, table),
        head.game,
        head.name,
        head.gist,
        head.touched,
        head.deleted,
        steps=log.chunk * CHUNK + log.done,
        weight=weighs,
    )


def _checked(parts: Mapping[str, str]) -> dict[str, Any]:
    """Read a table's head, and check that its log was ever played before it is laid out.

    Played on, a longer one would soon be one that storage holds but nobody reads.

    Raises:
        Unreadable: There is no head, it is damaged, or promises more than there can be.
    """
    if "head" not in parts:
        raise Unreadable("backup.no-head", UNREADABLE, "there is no head")
    head, most = head_data(parts["head"]), min(MOST_CHUNKS, LOST_CHUNKS + 2 * len(parts))
    match head.get("log"):
        case [int(count), *_] if count > most:
            raise Unreadable("backup.log", UNREADABLE, f"{count} chunks, {len(parts)} texts")
    return head


def _troubled(table_id: str, parts: Mapping[str, str], error: ThreefoldError) -> Found:
    """Show a table that cannot be read by what of its head can be."""
    head = store.head_from_text(table_id, parts.get("head", ""))
    return Found(
        table_id,
        game=head.game,
        name=head.name,
        gist=head.gist,
        touched=head.touched,
        trouble=error.sentence,
        newer=head.newer,
    )


def _needed(parts: Mapping[str, str], table: Table) -> dict[str, str]:
    """Leave out what its head does not know of, such as a base that a tab left when it died."""
    chunks, base = len(table.log.chunks), table.base.parts if table.base else ()
    # What is damaged of it comes along, in case somebody can make something of it.
    begin = store.prefix(table.id)
    damaged = (key.removeprefix(begin) for key in table.damaged)
    needed = {"head", *(f"base/{rest}" for rest, _ in base), *damaged}
    return {
        rest: text
        for rest, text in parts.items()
        if rest in needed
        or (rest.startswith(("start/", "log/")) and int(rest.partition("/")[2]) < chunks)
    }
