"""Runs inside Pyodide: import everything, and see what of the standard library that takes."""

from __future__ import annotations

import json
import sys
from importlib import import_module
from importlib.util import find_spec

LIBRARY = "/lib/python314.zip/"


def imported(plan: str) -> str:
    """Import what the plan of `compile_archives` names.

    Returns:
        As JSON: the names of the standard library's files that were needed.
    """
    modules = json.loads(plan)
    for name in modules["pure"]:
        import_module(name)
    for name in filter(_is_module, modules["used"]):
        import_module(name)
    _stumble()
    files = {str(getattr(module, "__file__", "") or "") for module in list(sys.modules.values())}
    ours = (file.removesuffix("c") for file in files if file.startswith(LIBRARY))
    return json.dumps(sorted(file.removeprefix(LIBRARY) for file in ours))


def _is_module(name: str) -> bool:
    """Tell a module from another name that is imported from one."""
    try:
        return find_spec(name) is not None
    except (ImportError, ValueError):
        return False


def _stumble() -> None:
    """Report a fault, for what Python imports only then."""
    import traceback

    try:
        raise ValueError("on purpose")
    except ValueError:
        traceback.format_exc()
