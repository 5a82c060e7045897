"""The browser's storage for this page. It may be blocked, full or forget; nothing is trusted.

What could not be written is kept in memory: it can be read like the rest as long as the page lives,
and every later write tries it again first, so that storage never holds a table with a hole in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from js import Object, window
from pyodide.ffi import JsException, to_js

from pyapp.owed import Owed, owe

REASONS = {
    "QuotaExceededError": "This browser has no room left for the page to write in.",
    "SecurityError": "This browser does not allow the page to keep anything.",
}
OTHER = "This browser did not keep what was written."

_owed: Owed = {}


def read(wanted: Callable[[str], bool]) -> dict[str, str]:
    """Return the texts whose keys are wanted, those that could not be written included."""
    texts = {key: text for key, text in _stored(wanted).items() if key not in _owed}
    owed = {key: text for key, text in _owed.items() if text is not None and wanted(key)}
    return texts | owed


def _stored(wanted: Callable[[str], bool]) -> dict[str, str]:
    try:
        storage = window.localStorage
        keys = [key for key in Object.keys(storage).to_py() if wanted(key)]
        # A long log is thousands of texts: they cross over together.
        texts = to_js(keys).map(storage.getItem.bind(storage)).to_py()
        # Another tab may have removed one meanwhile: then it is null, which is not None.
        return {key: text for key, text in zip(keys, texts, strict=True) if isinstance(text, str)}
    except JsException:
        return {}


def write(writes: Iterable[tuple[str, str]], removes: Iterable[str]) -> str:
    """Write texts in this order, reading each one back, then remove keys.

    Returns:
        Why it failed, in a sentence for the player; empty when all of it is kept. After a failure
        nothing further is written or removed until the next call.
    """
    owe(_owed, writes, removes)
    try:
        return _paid(window.localStorage)
    except JsException as error:
        return reason(error)


def reason(error: JsException) -> str:
    """Say in a sentence why the browser would not write."""
    # Pyodide takes an exception of the DOM for no error and raises one of its own that quotes it.
    return next((words for name, words in REASONS.items() if name in str(error)), OTHER)


def _paid(storage: Any) -> str:
    for key, text in list(_owed.items()):
        if text is None:
            storage.removeItem(key)
        else:
            storage.setItem(key, text)
            if storage.getItem(key) != text:
                return OTHER
        del _owed[key]
    return ""
