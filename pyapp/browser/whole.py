"""Writing several texts to storage so that all of them are there afterwards, or none."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from js import window
from pyodide.ffi import JsException

from pyapp.browser import storage
from pyapp.model import Save


def put(writes: Iterable[tuple[str, str | None]], removes: Iterable[str]) -> str:
    """Write texts, each read back, then remove keys; what failed half-way is taken back.

    A text of None removes its key in its turn.

    What other saves still wait for comes first: while that fails, there is no room for more.

    Returns:
        Why it failed, in a sentence for the player; empty when all of it is stored.
    """
    owed = storage.write(Save())
    if owed:
        return owed if isinstance(owed, str) else storage.OTHER
    before: list[tuple[str, str | None]] = []
    try:
        kept = window.localStorage
        for key, text in (*writes, *((key, None) for key in removes)):
            before.append((key, _text(kept, key)))
            if not _written(kept, key, text):
                _take_back(kept, before)
                return storage.OTHER
    except JsException as error:
        if before:
            _take_back(window.localStorage, before)
        return storage.reason(error)
    return ""


def _written(kept: Any, key: str, text: str | None) -> bool:
    if text is None:
        kept.removeItem(key)
        return True
    kept.setItem(key, text)
    return bool(kept.getItem(key) == text)


def _text(kept: Any, key: str) -> str | None:
    # A key that is not there gives null, which is not None.
    text = kept.getItem(key)
    return text if isinstance(text, str) else None


def _take_back(kept: Any, before: list[tuple[str, str | None]]) -> None:
    """Go back the way it came, so that every text fits as it did before.

    Should the tab die meanwhile, storage holds what it held at some moment on the way there: what
    was whole at each of them is so here.
    """
    for key, text in reversed(before):
        _written(kept, key, text)
