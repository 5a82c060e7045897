"""What the page says before Python is there, as it stands in index.html and static/shell.

The shell is written in English; the build hands it each other language as a list of what to say
instead. The app itself never imports this.
"""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "shell.first": "First visit: fetching the rules",
    "shell.ready": "Getting the rules ready",
    "shell.long": "Still at it. What you tap is kept.",
    "shell.missing": "A part of Threefold did not arrive.",
    "shell.missing.advice": "Check the connection, then try again. If it happens every time, an ad "
    "blocker or the network may hold it back: allow this page there.",
    "shell.saved": "Your tables are still saved in this browser. You can also take them with you "
    "as a file.",
    "shell.saved.unknown": "This browser does not let the page read what is saved here.",
    "shell.again": "Try again",
    "shell.download": "Download what is saved",
    "shell.detail": "For whoever mends it:",
    "shell.bare": "The looks of Threefold did not arrive. You can play on as it is, or try again.",
    "shell.file": "Threefold was opened as a file, and browsers do not start it from there.",
    "shell.file.advice": "Serve its folder instead: “make\N{NO-BREAK SPACE}run” where its sources "
    "are, or any web server for static files, such as "
    "“python3\N{NO-BREAK SPACE}-m\N{NO-BREAK SPACE}http.server” in this folder. Then open the "
    "address that it names.",
    "shell.old": "This browser is too old for Threefold.",
    "shell.old.advice": "Update it, or open this page in a newer one.",
    "shell.slow": "Starting takes far too long.",
    "shell.slow.advice": "It may still come: then this goes away by itself. On a slow connection "
    "wait a little more, else try again.",
    "shell.switched-off": "This browser has WebAssembly switched off, and Threefold cannot run "
    "without it.",
    "shell.switched-off.advice": "Some browsers do that in their strictest security mode: allow it "
    "for this page, or take another browser.",
    "shell.memory": "This device has no memory left for Threefold.",
    "shell.memory.advice": "Close other tabs and apps, then try again.",
    "shell.offline": "A part of Threefold did not arrive: this device is offline.",
    "shell.offline.advice": "Connect it, then try again.",
    "shell.fault": "Threefold stumbled over a fault of its own while starting.",
    "shell.fault.advice": "Trying again may help, and so may a newer version of it. What is saved "
    "is still there.",
}
