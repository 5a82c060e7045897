"""Finds a Chromium for the tests: `python -m tools.chromium [--install]` prints its path.

In this order: the variable THREEFOLD_CHROMIUM, a Chromium, Chrome or Edge on PATH, the one that
Playwright installed; with --install then Playwright's own download, else Debian's package.
Where Debian has it, --install adds the same browser without windows: what only drives pages is
spared a third of the machine's time by it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

VARIABLE = "THREEFOLD_CHROMIUM"
NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
    "microsoft-edge",
    "microsoft-edge-stable",
    "msedge",
)
SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
MISSING = (
    "No Chromium was found, and none could be installed. Install Chromium, Chrome or Edge so that "
    f"it is on PATH, or set {VARIABLE} to the path of one."
)


def find() -> Path | None:
    """Return the path of a Chromium on this machine, or None.

    Raises:
        SystemExit: The variable names something that is not there.
    """
    named = os.environ.get(VARIABLE)
    if named:
        program = shutil.which(named)
        if not program:
            raise SystemExit(f"{VARIABLE} is {named!r}, and no program is there.")
        return Path(program)
    for name in NAMES:
        found = shutil.which(name)
        if found and _runs([found, "--version"]):
            return Path(found)
    return _of_playwright()


def find_shell() -> Path | None:
    """Return the path of a Chromium without windows; where there is none, what `find` returns.

    Raises:
        SystemExit: The variable names something that is not there.
    """
    shells = () if os.environ.get(VARIABLE) else map(shutil.which, SHELLS)
    return next((Path(found) for found in shells if found and _starts(Path(found))), None) or find()


def arguments() -> list[str]:
    """Return how to start it: quietly, and as root without the sandbox, which root cannot have."""
    quiet = ["--disable-gpu", "--disable-background-networking", "--disable-component-update"]
    return [*quiet, "--disable-sync", *(["--no-sandbox"] if _root() else [])]


def install() -> Path:
    """Install a Chromium and return its path.

    Raises:
        SystemExit: It cannot be done here.
    """
    print("No Chromium here: installing one.", flush=True)
    playwright = [sys.executable, "-m", "playwright", "install", "chromium"]
    subprocess.run([*playwright, *(["--with-deps"] if _root() else [])], check=False)
    found = _of_playwright()
    if found:
        return found
    if _debian():
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-qq", "-y", "chromium"], check=False)
        package = shutil.which("chromium")
        if package and _starts(Path(package)):
            return Path(package)
    raise SystemExit(MISSING)


def _install_shell() -> None:
    # Without it all works, only slower: nothing is wrong where it cannot be had.
    if _debian() and not any(map(shutil.which, SHELLS)):
        subprocess.run(["apt-get", "install", "-qq", "-y", SHELLS[0]], check=False)


def _debian() -> bool:
    return bool(shutil.which("apt-get")) and _root()


def _of_playwright() -> Path | None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return path if path.exists() and _starts(path) else None


def _root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def _starts(program: Path) -> bool:
    """Whether it opens a page: a download of Playwright's may lack libraries of the system."""
    return _runs([str(program), "--headless", *arguments(), "--dump-dom", "about:blank"])


def _runs(command: list[str]) -> bool:
    """Whether a command works: what is called Chromium may be a stub that asks for a snap."""
    try:
        return subprocess.run(command, capture_output=True, timeout=60, check=False).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def main() -> None:
    found = find()
    if "--install" in sys.argv[1:]:
        found = found or install()
        _install_shell()
    if not found:
        raise SystemExit(MISSING)
    print(f"Chromium: {found}; tests take {find_shell()}")


if __name__ == "__main__":
    main()
