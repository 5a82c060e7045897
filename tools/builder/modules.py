"""Our JavaScript modules import packages by name; browsers want paths. This puts the paths in.

An import map would do the same in the browser, but it would have to be inline, which our content
security policy forbids.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from tools.builder import groups

STARTING = (
    "boot.mjs",
    "begin.mjs",
    "snapshot.mjs",
    "page.mjs",
    "render.mjs",
    "no-database.mjs",
    "python.mjs",
)
"""What a start imports of ours."""
BARE = re.compile(r"""(\bfrom\s*|\bimport\s*\(?\s*|\bimport\.meta\.resolve\(\s*)"([^"./][^"]*)\"""")


def resolve(folder: Path, packages: Mapping[str, str]) -> None:
    """Rewrite every import of a package in the modules of `folder`, which becomes a group.

    Args:
        folder: Our modules.
        packages: Where each import name leads, as a path inside the site.
    """
    neighbour = {name: path.removeprefix(f"{groups.FOLDER}/") for name, path in packages.items()}
    for file in sorted(folder.glob("*.mjs")):
        text = file.read_text("utf-8")
        for _, name in BARE.findall(text):
            if name not in packages:
                raise SystemExit(f"{file.name} imports {name!r}, which is not a package we ship.")
        resolved = BARE.sub(lambda found: f'{found[1]}"../{neighbour[found[2]]}"', text)
        file.write_text(resolved, "utf-8", newline="\n")
