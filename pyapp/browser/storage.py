"""The browser's storage for this page. It may be blocked, full or forget; nothing is trusted."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from js import window
from pyodide.ffi import JsException

REASONS = {
    "QuotaExceededError": "This browser has no room left for the page to write in.",
    "SecurityError": "This browser does not allow the page to keep anything.",
}
OTHER = "This browser did not keep what was written."


def read(wanted: Callable[[str], bool]) -> dict[str, str]:
    """Return the stored texts whose keys are wanted; none where storage is blocked."""
    try:
        storage = window.localStorage
        keys = [str(storage.key(index)) for index in range(storage.length)]
        return {key: str(storage.getItem(key)) for key in keys if wanted(key)}
    except JsException:
        return {}


def write(writes: Iterable[tuple[str, str]], removes: Iterable[str]) -> str:
    """Write texts in this order, reading each one back, then remove keys.

    Returns:
        Why it failed, in a sentence for the player; empty when all of it is kept. After a failure
        nothing further is written or removed.
    """
    try:
        storage = window.localStorage
        for key, text in writes:
            storage.setItem(key, text)
            if storage.getItem(key) != text:
                return OTHER
        for key in removes:
            storage.removeItem(key)
    except JsException as error:
        return REASONS.get(str(error.name), OTHER)
    return ""
