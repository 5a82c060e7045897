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

_last = ("", -1.0)


def shortcut(event: Any) -> str:
    """Return the key of a shortcut, and keep the browser from what else it does; else nothing.

    With a modifier a key is the browser's or the screen reader's; Shift alone makes capitals.
    """
    global _last
    key = str(event.key)
    if key.isalpha():
        # Caps Lock makes capitals, too, and asks for nothing else by that.
        key = key.upper() if event.shiftKey else key.lower()
    if key not in BY_KEY or event.ctrlKey or event.metaKey or event.altKey or event.isComposing:
        return ""
    if event.defaultPrevented or document.querySelector(":popover-open"):
        return ""
    event.preventDefault()
    before, at = _last
    _last = (key, float(event.timeStamp))
    echoes = rest.skips(event) or (key == before and _last[1] - at < AGAIN_MS)
    acts_again = BY_KEY[key].id == "main" and echoes
    return "" if event.repeat or acts_again else key
