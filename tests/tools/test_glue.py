"""Pyodide's glue makes no shared memory, and nothing else of it has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.builder.glue import OWN, SHARED, calm
from tools.builder.site import ROOT

PUBLISHED = ROOT / "node_modules" / "pyodide" / "pyodide.asm.mjs"


def test_only_the_shared_memory_is_taken_out(tmp_path: Path) -> None:
    glue = tmp_path / PUBLISHED.name
    glue.write_bytes(PUBLISHED.read_bytes())
    calm(glue)
    calmed = glue.read_bytes()
    assert b"shared:!0" not in calmed
    before, after = PUBLISHED.read_bytes().split(SHARED.encode())
    assert calmed == before + OWN.encode() + after


def test_other_glue_stops_the_build(tmp_path: Path) -> None:
    glue = tmp_path / "pyodide.asm.mjs"
    glue.write_text("new WebAssembly.Memory({initial: 1})")
    with pytest.raises(SystemExit, match="changed"):
        calm(glue)
