"""The base: a large stage stored apart, so that the head need only say what differs from it.

A base never changes. It is called by what it holds, so a head can never be read upon another one:
not after a tab died between two writes, nor when two tabs write at the same time. When the
difference has grown long, another base is laid: in parts, as many with each step as still leave it
a small one, while the head stays on the old base. Once all parts are in storage the head names the
new base. Storage must have room for both for a while; where it has not, the old one serves on with
longer differences.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pyapp.patch import Data, difference, patched
from pyapp.stage import UNREADABLE
from pyapp.starts import SINCE, WHOLE_BELOW
from pyapp.texts import digest, packed, short, unpacked
from threefold.errors import Unreadable

LONGEST = 4_096
"""A head's difference from its base is at most so long, as text, while there is room. From half of
it on another base is laid; at twice its length whatever is missing of that is written at once."""

PART = 1_000
"""A base is cut into parts of so many units: always at the same places, whoever writes it."""

BASE = "base"


@dataclass(frozen=True, slots=True)
class Base:
    """A stage as it was some steps ago.

    Attributes:
        text: As it is stored, its parts put together.
        whole: As data.
        stretch: So many times `LONGEST` a difference from it may be: more than once where
            storage had no room for another base.
        single: It lies under one key, as short ones do, and all that older builds wrote.
        name: What it is called by: a digest of its text.
    """

    text: str
    whole: Data
    stretch: int = 1
    single: bool = False
    name: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", digest(self.text))

    @property
    def parts(self) -> tuple[tuple[str, str], ...]:
        """What each part is called after the common beginning of all keys of bases; its text."""
        if self.single:
            return ((self.name, self.text),)
        starts = range(0, len(self.text), PART)
        return tuple(
            (f"{self.name}/{number}", self.text[at : at + PART]) for number, at in enumerate(starts)
        )


class Coming(NamedTuple):
    """A base that is being laid: `done` of its parts were written with earlier steps."""

    base: Base
    done: int = 0


class Plan(NamedTuple):
    """What a head is upon, and what is to be done about that.

    Attributes:
        base: The base that the head is upon; None for none.
        part: The head's part: the stage, or its difference from the base.
        coming: The base that is being laid beside it, or instead of none; None for none.
        least: So many of its parts must be written now, however much that is.
    """

    base: Base | None
    part: dict[str, Any]
    coming: Coming | None = None
    least: int = 0


def stretched(base: Base) -> Base:
    """Let the differences from a base grow to twice the length: another one did not fit."""
    return replace(base, stretch=2 * base.stretch)


def planned(base: Base | None, coming: Coming | None, whole: Data) -> Plan:
    """Say how a head can hold a stage: all of it, or its difference from a base."""
    due, part = 2.0, whole
    if base is not None:
        change = difference(base.whole, whole)
        due, part = len(packed(change)) / (base.stretch * LONGEST), {BASE: base.name, SINCE: change}
    if due <= 1 / 2:
        return Plan(base, part)
    if coming is None or due >= 2:
        coming = _begun(whole)
    if coming is None:
        return Plan(None, whole) if due > 1 else Plan(base, part)
    return Plan(base, part, coming, len(coming.base.parts) if due >= 2 else int(due > 1))


def _begun(whole: Data) -> Coming | None:
    """Freeze a stage to be a base; None where the head had better hold all of it."""
    text = packed(whole)
    # A difference looks into mappings only: of any other state a step would say all of it anew.
    if len(text) < WHOLE_BELOW or not isinstance(whole["play"], dict):
        return None
    dense = short(text)
    return Coming(Base(dense, whole, single=len(dense) <= PART))


def laid(plan: Plan, whole: Data) -> Plan:
    """Put the head upon the base that was coming, now that all its parts are written.

    Where that would lengthen the difference (steps were undone since) it stays where it is, and
    the next step lays another base.
    """
    if plan.coming is None:
        return plan
    base = plan.coming.base
    part = {BASE: base.name, SINCE: difference(base.whole, whole)}
    if plan.base is not None and len(packed(part)) > len(packed(plan.part)):
        return Plan(plan.base, plan.part)
    return Plan(base, part)


def put_on(text: str, head: dict[str, Any], *, single: bool = True) -> tuple[Base, Data]:
    """Read the base that a head names, and put the head's difference to it.

    Args:
        text: The base as it is stored, its parts put together.
        head: What was read of the head.
        single: It lies under one key.

    Returns:
        The base, and the stage as data.

    Raises:
        Unreadable: It is not that base any more, or the difference does not fit it.
    """
    base = Base(text, unpacked(text), single=single)
    if base.name != head.get(BASE):
        raise Unreadable("base.damaged", UNREADABLE, "it does not hold what it is called by")
    return base, patched(base.whole, head.get(SINCE))
