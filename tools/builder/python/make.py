"""What the build calls: sources in, what the page loads out."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
DIGITS = 16
KEPT = 6
"""How many builds' Python is kept: two run side by side in tests, some with an app of their own."""
LONGEST = 500
"""Longer lines of a failed program's complaint are not shown: Node quotes all of Pyodide in one."""


@dataclass(frozen=True, slots=True)
class Python:
    """What was made, as files in one folder."""

    folder: Path

    @property
    def stdlib(self) -> Path:
        """As much of the standard library as the archives import, compiled."""
        return self.folder / "stdlib.zip"

    @property
    def snapshot(self) -> Path:
        """A memory with all of it imported, gzipped."""
        return self.folder / "memory.gz"

    def archive(self, name: str) -> Path:
        """One of the compiled archives, by the name it was given."""
        return self.folder / name


def make(pyodide: Path, archives: Mapping[str, Path], keep: Path) -> Python:
    """Compile archives of sources, trim the standard library to them, and take a snapshot.

    Args:
        pyodide: The npm package.
        archives: Archives of sources by the name under which the page finds them.
        keep: A folder where what was made from the same sources lies ready the next time.

    Raises:
        SystemExit: Node or Pyodide could not do it; the message says what they said.
    """
    files = [*_files(pyodide), *sorted(HERE.iterdir()), *archives.values()]
    key = _digest(_version(), files)
    if (keep / key).exists():
        # Others build at the same time, and tidy up: this one is in use.
        os.utime(keep / key)
        return Python(keep / key)
    keep.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=keep) as made:
        folder = Path(made) / key
        folder.mkdir()
        _make(pyodide, archives, folder)
        # In one move: another build may be at the same.
        if not (keep / key).exists():
            folder.rename(keep / key)
    _tidy(keep)
    return Python(keep / key)


def _tidy(kept: Path) -> None:
    """Remove what is oldest: each change of a source leaves some fifteen megabytes here."""
    made = sorted(kept.glob("?" * DIGITS), key=lambda folder: folder.stat().st_mtime)
    for folder in made[:-KEPT]:
        shutil.rmtree(folder, ignore_errors=True)


def _make(pyodide: Path, archives: Mapping[str, Path], folder: Path) -> None:
    sources = {name: str(path) for name, path in archives.items()}
    _run("compile.mjs", {"pyodide": str(pyodide), "archives": sources, "out": str(folder)})
    memory = folder / "memory"
    job = {
        "pyodide": str(pyodide),
        "stdlib": str(folder / "stdlib.zip"),
        "archives": {name: str(folder / name) for name in archives},
        "plan": str(folder / "plan.json"),
        "out": str(memory),
    }
    _run("snapshot.mjs", job)
    (folder / "memory.gz").write_bytes(gzip.compress(memory.read_bytes(), 9, mtime=0))
    memory.unlink()


def _run(program: str, job: Mapping[str, Any]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder) / "job.json"
        told.write_text(json.dumps(job), "utf-8")
        command = [_node(), str(HERE / program), str(told)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = f"{done.stdout}\n{done.stderr}".splitlines()
        said = "\n".join(line for line in lines if line and len(line) < LONGEST)
        raise SystemExit(f"{program} failed:\n{said}")


def _node() -> str:
    found = shutil.which("node")
    if not found:
        raise SystemExit("Node is not on PATH; the page's Python is compiled with it.")
    return found


def _files(pyodide: Path) -> list[Path]:
    names = ("package.json", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
    return [pyodide / name for name in names]


def _version() -> str:
    """Return Node's version: each lays a memory out in its own way."""
    command = [_node(), "--version"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _digest(version: str, files: Iterable[Path]) -> str:
    digest = hashlib.sha256(version.encode())
    for file in files:
        if file.is_file():
            digest.update(f"{file.name}:{file.stat().st_size}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:DIGITS]
