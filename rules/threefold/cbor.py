"""Plain data as few bytes: a strict subset of CBOR (RFC 8949), so that any CBOR tool reads it.

None, True, False, whole numbers within 64 bits and sign, bytes, text, lists, and maps with text
keys. One run of bytes for each value (the deterministic encoding of section 4.2.1): shortest heads,
definite lengths, keys sorted by their bytes. Half a surrogate pair, which a browser's text can
hold, is written as its three bytes would be, where the RFC would refuse it.
"""

from __future__ import annotations

from typing import Any

from threefold.check import shown
from threefold.errors import InvalidInput, Unreadable

DEPTH = 16
"""How deep lists and maps may nest."""

_UNSIGNED, _NEGATIVE, _BYTES, _TEXT, _LIST, _MAP, _SIMPLE = 0, 1, 2, 3, 4, 5, 7
_CONSTANTS = {20: False, 21: True, 22: None}


def dumps(data: Any) -> bytes:
    """Return the bytes of some data; equal data give equal bytes. Tuples are written as lists.

    Raises:
        InvalidInput: ``cbor.unsupported`` for a value that is none of the kinds above (a fraction,
            say), or data nested deeper than `DEPTH`.
    """
    return _written(data, 0)


def _written(data: Any, depth: int) -> bytes:
    if depth > DEPTH:
        raise _unsupported(data)
    if data is None or isinstance(data, bool):
        return bytes([_SIMPLE << 5 | (22 if data is None else 20 + data)])
    if isinstance(data, int) and -(2**64) <= data < 2**64:
        return _head(_UNSIGNED, data) if data >= 0 else _head(_NEGATIVE, -1 - data)
    if isinstance(data, bytes):
        return _head(_BYTES, len(data)) + data
    if isinstance(data, str):
        encoded = data.encode("utf-8", "surrogatepass")
        return _head(_TEXT, len(encoded)) + encoded
    if isinstance(data, (list, tuple)):
        return _head(_LIST, len(data)) + b"".join(_written(item, depth + 1) for item in data)
    if isinstance(data, dict) and all(isinstance(key, str) for key in data):
        pairs = sorted((_written(key, 0), _written(data[key], depth + 1)) for key in data)
        return _head(_MAP, len(data)) + b"".join(key + value for key, value in pairs)
    raise _unsupported(data)


def _head(major: int, number: int) -> bytes:
    if number < 24:
        return bytes([major << 5 | number])
    power = next(power for power in range(4) if number < 1 << (8 << power))
    return bytes([major << 5 | 24 + power]) + number.to_bytes(1 << power, "big")


def _unsupported(data: object) -> InvalidInput:
    return InvalidInput("cbor.unsupported", "This cannot be put into a link.", shown(data))


def loads(data: bytes) -> Any:
    """Return the data of some bytes; only the very bytes that `dumps` makes are accepted.

    So are refused: bytes missing or left over, tags, fractions, indefinite lengths, heads longer
    than need be, keys unsorted or twice, text that is no UTF-8, and nesting deeper than `DEPTH`.
    Time and memory are in proportion to ``len(data)``: every value takes a byte or more, and no
    promised length is believed.

    Raises:
        Unreadable: ``cbor.damaged``.
    """
    if not isinstance(data, bytes):
        raise Unreadable("cbor.damaged", "This is damaged.", f"not bytes but {shown(data)}")
    reader = _Reader(data)
    value = reader.value(0)
    if reader.at != len(data):
        raise reader.damaged("bytes left over")
    return value


class _Reader:
    """A cursor in the bytes; it lives no longer than one call of `loads`."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.at = 0

    def value(self, depth: int) -> Any:
        if depth > DEPTH:
            raise self.damaged("nested too deep")
        major, number = self.head()
        if major == _UNSIGNED:
            return number
        if major == _NEGATIVE:
            return -1 - number
        if major == _BYTES:
            return self.take(number)
        if major == _TEXT:
            return self.text(number)
        if major == _LIST:
            return [self.value(depth + 1) for _ in range(self.counted(number))]
        if major == _MAP:
            return self.map(number, depth)
        if major == _SIMPLE and number in _CONSTANTS:
            return _CONSTANTS[number]
        raise self.damaged("a kind of value we do not use")

    def head(self) -> tuple[int, int]:
        first = self.take(1)[0]
        major, short = first >> 5, first & 31
        if short < 24:
            return major, short
        if short > 27 or major == _SIMPLE:
            raise self.damaged("an unknown head")
        size = 1 << (short - 24)
        number = int.from_bytes(self.take(size), "big")
        if len(_head(major, number)) != 1 + size:
            raise self.damaged("a number in a longer form than need be")
        return major, number

    def take(self, count: int) -> bytes:
        if count > len(self.data) - self.at:
            raise self.damaged("bytes missing")
        self.at += count
        return self.data[self.at - count : self.at]

    def counted(self, count: int) -> int:
        """Refuse a count that the bytes left cannot hold, before anything is made of it."""
        if count > len(self.data) - self.at:
            raise self.damaged("items missing")
        return count

    def text(self, count: int) -> str:
        encoded = self.take(count)
        try:
            return encoded.decode("utf-8", "surrogatepass")
        except UnicodeDecodeError as error:
            raise self.damaged("text that is no UTF-8") from error

    def map(self, count: int, depth: int) -> dict[str, Any]:
        result: dict[str, Any] = {}
        before = b""
        for _ in range(self.counted(count)):
            start = self.at
            key = self.value(depth + 1)
            written = self.data[start : self.at]
            if not isinstance(key, str) or written <= before:
                raise self.damaged("a key that is no text, unsorted or there twice")
            before = written
            result[key] = self.value(depth + 1)
        return result

    def damaged(self, reason: str) -> Unreadable:
        return Unreadable("cbor.damaged", "This is damaged.", f"{reason}, near byte {self.at}")
