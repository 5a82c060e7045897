"""The manifest: static/manifest.webmanifest, and in it a shortcut to each game the app has.

It has no `id` on purpose. Browsers resolve that against the origin alone, so no relative one could
tell two sites below different paths of one host apart; without it the start address is the id.
"""

from __future__ import annotations

import importlib
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

NAME = "manifest.webmanifest"
SIZES = (96, 192)
"""Edges of a shortcut's icon in pixels: what is asked for, and the same on a fine screen."""


def complete(out: Path, app: Path, root: Path) -> None:
    """Add the shortcuts to the manifest that was copied to `out`.

    Raises:
        SystemExit: It names an icon that is not there.
    """
    file = out / NAME
    manifest = json.loads(file.read_text("utf-8"))
    with _importable(app, root):
        manifest["shortcuts"] = _shortcuts(app.name, out)
    for one in (manifest, *manifest["shortcuts"]):
        for icon in one["icons"]:
            if not (out / icon["src"]).is_file():
                raise SystemExit(f"{NAME} names {icon['src']}, which is not there.")
    text = json.dumps(manifest, ensure_ascii=False, indent=2)
    file.write_text(f"{text}\n", "utf-8", newline="\n")


def _shortcuts(app: str, out: Path) -> list[dict[str, Any]]:
    games = importlib.import_module(f"{app}.games").SCREENS
    say = importlib.import_module(f"{app}.words").say
    route = importlib.import_module(f"{app}.route")
    return [
        {
            "name": say(f"{game}.name"),
            "url": f"./#{route.to_game(game)}",
            "icons": _icons(game, out),
        }
        for game in games
    ]


def _icons(game: str, out: Path) -> list[dict[str, str]]:
    """List the game's own icons; a game that has none drawn yet wears the app's."""
    drawn = [(size, f"icons/{game}-{size}.png") for size in SIZES]
    own = all((out / path).is_file() for _, path in drawn)
    return [
        {"src": path, "sizes": f"{size}x{size}", "type": "image/png"}
        for size, path in (drawn if own else [(192, "icons/threefold-192.png")])
    ]


@contextmanager
def _importable(app: Path, root: Path) -> Iterator[None]:
    added = [str(app.parent), str(root / "rules")]
    sys.path[:0] = added
    try:
        yield
    finally:
        del sys.path[: len(added)]
