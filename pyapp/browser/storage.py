"""The browser's storage for this page. It may be blocked, full or forget; nothing is trusted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from js import Object, window
from pyodide.ffi import JsException, to_js

from pyapp.shelf import FORGOTTEN, RefusedError
from pyapp.words.faults import ENGLISH as FAULTS
from pyapp.writer import Writer

REASONS = {
    "QuotaExceededError": FAULTS["fault.storage.full"],
    "SecurityError": FAULTS["fault.storage.forbidden"],
}
UNREACHABLE = (JsException, AttributeError)
"""What a blocked storage raises: some browsers say so, in others it is null."""


class Local:
    """`localStorage` as a `pyapp.shelf.Shelf`."""

    def keys(self, wanted: Callable[[str], bool]) -> list[str]:
        """Return the keys that are wanted; none where storage cannot be reached."""
        try:
            return [key for key in Object.keys(window.localStorage).to_py() if wanted(key)]
        except UNREACHABLE:
            return []

    def texts(self, wanted: Callable[[str], bool]) -> dict[str, str]:
        """Return the texts whose keys are wanted; none where storage cannot be reached."""
        try:
            storage = window.localStorage
            keys = [key for key in Object.keys(storage).to_py() if wanted(key)]
            # A long log is thousands of texts: they cross over together.
            texts = to_js(keys).map(storage.getItem.bind(storage)).to_py()
        except UNREACHABLE:
            return {}
        # Another tab may have removed one meanwhile: then it is null, which is not None.
        return {key: text for key, text in zip(keys, texts, strict=True) if isinstance(text, str)}

    def get(self, key: str) -> str | None:
        """Return the text under a key, None for none."""
        text = self._asked("getItem", key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        """Put a text under a key."""
        self._asked("setItem", key, text)

    def remove(self, key: str) -> None:
        """Leave nothing under a key."""
        self._asked("removeItem", key)

    def _asked(self, name: str, *args: str) -> Any:
        try:
            return getattr(window.localStorage, name)(*args)
        except UNREACHABLE as error:
            raise RefusedError(_reason(error)) from error


def _reason(error: Exception) -> str:
    """Say in a sentence why the browser would not."""
    if isinstance(error, AttributeError):
        return REASONS["SecurityError"]
    # Pyodide takes an exception of the DOM for no error and raises one of its own that quotes it.
    return next((words for name, words in REASONS.items() if name in str(error)), FORGOTTEN)


writer = Writer(Local())
