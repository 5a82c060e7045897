"""Ways to damage data that is well written: another value, another kind, too many, too deep."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from random import Random
from typing import Any

Spot = tuple[Any, Any]
"""A list or mapping, and where in it a value stands."""


def _nested(depth: int) -> Any:
    data: Any = 0
    for _ in range(depth):
        data = [data]
    return data


WILD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1,
    7,
    255,
    2**31,
    2**53 - 1,
    2**53,
    10**40,
    0.5,
    float("nan"),
    float("-inf"),
    "",
    "0",
    "-",
    "__proto__",
    "constructor",
    "\ud800",
    "\u202e\u2066",
    "\x00\x1b",
    "x" * 20_001,
    "<img src=x onerror=alert(1)>",
    [],
    {},
    [[]],
    [None] * 8,
    {"__proto__": {"a": 1}},
    {"bytes": "00"},
    _nested(15),
    _nested(40),
    list(range(2_000)),
    {str(number): [] for number in range(500)},
)
"""What may stand anywhere; copied before it is put there."""


def _spots(data: Any) -> list[Spot]:
    """List every place in the data where a value stands."""
    found: list[Spot] = []
    waiting = [data]
    while waiting:
        whole = waiting.pop()
        if isinstance(whole, dict | list):
            keys = list(whole) if isinstance(whole, dict) else list(range(len(whole)))
            found += [(whole, key) for key in keys]
            waiting += [whole[key] for key in keys]
    return found


def _replace(chance: Random, spot: Spot, _pieces: Sequence[Any]) -> None:
    spot[0][spot[1]] = copy.deepcopy(chance.choice(WILD))


def _splice(chance: Random, spot: Spot, pieces: Sequence[Any]) -> None:
    spot[0][spot[1]] = copy.deepcopy(chance.choice(pieces))


def _drop(_chance: Random, spot: Spot, _pieces: Sequence[Any]) -> None:
    del spot[0][spot[1]]


def _double(chance: Random, spot: Spot, _pieces: Sequence[Any]) -> None:
    whole, key = spot
    if isinstance(whole, list):
        whole[key:key] = [copy.deepcopy(whole[key])] * chance.choice((1, 1, 2, 40, 2_000))
    else:
        whole[f"{key}{chance.choice(('', ' ', '2', chr(0)))}x"] = copy.deepcopy(whole[key])


def _kind(chance: Random, spot: Spot, _pieces: Sequence[Any]) -> None:
    whole, key = spot
    value = whole[key]
    match value:
        case bool():
            whole[key] = int(value)
        case int():
            whole[key] = chance.choice((str(value), float(value), value + 1, value - 1, -value))
        case str():
            whole[key] = chance.choice(([value], value[:-1], value * 2, value.upper(), len(value)))
        case list():
            whole[key] = {str(at): item for at, item in enumerate(value)}
        case dict():
            whole[key] = chance.choice((list(value), list(value.values())))
        case _:
            whole[key] = chance.choice(("", 0, []))


def _shuffle(chance: Random, spot: Spot, _pieces: Sequence[Any]) -> None:
    if isinstance(spot[0], list):
        chance.shuffle(spot[0])
    else:
        value = spot[0].pop(spot[1])
        spot[0][chance.choice([*spot[0], "v"])] = value


MUTATIONS = (_replace, _replace, _splice, _splice, _drop, _double, _kind, _kind, _shuffle)


def pieces_of(data: Any) -> list[Any]:
    """Return every value within the data, for others to be spliced with."""
    return [whole[key] for whole, key in _spots(data)]


def damaged(chance: Random, data: Any, pieces: Sequence[Any]) -> Any:
    """Return a copy of the data after one to four mutations, one mostly."""
    data = copy.deepcopy(data)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        spots = _spots(data)
        if not spots or chance.random() < 0.01:
            return copy.deepcopy(chance.choice(WILD))
        chance.choice(MUTATIONS)(chance, chance.choice(spots), pieces)
    return data
