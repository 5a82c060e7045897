"""A moment of rest after a tap that acts once, so that a double tap is one tap.

Phones do not count taps, and what lies under the thumb after the first is something else: a roll
tapped twice would be rerolled, a new table tapped twice would be two, and where a button is gone a
link may lie. So for a moment all buttons that act once are deaf, and all links, and say so;
everything else goes on listening.
"""

from __future__ import annotations

from typing import Any

from js import document, getComputedStyle, performance, setTimeout
from pyodide.ffi import create_once_callable

TOKEN = "--rest"
"""How long it lasts, in milliseconds, is said where the page says how it looks and moves."""
WITHOUT_LOOKS_MS = 600
RESTING = "[data-once], a[href]"
"""What rests, as a selector."""


class Rest:
    """The rest after a tap, `tapped` milliseconds into the page's life; without one, none."""

    def __init__(self, tapped: float | None = None) -> None:
        self._over = self._echoes_until = -1.0
        if tapped is None:
            return
        lasts = _lasts()
        self._over = tapped + lasts
        self.lull()
        setTimeout(create_once_callable(_wake), lasts)

    def lull(self) -> None:
        """Make what rests on the page deaf while the rest lasts; each paint asks for it anew."""
        if float(performance.now()) < self._over:
            for element in document.querySelectorAll(RESTING):
                element.setAttribute("aria-disabled", "true")

    def deafens(self, element: Any, tap: Any) -> bool:
        """Tell whether an element rests from a tap; a key pressed is no second tap of anything."""
        return bool(tap.detail) and element.getAttribute("aria-disabled") == "true"

    def handed_over(self, form: Any) -> None:
        """Remember that the words of a form were taken by this event."""
        self._echoes_until = float(form.timeStamp) + _lasts()

    def echoes(self, form: Any) -> bool:
        """Tell whether a form without words comes right after one that was taken, by any key."""
        return float(form.timeStamp) < self._echoes_until


def _lasts() -> float:
    said = str(getComputedStyle(document.documentElement).getPropertyValue(TOKEN)).strip()
    return float(said.removesuffix("ms")) if said.endswith("ms") else WITHOUT_LOOKS_MS


def _wake() -> None:
    for element in document.querySelectorAll(RESTING):
        element.removeAttribute("aria-disabled")
