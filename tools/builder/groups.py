"""Folders whose names tell their content, so that browsers may keep what is in them for ever.

A folder, not each file: what is in it may name its neighbours, and changes together with them.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

FOLDER = "files"
DIGITS = 12


def settle(site: Path, name: str) -> str:
    """Give the group `name`, which lies ready in the site, its lasting name.

    Returns:
        Its path inside the site, with a slash at the end.
    """
    made = site / FOLDER / name
    lasting = f"{FOLDER}/{name}.{digest(made)}"
    made.rename(site / lasting)
    return f"{lasting}/"


def digest(folder: Path) -> str:
    """Return the first digits of a hash of all files in a folder, their names included."""
    whole = hashlib.sha256()
    for file in sorted(file for file in folder.rglob("*") if file.is_file()):
        name = file.relative_to(folder).as_posix()
        whole.update(f"{len(name)} {name} {file.stat().st_size} ".encode())
        whole.update(file.read_bytes())
    return whole.hexdigest()[:DIGITS]
