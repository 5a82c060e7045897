"""The gate for data from outside: strict JSON, and readers that check shapes with good reasons.

Each reader takes a value and ``where`` it stands (``"roll.throws[1]"``), and returns the value
typed, or raises `Unreadable` with the code ``data.shape``. They serve JSON saves and CBOR links.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container
from typing import Any, NoReturn, TypeVar

from threefold import base64url
from threefold.check import TEXT_LIMIT, shown
from threefold.errors import InvalidInput, NotAllowed, Unreadable

T = TypeVar("T")

JSON_DEPTH = 32
"""How deep lists and objects may nest in JSON from outside."""

JSON_VALUES = 1_000_000
"""How many values may stand in JSON from outside, as far as commas and brackets tell: an empty list
takes three characters there, and seventy bytes in memory."""

JSON_LARGEST = 2**53 - 1
"""The largest whole number (and, negative, the smallest): what JavaScript holds exactly."""

TOO_LARGE = "This is too large to be opened."

_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
_NO_MARK = re.compile(r"[^\[\]{},]++")
_PAIR = re.compile(r"\[\]|\{\}")


def read_json(text: str, limit_bytes: int) -> Any:
    """Read JSON that anybody may have written.

    Refused, beside what is no JSON: more than ``limit_bytes`` as UTF-8, nesting deeper than
    `JSON_DEPTH`, more than `JSON_VALUES` values, the same key twice in one object, fractions, NaN
    and Infinity, and whole numbers beyond `JSON_LARGEST`. None of our data has any of these.

    Raises:
        Unreadable: ``json.too-large`` or ``json.damaged``.
    """
    if not isinstance(text, str):
        raise _damaged(f"not text but {shown(text)}")
    if len(text) > limit_bytes or len(text.encode("utf-8", "surrogatepass")) > limit_bytes:
        raise Unreadable("json.too-large", TOO_LARGE, f"limit {limit_bytes} bytes")
    marks = _NO_MARK.sub("", _STRING.sub("", text))
    if marks.count(",") + marks.count("[") + marks.count("{") > JSON_VALUES:
        raise Unreadable("json.too-large", TOO_LARGE, f"more than {JSON_VALUES} values")
    if _too_deep(marks.replace(",", "")):
        raise _damaged(f"brackets without a partner, or nested deeper than {JSON_DEPTH}")
    try:
        return json.loads(
            text,
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_refused,
            parse_constant=_refused,
        )
    except Unreadable:
        raise
    except (ValueError, RecursionError) as error:
        raise _damaged(str(error)) from error


def _too_deep(brackets: str) -> bool:
    """Say whether brackets nest too deep, before a parser that recurses sees them.

    Each round takes away the innermost pairs; all of it runs in C, so large saves stay quick.
    """
    for _ in range(JSON_DEPTH):
        if not brackets:
            break
        brackets = _PAIR.sub("", brackets)
    return len(brackets) > 0


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) != len(pairs):
        raise _damaged("a key twice in one object")
    return result


def _whole(digits: str) -> int:
    if len(digits) <= 17 and abs(number := int(digits)) <= JSON_LARGEST:
        return number
    raise _damaged(f"number out of range: {shown(digits)}")


def _refused(number: str) -> NoReturn:
    raise _damaged(f"not a whole number: {shown(number)}")


def _damaged(reason: str) -> Unreadable:
    return Unreadable("json.damaged", "This is damaged or was not made by Threefold.", reason)


def refuse(where: str, wanted: str, value: object) -> Unreadable:
    """Make the error of a value with the wrong shape, for the caller to raise."""
    return Unreadable(
        "data.shape",
        "This is damaged or was not made by Threefold.",
        f"{where}: {wanted} expected, not {shown(value)}",
    )


def fields(value: Any, where: str, low: int, high: int | None = None) -> list[Any]:
    """Return a list of ``low`` to ``high`` items; of exactly ``low`` when there is no ``high``."""
    high = low if high is None else high
    if isinstance(value, list) and low <= len(value) <= high:
        return value
    count = str(low) if low == high else f"{low} to {high}"
    raise refuse(where, f"a list of {count}", value)


def list_at(
    value: Any, where: str, read: Callable[[Any, str], T], low: int = 0, high: int = 10_000
) -> tuple[T, ...]:
    """Return the items of a list, each read by ``read(item, where)``."""
    items = fields(value, where, low, high)
    return tuple(read(item, f"{where}[{index}]") for index, item in enumerate(items))


def map_at(value: Any, where: str, read: Callable[[Any, str], T]) -> dict[str, T]:
    """Return a map from text to what ``read(item, where)`` makes of each value."""
    if isinstance(value, dict) and all(isinstance(key, str) for key in value):
        return {key: read(item, f"{where}.{key}") for key, item in value.items()}
    raise refuse(where, "a map", value)


def optional(value: Any, where: str, read: Callable[[Any, str], T]) -> T | None:
    """Return None for None, else what ``read(value, where)`` gives."""
    return None if value is None else read(value, where)


def text_at(value: Any, where: str, limit: int = TEXT_LIMIT) -> str:
    """Return a text of at most ``limit`` characters."""
    if isinstance(value, str) and len(value) <= limit:
        return value
    raise refuse(where, f"text of at most {limit} characters", value)


def choice_at(value: Any, where: str, choices: Container[str]) -> str:
    """Return a text that is one of ``choices``."""
    if isinstance(value, str) and value in choices:
        return value
    raise refuse(where, "one of the known names", value)


def whole_at(value: Any, where: str, low: int, high: int) -> int:
    """Return a whole number from ``low`` to ``high``, both included."""
    if isinstance(value, int) and not isinstance(value, bool) and low <= value <= high:
        return value
    raise refuse(where, f"a whole number from {low} to {high}", value)


def bool_at(value: Any, where: str) -> bool:
    """Return True or False; 1 and 0 are refused."""
    if isinstance(value, bool):
        return value
    raise refuse(where, "true or false", value)


def bytes_at(value: Any, where: str, length: int) -> bytes:
    """Return exactly ``length`` bytes, given as bytes (links) or as base64url text (JSON)."""
    try:
        data = base64url.decode(value) if isinstance(value, str) else value
    except Unreadable as error:
        raise refuse(where, "base64url text", value) from error
    if isinstance(data, bytes) and len(data) == length:
        return data
    raise refuse(where, f"{length} bytes", value)


def reading(read: Callable[[], T]) -> T:
    """Run a reader; data of the right shape that breaks a rule is unreadable all the same.

    Raises:
        Unreadable: Whatever is wrong with the data; the original error is kept as its cause.
    """
    try:
        return read()
    except (InvalidInput, NotAllowed) as error:
        raise Unreadable(error.code, error.sentence, error.reason) from error
