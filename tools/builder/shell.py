"""The shell: index.html with everything filled in that a first paint and a quick start need."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from tools.builder.markup import markup


@dataclass(frozen=True, slots=True)
class Python:
    """The compiled Python, as paths inside the page.

    Attributes:
        stdlib: The standard library, as much as is imported.
        archives: What is put beside it, for Python to import from.
        snapshot: The memory to start from the next time.
    """

    stdlib: str
    archives: list[str]
    snapshot: str


@dataclass(frozen=True, slots=True)
class Shell:
    """What goes into index.html; all paths are relative to it.

    Attributes:
        own: The lasting names of our own folders, by the names the template calls them by.
        scripts: The modules that a start imports, ours and others', in the order they are needed.
        fetched: What a start fetches besides, in the order it is needed.
        python: The compiled Python.
        library: The whole standard library, as sources.
        config: PyScript's settings.
        view: The tree of the app's first view.
        openings: What the shell shows instead while something is opened, by kind.
    """

    own: Mapping[str, str]
    scripts: list[str]
    fetched: list[str]
    python: Python
    library: str
    config: Mapping[str, Any]
    view: Any
    openings: dict[str, Any]


def fill(template: str, shell: Shell) -> str:
    """Return the template with its `<!--build:...-->` marks and the names of folders replaced."""
    parts = {
        "preloads": "\n    ".join(_preloads(shell)),
        "view": markup(shell.view),
        "openings": "\n    ".join(_openings(shell)),
        "config": escape(_config(shell), quote=False),
    }
    template = _renamed(template, shell.own)
    for name, part in parts.items():
        mark = f"<!--build:{name}-->"
        if mark not in template:
            raise SystemExit(f"index.html lacks the mark {mark}.")
        template = template.replace(mark, part)
    return template


def _renamed(template: str, own: Mapping[str, str]) -> str:
    for name, lasting in own.items():
        template = re.sub(rf'\b(href|src)="{name}/', rf'\1="{lasting}', template)
    return template


def _config(shell: Shell) -> str:
    settings = dict(shell.config)
    folder, _, name = settings["interpreter"].removeprefix("./").partition("/")
    return json.dumps(
        {**settings, "interpreter": f"./{shell.own[folder]}{name}"}, separators=(",", ":")
    )


def _openings(shell: Shell) -> list[str]:
    return [
        f'<template id="opening-{kind}">{markup(tree)}</template>'
        for kind, tree in shell.openings.items()
    ]


def _preloads(shell: Shell) -> list[str]:
    """List what would otherwise be asked for one after the other."""
    python = shell.python
    return [
        *[f'<link rel="modulepreload" href="{path}">' for path in shell.scripts],
        _fetched(python.stdlib, "data-stdlib"),
        *[_fetched(path) for path in shell.fetched],
        *[_fetched(path, "data-archive") for path in python.archives],
        _named("threefold-snapshot", python.snapshot),
        _named("threefold-library", shell.library),
    ]


def _named(name: str, path: str) -> str:
    """Tell the page where something is that it may want later."""
    return f'<meta name="{name}" content="{path}">'


def _fetched(path: str, *marks: str) -> str:
    attributes = " ".join(['rel="preload" as="fetch" crossorigin', f'href="{path}"', *marks])
    return f"<link {attributes}>"
