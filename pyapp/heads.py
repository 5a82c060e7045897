"""The head of a table in storage: what the list of tables needs to know, read without its state."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pyapp.base import BASE
from pyapp.games import SCREENS
from pyapp.keys import HEAD, PREFIX
from pyapp.model import Head
from pyapp.shelf import STORED_LIMIT
from pyapp.stage import UNREADABLE
from pyapp.starts import SINCE
from pyapp.table import Table
from pyapp.trail import AFTER
from pyapp.words.faults import ENGLISH as FAULTS
from threefold.check import TEXT_LIMIT, shown
from threefold.errors import ThreefoldError, Unreadable
from threefold.gate import JSON_LARGEST, read_json, text_at, whole_at

WHOLE, UPON_BASE, DENSE, IN_PARTS = 1, 2, 3, 4
"""Versions of a head: the stage stands in it whole, or as the difference from a base. From the
third on, either; and texts it needs may be dense, which an older Threefold takes for damage. With
the fourth, its base lies in parts."""

NEWER = "head.newer"

REPLACED = "replaced"
"""In a head: when a backup took the table's place, in milliseconds since 1970; else not there."""

_FIELDS = frozenset(
    f"v game gist touched deleted log desk name rulings play"
    f" {AFTER} {REPLACED} {BASE} {SINCE}".split()
)
"""What this Threefold knows of a head; all else is written back as it was."""

_BEGIN = re.compile(r'\{("v":[0-9],"game":"[a-z]+"(?:,"gist":"(?:[^"\\]|\\.)*")?),')
"""What a head begins with, if no more of it is left: it may have lost its end."""

_HEAD_KEY = re.compile(f"{re.escape(PREFIX)}[^/]+{HEAD}")

NAME = re.compile("[A-Za-z0-9_-]{1,64}")
"""What a table's id may be: anything else would not come through an address as it is."""

_OTHER_KEY = re.compile(f"{re.escape(PREFIX)}({NAME.pattern})/(?:start|log|base)/.+", re.DOTALL)
"""The key of any other text of a table."""

HEADLESS = FAULTS["fault.table.headless"]

GIST = 200_000
"""A line on who is at a table is shown up to this length: a head may come from anywhere."""


def heads(stored: Mapping[str, str]) -> dict[str, Head]:
    """Read the heads of all tables, newest first; a damaged one is listed with its trouble.

    So is one of which only other texts are left.
    """
    found = [
        head_from_text(key[len(PREFIX) : -len(HEAD)], text)
        for key, text in stored.items()
        if _HEAD_KEY.fullmatch(key)
    ]
    listed = {head.id: head for head in sorted(found, key=lambda head: -head.touched)}
    lost = {match[1] for key in stored if (match := _OTHER_KEY.fullmatch(key))} - listed.keys()
    return listed | {table_id: Head(table_id, trouble=HEADLESS) for table_id in sorted(lost)}


def head_of(table: Table) -> Head:
    """Return the list's line for an open table."""
    gist = SCREENS[table.game].gist(table.stage.play)
    return Head(
        table.id,
        table.game,
        table.stage.name,
        gist,
        table.touched,
        table.deleted,
        replaced=table.replaced,
    )


def head_from_text(table_id: str, text: str) -> Head:
    """Read one head for the list, without its state."""
    try:
        check_id(table_id)
        data = head_data(text)
    except ThreefoldError as error:
        return _remains(table_id, text, error)
    return Head(
        table_id,
        game=data["game"],
        name=data["name"],
        gist=data["gist"][:GIST],
        touched=data["touched"],
        deleted=data["deleted"],
        replaced=replaced_at(data),
    )


def replaced_at(head: dict[str, Any]) -> int:
    """Read what is only said beside a name: no table is lost for that."""
    at = head.get(REPLACED)
    return at if type(at) is int else 0


def check_id(table_id: str) -> None:
    """Check that a table may have this id.

    Raises:
        Unreadable: It may not.
    """
    if not NAME.fullmatch(table_id):
        raise Unreadable("table.name", UNREADABLE, f"no table is called {shown(table_id)}")


def _remains(table_id: str, text: str, error: ThreefoldError) -> Head:
    """List a table that cannot be read by what of its head is still as it is today."""
    data = _left_of(text)
    name, game, gist, touched = (data.get(key) for key in ("name", "game", "gist", "touched"))
    newer = error.code == NEWER
    # When something damaged was played last is nothing to count by.
    at = touched if newer and type(touched) is int and 0 <= touched <= JSON_LARGEST else 0
    return Head(
        table_id,
        game=game if isinstance(game, str) else "",
        name=name if isinstance(name, str) and len(name) <= TEXT_LIMIT else "",
        gist=gist[:GIST] if isinstance(gist, str) else "",
        touched=at,
        trouble=error.sentence,
        newer=newer,
    )


def _left_of(text: str) -> dict[str, Any]:
    """Return what of a head can be read; of one that is cut short, what it begins with."""
    try:
        data = read_json(text, STORED_LIMIT)
    except ThreefoldError:
        begin = _BEGIN.match(text[:STORED_LIMIT])
        return {} if begin is None else _left_of("{" + begin[1] + "}")
    return data if isinstance(data, dict) else {}


def head_data(text: str) -> dict[str, Any]:
    """Read a head as data, with what the list needs checked.

    Raises:
        Unreadable: It is damaged, or a newer Threefold wrote it.
    """
    data = read_json(text, STORED_LIMIT)
    kinds = {"v": int, "game": str, "name": str, "gist": str, "touched": int, "deleted": bool}
    if not isinstance(data, dict):
        raise Unreadable("head.shape", UNREADABLE, "a head must be a mapping")
    if isinstance(data.get("v"), int) and data["v"] > IN_PARTS:
        raise Unreadable(
            NEWER,
            FAULTS["fault.table.newer"],
            f"version {data['v']}",
        )
    if data.get("v") not in (WHOLE, UPON_BASE, DENSE, IN_PARTS):
        raise Unreadable("head.version", UNREADABLE, "there is no such version")
    for key, kind in kinds.items():
        if type(data.get(key)) is not kind:
            raise Unreadable("head.field", UNREADABLE, f"{key} must be a {kind.__name__}")
    text_at(data["name"], "name")
    whole_at(data["touched"], "touched", 0, JSON_LARGEST)
    if data["game"] not in SCREENS:
        raise Unreadable("head.game", UNREADABLE, f"no game {data['game']!r}")
    return data


def unknown(head: dict[str, Any], desk: Any) -> dict[str, Any]:
    """Return what stands in a head, and on the desk in it, that this Threefold does not know."""
    more = {name: value for name, value in head.items() if name not in _FIELDS}
    there = head.get("desk")
    if not isinstance(there, dict) or not isinstance(desk, dict):
        return more
    on_desk = {name: value for name, value in there.items() if name not in desk}
    return {**more, "desk": on_desk} if on_desk else more
