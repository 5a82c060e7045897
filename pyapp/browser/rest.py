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
    """The rest after a tap, and as long as dice fall: what they show is still to be seen."""

    def __init__(self) -> None:
        self._over = self._echoes_until = self._skipped = -1.0
        self._held: list[Any] = []

    def begin(self, tapped: float) -> None:
        """Rest from a tap on, `tapped` milliseconds into the page's life."""
        self._over = tapped + _lasts()
        self.lull()
        self._wake()

    def hold(self, shown: list[Any]) -> None:
        """Rest until it is let go, or none of these elements is on the page any more."""
        self._held = shown
        self.lull()

    def let_go(self, skipping: Any = None) -> None:
        """Be held no longer; a tap or a key that skipped what it was for was the first of two."""
        held, self._held = self._held, []
        if skipping and held:
            self._skipped = float(skipping.timeStamp)
            self._over = max(self._over, self._skipped + _lasts())
        self._wake()

    def lull(self) -> None:
        """Make what rests on the page deaf while the rest lasts; each paint asks for it anew."""
        if self._lasts_at(float(performance.now())):
            for element in document.querySelectorAll(RESTING):
                element.setAttribute("aria-disabled", "true")
        elif self._held:
            self.let_go()

    def deafens(self, element: Any, tap: Any) -> bool:
        """Tell whether an element rests from a tap; a key pressed is no second tap of anything.

        A busy page hears of a tap late: what counts is when the thumb came down.
        """
        if not tap.detail:
            return False
        asleep = element.getAttribute("aria-disabled") == "true"
        return asleep or (self._lasts_at(float(tap.timeStamp)) and element.matches(RESTING))

    def skips(self, key: Any) -> bool:
        """Tell whether it was this key that skipped what the page rested for."""
        return float(key.timeStamp) == self._skipped

    def handed_over(self, form: Any) -> None:
        """Remember that the words of a form were taken by this event."""
        self._echoes_until = float(form.timeStamp) + _lasts()

    def echoes(self, form: Any) -> bool:
        """Tell whether a form without words comes right after one that was taken, by any key."""
        return float(form.timeStamp) < self._echoes_until

    def _lasts_at(self, time: float) -> bool:
        return time < self._over or any(element.isConnected for element in self._held)

    def _wake(self) -> None:
        """Wake what rests, now or when the rest is over."""
        now = float(performance.now())
        if now < self._over:
            setTimeout(create_once_callable(self._wake), self._over - now)
        if self._lasts_at(now):
            return
        for element in document.querySelectorAll(RESTING):
            element.removeAttribute("aria-disabled")


rest = Rest()
"""That of the page."""


def _lasts() -> float:
    said = str(getComputedStyle(document.documentElement).getPropertyValue(TOKEN)).strip()
    return float(said.removesuffix("ms")) if said.endswith("ms") else WITHOUT_LOOKS_MS
