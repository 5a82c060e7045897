"""How much has to be read of a table of a backup: short texts may say a thousand times as much.

What a text says is only inflated here, not yet read as JSON, which takes far longer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pyapp.base import BASE
from pyapp.starts import CHAIN, is_difference
from pyapp.texts import plain

Parts = Mapping[str, str]
"""The texts of one table by the rest of their keys."""


def weight(parts: Parts, head: Mapping[str, Any], most: int) -> int:
    """Count the characters that are read when a table is put together.

    Args:
        parts: Its texts.
        head: What its head says.
        most: As soon as it is more than this, counting ends.
    """
    total = 0
    for text in _read(parts, head):
        total += len(plain(text))
        if total > most:
            break
    return total


def _read(parts: Parts, head: Mapping[str, Any]) -> Iterator[str]:
    """Give the texts one by one: the head, its base, and what is read where that is damaged."""
    yield parts.get("head", "")
    if BASE not in head:
        return
    yield _base(parts, f"base/{head[BASE]}")
    match head.get("log"):
        case [int(), int(chunk), int()]:
            for at in range(chunk, max(chunk - CHAIN, -1), -1):
                start = parts.get(f"start/{at}", "")
                yield start
                if not is_difference(plain(start)):
                    break
            yield parts.get(f"log/{chunk}", "")


def _base(parts: Parts, name: str) -> str:
    if name in parts:
        return parts[name]
    cut = [rest for rest in parts if rest.startswith(f"{name}/")]
    return "".join(parts[rest] for rest in sorted(cut, key=lambda rest: int(rest.split("/")[-1])))
