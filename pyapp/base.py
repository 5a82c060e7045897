"""The base: a large stage stored apart, so that the head need only say what differs from it.

A base never changes. It is called by what it holds, so a head can never be read upon another one:
not after a tab died between two writes, nor when two tabs write at the same time. Only when the
difference grows too long is another base written, and the head then names that one. Storage must
have room for both for a moment; where it has not, the old one serves on with longer differences.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.patch import Data, difference, patched
from pyapp.stage import UNREADABLE
from pyapp.starts import SINCE, WHOLE_BELOW
from pyapp.texts import digest, packed, short, unpacked
from threefold.errors import Unreadable

LONGEST = 4_096
"""A head's difference from its base is at most so long, as text, while there is room."""

BASE = "base"


@dataclass(frozen=True, slots=True)
class Base:
    """A stage as it was some steps ago.

    Attributes:
        text: As it is stored.
        whole: As data.
        stretch: So many times `LONGEST` a difference from it may be: more than once where
            storage had no room for another base.
        name: What it is called by: a digest of its text.
    """

    text: str
    whole: Data
    stretch: int = 1
    name: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", digest(self.text))


def stretched(base: Base) -> Base:
    """Let the differences from a base grow to twice the length: another one did not fit."""
    return replace(base, stretch=2 * base.stretch)


def rebased(base: Base | None, whole: Data) -> tuple[Base | None, dict[str, Any]]:
    """Say what a head holds of a stage: all of it, or its difference from a base.

    Returns:
        The base that storage must hold beside the head, None for none; and the head's part.
    """
    if base is not None:
        change = difference(base.whole, whole)
        if len(packed(change)) <= base.stretch * LONGEST:
            return base, {BASE: base.name, SINCE: change}
    text = packed(whole)
    # A difference looks into mappings only: of any other state a step would say all of it anew.
    if len(text) < WHOLE_BELOW or not isinstance(whole["play"], dict):
        return None, whole
    fresh = Base(short(text), whole)
    return fresh, {BASE: fresh.name, SINCE: {}}


def put_on(text: str, head: dict[str, Any]) -> tuple[Base, Data]:
    """Read the base that a head names, and put the head's difference to it.

    Returns:
        The base, and the stage as data.

    Raises:
        Unreadable: It is not that base any more, or the difference does not fit it.
    """
    base = Base(text, unpacked(text))
    if base.name != head.get(BASE):
        raise Unreadable("base.damaged", UNREADABLE, "it does not hold what it is called by")
    return base, patched(base.whole, head.get(SINCE))
