"""A table: the document of one campaign. Steps change it; its log can be walked back and forth."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.base import Base, Coming
from pyapp.chunk import Entry, fresh
from pyapp.log import Log
from pyapp.stage import Stage, StageAndData, advance, memo


@dataclass(frozen=True, slots=True)
class Table:
    """One campaign of one game.

    Attributes:
        id: Short random name; part of the address and of the storage keys.
        game: Id of the game.
        stage: What the steps have made of the table so far.
        log: The steps themselves.
        desk: What is laid out but not done yet, such as the pool being gathered. The game's own
            value; kept over a reload, no part of undo.
        touched: When it was last changed, in milliseconds since 1970.
        deleted: Put away by the player; it can be brought back.
        base: What storage holds a large stage as the difference from; None while it is small.
        spare: The base before it, until it is sure that storage had room for that one.
        coming: The base that is being laid to take the place of that one; it is lost with the tab.
        bases: What all bases, and parts of bases, are called that storage has of this table, needed
            or not.
        damaged: Texts of the base that its head names, by key, where those cannot be read.
        known: The stage that was saved or read last, with its data; None before that.
        head: The text of its head in storage, as this tab wrote or read it last; None before that.
        trail: What its last heads are called by, this one first: who writes next says upon which.
        unread: It was just read, and is so large that its log is left for after the first paint.
        replaced: When a backup took its place, in milliseconds since 1970: it was put away then. 0
            for never, and after it was renamed.
        more: What its head says beside all this, of which this Threefold knows nothing.
    """

    id: str
    game: str
    stage: Stage
    log: Log
    desk: Any
    touched: int = 0
    deleted: bool = False
    base: Base | None = None
    spare: Base | None = None
    coming: Coming | None = None
    bases: frozenset[str] = frozenset()
    damaged: Mapping[str, str] = field(default_factory=dict)
    known: StageAndData | None = None
    head: str | None = None
    trail: tuple[str, ...] = ()
    unread: bool = False
    replaced: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)


def new_table(table_id: str, game: str, stage: Stage, desk: Any, at: int) -> Table:
    """Open a table on which nothing has happened yet."""
    return Table(table_id, game, stage, Log((fresh(game, stage),)), desk, touched=at)


def take(table: Table, step: Any, at: int) -> Table:
    """Take one step and write it in the log; steps that had been undone are gone then.

    Raises:
        ThreefoldError: The game refuses the step; the table stays as it was.
    """
    after = advance(table.game, table.stage, step)
    entry = Entry(at, step, memo(table.game, step, after))
    log = table.log.written(entry, table.stage, after, table.known)
    return replace(table, stage=after, log=log, touched=at)


def undo(table: Table, at: int) -> Table | None:
    """Take back the last step; None when there is none (or its place in the log is damaged)."""
    return _moved(table, table.log.back(), at)


def redo(table: Table, at: int) -> Table | None:
    """Take the step that was last undone again; None when there is none."""
    return _moved(table, table.log.forth(), at)


def _moved(table: Table, place: tuple[Log, Stage] | None, at: int) -> Table | None:
    if place is None:
        return None
    log, stage = place
    return replace(table, log=log, stage=stage, touched=at)
