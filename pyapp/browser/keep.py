"""Whether this browser keeps what the page has stored, and asking it to: once, not every time."""

from __future__ import annotations

from js import navigator, window
from pyodide.ffi import JsException

from pyapp.keys import ASKED

KEPT, REFUSED, CLEARS = "kept", "refused", "clears"
"""The answers: it keeps everything; it may clear it when it runs short; it does so after a week."""


def asked_before() -> bool:
    """Tell whether this browser was asked already; one that keeps nothing is not asked at all."""
    try:
        return isinstance(window.localStorage.getItem(ASKED), str)
    except (JsException, AttributeError):
        return True


async def answer() -> str:
    """Ask the browser to keep what is stored, unless it was asked before; say what it does.

    The asking is noted first: some browsers ask the player, who may leave that open.
    """
    try:
        if await navigator.storage.persisted():
            return KEPT
        if not asked_before():
            window.localStorage.setItem(ASKED, "1")
            if await navigator.storage.persist():
                return KEPT
    except (JsException, AttributeError):
        # Pages that are not served over https, and older browsers, have no such thing to ask.
        pass
    return CLEARS if _clears() else REFUSED


def _clears() -> bool:
    """Tell whether it is WebKit, which clears sites nobody came to for a week; not once installed.

    No feature tells them apart: the vendor is what every browser on WebKit says, and no other.
    """
    webkit = str(navigator.vendor).startswith("Apple")
    return webkit and not bool(window.matchMedia("(display-mode: standalone)").matches)
