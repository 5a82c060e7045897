"""Runs in the build's Pyodide as its `sitecustomize`: notes what a start compiles while it runs."""

import builtins
import re
from typing import Any

METHODS: set[str] = set()
PATTERNS: set[tuple[str | bytes, int]] = set()

compiler = vars(re)["_compiler"]
compiled = compiler.compile


def pattern(text: Any, flags: int = 0) -> Any:
    """Stand in for the compiler of regular expressions."""
    if isinstance(text, str | bytes):
        PATTERNS.add((text, int(flags)))
    return compiled(text, flags)


def execute(text: str, known: dict[str, Any], made: dict[str, Any]) -> None:
    """Stand in for `exec` where dataclasses make their methods."""
    METHODS.add(text)
    builtins.exec(compile(text, "<string>", "exec", dont_inherit=True), known, made)


vars(compiler)["compile"] = pattern
import dataclasses  # noqa: E402

vars(dataclasses)["exec"] = execute


def noted() -> str:
    """Return what was noted, as a literal: expressions may be bytes, which JSON has none of."""
    return repr((sorted(METHODS), sorted(PATTERNS, key=repr)))
