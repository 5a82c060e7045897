"""Runs inside Pyodide: archives of sources become archives of bytecode."""

from __future__ import annotations

import _sre
import ast
import json
import marshal
import py_compile
import re
import sys
import zipfile
from pathlib import Path
from typing import Any

EPOCH = (1980, 1, 1, 0, 0, 0)
LIBRARY = "/lib/python314.zip"
PAGE_MODULES = frozenset({"js", "page", "pyodide", "pyodide_js", "_pyscript", "polyscript"})
"""What is only there in a page, or differs there."""
PAGE_PACKAGES = frozenset({"pyscript"})
"""Packages that need a page as a whole."""
KEEPING_DOCSTRINGS = ("pyodide", "pyscript")
"""Part of the names of files that are compiled just as they were written."""


def compile_archives(names: str) -> str:
    """Compile the archives named in a JSON list, each from ``/name`` to ``/made/name``.

    Returns:
        As JSON: ``pure``, the modules that can be imported without a page; ``used``, what any
        module imports of the standard library, wherever it does.
    """
    Path("/made").mkdir(exist_ok=True)
    modules: dict[str, set[str]] = {}
    for name in json.loads(names):
        modules |= _compile(Path("/", name), Path("/made", name), f"/lib/{name}")
    touching = _touching(modules)
    named = {one for imports in modules.values() for one in imports}
    used = sorted(one for one in named if one.partition(".")[0] in sys.stdlib_module_names)
    return json.dumps({"pure": sorted(set(modules) - touching), "used": used})


def _touching(modules: dict[str, set[str]]) -> set[str]:
    """Return the modules that need a page, be it by what they import."""
    found = {name for name in modules if name.partition(".")[0] in PAGE_PACKAGES}
    while True:
        more = {
            module
            for module, imports in modules.items()
            if module not in found
            and any(one in found or one.partition(".")[0] in PAGE_MODULES for one in imports)
        }
        if not more:
            return found
        found |= more


def compile_library(wanted: str, noted: str, site: str) -> None:
    """Compile what is wanted of the standard library, and what a start runs first.

    Args:
        wanted: A JSON list of its files.
        noted: What a start compiles while it runs, see `noting`.
        site: The text of `sitecustomize`.
    """
    made = Path("/made/stdlib.zip")
    _compile(Path("/library.zip"), made, LIBRARY, set(json.loads(wanted)))
    with zipfile.ZipFile(made, "a") as library:
        for name, text in (("_readied.py", _readied(noted)), ("sitecustomize.py", site)):
            _add(library, name, text.encode(), LIBRARY)


def _readied(noted: str) -> str:
    """Return a module with what becomes of each text that was noted, as literals."""
    methods, patterns = ast.literal_eval(noted)
    codes = {text: marshal.dumps(compile(text, "<string>", "exec")) for text in methods}
    shares = {tuple(pattern): _engines_share(*pattern) for pattern in patterns}
    return f"METHODS = {codes!r}\nPATTERNS = {shares!r}\n"


class _Engine:
    """Stands in for the engine of regular expressions: gives back what it is given."""

    def __getattr__(self, name: str) -> Any:
        return getattr(_sre, name)

    def compile(self, _text: object, *rest: Any) -> Any:
        flags, code, groups, numbers, names = rest
        return int(flags), tuple(map(int, code)), groups, dict(numbers), names


def _engines_share(text: str | bytes, flags: int) -> Any:
    """Return what `re` hands to its engine for an expression."""
    compiler = vars(re)["_compiler"]
    names = vars(compiler)
    names["_sre"] = _Engine()
    try:
        return compiler.compile(text, flags)
    finally:
        names["_sre"] = _sre


def _compile(
    source: Path, target: Path, place: str, wanted: set[str] | None = None
) -> dict[str, set[str]]:
    """Compile an archive for a place in the file system; return what each module imports."""
    modules: dict[str, set[str]] = {}
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w") as made:
        for name in sorted(sources.namelist()):
            if not name.endswith(".py") or (wanted is not None and name not in wanted):
                continue
            text = sources.read(name)
            modules[_module(name)] = _imports(ast.parse(text))
            _add(made, name, text, place)
    return modules


def _add(made: zipfile.ZipFile, name: str, text: bytes, place: str) -> None:
    # Stored as it is: the host compresses better, and Python need not inflate.
    made.writestr(zipfile.ZipInfo(f"{name}c", EPOCH), _bytecode(text, f"{place}/{name}"))


def _bytecode(text: bytes, file: str) -> bytes:
    source, made = Path("/source.py"), Path("/made.pyc")
    source.write_bytes(text)
    # Unchecked: nobody looks for a source that is newer, and no time is written down.
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    py_compile.compile(
        str(source), str(made), file, doraise=True, optimize=_level(file), invalidation_mode=mode
    )
    return made.read_bytes()


def _level(file: str) -> int:
    """Return how far a file is optimised: nobody reads docstrings on a phone.

    Pyodide's own modules make functions out of theirs.
    """
    return 0 if any(one in file for one in KEEPING_DOCSTRINGS) else 2


def _module(name: str) -> str:
    return name.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _imports(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            # What is imported from a package may be a module of it.
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found
