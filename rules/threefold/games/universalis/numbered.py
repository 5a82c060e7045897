"""Things by number as data: a map, of which most is the same before and after a step.

Writing or reading a table's components and facts takes the longest of all there is to a state. So
both ways take what is known of an earlier state, and spend time only on what is different.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import islice, zip_longest
from typing import Any, Generic, NamedTuple, TypeVar

from threefold.game import Data
from threefold.gate import refuse

T = TypeVar("T")


class ThingsAndData(NamedTuple, Generic[T]):
    """Things, and the data that was made of them or that they were read from."""

    things: tuple[T, ...]
    data: Mapping[str, Data]


def numbered(things: tuple[T, ...], to_data: Callable[[T], Data], known: ThingsAndData[T]) -> Data:
    """Return a map of things by number (as text, in order); known ones keep the data they have."""
    if things is known.things:
        return known.data
    data, old = known.data, known.things
    if len(things) < len(old):
        data = dict(islice(data.items(), len(things)))
    changed = {
        str(number): to_data(thing)
        for number, (thing, before) in enumerate(zip_longest(things, old[: len(things)]))
        if thing is not before and thing != before
    }
    return {**data, **changed}


def listed(
    data: Any, where: str, read: Callable[[Any, str], T], limit: int, known: ThingsAndData[T]
) -> tuple[T, ...]:
    """Read a map by number: its numbers are 0 and up, without a gap, in order.

    Whatever is written exactly like something known is that, and is not checked again.

    Raises:
        Unreadable: The data is damaged.
    """
    if data is known.data:
        return known.things
    if (
        not isinstance(data, dict)
        or len(data) > limit
        or any(key != str(number) for number, key in enumerate(data))
    ):
        raise refuse(where, f"at most {limit} things by number, in order", data)
    found = [
        old if old is not None and _alike(item, written) else read(item, f"{where}.{key}")
        for (key, item), old, written in zip(
            data.items(), *_reaching(known, len(data)), strict=True
        )
    ]
    return tuple(found)


def _reaching(known: ThingsAndData[T], count: int) -> tuple[list[T | None], list[Data]]:
    """Return what is known as lists of that length."""
    more = [None] * (count - len(known.things))
    return [*known.things[:count], *more], [*islice(known.data.values(), count), *more]


def _alike(one: Data, other: Data) -> bool:
    """Tell whether data is written alike; to Python, True is 1."""
    return one is other or (one == other and repr(one) == repr(other))
