"""What the shell says in other languages than English, as a list by the English words.

The shell's frames are trees that the app draws. Drawn in another language they have the same shape,
so the words of the one belong to the words of the other in the same place.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

MARK = "const WORDS = {};"


def pairs(english: Any, other: Any) -> Iterator[tuple[str, str]]:
    """Return the words of two drawings of one thing, pair by pair: texts and accessible names.

    Raises:
        SystemExit: They have another shape.
    """
    if isinstance(english, str) and isinstance(other, str):
        yield english, other
    elif isinstance(english, dict) and isinstance(other, dict):
        yield english.get("aria-label", ""), other.get("aria-label", "")
    elif isinstance(english, list | tuple) and len(english) == len(other):
        for one, its in zip(english, other, strict=True):
            yield from pairs(one, its)
    elif english != other:
        raise SystemExit(f"The shell is drawn otherwise in another language: {other!r}.")


def told(found: Iterator[tuple[str, str]]) -> dict[str, str]:
    """Return what is said in place of what.

    Raises:
        SystemExit: The same words are to be said in two ways.
    """
    said: dict[str, str] = {}
    for english, other in found:
        if said.setdefault(english, other) != other:
            raise SystemExit(f"{english!r} in the shell is both {said[english]!r} and {other!r}.")
    return {english: other for english, other in said.items() if english != other}


def put_in(script: Path, words: Mapping[str, Mapping[str, str]]) -> None:
    """Write the words of each language, by its code, into the shell's script."""
    text = script.read_text("utf-8")
    if text.count(MARK) != 1:
        raise SystemExit(f"{script} lacks the line {MARK}")
    listed = json.dumps(words, ensure_ascii=False, separators=(",", ":"))
    script.write_text(text.replace(MARK, f"const WORDS = {listed};"), "utf-8", newline="\n")
