"""Other people's files: what the page needs of the npm packages, each under its exact version."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from tools.builder import glue, groups

FOLDERS = {"pyodide": "pyodide", "@pyscript/core": "pyscript", "preact": "preact"}
ENTRIES = {"pyodide": "pyodide.mjs", "@pyscript/core": "core.js", "preact": "preact.mjs"}
LIBRARY = "python_stdlib.zip"
"""The whole standard library, as sources: for what the page's own archive lacks."""
GLUE = "pyodide.asm.mjs"
PYODIDE = ("pyodide.mjs", GLUE, "pyodide.asm.wasm", LIBRARY)
# Of all PyScript's plugins its core imports this one even when it is switched off.
PYSCRIPT = ("core.js", "error-*.js")
IMPORTED = re.compile(r"""(?:from|import)\s*["'](\./[^"']+)["']""")


def copy(node_modules: Path, site: Path) -> dict[str, str]:
    """Copy what is needed, each package as a group of the site.

    Returns:
        Where each import name leads, as a path inside the site.
    """
    names = {name: f"{folder}-{_version(node_modules / name)}" for name, folder in FOLDERS.items()}
    folders = {name: site / groups.FOLDER / folder for name, folder in names.items()}
    _take(node_modules / "pyodide", folders["pyodide"], PYODIDE)
    glue.calm(folders["pyodide"] / GLUE)
    _take(node_modules / "preact" / "dist", folders["preact"], ("preact.mjs",))
    core = node_modules / "@pyscript" / "core" / "dist"
    _take(core, folders["@pyscript/core"], _with_imports(core, PYSCRIPT))
    for name in ("@pyscript/core", "preact"):
        shutil.copyfile(node_modules / name / "LICENSE", folders[name] / "LICENSE")
    settled = {name: groups.settle(site, names[name]) for name in FOLDERS}
    packages = {name: f"{settled[name]}{ENTRIES[name]}" for name in FOLDERS}
    return {**packages, f"pyodide/{GLUE}": f"{settled['pyodide']}{GLUE}"}


@dataclass(frozen=True, slots=True)
class Starting:
    """What a start asks for of other people's files, as paths inside the site."""

    scripts: list[str]
    fetched: list[str]
    library: str
    """The whole standard library, for when something imports what the page's archive lacks."""


def starting(site: Path, packages: Mapping[str, str]) -> Starting:
    """Return what a start asks for, in the order it is needed."""
    python = packages["pyodide"].removesuffix(ENTRIES["pyodide"])
    core = site / packages["@pyscript/core"]
    pyscript = [file.relative_to(site).as_posix() for file in sorted(core.parent.glob("*.js"))]
    return Starting(
        scripts=[
            *[f"{python}{name}" for name in ("pyodide.mjs", GLUE)],
            packages["preact"],
            *pyscript,
        ],
        fetched=[f"{python}pyodide.asm.wasm"],
        library=f"{python}{LIBRARY}",
    )


def pyscript_package(node_modules: Path) -> Path:
    """Return PyScript's own Python package, which it carries in its JavaScript as text."""
    return node_modules / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"


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
