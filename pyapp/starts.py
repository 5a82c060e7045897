"""What a chunk of the log starts from, as storage holds it: whole, or as a difference.

A large stage is stored as what differs from the start before it. Every so often one is whole all
the same, so that reading one never takes more than `CHAIN` texts, nor damage more than their
entries.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pyapp.patch import Data, Patch, difference, patched
from pyapp.stage import UNREADABLE
from pyapp.texts import packed, unpacked
from threefold.errors import ThreefoldError, Unreadable

WHOLE_BELOW = 4_096
"""A stage whose text is shorter is always stored whole: a difference would save nothing."""

CHAIN = 64
"""Of so many starts in a row at least one is whole."""

SINCE = "since"
DIFFERENCE = f'{{"{SINCE}":'
"""How the text of a difference begins; that of a whole stage begins with another key."""


@dataclass(frozen=True, slots=True)
class Start:
    """The stage that a chunk starts from.

    Attributes:
        text: As it is stored.
        whole: As data, put together.
        depth: How many starts before this one it takes to read it.
    """

    text: str
    whole: Data
    depth: int = 0


def begun(whole: Data, before: Start | None) -> Start:
    """Return a start for this stage, stored as the difference from the one before if that pays."""
    text = packed(whole)
    if before is None or len(text) < WHOLE_BELOW or before.depth + 1 >= CHAIN:
        return Start(text, whole)
    change = difference(before.whole, whole)
    short = packed({SINCE: change})
    if len(short) > len(text) // 2:
        return Start(text, whole)
    return Start(short, whole, before.depth + 1)


def is_difference(text: str) -> bool:
    """Tell whether a stored start needs the one before it."""
    return text.startswith(DIFFERENCE)


def glimpsed(text: str) -> Patch | None:
    """Return a stored start as a patch, ``[stage]`` for a whole one; None if it is damaged."""
    try:
        data = unpacked(text)
    except ThreefoldError:
        return None
    found = data[SINCE] if is_difference(text) else data
    if not isinstance(found, dict):
        return None
    return found if is_difference(text) else [found]


@lru_cache(maxsize=4)
def put_together(texts: Sequence[str]) -> Start | None:
    """Read a start from the stored texts that it takes, a whole one first; None if one is damaged.

    Args:
        texts: A tuple, so that what was read last need not be read again.
    """
    try:
        whole = None
        for text in texts:
            whole = patched(whole, _change(text))
        return Start(texts[-1], whole, len(texts) - 1)
    except ThreefoldError:
        return None


def _change(text: str) -> Patch:
    change = glimpsed(text)
    if change is None:
        raise Unreadable("start.damaged", UNREADABLE, "no start of a chunk")
    return change
