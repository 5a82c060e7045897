"""A moment of rest after a tap that acts once, so that a double tap is one tap.

Phones do not count taps, and what lies under the thumb after the first is something else: a roll
tapped twice would be rerolled, a new table tapped twice would be two. So for a moment all buttons
that act once are deaf, and say so; everything else goes on listening.
"""

from __future__ import annotations

from typing import Any

from js import document, performance, setTimeout
from pyodide.ffi import create_once_callable

REST_MS = 600


class Rest:
    """The rest after one tap; without a tap, none."""

    def __init__(self, tap: Any = None) -> None:
        self._over = -1.0
        if tap is None:
            return
        self._over = float(tap.timeStamp) + REST_MS
        self.lull()
        setTimeout(create_once_callable(_wake), REST_MS)

    def lull(self) -> None:
        """Make the buttons on the page deaf while the rest lasts; each paint asks for it anew."""
        if float(performance.now()) < self._over:
            for button in document.querySelectorAll("[data-once]"):
                button.setAttribute("aria-disabled", "true")


def deaf(element: Any, tap: Any) -> bool:
    """Tell whether an element rests from a tap; a key pressed is no second tap of anything."""
    return bool(tap.detail) and element.getAttribute("aria-disabled") == "true"


def _wake() -> None:
    for button in document.querySelectorAll("[data-once]"):
        button.removeAttribute("aria-disabled")
