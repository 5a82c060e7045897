"""The wheels that come on demand: those that are locked, in a list that tells the truth of them."""

from __future__ import annotations

import hashlib
import json
import shutil
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tools.builder import wheels
from tools.builder.site import ROOT


@pytest.fixture
def made(tmp_path: Path) -> dict[str, Any]:
    listed = tmp_path / wheels.copy(ROOT, tmp_path)
    lock: dict[str, Any] = json.loads(listed.read_text("utf-8"))
    for entry in lock["packages"].values():
        entry["path"] = listed.parent / entry["file_name"]
    lock["files"] = {file.name for file in listed.parent.iterdir()} - {listed.name}
    return lock


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project of which only that is there which the step reads."""
    shutil.copytree(ROOT / "wheels", tmp_path / "project" / "wheels")
    shutil.copytree(ROOT / "requirements", tmp_path / "project" / "requirements")
    listed = Path("node_modules", "pyodide", wheels.LOCK)
    (tmp_path / "project" / listed).parent.mkdir(parents=True)
    shutil.copyfile(ROOT / listed, tmp_path / "project" / listed)
    return tmp_path / "project"


def test_the_list_names_what_lies_beside_it_and_nothing_else(made: dict[str, Any]) -> None:
    packages = made["packages"]
    assert made["files"] == {entry["file_name"] for entry in packages.values()}
    assert set(packages) == {"micropip", "segno"}


def test_every_hash_is_that_of_the_file_and_is_locked(made: dict[str, Any]) -> None:
    locked = (ROOT / "requirements" / "page.txt").read_text("utf-8")
    for entry in made["packages"].values():
        assert hashlib.sha256(entry["path"].read_bytes()).hexdigest() == entry["sha256"]
        assert f"--hash=sha256:{entry['sha256']}" in locked


def test_the_list_is_for_the_pyodide_that_is_shipped(made: dict[str, Any]) -> None:
    pyodides = ROOT / "node_modules" / "pyodide" / "pyodide-lock.json"
    assert made["info"] == json.loads(pyodides.read_text("utf-8"))["info"]


def test_no_wheel_needs_another_in_the_pages_python(made: dict[str, Any]) -> None:
    for entry in made["packages"].values():
        with zipfile.ZipFile(entry["path"]) as wheel:
            (metadata,) = (name for name in wheel.namelist() if name.endswith("/METADATA"))
            text = wheel.read(metadata).decode()
        needs = [line for line in text.splitlines() if line.startswith("Requires-Dist:")]
        assert [line for line in needs if "extra ==" not in line and "< '3." not in line] == []
        assert entry["depends"] == []


def test_the_modules_are_found_by_name(made: dict[str, Any]) -> None:
    assert {name: one["imports"] for name, one in made["packages"].items()} == {
        "micropip": ["micropip"],
        "segno": ["segno"],
    }


def test_another_file_than_the_locked_one_ends_the_build(project: Path, tmp_path: Path) -> None:
    (wheel,) = (project / "wheels").glob("segno-*.whl")
    wheel.write_bytes(wheel.read_bytes() + b"\n")
    with pytest.raises(SystemExit, match=r"segno.*make build"):
        wheels.copy(project, tmp_path / "site")


def test_a_missing_file_ends_the_build(project: Path, tmp_path: Path) -> None:
    for wheel in (project / "wheels").glob("micropip-*.whl"):
        wheel.unlink()
    with pytest.raises(SystemExit, match=r"micropip.*make build"):
        wheels.copy(project, tmp_path / "site")


@pytest.mark.parametrize(
    "line",
    [
        "leftpad[extra]==1.0 \\",
        "leftpad==1.0+local \\",
        "leftpad==1!2.0 \\",
        "leftpad==1.0 ; python_version < '4' \\",
        "leftpad @ https://example.org/leftpad.whl \\",
        "leftpad==1.0",
    ],
)
def test_a_line_that_cannot_be_read_ends_the_build(
    project: Path, tmp_path: Path, line: str
) -> None:
    lock = project / "requirements" / "page.txt"
    hashed = f"{line}\n    --hash=sha256:{'0' * 64}\n"
    lock.write_text(lock.read_text("utf-8") + hashed, "utf-8")
    with pytest.raises(SystemExit, match="leftpad"):
        wheels.copy(project, tmp_path / "site")


def test_a_line_without_a_hash_ends_the_build(project: Path, tmp_path: Path) -> None:
    lock = project / "requirements" / "page.txt"
    lock.write_text(lock.read_text("utf-8") + "leftpad==1.0 \\\n    # via nobody\n", "utf-8")
    with pytest.raises(SystemExit, match="leftpad"):
        wheels.copy(project, tmp_path / "site")
