"""The wake lock. Browsers may lack it, refuse it or take it back: then the screen sleeps."""

from __future__ import annotations

import asyncio
from typing import Any

from js import document, navigator
from pyodide.ffi import JsException, create_proxy

ROUNDS = 4
"""So often it may be wanted otherwise while the browser answers; a lock that is no use ends too."""


class _Awake:
    """Holds the lock while it is wanted and the page is seen: hiding the page gives it back."""

    def __init__(self) -> None:
        self._wanted = False
        self._lock: Any = None
        self._asking: asyncio.Task[None] | None = None
        document.addEventListener("visibilitychange", create_proxy(self._seen))

    def stay(self, wanted: bool) -> None:
        """Stay awake from now on, or let it sleep."""
        self._wanted = wanted
        self._seen()

    def _seen(self, *_event: Any) -> None:
        if self._asking is None or self._asking.done():
            self._asking = asyncio.ensure_future(self._settle())

    async def _settle(self) -> None:
        """Ask or give back, until it is as wanted; that may change while the browser answers."""
        try:
            for _ in range(ROUNDS):
                if self._held() == (self._wanted and document.visibilityState == "visible"):
                    return
                if self._held():
                    await self._lock.release()
                    self._lock = None
                else:
                    self._lock = await navigator.wakeLock.request("screen")
        except (JsException, AttributeError):
            # No such thing here, or not now: when the battery is low, say. The settings tell of it.
            self._lock = None

    def _held(self) -> bool:
        return self._lock is not None and not self._lock.released


stay = _Awake().stay
"""Keep the screen awake from now on, or let it sleep again."""
