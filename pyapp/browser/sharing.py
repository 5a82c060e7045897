"""Handing an address to somebody: the share sheet of the platform, else the clipboard."""

from __future__ import annotations

from typing import Any

from js import Object, location, navigator
from pyodide.ffi import JsException, to_js


def address(fragment: str) -> str:
    """Return the page's own address with another fragment."""
    return f"{str(location.href).partition('#')[0]}#{fragment}"


def copying(text: str) -> Any:
    """Begin to put a text on the clipboard; None where there is none.

    Most browsers allow it only inside a tap.
    """
    # Pages that are not served over https have no clipboard at all.
    try:
        return navigator.clipboard.writeText(text)
    except (JsException, AttributeError):
        return None


async def is_done(copy: Any) -> bool:
    """Wait for what was begun, and tell whether it worked."""
    if not copy:
        return False
    try:
        await copy
    except JsException:
        return False
    return True


class Offer:
    """One offer of a link. Browsers allow it only inside a tap, so making it begins it."""

    def __init__(self, fragment: str, title: str, text: str) -> None:
        self.url = address(fragment)
        self._data = to_js(
            {"title": title, "text": text, "url": self.url}, dict_converter=Object.fromEntries
        )
        self._sheet = self._shown() if self._possible() else None
        self._copy = None if self._sheet else copying(self.url)

    async def outcome(self) -> str:
        """Wait for what becomes of it: ``shared``, ``copied``, ``cancelled`` or ``failed``."""
        if self._sheet:
            try:
                await self._sheet
                return "shared"
            except JsException as error:
                # Put away, or asked for while another sheet is open: nothing else is wanted then.
                if error.name in ("AbortError", "InvalidStateError"):
                    return "cancelled"
            self._copy = copying(self.url)
        return "copied" if await is_done(self._copy) else "failed"

    def _possible(self) -> bool:
        if not hasattr(navigator, "share"):
            return False
        return not hasattr(navigator, "canShare") or bool(navigator.canShare(self._data))

    def _shown(self) -> Any:
        try:
            return navigator.share(self._data)
        except JsException:
            return None
