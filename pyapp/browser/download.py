"""Files for the player: made in the page, and taken from it by a link that nobody sees."""

from __future__ import annotations

from typing import Any

from js import URL, Blob, Object, document, setTimeout
from pyodide.ffi import create_once_callable, to_js

from pyapp.files import Download, well_formed

KEPT_MS = 60_000
"""How long the browser may take to fetch the file from the page; some ask before they do."""


def hand_over(file: Download) -> None:
    """Have the browser save a file."""
    kind = to_js({"type": file.kind}, dict_converter=Object.fromEntries)
    hand_over_blob(Blob.new(to_js([file.content]), kind), file.name)


def hand_over_blob(blob: Any, name: str) -> None:
    """Have the browser save what a blob holds."""
    address = URL.createObjectURL(blob)
    link = document.createElement("a")
    link.href = address
    link.download = well_formed(name)
    # Outside the page, so that the page's own listener does not take it for a tap.
    link.click()
    setTimeout(create_once_callable(lambda: URL.revokeObjectURL(address)), KEPT_MS)
