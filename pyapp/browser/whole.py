"""Writing several texts to storage so that all of them are there afterwards, or none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from js import window
from pyodide.ffi import JsException

from pyapp.browser import storage
from pyapp.model import Save


def put(writes: Iterable[tuple[str, str]], removes: Iterable[str]) -> str:
    """Write texts, each read back, then remove keys; what failed half-way is taken back.

    What other saves still wait for comes first: while that fails, there is no room for more.

    Returns:
        Why it failed, in a sentence for the player; empty when all of it is stored.
    """
    owed = storage.write(Save())
    if owed:
        return owed if isinstance(owed, str) else storage.OTHER
    before: dict[str, str | None] = {}
    try:
        kept = window.localStorage
        for key, text in writes:
            before[key] = _text(kept, key)
            kept.setItem(key, text)
            if kept.getItem(key) != text:
                _take_back(kept, before)
                return storage.OTHER
        for key in removes:
            before[key] = _text(kept, key)
            kept.removeItem(key)
    except JsException as error:
        if before:
            _take_back(window.localStorage, before)
        return storage.reason(error)
    return ""


def _text(kept: Any, key: str) -> str | None:
    # A key that is not there gives null, which is not None.
    text = kept.getItem(key)
    return text if isinstance(text, str) else None


def _take_back(kept: Any, before: Mapping[str, str | None]) -> None:
    """Have the texts as they were: first make room, then they fit, since they did before."""
    for key in before:
        kept.removeItem(key)
    for key, text in before.items():
        if text is not None:
            kept.setItem(key, text)
