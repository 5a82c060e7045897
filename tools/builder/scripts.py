"""The shell's plain scripts as one: they hold up the first paint, and one request does so least."""

from __future__ import annotations

import shutil
from pathlib import Path


def join(folder: Path, out: Path) -> None:
    """Write the scripts of `folder`, in the order of their names, to `out`, and remove them."""
    texts = [file.read_text("utf-8") for file in sorted(folder.glob("*.js"))]
    out.write_text("\n".join(texts), "utf-8", newline="\n")
    shutil.rmtree(folder)
