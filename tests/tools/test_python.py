"""The Python that the page loads: compiled, trimmed, and whole enough."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from tools.builder import archive
from tools.builder.python import make as making
from tools.builder.site import ROOT, build

PYODIDE = ROOT / "node_modules" / "pyodide"


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("built") / "dist"
    build(out)
    return out


def found(dist: Path, archive_name: str) -> Path:
    (file,) = dist.glob(f"files/*/{archive_name}")
    return file


def names(dist: Path, archive_name: str) -> set[str]:
    with zipfile.ZipFile(found(dist, archive_name)) as zipped:
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in zipped.infolist())
        return set(zipped.namelist())


@pytest.mark.parametrize(
    ("name", "folder"), [("threefold", ROOT / "rules"), ("pyapp", ROOT)], ids=["rules", "app"]
)
def test_every_module_is_there_and_compiled(dist: Path, name: str, folder: Path) -> None:
    sources = {file.relative_to(folder).as_posix() for file in (folder / name).rglob("*.py")}
    assert len(sources) > 50
    assert names(dist, f"{name}.zip") == {f"{source}c" for source in sources}


def test_the_library_is_part_of_the_published_one(dist: Path) -> None:
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as zipped:
        published = {f"{name}c" for name in zipped.namelist() if name.endswith(".py")}
    trimmed = names(dist, "stdlib.zip") - {"_readied.pyc", "sitecustomize.pyc"}
    assert {"encodings/__init__.pyc", "fractions.pyc", "json/__init__.pyc"} <= trimmed
    assert trimmed < published
    assert not {name for name in trimmed if name.startswith(("email/", "html/parser", "unittest/"))}


def told(dist: Path, tmp_path: Path) -> dict[str, list[str]]:
    """What `counting.mjs` tells of a start in Node that imports the app and every game."""
    archives = {f"{name}.zip": found(dist, f"{name}.zip") for name in ("threefold", "pyapp")}
    games = [f"threefold.games.{game}" for game in ("ghosts", "universalis", "imposition")]
    job = {
        "pyodide": str(PYODIDE),
        "stdlib": str(found(dist, "stdlib.zip")),
        "archives": {name: str(path) for name, path in archives.items()},
        "modules": ["fractions", "json", "pyapp.app", "pyapp.store", *games],
    }
    file = tmp_path / "job.json"
    file.write_text(json.dumps(job))
    command = ["node", str(Path(__file__).with_name("counting.mjs")), str(file)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-500:]
    answer: dict[str, list[str]] = json.loads(done.stdout)
    return answer


def test_a_start_compiles_nothing_while_it_runs(dist: Path, tmp_path: Path) -> None:
    started = told(dist, tmp_path)
    assert (started["methods"], started["patterns"]) == ([], [])


def test_bytecode_has_lines_for_faults_and_nothing_else_to_read(dist: Path, tmp_path: Path) -> None:
    """Columns and docstrings were a quarter of the archives."""
    started = told(dist, tmp_path)
    assert (started["docstrings"], started["columns"], started["lineless"]) == ([], [], [])


def test_the_memory_is_whole_pages_of_a_wasm_memory(dist: Path) -> None:
    (file,) = dist.glob("files/*/memory.gz")
    memory = gzip.decompress(file.read_bytes())
    assert len(memory) > 10_000_000
    # The header that Pyodide looks for comes before the pages.
    assert memory[:4] == b"\x00snp"


def test_a_source_that_is_no_python_stops_the_build(tmp_path: Path) -> None:
    package = tmp_path / "broken"
    package.mkdir()
    (package / "__init__.py").write_text("def half(:\n")
    zipped = archive.package(package, tmp_path / "zips")
    kept = tmp_path / "kept"
    with pytest.raises(SystemExit, match=r"(?s)compile\.mjs failed:.*SyntaxError"):
        making.make(PYODIDE, {"broken.zip": zipped}, kept)
    assert list(kept.iterdir()) == []


def test_without_node_the_build_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    with pytest.raises(SystemExit, match="Node is not on PATH"):
        making.make(PYODIDE, {}, tmp_path)


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    for number in range(making.KEPT + 3):
        folder = tmp_path / f"{number:0{making.DIGITS}}"
        folder.mkdir()
        (folder / "plan.json").write_text(json.dumps(number))
    making._tidy(tmp_path)
    assert len(list(tmp_path.iterdir())) == making.KEPT
