"""Which heads a head was written after: tells whether another tab knew of ours when it wrote.

Each head names the last few before it. So whoever finds another head in storage than the one it
wrote can tell a step that was taken after its own from one that was taken at the same moment.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from pyapp.texts import digest
from threefold.errors import ThreefoldError
from threefold.gate import read_json

AFTER = "after"
"""Under this key a head names those before it, the last one first; older builds leave it out."""

LENGTH, DIGITS = 8, 8
LIMIT = 5_000_000

_NAMED = re.compile(rf'"{AFTER}":\[[^]]*\]')


def trailed(head: str, before: tuple[str, ...]) -> tuple[str, ...]:
    """Return what a head and those before it are called by."""
    return (digest(head)[:DIGITS], *before)[:LENGTH]


def same(one: str, other: str) -> bool:
    """Tell whether two heads say the same, but for those they were written after."""
    return _NAMED.sub("", one, count=1) == _NAMED.sub("", other, count=1)


def after_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """Return which heads a head that was read says it was written after; nothing is trusted."""
    named = data.get(AFTER)
    whole = isinstance(named, list) and all(isinstance(one, str) for one in named)
    return tuple(named[:LENGTH]) if whole and named else ()


def follows(head: str, trail: tuple[str, ...]) -> bool:
    """Tell whether a head was written by somebody who knew the head that a trail begins with.

    One that does not say after which it was written is taken to: an older build wrote it.
    """
    try:
        data = read_json(head, LIMIT)
    except ThreefoldError:
        return True
    if not isinstance(data, dict) or not isinstance(data.get(AFTER), list):
        return True
    return bool(trail) and trail[0] in after_of(data)
