"""When a backup was made last, and whether it is time to be reminded of the next one.

A session is a start before which something was played: the newest table has changed since the
last start that counted.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.texts import packed
from threefold.errors import ThreefoldError
from threefold.gate import JSON_LARGEST, read_json, refuse, whole_at

KEY = "threefold/app/1"
"""Where this lies in storage: beside the tables, whose keys begin otherwise."""

SESSIONS = 10
"""After so many sessions without a backup it is time."""

VERSION = 1

LIMIT = 100_000


@dataclass(frozen=True, slots=True)
class Backups:
    """What is remembered of backups; all times in milliseconds since 1970, 0 for never.

    Attributes:
        last: When everything was backed up last.
        sessions: Sessions since then, or since the reminder was put off.
        seen: When the newest table had been changed, at the last start that counted.
        more: What stands there that this Threefold does not know; it is written as it was.
        newer: A newer Threefold wrote it in a version of its own: it is not written over.
    """

    last: int = 0
    sessions: int = 0
    seen: int = 0
    more: Mapping[str, Any] = field(default_factory=dict)
    newer: bool = False

    @property
    def due(self) -> bool:
        """It is time for a reminder."""
        return self.sessions >= SESSIONS


def counted(backups: Backups, touched: Iterable[int], at: int) -> Backups:
    """Count a start, if something was played since the last one that counted.

    A clock that was ahead once, here or on another's phone, leaves times that are still to come:
    they say nothing, until the tables are played on.

    Args:
        backups: What is remembered.
        touched: When each table was changed last.
        at: The time of the start.
    """
    newest = max((time for time in touched if time <= at), default=0)
    if newest <= (backups.seen if backups.seen <= at else 0):
        return backups
    return replace(backups, sessions=backups.sessions + 1, seen=newest)


def backed_up(backups: Backups, at: int) -> Backups:
    """Know that everything was backed up."""
    return replace(backups, last=at, sessions=0)


def put_off(backups: Backups) -> Backups:
    """Be reminded only after as many sessions again."""
    return replace(backups, sessions=0)


def to_text(backups: Backups) -> str:
    """Write it for storage."""
    known = {name: getattr(backups, name) for name in _KNOWN}
    return packed({"v": VERSION, **known, **backups.more})


def from_texts(stored: Mapping[str, str]) -> Backups:
    """Read it; what is not there, damaged or newer counts as nothing known."""
    try:
        return _read(read_json(stored.get(KEY, ""), LIMIT))
    except ThreefoldError:
        return Backups()


_KNOWN = ("last", "sessions", "seen")


def _read(data: Any) -> Backups:
    if not isinstance(data, dict):
        raise refuse(KEY, "a map", data)
    if whole_at(data.get("v"), f"{KEY}.v", VERSION, JSON_LARGEST) > VERSION:
        return Backups(newer=True)
    numbers = [whole_at(data.get(name, 0), f"{KEY}.{name}", 0, JSON_LARGEST) for name in _KNOWN]
    more = {name: value for name, value in data.items() if name not in ("v", *_KNOWN)}
    last, sessions, seen = numbers
    return Backups(last, sessions, seen, more)


def day(at: int) -> str:
    """Write the day of a time, given in milliseconds since 1970, as in 2026-01-31."""
    try:
        return time.strftime("%Y-%m-%d", time.localtime(at // 1000))
    except (OverflowError, ValueError, OSError):
        return ""
