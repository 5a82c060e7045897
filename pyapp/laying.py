"""What a save writes and removes of bases: of a new one as many parts as leave the step small."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from pyapp.base import Base, Coming, Plan, laid, planned
from pyapp.keys import base_key
from pyapp.log_texts import Write
from pyapp.patch import Data
from pyapp.table import Table

MOST = 8_192
"""A step writes no more units than so many, keys included, as far as what it says is shorter."""


class Laid(NamedTuple):
    """A table with the bases that it has after a save, and what the save does for that.

    Attributes:
        table: The table.
        head: The text of its head.
        writes: Parts of bases, to be written before the head.
        removes: Keys of parts that nothing needs any more.
    """

    table: Table
    head: str
    writes: list[Write]
    removes: list[str]


def laying(table: Table, whole: Data, spent: int, head_text: Callable[[Plan], str]) -> Laid:
    """Say what the head is upon, and write what of that, or of the next base, is to be written.

    Args:
        table: What is to be saved.
        whole: Its stage as data.
        spent: So many units this save writes besides.
        head_text: Writes the head.
    """
    plan = planned(table.base, table.coming, whole)
    text, writes = head_text(plan), []
    if plan.coming is not None:
        end = _reached(table.id, plan.coming, plan.least, MOST - spent - len(text))
        base, parts = plan.coming.base, plan.coming.base.parts
        writes = [(base_key(table.id, rest), one) for rest, one in parts[plan.coming.done : end]]
        if end < len(parts):
            plan = plan._replace(coming=Coming(base, end))
        else:
            plan = laid(plan, whole)
            text = head_text(plan)
    return _with_bases(table, plan, text, writes)


def _reached(table_id: str, coming: Coming, least: int, room: int) -> int:
    """Return how many parts of a base are written after this save."""
    end = coming.done
    for rest, text in coming.base.parts[coming.done :]:
        room -= len(base_key(table_id, rest)) + len(text)
        if room < 0 and end >= coming.done + least:
            break
        end += 1
    return end


def _with_bases(table: Table, plan: Plan, head: str, writes: list[Write]) -> Laid:
    """Have the base of the head in storage, whatever is there: another tab may have removed it."""
    base, coming, begin = plan.base, plan.coming, base_key(table.id, "")
    if base is not None and base is table.base:
        writes += [(begin + rest, one) for rest, one in base.parts if rest not in table.bases]
    needed = _needed(base, coming)
    gone = sorted(table.bases - needed)
    there = frozenset(needed).union(key.removeprefix(begin) for key, _ in writes)
    after = replace(table, base=base, spare=_spare(table, base), coming=coming, bases=there)
    return Laid(after, head, writes, [begin + rest for rest in gone if rest not in there])


def _needed(base: Base | None, coming: Coming | None) -> set[str]:
    parts = base.parts if base else ()
    laid = coming.base.parts[: coming.done] if coming else ()
    return {rest for rest, _ in (*parts, *laid)}


def bases_needed(table: Table) -> set[str]:
    """Return the keys of all parts of bases that a table counts on, also of the next base."""
    return {base_key(table.id, rest) for rest in _needed(table.base, table.coming)}


def _spare(table: Table, base: Base | None) -> Base | None:
    """Keep the old base in case of need; it is needed until the new one is known to be stored."""
    spare = table.spare if base is table.base else table.spare or table.base
    return spare if base else None
