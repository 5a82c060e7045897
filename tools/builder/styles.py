"""One style sheet out of many: a request for each would hold up the first paint."""

from __future__ import annotations

import re
from pathlib import Path

IMPORT = re.compile(r"""^@import url\("([^"]+)"\);\n?""", re.MULTILINE)


def join(entry: Path) -> None:
    """Put the sheets that `entry` imports into it, in their order, and remove them."""
    text = entry.read_text("utf-8")
    names = IMPORT.findall(text)
    left = {file.name for file in entry.parent.glob("*.css")} - {entry.name, *names}
    if left:
        raise SystemExit(f"{entry.name} does not import {', '.join(sorted(left))}.")
    joined = IMPORT.sub(lambda found: (entry.parent / found[1]).read_text("utf-8"), text)
    entry.write_text(joined, "utf-8", newline="\n")
    for name in names:
        (entry.parent / name).unlink()
