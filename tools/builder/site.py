"""The whole page, step by step."""

from __future__ import annotations

import importlib
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any

from tools.builder import archive, modules, scripts, shell, styles, vendor

ROOT = Path(__file__).resolve().parents[2]


def build(out: Path, app: Path = ROOT / "pyapp", root: Path = ROOT) -> None:
    """Write the page to `out`, replacing what is there only once all of it is made."""
    fresh = out.with_name(f"{out.name}.new")
    shutil.rmtree(fresh, ignore_errors=True)
    fresh.mkdir(parents=True)
    _fill(fresh, app, root)
    shutil.rmtree(out, ignore_errors=True)
    fresh.rename(out)


def _fill(out: Path, app: Path, root: Path) -> None:
    packages = vendor.copy(root / "node_modules", out / "vendor")
    shutil.copytree(root / "static", out, dirs_exist_ok=True)
    styles.join(out / "css" / "app.css")
    scripts.join(out / "shell", out / "js" / "shell.js")
    modules.resolve(out / "js", packages)
    wheel = archive.wheel(root / "rules", out / "py")
    zipped = archive.package(app, out / "py")
    page = shell.Shell(
        modules=[f"js/{name}" for name in modules.STARTING],
        archives=[file.relative_to(out).as_posix() for file in (wheel, zipped)],
        vendor=vendor.starting(out),
        config=tomllib.loads((root / "pyscript.toml").read_text("utf-8")),
        view=first_view(app, root),
        openings=openings(app, root),
    )
    template = (root / "index.html").read_text("utf-8")
    (out / "index.html").write_text(shell.fill(template, page), "utf-8", newline="\n")


def first_view(app: Path, root: Path) -> Any:
    """Return the tree that the app shows to somebody who comes for the first time."""
    module = _imported("app", app, root)
    model, _effects = module.init("", {})
    return module.view(model)


def openings(app: Path, root: Path) -> dict[str, Any]:
    """Return what the shell shows while a table or a link is opened, by kind."""
    drawn: dict[str, Any] = _imported("views.opening", app, root).openings()
    return drawn


def _imported(module: str, app: Path, root: Path) -> Any:
    added = [str(app.parent), str(root / "rules")]
    sys.path[:0] = added
    try:
        return importlib.import_module(f"{app.name}.{module}")
    finally:
        del sys.path[: len(added)]
