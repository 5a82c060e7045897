"""How tables lie in storage: which texts under which keys, and back.

A table is one *head* (its stage as it is now, its place in the log) and, for each chunk of the log,
one *start* that never changes and one list of *entries*. A large stage stands in the head as what
differs from a *base*. A step writes the head and one chunk, however long the log is. The chunk is
written first, then parts of a base if there is a new one: should the tab die in between, the head
still tells a whole story, and the chunk merely holds a step that can be done again. What is not
needed any more is removed last; should the tab die before that, the next save removes what is left
of bases, and chunks that are left behind the log are written over once it comes to them again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from pyapp import trail
from pyapp.base import BASE, Base, Plan, put_on
from pyapp.chunk import Stored
from pyapp.effect import Save
from pyapp.games import SCREENS
from pyapp.heads import (
    DENSE,
    IN_PARTS,
    REPLACED,
    WHOLE,
    check_id,
    head_data,
    head_from_text,
    head_of,
    heads,
    replaced_at,
    unknown,
)
from pyapp.keys import HEAD, PREFIX, aside_key, base_key, chunk_keys, prefix
from pyapp.laying import Laid, bases_needed, laying
from pyapp.log import Log
from pyapp.log_texts import log_changes
from pyapp.reading import read_stage
from pyapp.stage import UNREADABLE, StageAndData, stage_from_data, stage_to_data
from pyapp.table import Table
from pyapp.texts import digest, packed
from pyapp.words.faults import ENGLISH as FAULTS
from threefold.check import shown
from threefold.errors import ThreefoldError, Unreadable

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

CHUNKS = 100_000
"""More than storage can hold: a damaged head must not make us build a list without end."""


def saving(before: Table | None, after: Table) -> Save:
    """Say what to write and remove so that storage holds `after`; `before` is what it holds.

    Without `before` all is written, also what was read from storage and not touched since.
    """
    return kept(before, after, anew=before is None)[1]


def kept(
    before: Table | None, after: Table, *, anew: bool = False, news: bool = False
) -> tuple[Table, Save]:
    """Say what to write and remove as `saving` does, and return the table with the base it has.

    Chunks that were never read since they came from storage lie there already; with `anew` they
    are written all the same. A head that says what the one before it said stays as it is, unless it
    is to be `news` to other tabs.
    """
    same = before if before and before.id == after.id else None
    if anew:
        after = replace(after, base=None, spare=None, coming=None, bases=frozenset())
    data = stage_to_data(after.game, after.stage, after.known)
    chunks, gone = log_changes(same, after, anew=anew)
    key, head = prefix(after.id) + "head", _head_before(same, after)
    spent = len(key) + sum(len(chunk) + len(text) for chunk, text in chunks)
    now = laying(after, data, spent, lambda plan: packed(_head(after, plan)))
    if head is not None and not news and trail.same(now.head, head):
        # Nothing has happened: what is only chosen, such as a bid, leaves no trace.
        now = now._replace(head=head)
        names = after.trail
    else:
        names = trail.trailed(now.head, after.trail)
    writes = (*_set_aside(now), *chunks, *now.writes, (key, now.head))
    save = Save(writes, (*gone, *now.removes), ((key, head),))
    known = StageAndData(after.stage, data)
    used = _used(save.writes, save.removes)
    left = {one: text for one, text in now.table.damaged.items() if one not in used}
    return replace(now.table, known=known, head=now.head, trail=names, damaged=left), save


def _set_aside(laid: Laid) -> list[tuple[str, str]]:
    """Copy what cannot be read of a base before it is written over or removed."""
    used, damaged = _used(laid.writes, laid.removes), laid.table.damaged
    return [
        (aside_key(key, digest(text)), text)
        for key, text in damaged.items()
        if text and key in used
    ]


def _used(writes: Iterable[tuple[str, str]], removes: Iterable[str]) -> set[str]:
    return {key for key, _ in writes}.union(removes)


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
        "desk": _desk(screen.desk_to_data(table.desk), more.pop("desk", {})),
        "name": table.stage.name,
        **({REPLACED: table.replaced} if table.replaced else {}),
        trail.AFTER: list(table.trail),
        **plan.part,
        **more,
    }


def _desk(desk: Any, more: Mapping[str, Any]) -> Any:
    """Add to a desk what this Threefold does not know of it; a game's desk may be no mapping."""
    return {**more, **desk} if isinstance(desk, dict) else desk


def table_from_texts(table_id: str, stored: Mapping[str, str]) -> Table:
    """Put a table together from its stored texts; its log stays unread until it is needed.

    Raises:
        Unreadable: There is no head, it is damaged, or the id is none.
        ThreefoldError: The state in it is none of that game.
    """
    text = stored.get(prefix(table_id) + "head")
    if text is None:
        raise Unreadable("table.missing", FAULTS["fault.table.missing"], shown(table_id))
    check_id(table_id)
    data = head_data(text)
    game = data["game"]
    log = _log(game, table_id, data.get("log"), stored)
    base, known = _stage(table_id, data, log, stored)
    lost = base is None and BASE in data
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
        damaged=_damaged(base_key(table_id, str(data.get(BASE))), stored) if lost else {},
        known=known,
        head=text,
        trail=trail.trailed(text, trail.after_of(data)),
        replaced=replaced_at(data),
        more=unknown(data, SCREENS[game].desk_to_data(desk)),
    )


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


def _damaged(key: str, stored: Mapping[str, str]) -> dict[str, str]:
    """Return what there is of a base that cannot be read, under one key or in parts."""
    return {one: text for one, text in stored.items() if one == key or one.startswith(f"{key}/")}


def _log(game: str, table_id: str, place: Any, stored: Mapping[str, str]) -> Log:
    match place:
        case [int(count), int(chunk), int(done)] if 0 <= chunk < count <= CHUNKS and done >= 0:
            keys = [chunk_keys(table_id, number) for number in range(count)]
            chunks = [Stored(game, stored.get(a, ""), stored.get(b, "")) for a, b in keys]
            return Log(tuple(chunks), chunk, done)
        case _:
            raise Unreadable("head.log", UNREADABLE, f"no place in a log: {place!r}")
