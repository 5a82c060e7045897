"""A moment of rest after a tap that acts once, so that a double tap is one tap.

Phones do not count taps, and what lies under the thumb after the first is something else: a roll
tapped twice would be rerolled, a new table tapped twice would be two.
"""

from __future__ import annotations

from typing import Any

from js import document, performance, setTimeout
from pyodide.ffi import create_once_callable

REST_MS = 600
NEAR_PX = 40


class Rest:
    """The rest after one tap; without a tap, none.

    Buttons that act once are deaf for the time, and say so, wherever they are. Anything else is
    deaf only near the place of the tap.
    """

    def __init__(self, tap: Any = None) -> None:
        self._over = -1.0
        if tap is None:
            return
        self._over = float(tap.timeStamp) + REST_MS
        self._place = (float(tap.clientX), float(tap.clientY))
        self.lull()
        setTimeout(create_once_callable(_wake), REST_MS)

    def lull(self) -> None:
        """Make the buttons on the page deaf while the rest lasts; each paint asks for it anew."""
        if float(performance.now()) < self._over:
            for button in document.querySelectorAll("[data-once]"):
                button.setAttribute("aria-disabled", "true")

    def covers(self, tap: Any) -> bool:
        """Tell whether a tap is the second one of a double tap; the keyboard has no place."""
        if float(tap.timeStamp) > self._over or not tap.detail:
            return False
        x, y = self._place
        return abs(float(tap.clientX) - x) < NEAR_PX and abs(float(tap.clientY) - y) < NEAR_PX


def _wake() -> None:
    for button in document.querySelectorAll("[data-once]"):
        button.removeAttribute("aria-disabled")
