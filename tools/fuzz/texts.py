"""Ways to damage a text, or bytes written as one: flips, cuts, swaps, splices, what does not fit.

A text is a sequence of code units; bytes are handled as Latin-1, one character each.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from random import Random

INSERTS = (
    "NaN",
    "Infinity",
    "-0",
    "1e999",
    "0.5",
    "9" * 400,
    "null",
    '"',
    "\\",
    "\\ud800",
    "\ud83d",
    "\udc00",
    "\x00" * 16,
    "\u202e",
    "\u2028",
    "%00",
    "%E2%80%AE",
    "#",
    "/",
    "..",
    "[" * 40,
    "[" * 100_000,
    '{"a":' * 100_000,
    "]" * 40,
    '"__proto__":{"a":1},',
    '"constructor":null,',
    '"v":2,',
    '"name":"twice",',
    "\ufeff",
)
_NUMBER = re.compile(r"\d+")

Mutation = Callable[[Random, str, Sequence[str]], str]
"""Takes chance, the text and others to take pieces from; gives the damaged text."""


def _cut(chance: Random, text: str) -> tuple[int, int]:
    """Return the ends of a piece; mostly a short one."""
    start = chance.randrange(len(text) + 1)
    length = chance.choice((1, 2, 8, 64, len(text)))
    return start, min(len(text), start + chance.randint(1, max(1, length)))


def _flip(chance: Random, text: str, _others: Sequence[str]) -> str:
    if not text:
        return "\x01"
    at = chance.randrange(len(text))
    flipped = chr(ord(text[at]) ^ (1 << chance.randrange(7)))
    return text[:at] + flipped + text[at + 1 :]


def _truncate(chance: Random, text: str, _others: Sequence[str]) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] if chance.random() < 0.7 else text[at:]


def _drop(chance: Random, text: str, _others: Sequence[str]) -> str:
    start, end = _cut(chance, text)
    return text[:start] + text[end:]


def _repeat(chance: Random, text: str, _others: Sequence[str]) -> str:
    start, end = _cut(chance, text)
    return text[:start] + text[start:end] * chance.choice((2, 2, 3, 50)) + text[end:]


def _swap(chance: Random, text: str, _others: Sequence[str]) -> str:
    a, b, c, d = sorted(chance.randrange(len(text) + 1) for _ in range(4))
    return text[:a] + text[c:d] + text[b:c] + text[a:b] + text[d:]


def _splice(chance: Random, text: str, others: Sequence[str]) -> str:
    other = chance.choice(others)
    at, (start, end) = chance.randrange(len(text) + 1), _cut(chance, other)
    rest = text[at:] if chance.random() < 0.5 else text[at + end - start :]
    return text[:at] + other[start:end] + rest


def _insert(chance: Random, text: str, _others: Sequence[str]) -> str:
    at = chance.randrange(len(text) + 1)
    if chance.random() < 0.5:
        # Where a key or a value begins, it is most likely to be read.
        at = chance.choice([one.end() for one in re.finditer(r"[\[{,:]", text)] or [at])
    return text[:at] + chance.choice(INSERTS) + text[at:]


def _zero(chance: Random, text: str, _others: Sequence[str]) -> str:
    start, end = _cut(chance, text)
    return text[:start] + chance.choice("\x00\x000 ") * (end - start) + text[end:]


def _number(chance: Random, text: str, others: Sequence[str]) -> str:
    found = list(_NUMBER.finditer(text))
    if not found:
        return _insert(chance, text, others)
    one = chance.choice(found)
    value = chance.choice(
        (str(int(one[0][:18]) + chance.choice((-1, 1))), "-1", "0", "NaN", "1e3", "1.0", "9" * 17)
    )
    return text[: one.start()] + value + text[one.end() :]


MUTATIONS: tuple[Mutation, ...] = (
    _flip,
    _truncate,
    _drop,
    _repeat,
    _swap,
    _splice,
    _insert,
    _zero,
    _number,
)


def damaged(chance: Random, text: str, others: Sequence[str]) -> str:
    """Return the text after one to four mutations, one mostly."""
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        text = chance.choice(MUTATIONS)(chance, text, others)
    return text


def damaged_bytes(chance: Random, data: bytes, others: Sequence[bytes]) -> bytes:
    """Return bytes after such mutations; whatever is no byte becomes one."""
    pieces = [other.decode("latin-1") for other in others]
    text = damaged(chance, data.decode("latin-1"), pieces)
    return bytes(ord(unit) & 0xFF for unit in text)
