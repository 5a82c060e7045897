"""docs/rules: every test named there exists and runs, every rule and ruling is listed."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from threefold import games

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+(?:::\w+)?)`")
NEVER_RUNS = ("skip", "skipif", "xfail", "importorskip")


def named_tests() -> list[tuple[str, str]]:
    """Every test that a page names, as file and name."""
    found = (match for page in PAGES for match in NAMED.findall(page.read_text("utf-8")))
    return sorted(set(found))


@pytest.fixture(scope="module")
def collected() -> set[tuple[str, str]]:
    """Every test pytest itself finds in the files that the pages name, parameters dropped."""
    files = sorted({file for file, _ in named_tests() if (ROOT / file).is_file()})
    command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-o"]
    run = subprocess.run(
        [*command, "addopts=--import-mode=importlib", "-p", "no:cacheprovider", "--", *files],
        cwd=ROOT,
        env={**os.environ, "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return set(ids(run.stdout))


def ids(listing: str) -> Iterator[tuple[str, str]]:
    for line in listing.splitlines():
        file, *names = line.split("[")[0].split("::")
        for depth in range(1, len(names) + 1):
            yield file, "::".join(names[:depth])


def test_there_are_pages_and_they_name_tests() -> None:
    assert PAGES
    for page in PAGES:
        assert NAMED.search(page.read_text("utf-8")), page.name


@pytest.mark.parametrize(("file", "name"), named_tests())
def test_every_test_named_is_there_and_runs(
    file: str, name: str, collected: set[tuple[str, str]]
) -> None:
    assert (file, name) in collected
    assert not never_runs((ROOT / file).read_text("utf-8"), name.split("::")[0])


def never_runs(source: str, name: str) -> bool:
    """Whether a module skips itself or this test of its, by mark or by call."""
    for part in ast.parse(source).body:
        if not isinstance(part, (ast.FunctionDef, ast.ClassDef)) or part.name == name:
            words = {node.attr for node in ast.walk(part) if isinstance(node, ast.Attribute)}
            if words & set(NEVER_RUNS):
                return True
    return False


@pytest.mark.parametrize(
    ("source", "skipped"),
    [
        ("def test_a(): pass", False),
        ("@pytest.mark.skip\ndef test_a(): pass", True),
        ("@pytest.mark.skipif(True, reason='')\ndef test_a(): pass", True),
        ("@pytest.mark.xfail\ndef test_a(): pass", True),
        ("def test_a(): pytest.skip('no')", True),
        ("pytestmark = pytest.mark.skip\ndef test_a(): pass", True),
        ("x = pytest.importorskip('x')\ndef test_a(): pass", True),
        ("@pytest.mark.skip\ndef test_b(): pass\ndef test_a(): pass", False),
    ],
)
def test_a_test_that_never_runs_is_noticed(source: str, skipped: bool) -> None:
    assert never_runs(source, "test_a") == skipped


def test_every_game_has_a_page() -> None:
    assert {page.stem for page in PAGES} == set(games.GAMES)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_ruling_is_listed_with_its_choices(page: Path) -> None:
    text = page.read_text("utf-8")
    rulings = games.by_id(page.stem).RULINGS
    for ruling in rulings:
        rows = [line for line in text.splitlines() if line.startswith(f"| `{ruling.id}` |")]
        assert len(rows) == 1, ruling.id
        assert all(f"`{choice}`" in rows[0] for choice in ruling.choices), ruling.id
        assert rows[0].index(f"`{ruling.default}`") == min(
            rows[0].index(f"`{choice}`") for choice in ruling.choices
        ), "the default comes first"
        assert NAMED.search(rows[0]), f"no test holds {ruling.id}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_rules_and_rulings_on_the_page_are_those_of_the_game(page: Path) -> None:
    game = games.by_id(page.stem)
    listed = re.findall(rf"^\| `({game.ID}\.[\w-]+)` \|", page.read_text("utf-8"), re.MULTILINE)
    rules: Mapping[str, str] = vars(game)["RULES"]
    known = [*rules, *(ruling.id for ruling in game.RULINGS)]
    assert sorted(listed) == sorted(known)
