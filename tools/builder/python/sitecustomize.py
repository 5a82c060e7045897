"""Runs at every start of Python in the page, before all else: what it would compile is ready.

A start compiles more than files: a dataclass writes its methods as text, and so is a regular
expression one. `_readied` holds what became of each such text in the build, see `noting`. A text
that is not in it is compiled as ever.
"""

import _sre
import builtins
import marshal
import re
from typing import Any

from _readied import METHODS, PATTERNS

compiler = vars(re)["_compiler"]
compiled = compiler.compile


def pattern(text: Any, flags: int = 0) -> Any:
    """Stand in for the compiler of regular expressions."""
    ready = PATTERNS.get((text, int(flags))) if isinstance(text, str | bytes) else None
    if ready is None:
        return compiled(text, flags)
    all_flags, code, groups, numbers, names = ready
    return _sre.compile(text, all_flags, list(code), groups, dict(numbers), names)


def execute(text: str, known: dict[str, Any], made: dict[str, Any]) -> None:
    """Stand in for `exec` where dataclasses make their methods."""
    ready = METHODS.get(text)
    code = marshal.loads(ready) if ready else compile(text, "<string>", "exec", dont_inherit=True)
    builtins.exec(code, known, made)


vars(compiler)["compile"] = pattern
# Imported after that line: this takes half the library along, and its expressions.
import dataclasses  # noqa: E402

vars(dataclasses)["exec"] = execute
