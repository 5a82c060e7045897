"""The browser's storage for this page. It may be blocked, full or forget; nothing is trusted.

What could not be written is kept in memory: it can be read like the rest as long as the page lives,
and every later write tries it again first, so that storage never holds a table with a hole in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from js import Object, window
from pyodide.ffi import JsException, to_js

from pyapp.model import Save
from pyapp.owed import Expected, Owed, expect, owe
from pyapp.store import PREFIX, prefix

REASONS = {
    "QuotaExceededError": "This browser has no room left for the page to write in.",
    "SecurityError": "This browser does not allow the page to keep anything.",
}
OTHER = "This browser did not keep what was written."

_owed: Owed = {}
_expected: Expected = {}


class Overtaken(NamedTuple):
    """Another tab wrote to a table first: nothing of it was written, or is owed any more.

    Attributes:
        table: The table's id.
        stored: Its texts in storage.
        wanted: The same with those that were owed, as this tab has seen it.
    """

    table: str
    stored: dict[str, str]
    wanted: dict[str, str]


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


def write(save: Save) -> str | Overtaken:
    """Write texts in this order, reading each one back, then remove keys.

    Returns:
        Why it failed, in a sentence for the player; empty when all of it is kept. After a failure
        nothing further is written or removed until the next call.
    """
    owe(_owed, save.writes, save.removes)
    expect(_expected, save.upon)
    try:
        storage = window.localStorage
        for key, text in _expected.items():
            found = storage.getItem(key)
            if (found if isinstance(found, str) else None) != text:
                return _given_up(key.removeprefix(PREFIX).partition("/")[0])
        failure = _paid(storage)
    except JsException as error:
        return reason(error)
    if not failure:
        _expected.clear()
    return failure


def _given_up(table: str) -> Overtaken:
    """Owe nothing of a table any more; what was owed goes to whoever joins it with the rest."""
    own = prefix(table)
    wanted = read(lambda key: key.startswith(own))
    for owed in (_owed, _expected):
        for key in [key for key in owed if key.startswith(own)]:
            del owed[key]
    return Overtaken(table, read(lambda key: key.startswith(own)), wanted)


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
