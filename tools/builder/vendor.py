"""Other people's files: what the page needs of the npm packages, each under its exact version.

Their folders carry the version, so browsers may keep them for ever (netlify.toml says so): put
nothing here whose bytes can change while the version stays.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

FOLDERS = {"pyodide": "pyodide", "@pyscript/core": "pyscript", "preact": "preact"}
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
# Of all PyScript's plugins its core imports this one even when it is switched off.
PYSCRIPT = ("core.js", "error-*.js")
IMPORTED = re.compile(r"""(?:from|import)\s*["'](\./[^"']+)["']""")


def copy(node_modules: Path, out: Path) -> dict[str, str]:
    """Copy what is needed. Return where each import name leads, as a path inside the page."""
    folders = {
        name: out / f"{folder}-{_version(node_modules / name)}" for name, folder in FOLDERS.items()
    }
    _take(node_modules / "pyodide", folders["pyodide"], PYODIDE)
    _take(node_modules / "preact" / "dist", folders["preact"], ("preact.mjs",))
    core = node_modules / "@pyscript" / "core" / "dist"
    _take(core, folders["@pyscript/core"], _with_imports(core, PYSCRIPT))
    for name in ("@pyscript/core", "preact"):
        shutil.copyfile(node_modules / name / "LICENSE", folders[name] / "LICENSE")
    entries = {"pyodide": "pyodide.mjs", "@pyscript/core": "core.js", "preact": "preact.mjs"}
    return {name: f"{out.name}/{folder.name}/{entries[name]}" for name, folder in folders.items()}


def starting(site: Path) -> list[str]:
    """Return every vendored file that a start asks for, as paths inside the page."""
    files = sorted(file for file in (site / "vendor").rglob("*.*") if file.is_file())
    return [file.relative_to(site).as_posix() for file in files]


def _version(package: Path) -> str:
    return str(json.loads((package / "package.json").read_text("utf-8"))["version"])


def _take(source: Path, out: Path, patterns: Iterator[str] | tuple[str, ...]) -> None:
    out.mkdir(parents=True, exist_ok=True)
    for pattern in patterns:
        found = sorted(source.glob(pattern))
        if not found:
            raise SystemExit(
                f"{source} has no {pattern}: run `npm ci`, or the package has changed."
            )
        for file in found:
            shutil.copyfile(file, out / file.name)


def _with_imports(folder: Path, patterns: tuple[str, ...]) -> tuple[str, ...]:
    """Follow the static imports: the names of PyScript's chunks change with every release."""
    wanted = [file.name for pattern in patterns for file in folder.glob(pattern)]
    for name in wanted:
        text = (folder / name).read_text("utf-8")
        wanted += {found[2:] for found in IMPORTED.findall(text)} - set(wanted)
    return tuple(sorted(wanted))
