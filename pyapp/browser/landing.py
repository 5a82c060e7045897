"""Dice that fall and come to rest: the style sheet moves them, this says when and until when.

The attribute it sets is no part of any tree, so no paint touches it, and nothing is read from it.
"""

from __future__ import annotations

from typing import Any

from js import clearTimeout, document, navigator, setTimeout, window
from pyodide.ffi import create_proxy, to_js

from pyapp.browser.rest import rest
from pyapp.effect import Land

FALLING = "data-landing"
"""Stands on a result while its dice fall."""

LAST = "outcome"
"""The animation that comes last, by its name in landing.css: the outcome shows as the dice lie."""

AT_MOST_MS = 1500
"""Whatever the browser makes of it, it is over by then."""

REDUCED = "(prefers-reduced-motion: reduce)"


class _Landing:
    """The dice that fall now, if any do; the next throw, any tap and any key end that at once.

    Until then the page rests, as after a tap: who skips has not seen yet what there is to decide.
    """

    def __init__(self) -> None:
        self._results: list[Any] = []
        self._buzz: tuple[int, ...] = ()
        self._over = 0
        self._ends = create_proxy(self._end)
        self._heard = {
            "pointerdown": self._ends,
            "keydown": create_proxy(self._pressed),
            "animationstart": create_proxy(self._started),
            "animationend": create_proxy(self._ended),
        }

    def land(self, effect: Land) -> None:
        """Let dice fall, or be there at once where motion is not wanted or nobody looks."""
        self._end()
        self._buzz = effect.buzz
        found = [document.getElementById(name) for name in effect.results]
        still = document.visibilityState == "hidden" or bool(window.matchMedia(REDUCED).matches)
        if still or not any(found):
            self._felt()
            return
        self._results = [result for result in found if result]
        for result in self._results:
            # Laid out as it lies first: what fell a moment ago falls anew.
            result.getBoundingClientRect()
            result.setAttribute(FALLING, "")
        for kind, heard in self._heard.items():
            # Early and only listening: what is tapped hears it all the same.
            document.addEventListener(kind, heard, True)
        self._over = setTimeout(self._ends, AT_MOST_MS)
        rest.hold(self._results)

    def _end(self, skipping: Any = None) -> None:
        if not self._results:
            return
        clearTimeout(self._over)
        for kind, heard in self._heard.items():
            document.removeEventListener(kind, heard, True)
        for result in self._results:
            result.removeAttribute(FALLING)
        self._results = []
        rest.let_go(skipping)
        self._felt()

    def _felt(self) -> None:
        """Buzz, once a landing."""
        buzz, self._buzz = self._buzz, ()
        seen = document.visibilityState != "hidden"
        if buzz and seen and hasattr(navigator, "vibrate"):
            navigator.vibrate(to_js(buzz))

    def _pressed(self, event: Any) -> None:
        # The key that threw, held down, is no wish to skip.
        if not getattr(event, "repeat", False):
            self._end(event)

    def _started(self, event: Any) -> None:
        if event.animationName == LAST:
            self._felt()

    def _ended(self, event: Any) -> None:
        if event.animationName == LAST:
            self._end()


land = _Landing().land
"""Let the dice of a result fall."""
