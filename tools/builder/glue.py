"""Pyodide's glue without the one line of it that browsers warn about."""

from __future__ import annotations

from pathlib import Path

SHARED = "new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"
OWN = "new Int32Array(1)"


def calm(glue: Path) -> None:
    """Take the shared memory out of `pyodide.asm.mjs`.

    It makes some at every start to wait on when a terminal is busy. A page may not wait like that:
    it gets the same error with memory of its own, and Pyodide answers it in the same way. But
    shared memory is held against a page that is not isolated from all others.

    Raises:
        SystemExit: The glue has changed: look whether it still makes shared memory.
    """
    text = glue.read_text("utf-8")
    if text.count(SHARED) != 1:
        raise SystemExit(f"{glue.name} has changed: see tools/builder/glue.py.")
    glue.write_text(text.replace(SHARED, OWN), "utf-8", newline="\n")
