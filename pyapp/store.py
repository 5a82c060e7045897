"""How tables lie in storage: which texts under which keys, and back.

A table is one *head* (its stage as it is now, its place in the log) and, for each chunk of the log,
one *start* that never changes and one list of *entries*. A large stage stands in the head as what
differs from a *base*. A step writes the head and one chunk, however long the log is. The chunk is
written first, then parts of a base if there is a new one: should the tab die in between, the head
still tells a whole story, and the chunk merely holds a step that can be done again. What is not
needed any more is removed last; should the tab die before that, the next save removes it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.base import BASE, Base, Plan, put_on
from pyapp.chunk import Stored
from pyapp.games import SCREENS
from pyapp.keys import HEAD, PREFIX, base_key, chunk_keys, prefix
from pyapp.laying import bases_needed, laying
from pyapp.log import Log
from pyapp.log_texts import log_changes
from pyapp.model import Head, Save
from pyapp.reading import read_stage
from pyapp.stage import UNREADABLE, StageAndData, stage_from_data, stage_to_data
from pyapp.starts import SINCE
from pyapp.table import Table
from pyapp.texts import STORED_LIMIT, packed
from pyapp.trail import AFTER, after_of, trailed
from threefold.check import TEXT_LIMIT, shown
from threefold.errors import ThreefoldError, Unreadable
from threefold.gate import read_json

WHOLE, UPON_BASE, DENSE, IN_PARTS = 1, 2, 3, 4
"""Versions of a head: the stage stands in it whole, or as the difference from a base. From the
third on, either; and texts it needs may be dense, which an older Threefold takes for damage. With
the fourth, its base lies in parts."""

__all__ = [
    "HEAD",
    "PREFIX",
    "base_key",
    "bases_needed",
    "head_from_text",
    "head_of",
    "heads",
    "kept",
    "prefix",
    "saving",
    "table_from_texts",
]

NEWER = "head.newer"

REPLACED = "replaced"
"""In a head: when a backup took the table's place, in milliseconds since 1970; else not there."""

_FIELDS = frozenset(
    f"v game gist touched deleted log desk name rulings play"
    f" {AFTER} {REPLACED} {BASE} {SINCE}".split()
)
"""What this Threefold knows of a head; all else is written back as it was."""

_HEAD_KEY = re.compile(f"{re.escape(PREFIX)}[^/]+{HEAD}")

NAME = re.compile("[A-Za-z0-9_-]{1,64}")
"""What a table's id may be: anything else would not come through an address as it is."""

CHUNKS = 100_000
"""More than storage can hold: a damaged head must not make us build a list without end."""


def saving(before: Table | None, after: Table) -> Save:
    """Say what to write and remove so that storage holds `after`; `before` is what it holds.

    Without `before` all is written, also what was read from storage and not touched since.
    """
    return kept(before, after, anew=before is None)[1]


def kept(before: Table | None, after: Table, *, anew: bool = False) -> tuple[Table, Save]:
    """Say what to write and remove as `saving` does, and return the table with the base it has.

    Chunks that were never read since they came from storage lie there already; with `anew` they
    are written all the same.
    """
    same = before if before and before.id == after.id else None
    if anew:
        after = replace(after, base=None, spare=None, coming=None, bases=frozenset())
    data = stage_to_data(after.game, after.stage, after.known)
    chunks, gone = log_changes(same, after, anew=anew)
    key, head = prefix(after.id) + "head", _head_before(same, after)
    spent = len(key) + sum(len(chunk) + len(text) for chunk, text in chunks)
    now = laying(after, data, spent, lambda plan: packed(_head(after, plan)))
    writes = (*chunks, *now.writes, (key, now.head))
    save = Save(writes, (*gone, *now.removes), ((key, head),))
    known, trail = StageAndData(after.stage, data), trailed(now.head, after.trail)
    return replace(now.table, known=known, head=now.head, trail=trail), save


def _head_before(before: Table | None, after: Table) -> str | None:
    return before.head if before else after.head


def _version(table: Table, base: Base | None) -> int:
    if base is not None and not base.single:
        return IN_PARTS
    return DENSE if base is not None or len(table.log.chunks) > 1 else WHOLE


def _head(table: Table, plan: Plan) -> dict[str, Any]:
    screen, more = SCREENS[table.game], dict(table.more)
    return {
        "v": _version(table, plan.base),
        "game": table.game,
        "gist": screen.gist(table.stage.play),
        "touched": table.touched,
        "deleted": table.deleted,
        "log": [len(table.log.chunks), table.log.chunk, table.log.done],
        "desk": _with(screen.desk_to_data(table.desk), more.pop("desk", {})),
        "name": table.stage.name,
        **({REPLACED: table.replaced} if table.replaced else {}),
        AFTER: list(table.trail),
        **plan.part,
        **more,
    }


def _with(desk: Any, more: Mapping[str, Any]) -> Any:
    """Add to a desk what this Threefold does not know of it; a game's desk may be no mapping."""
    return {**desk, **more} if isinstance(desk, dict) else desk


def heads(stored: Mapping[str, str]) -> dict[str, Head]:
    """Read the heads of all tables, newest first; a damaged one is listed with its trouble."""
    found = [
        head_from_text(key[len(PREFIX) : -len(HEAD)], text)
        for key, text in stored.items()
        if _HEAD_KEY.fullmatch(key)
    ]
    return {head.id: head for head in sorted(found, key=lambda head: -head.touched)}


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
        _named(table_id)
        data = _head_data(text)
    except ThreefoldError as error:
        if error.code == NEWER:
            return _newer_head(table_id, text, error.sentence)
        return Head(table_id, trouble=error.sentence)
    return Head(
        table_id,
        game=data["game"],
        name=data["name"],
        gist=data["gist"],
        touched=data["touched"],
        deleted=data["deleted"],
        replaced=_replaced(data),
    )


def _replaced(head: dict[str, Any]) -> int:
    """Read what is only said beside a name: no table is lost for that."""
    at = head.get(REPLACED)
    return at if type(at) is int else 0


def _named(table_id: str) -> None:
    if not NAME.fullmatch(table_id):
        raise Unreadable("table.name", UNREADABLE, f"no table is called {shown(table_id)}")


def _newer_head(table_id: str, text: str, trouble: str) -> Head:
    """List a table of a newer Threefold by what of its head reads as it does today."""
    data = read_json(text, STORED_LIMIT)
    name, game, touched = (data.get(key) for key in ("name", "game", "touched"))
    return Head(
        table_id,
        game=game if isinstance(game, str) else "",
        name=name if isinstance(name, str) and len(name) <= TEXT_LIMIT else "",
        touched=touched if type(touched) is int else 0,
        trouble=trouble,
        newer=True,
    )


def _head_data(text: str) -> dict[str, Any]:
    data = read_json(text, STORED_LIMIT)
    kinds = {"v": int, "game": str, "name": str, "gist": str, "touched": int, "deleted": bool}
    if not isinstance(data, dict):
        raise Unreadable("head.shape", UNREADABLE, "a head must be a mapping")
    if isinstance(data.get("v"), int) and data["v"] > IN_PARTS:
        raise Unreadable(
            NEWER,
            "This table was saved by a newer Threefold. Reload the page to get the newest one.",
            f"version {data['v']}",
        )
    if data.get("v") not in (WHOLE, UPON_BASE, DENSE, IN_PARTS):
        raise Unreadable("head.version", UNREADABLE, "there is no such version")
    for key, kind in kinds.items():
        if type(data.get(key)) is not kind:
            raise Unreadable("head.field", UNREADABLE, f"{key} must be a {kind.__name__}")
    if data["game"] not in SCREENS:
        raise Unreadable("head.game", UNREADABLE, f"no game {data['game']!r}")
    return data


def table_from_texts(table_id: str, stored: Mapping[str, str]) -> Table:
    """Put a table together from its stored texts; its log stays unread until it is needed.

    Raises:
        Unreadable: There is no head, it is damaged, or the id is none.
        ThreefoldError: The state in it is none of that game.
    """
    text = stored.get(prefix(table_id) + "head")
    if text is None:
        raise Unreadable(
            "table.missing", "There is no such table in this browser.", shown(table_id)
        )
    _named(table_id)
    data = _head_data(text)
    game = data["game"]
    log = _log(game, table_id, data.get("log"), stored)
    base, known = _stage(table_id, data, log, stored)
    desk = SCREENS[game].desk_from_data(data.get("desk"))
    bases = base_key(table_id, "")
    return Table(
        table_id,
        game,
        known.stage,
        log,
        desk,
        data["touched"],
        data["deleted"],
        base,
        bases=frozenset(key[len(bases) :] for key in stored if key.startswith(bases)),
        known=known,
        head=text,
        trail=trailed(text, after_of(data)),
        replaced=_replaced(data),
        more=_more(data, SCREENS[game].desk_to_data(desk)),
    )


def _more(head: dict[str, Any], desk: Any) -> dict[str, Any]:
    """Return what stands in a head, and on the desk in it, that this Threefold does not know."""
    more = {name: value for name, value in head.items() if name not in _FIELDS}
    there = head.get("desk")
    both = isinstance(there, dict) and isinstance(desk, dict)
    on_desk = {name: there[name] for name in there.keys() - desk.keys()} if both else {}
    return {**more, "desk": on_desk} if on_desk else more


def _stage(
    table_id: str, head: dict[str, Any], log: Log, stored: Mapping[str, str]
) -> tuple[Base | None, StageAndData]:
    """Read the stage; where its base is lost or damaged, take it from the log, which knows too."""
    game = head["game"]
    if head["v"] == WHOLE or (head["v"] >= DENSE and BASE not in head):
        return None, StageAndData(stage_from_data(game, head), head)
    try:
        text, single = _base_text(base_key(table_id, str(head.get(BASE))), stored)
        base, whole = put_on(text, head, single=single)
        return base, StageAndData(read_stage(game, whole), whole)
    except ThreefoldError:
        chunk = log.read(log.chunk)
        if chunk is None or log.done > len(chunk.entries):
            raise
        stage = chunk.stage(log.done)
        return None, StageAndData(stage, stage_to_data(game, stage))


def _base_text(key: str, stored: Mapping[str, str]) -> tuple[str, bool]:
    """Put a base together; say also whether it lies under one key."""
    if key in stored:
        return stored[key], True
    parts: list[str] = []
    while (part := stored.get(f"{key}/{len(parts)}")) is not None:
        parts.append(part)
    return "".join(parts), False


def _log(game: str, table_id: str, place: Any, stored: Mapping[str, str]) -> Log:
    match place:
        case [int(count), int(chunk), int(done)] if 0 <= chunk < count <= CHUNKS and done >= 0:
            keys = [chunk_keys(table_id, number) for number in range(count)]
            chunks = [Stored(game, stored.get(a, ""), stored.get(b, "")) for a, b in keys]
            return Log(tuple(chunks), chunk, done)
        case _:
            raise Unreadable("head.log", UNREADABLE, f"no place in a log: {place!r}")
