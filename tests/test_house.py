"""The rules of the house: who may import what, and what no committed file may hold."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "rules" / "threefold"
APP = ROOT / "pyapp"
PAGE_MODULES = {"js", "page", "pyodide", "pyodide_js", "pyscript", "polyscript"}
ON_DEMAND = {"micropip", "segno"}
LONGEST = 300
OURS = {".py", ".mjs", ".js", ".css", ".html"}
# Names are put together here, so that this file does not hold them.
PLACES = [
    "pypi" + "." + "org",
    "pythonhosted" + "." + "org",
    "registry" + "." + "npmjs",
    "npmjs" + "." + "com/",
    "jsdelivr" + "." + "net",
    "unpkg" + "." + "com",
    "index" + "-url",
    "/" + "root/",
    "/" + "home/user",
    "/work" + "/main",
]


def committed() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    files = [ROOT / name for name in listed.stdout.split("\0") if name]
    return [file for file in files if file.is_file()]


def name_of(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def text_of(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        return ""


def imported(file: Path) -> Iterator[str]:
    """The first part of the name of every module that a file imports, wherever it does."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield "." if node.level else (node.module or "").partition(".")[0]


def strays(files: Iterator[Path], allowed: set[str]) -> list[str]:
    return [
        f"{name_of(file)}: {name}"
        for file in sorted(files)
        for name in imported(file)
        if name not in allowed
    ]


def test_the_rules_import_only_the_standard_library_and_themselves() -> None:
    files = list(RULES.rglob("*.py"))
    assert len(files) > 5
    assert strays(iter(files), set(sys.stdlib_module_names) | {"threefold"}) == []


def test_the_rules_know_no_chance_clock_or_place() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "pathlib", "socket", "tempfile"}
    found = [
        f"{name_of(file)}: {name}"
        for file in RULES.rglob("*.py")
        for name in imported(file)
        if name in forbidden
    ]
    assert found == []


def test_only_two_rooms_touch_the_page() -> None:
    rooms = {APP / "main.py", *(APP / "browser").rglob("*.py")}
    allowed = set(sys.stdlib_module_names) | {"threefold", "pyapp"}
    assert strays(iter(set(APP.rglob("*.py")) - rooms), allowed) == []
    assert strays(iter(rooms), allowed | PAGE_MODULES | ON_DEMAND) == []
    assert PAGE_MODULES & {name for room in rooms for name in imported(room)}


def test_what_comes_on_demand_is_imported_only_where_it_is_needed() -> None:
    """At the head of a module it would be missing, and the page would not start."""
    inside, anywhere = set(), set()
    for file in (APP / "browser").rglob("*.py"):
        anywhere |= {f"{file.name}: {name}" for name in imported(file) if name in ON_DEMAND}
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                bound = (one for one in ast.walk(node) if isinstance(one, ast.Import))
                names = {alias.name for one in bound for alias in one.names}
                inside |= {f"{file.name}: {name}" for name in names & ON_DEMAND}
    assert inside == anywhere == {"ondemand.py: micropip", "codes.py: segno"}


def test_the_pure_app_does_not_import_the_rooms() -> None:
    rooms = {APP / "main.py", *(APP / "browser").rglob("*.py")}
    for file in set(APP.rglob("*.py")) - rooms:
        text = file.read_text("utf-8")
        assert "pyapp.browser" not in text, name_of(file)
        assert "pyapp.main" not in text, name_of(file)


def test_nothing_hangs_on_an_assertion() -> None:
    """The page's Python is compiled without them."""
    found = [
        f"{name_of(file)}:{node.lineno}"
        for file in (*APP.rglob("*.py"), *RULES.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Assert)
    ]
    assert found == []


def test_no_file_is_longer_than_one_concept() -> None:
    lines = {
        name_of(file): text_of(file).count("\n") for file in committed() if file.suffix in OURS
    }
    assert {name: count for name, count in lines.items() if count > LONGEST} == {}


def test_no_address_of_a_registry_and_no_path_of_a_machine() -> None:
    found = [
        f"{name_of(file)}: {place}"
        for file in committed()
        for place in PLACES
        if place in text_of(file)
    ]
    assert found == []


@pytest.mark.parametrize("kind", ["dev", "page", "audit"])
def test_every_python_package_is_pinned(kind: str) -> None:
    wanted = (ROOT / "requirements" / f"{kind}.in").read_text("utf-8").splitlines()
    wanted = [line for line in wanted if line and not line.startswith("#")]
    assert wanted
    locked = (ROOT / "requirements" / f"{kind}.txt").read_text("utf-8")
    for line in wanted:
        assert re.fullmatch(r"[\w.-]+==[\w.]+", line), line
        assert f"\n{line} \\\n    --hash=" in locked, f"{line}: run `make lock`"
    for block in re.split(r"\n(?=\S)", locked):
        assert block.startswith("#") or ("==" in block and "--hash=sha256:" in block), block


def test_the_wheel_needs_nothing() -> None:
    wheel = tomllib.loads((ROOT / "rules" / "pyproject.toml").read_text("utf-8"))
    assert wheel["project"]["dependencies"] == []
    assert all("==" in need for need in wheel["build-system"]["requires"])


@pytest.mark.parametrize(
    ("folder", "kind"),
    [(".", "dependencies"), (".", "devDependencies"), ("tools/lighthouse", "devDependencies")],
)
def test_every_node_package_is_pinned(folder: str, kind: str) -> None:
    package = json.loads((ROOT / folder / "package.json").read_text("utf-8"))
    locked = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    assert package[kind]
    for name, version in package[kind].items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), name
        assert locked[f"node_modules/{name}"]["version"] == version
    assert all("integrity" in entry for path, entry in locked.items() if path)
