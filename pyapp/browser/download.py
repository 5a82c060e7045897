"""Files for the player: made in the page, and taken from it by a link that nobody sees."""

from __future__ import annotations

from js import URL, Blob, Object, document, setTimeout
from pyodide.ffi import create_once_callable, to_js

from pyapp.files import Download, well_formed

KEPT_MS = 60_000
"""How long the browser may take to fetch the file from the page; some ask before they do."""


def hand_over(file: Download) -> None:
    """Have the browser save a file."""
    kind = to_js({"type": file.kind}, dict_converter=Object.fromEntries)
    address = URL.createObjectURL(Blob.new(to_js([file.content]), kind))
    link = document.createElement("a")
    link.href = address
    link.download = well_formed(file.name)
    # Outside the page, so that the page's own listener does not take it for a tap.
    link.click()
    setTimeout(create_once_callable(lambda: URL.revokeObjectURL(address)), KEPT_MS)
