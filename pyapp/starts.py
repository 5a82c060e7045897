"""What a chunk of the log starts from, as storage holds it: whole, or as a difference.

A large stage is stored as what differs from the start before it. Every so often one is whole all
the same, so that reading one never takes more than `CHAIN` texts, nor damage more than their
entries.

Two tabs may write the same chunks in different ways before one is told of the other. So whatever is
stored upon a start names it by a digest of its text: put upon another one it would tell of things
that never happened, so that counts as damage.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pyapp.patch import Data, Patch, difference, patched
from pyapp.stage import UNREADABLE
from pyapp.texts import digest, packed, unpacked
from threefold.errors import ThreefoldError, Unreadable

WHOLE_BELOW = 4_096
"""A stage whose text is shorter is always stored whole: a difference would save nothing."""

CHAIN = 64
"""Of so many starts in a row at least one is whole."""

OF = "of"
"""Under this key stands which start something is stored upon."""

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

    @property
    def large(self) -> bool:
        """Tell whether the stage is stored as large ones are."""
        return self.depth > 0 or len(self.text) >= WHOLE_BELOW


def begun(whole: Data, before: Start | None) -> Start:
    """Return a start for this stage, stored as the difference from the one before if that pays."""
    text = packed(whole)
    if before is None or len(text) < WHOLE_BELOW or before.depth + 1 >= CHAIN:
        return Start(text, whole)
    change = difference(before.whole, whole)
    short = packed({SINCE: change, OF: digest(before.text)})
    if len(short) > len(text) // 2:
        return Start(text, whole)
    return Start(short, whole, before.depth + 1)


def is_difference(text: str) -> bool:
    """Tell whether a stored start needs the one before it."""
    return text.startswith(DIFFERENCE)


def upon(data: dict[str, Any], start: str | None) -> bool:
    """Tell whether stored data belongs upon a start; the first saves do not say upon which.

    Args:
        data: As it was read.
        start: The stored start; None where there is none.
    """
    return OF not in data or (start is not None and data[OF] == digest(start))


def glimpsed(text: str, before: str | None) -> Patch | None:
    """Return a stored start as a patch, ``[stage]`` for a whole one; None if it is damaged.

    Args:
        text: As it is stored.
        before: The stored start before it, which a difference must be upon; None for none.
    """
    try:
        data = unpacked(text)
    except ThreefoldError:
        return None
    if not is_difference(text):
        return [data] if isinstance(data, dict) else None
    change = data[SINCE]
    return change if isinstance(change, dict) and upon(data, before) else None


@lru_cache(maxsize=4)
def put_together(texts: Sequence[str]) -> Start | None:
    """Read a start from the stored texts that it takes, a whole one first; None if one is damaged.

    Args:
        texts: A tuple, so that what was read last need not be read again.
    """
    try:
        whole = None
        for before, text in zip((None, *texts), texts, strict=False):
            whole = patched(whole, _change(text, before))
        return Start(texts[-1], whole, len(texts) - 1)
    except ThreefoldError:
        return None


def _change(text: str, before: str | None) -> Patch:
    change = glimpsed(text, before)
    if change is None:
        raise Unreadable("start.damaged", UNREADABLE, "no start of a chunk, or upon another one")
    return change
