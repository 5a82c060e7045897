"""Which Chromium is taken, of those that a machine has."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import chromium

WORKS, STUB = "#!/bin/sh\nexit 0\n", "#!/bin/sh\nexit 1\n"


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine that has no Chromium; programs are put into the folder that is returned."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setattr(chromium, "_of_playwright", lambda: None)
    return tmp_path


def put(folder: Path, name: str, script: str = WORKS) -> Path:
    program = folder / name
    program.write_text(script, "ascii")
    program.chmod(0o755)
    return program


@pytest.mark.usefixtures("machine")
def test_where_there_is_none_none_is_found() -> None:
    assert chromium.find() is None
    assert chromium.find_shell() is None


def test_without_one_that_has_no_windows_the_whole_one_drives_pages(machine: Path) -> None:
    whole = put(machine, "chromium")
    assert chromium.find() == chromium.find_shell() == whole


@pytest.mark.parametrize("name", chromium.SHELLS)
def test_what_has_no_windows_drives_pages_and_is_measured_nowhere(machine: Path, name: str) -> None:
    whole, shell = put(machine, "chromium"), put(machine, name)
    assert chromium.find() == whole
    assert chromium.find_shell() == shell


def test_one_that_does_not_start_is_as_good_as_none(machine: Path) -> None:
    whole = put(machine, "google-chrome")
    put(machine, "chromium", STUB)
    put(machine, chromium.SHELLS[0], STUB)
    assert chromium.find() == chromium.find_shell() == whole


def test_what_is_named_is_taken(machine: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(machine, chromium.SHELLS[0])
    named = put(machine, "mine")
    monkeypatch.setenv(chromium.VARIABLE, str(named))
    assert chromium.find() == chromium.find_shell() == named
    monkeypatch.setenv(chromium.VARIABLE, "nobody-has-this")
    with pytest.raises(SystemExit, match="nobody-has-this"):
        chromium.find_shell()
