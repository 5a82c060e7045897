"""Which of the two engines this machine has, and how to get the one it lacks."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tools.engines import playwright, webdriver
from tools.engines.display import available
from tools.engines.driver import Launch

FIREFOX = "THREEFOLD_FIREFOX"
WEBKIT = "THREEFOLD_WEBKIT"
FIREFOX_NAMES = ("firefox-esr", "firefox")
FIREFOX_PLACES = (
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:/Program Files/Mozilla Firefox/firefox.exe",
)
# Where Debian, Fedora and Arch keep WebKitGTK's own little browser; it is never on PATH.
WEBKIT_PLACES = (
    "usr/lib/*/webkit2gtk-4.1/MiniBrowser",
    "usr/lib/*/webkitgtk-6.0/MiniBrowser",
    "usr/libexec/webkit2gtk-4.1/MiniBrowser",
    "usr/libexec/webkitgtk-6.0/MiniBrowser",
    "usr/lib/webkit2gtk-4.1/MiniBrowser",
    "usr/lib/webkitgtk-6.0/MiniBrowser",
)


@dataclass(frozen=True, slots=True)
class Found:
    """An engine that is here.

    Attributes:
        program: What will be started, in words.
        launch: Starts it.
    """

    program: str
    launch: Callable[[], Launch]


@dataclass(frozen=True, slots=True)
class Engine:
    """An engine that the tests want to run in.

    Attributes:
        name: How it is called.
        find: Looks for it; None where it is not here.
        packages: What brings it, as Debian's packages.
        how: How to get it, in words.
    """

    name: str
    find: Callable[[], Found | None]
    packages: tuple[str, ...]
    how: str


def firefox() -> Found | None:
    """Look for a Firefox as it is sold, then for the one of Playwright.

    Raises:
        SystemExit: The variable names something that is not there.
    """
    named = _named(FIREFOX)
    # A program called firefox may be a stub that asks for a snap.
    for name in [named] if named else [*FIREFOX_NAMES, *FIREFOX_PLACES]:
        program = shutil.which(name)
        if program and (named or _runs(program)):
            return Found(program, partial(playwright.firefox, Path(program)))
    own = playwright.own("firefox")
    return Found(f"{own} (Playwright's)", partial(playwright.firefox, None)) if own else None


def webkit() -> Found | None:
    """Look for WebKitGTK, which needs its driver and a screen too, then for the one of Playwright.

    Raises:
        SystemExit: The variable names something that is not there.
    """
    named = _named(WEBKIT)
    places = (path for place in WEBKIT_PLACES for path in sorted(Path("/").glob(place)))
    browser = Path(named) if named else next(places, None)
    driver = shutil.which("WebKitWebDriver")
    if browser and driver and available():
        return Found(f"{browser} by {driver}", partial(webdriver.webkitgtk, browser, Path(driver)))
    own = playwright.own("webkit")
    return Found(f"{own} (Playwright's)", playwright.webkit) if own else None


ENGINES = {
    "firefox": Engine(
        "Firefox",
        firefox,
        ("firefox-esr",),
        f"on Debian `apt-get install firefox-esr`; elsewhere install Firefox, or set {FIREFOX} "
        "to its path",
    ),
    "webkit": Engine(
        "WebKit",
        webkit,
        ("webkit2gtk-driver", "xvfb"),
        "on Debian `apt-get install webkit2gtk-driver xvfb`; elsewhere `.venv/bin/python -m "
        f"playwright install webkit`, or set {WEBKIT} to the path of WebKitGTK's MiniBrowser "
        "where WebKitWebDriver is on PATH",
    ),
}
"""The engines by the names they are asked for."""


def _named(variable: str) -> str:
    named = os.environ.get(variable, "")
    if named and not shutil.which(named):
        raise SystemExit(f"{variable} is {named!r}, and no program is there.")
    return shutil.which(named) or "" if named else ""


def _runs(program: str) -> bool:
    try:
        asked = [program, "--version"]
        return subprocess.run(asked, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False
