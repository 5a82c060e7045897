"""Python packages that the page fetches on demand, and the list in which Pyodide finds them.

`make build` downloads them into `wheels/` as requirements/page.txt locks them. Pyodide's own list
is no use here: it names hundreds of packages that we do not ship, and its micropip is another file
than the one that is published. Ours names what lies beside it, by right hashes; browsers check
those, and whatever is not in the list cannot be installed.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import zipfile
from pathlib import Path
from typing import Any

from tools.builder import groups

LOCK = "pyodide-lock.json"
PURE = "-py3-none-any.whl"
LOCKED = re.compile(r"^([\w.-]+)==([\w.]+) \\\n((?: +--hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.M)

GROUP = "wheels"


def copy(root: Path, site: Path) -> str:
    """Copy the wheels as a group of the site and write their list beside them.

    Args:
        root: The project, with `wheels/`, `node_modules/` and requirements/page.txt.
        site: The page's folder.

    Returns:
        The list's path inside the site.

    Raises:
        SystemExit: A wheel is missing, or is not the file that is locked; or a line of the lock is
            none that this can read.
    """
    out = site / groups.FOLDER / GROUP
    out.mkdir(parents=True)
    packages = {}
    for name, version, hashes in _locked(root / "requirements" / "page.txt"):
        made = out / f"{name.replace('-', '_')}-{version}{PURE}"
        shutil.copyfile(_found(root / "wheels" / made.name, hashes), made)
        packages[name] = _entry(name, version, made)
    pyodides = json.loads((root / "node_modules" / "pyodide" / LOCK).read_text("utf-8"))
    short = {"info": pyodides["info"], "packages": packages}
    (out / LOCK).write_text(json.dumps(short, sort_keys=True), "utf-8")
    return f"{groups.settle(site, GROUP)}{LOCK}"


def _locked(lock: Path) -> list[tuple[str, str, str]]:
    """Read all that is locked: names, versions and hashes."""
    text = lock.read_text("utf-8")
    read: list[tuple[str, str, str]] = LOCKED.findall(text)
    pinned = [line for line in text.splitlines() if line and line[0] not in " #"]
    if [f"{name}=={version} \\" for name, version, _ in read] != pinned:
        raise SystemExit(f"{lock} has lines that cannot be read. It locks: {pinned}.")
    return read


def _found(wheel: Path, hashes: str) -> Path:
    if not wheel.is_file() or _sha256(wheel) not in hashes:
        raise SystemExit(f"{wheel.name} is missing or not as locked: run `make build`.")
    return wheel


def _entry(name: str, version: str, wheel: Path) -> dict[str, Any]:
    """Describe a wheel as Pyodide's list does. Ours need nothing but the standard library."""
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "sha256": _sha256(wheel),
        "install_dir": "site",
        "package_type": "package",
        "imports": _modules(wheel),
        "depends": [],
        "unvendored_tests": False,
    }


def _modules(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as zipped:
        tops = {file.partition("/")[0] for file in zipped.namelist() if file.endswith(".py")}
    return sorted(top.removesuffix(".py") for top in tops)


def _sha256(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()
