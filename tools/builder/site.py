"""The whole page, step by step."""

from __future__ import annotations

import importlib
import shutil
import sys
import tempfile
import tomllib
from itertools import chain
from pathlib import Path
from typing import Any

from tools.builder import (
    archive,
    groups,
    manifest,
    modules,
    precache,
    scripts,
    shell,
    styles,
    translations,
    vendor,
    wheels,
)
from tools.builder.python.make import make

ROOT = Path(__file__).resolve().parents[2]
KEPT = ROOT / "build" / "python"
"""Where compiled Python lies ready for the next build of the same sources."""


def build(out: Path, app: Path = ROOT / "pyapp", root: Path = ROOT, keep: Path = KEPT) -> None:
    """Write the page to `out`, replacing what is there only once all of it is made.

    Args:
        out: The folder of the page.
        app: The app's package.
        root: The project.
        keep: Where compiled Python is kept for the next build.
    """
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    _fill(fresh, app, root, keep)
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def _fill(out: Path, app: Path, root: Path, keep: Path) -> None:
    view = first_view(app, root)
    shutil.copytree(root / "static", out, dirs_exist_ok=True)
    manifest.complete(out, app, root)
    packages = vendor.copy(root / "node_modules", out)
    lock = wheels.copy(root, out)
    python = _python(out, app, root, keep)
    styles.join(out / "css" / "app.css")
    scripts.join(out / "shell", out / "js" / "shell.js")
    translations.put_in(out / "js" / "shell.js", shell_words(app, root))
    modules.resolve(out / "js", {**packages, "wheels": lock})
    own = {name: _own(out, name) for name in ("css", "js")}
    theirs = vendor.starting(out, packages)
    page = shell.Shell(
        own=own,
        scripts=[*[f"{own['js']}{name}" for name in modules.STARTING], *theirs.scripts],
        fetched=[*theirs.fetched, lock],
        python=python,
        library=theirs.library,
        config=tomllib.loads((root / "pyscript.toml").read_text("utf-8")),
        view=view,
        openings=openings(app, root),
    )
    template = (root / "index.html").read_text("utf-8")
    (out / "index.html").write_text(shell.fill(template, page), "utf-8", newline="\n")
    precache.write(out)


def _own(out: Path, name: str) -> str:
    """Make one of our own folders a group."""
    (out / groups.FOLDER).mkdir(exist_ok=True)
    (out / name).rename(out / groups.FOLDER / name)
    return groups.settle(out, name)


def _python(out: Path, app: Path, root: Path, keep: Path) -> shell.Python:
    """Put the compiled Python into the page."""
    node_modules = root / "node_modules"
    with tempfile.TemporaryDirectory() as folder:
        zips = {
            "threefold.zip": archive.wheel(root / "rules", Path(folder)),
            f"{app.name}.zip": archive.package(app, Path(folder)),
            "pyscript.zip": archive.package(vendor.pyscript_package(node_modules), Path(folder)),
        }
        made = make(node_modules / "pyodide", zips, keep)
    archives = [_group(out, made.archive(name)) for name in zips]
    return shell.Python(_group(out, made.stdlib), archives, _group(out, made.snapshot))


def _group(out: Path, file: Path) -> str:
    """Put a file into the page as a group of its own; return its path."""
    name = file.stem
    folder = out / groups.FOLDER / name
    folder.mkdir(parents=True)
    shutil.copyfile(file, folder / file.name)
    return f"{groups.settle(out, name)}{file.name}"


def first_view(app: Path, root: Path, language: str = "en") -> Any:
    """Return the tree that the app shows to somebody who comes for the first time."""
    module = _imported("app", app, root)
    model, _effects = module.init("", {}, speaks=(language,))
    return module.view(model)


def openings(app: Path, root: Path, language: str = "en") -> dict[str, Any]:
    """Return what the shell shows while a table or a link is opened, by kind."""
    _imported("words", app, root).speak(language)
    drawn: dict[str, Any] = _imported("views.opening", app, root).openings()
    return drawn


def shell_words(app: Path, root: Path) -> dict[str, dict[str, str]]:
    """Return what the shell says in each language but English, by the English words."""
    own = _imported("words.shell", app, root).ENGLISH
    first, frames = first_view(app, root), list(openings(app, root).values())
    said = {}
    for code, name in _imported("words.language", app, root).PACKAGES.items():
        theirs = _imported(f"words.{name}.shell", app, root).GERMAN
        drawn = first_view(app, root, code), list(openings(app, root, code).values())
        spelled = [(words, theirs[key]) for key, words in own.items()]
        said[code] = translations.told(chain(spelled, translations.pairs((first, frames), drawn)))
    return said


def _imported(module: str, app: Path, root: Path) -> Any:
    added = [str(app.parent), str(root / "rules")]
    sys.path[:0] = added
    try:
        return importlib.import_module(f"{app.name}.{module}")
    finally:
        del sys.path[: len(added)]
