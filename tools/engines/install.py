"""Installs the engines that are missing, where that can be done without asking anybody."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterable

from tools.engines.found import ENGINES


def install(missing: Iterable[str]) -> None:
    """Install these engines: Debian's packages as root, else Playwright's downloads.

    It may fail; whether an engine is there then is for `found` to say.
    """
    for name in missing:
        engine = ENGINES[name]
        print(f"{engine.name}: not here, installing it.", flush=True)
        if not (_by_apt(engine.packages) and engine.find()):
            command = [sys.executable, "-m", "playwright", "install", name]
            subprocess.run([*command, *(["--with-deps"] if _root() else [])], check=False)


def _by_apt(packages: tuple[str, ...]) -> bool:
    if not (_root() and shutil.which("apt-get")):
        return False
    subprocess.run(["apt-get", "update", "-qq"], check=False)
    asked = ["apt-get", "install", "-qq", "-y", *packages]
    return subprocess.run(asked, check=False).returncode == 0


def _root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
