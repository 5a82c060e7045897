"""The shell: index.html with everything filled in that a first paint and a quick start need."""

from __future__ import annotations

import json
from dataclasses import dataclass
from html import escape
from typing import Any

from tools.builder.markup import markup


@dataclass(frozen=True, slots=True)
class Shell:
    """What goes into index.html; all paths are relative to it.

    Attributes:
        modules: Our JavaScript modules that a start imports.
        archives: The Python archives that static/js/python.mjs unpacks, in this order.
        vendor: Other people's files that a start asks for.
        config: PyScript's settings.
        view: The tree of the app's first view.
        openings: What the shell shows instead while something is opened, by kind.
    """

    modules: list[str]
    archives: list[str]
    vendor: list[str]
    config: dict[str, Any]
    view: Any
    openings: dict[str, Any]


def fill(template: str, shell: Shell) -> str:
    """Return the template with each of its `<!--build:...-->` marks replaced."""
    parts = {
        "preloads": "\n    ".join(_preloads(shell)),
        "view": markup(shell.view),
        "openings": "\n    ".join(_openings(shell)),
        "config": escape(json.dumps(shell.config, separators=(",", ":")), quote=False),
    }
    for name, part in parts.items():
        mark = f"<!--build:{name}-->"
        if mark not in template:
            raise SystemExit(f"index.html lacks the mark {mark}.")
        template = template.replace(mark, part)
    return template


def _openings(shell: Shell) -> list[str]:
    return [
        f'<template id="opening-{kind}">{markup(tree)}</template>'
        for kind, tree in shell.openings.items()
    ]


def _preloads(shell: Shell) -> list[str]:
    """List what PyScript would otherwise ask for one after the other."""
    links = [f'<link rel="preload" as="fetch" crossorigin href="{path}" data-python>'
             for path in shell.archives]  # fmt: skip
    for path in [*shell.modules, *shell.vendor]:
        if path.endswith((".js", ".mjs")):
            links.append(f'<link rel="modulepreload" href="{path}">')
        else:
            links.append(f'<link rel="preload" as="fetch" crossorigin href="{path}">')
    return links
