"""Keys pressed outside of any field: those that are shortcuts become messages."""

from __future__ import annotations

from typing import Any

from js import document

from pyapp.browser.rest import rest
from pyapp.shortcuts import BY_KEY

AGAIN_MS = 600
"""The same key within this time is the same press: a hand that trembles rolls once.

Nor does the key act again that skipped the dice: what they show is seen only from then on.
"""


class Keys:
    """Hears keys, and knows the last that was a shortcut."""

    def __init__(self) -> None:
        self._last, self._at = "", -1.0

    def shortcut(self, event: Any) -> str:
        """Return the key of a shortcut, and keep the browser from what else it does; else nothing.

        Under an open menu nothing is pressed. With a modifier a key is the browser's or the screen
        reader's; Shift alone makes capitals.
        """
        key = str(event.key)
        if key.isalpha():
            # Caps Lock makes capitals, too, and asks for nothing else by that.
            key = key.upper() if event.shiftKey else key.lower()
        if key not in BY_KEY or event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
            return ""
        if event.defaultPrevented or document.querySelector(":popover-open"):
            return ""
        event.preventDefault()
        acts_again = self._echoes(key, event) and BY_KEY[key].id == "main"
        return "" if event.repeat or acts_again else key

    def _echoes(self, key: str, event: Any) -> bool:
        """Tell whether a key is the second of two presses that were meant as one."""
        before, at = self._last, self._at
        self._last, self._at = key, float(event.timeStamp)
        return rest.skips(event) or (key == before and self._at - at < AGAIN_MS)


keys = Keys()
