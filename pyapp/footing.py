"""The footing: the start of a chunk once more, whole, for the starts after it to stand on.

A start may not be stored as the difference from one that takes `CHAIN` texts to read already. So
while the chunk of that one is open, its stage is laid beside it, in parts as a base is, with steps
that leave room for it; the start of the next chunk is then stored as the difference from that. It
shares no text with a base, nor with the chunks before it: what damages those leaves it readable.

A footing is called by a digest of its text, so two tabs cannot write one part differently.
"""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.base import cut
from pyapp.chunk import Chunk, Parts
from pyapp.starts import OF
from pyapp.texts import digest, plain, unpacked
from threefold.errors import ThreefoldError


def parts_wanted(chunk: Chunk) -> Parts:
    """Return all parts of the footing that a chunk is to have."""
    return cut(chunk.begin.dense)


def footing(chunk: Chunk) -> str:
    """Return what the start of a chunk says whole; empty unless it needs to, and is stored so."""
    if not chunk.begin.last or not set(parts_wanted(chunk)) <= set(chunk.parts):
        return ""
    return plain(chunk.begin.dense)


def standing(start: str, parts: Parts) -> str:
    """Return the footing that a stored start is upon.

    Args:
        start: The start as it is stored, plain.
        parts: What is stored of footings of the chunk before it.

    Returns:
        The whole start that it is upon, as JSON; empty if that is not among them, or damaged.
    """
    try:
        data = unpacked(start)
    except ThreefoldError:
        return ""
    name = data.get(OF) if isinstance(data, dict) else None
    texts = (plain(text) for text in _joined(parts))
    return next((text for text in texts if digest(text) == name), "")


def _joined(parts: Parts) -> list[str]:
    texts: dict[str, str] = {}
    for rest, text in parts:
        name = rest.partition("/")[0]
        texts[name] = texts.get(name, "") + text
    return list(texts.values())


def parts_stored(begin: str, stored: Mapping[str, str]) -> dict[int, Parts]:
    """Find what is stored of footings, in order, by the number of the chunk.

    Args:
        begin: What the keys of all starts of the table begin with.
        stored: The texts of the table, by key.
    """
    found: dict[int, list[tuple[str, int, str]]] = {}
    for key, text in stored.items():
        number, name, at = (*key.removeprefix(begin).split("/"), "", "")[:3]
        if key.startswith(begin) and _is_number(number) and name and _is_number(at):
            found.setdefault(int(number), []).append((name, int(at), text))
    return {
        number: tuple((f"{name}/{at}", text) for name, at, text in sorted(parts))
        for number, parts in found.items()
    }


def _is_number(text: str) -> bool:
    """Tell whether a piece of a key is a number as this page writes it."""
    return text.isdecimal() and len(text) < 7 and text == str(int(text))
