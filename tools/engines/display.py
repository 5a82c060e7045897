"""A screen that nobody sees, for browsers that do not start without one."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager


def available() -> bool:
    """Whether a browser with a window can be started here."""
    return bool(shutil.which("Xvfb") or _own())


@contextmanager
def display() -> Iterator[dict[str, str]]:
    """Yield the environment variables of a screen: one of its own, or the user's where none can be.

    Raises:
        RuntimeError: There is no screen to be had.
    """
    xvfb = shutil.which("Xvfb")
    if not xvfb:
        if not _own():
            raise RuntimeError("Xvfb is not installed, and there is no screen here.")
        yield {}
        return
    # It picks a free number itself and tells it once it listens.
    command = [xvfb, "-displayfd", "1", "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as started:
        try:
            number = started.stdout.readline().decode().strip() if started.stdout else ""
            if not number:
                raise RuntimeError("Xvfb did not start.")
            # GTK prefers Wayland where it sees one.
            yield {"DISPLAY": f":{number}", "GDK_BACKEND": "x11"}
        finally:
            started.terminate()


def _own() -> bool:
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
