"""The audit: it finds what it is told, excuses only what is explained, and never takes silence."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tools.audit import EXPLAINED, NODE, PYTHON, UNASKED, Report, main, of_npm, of_pip, told
from tools.netlify import ROOT

PIP_CLEAN = {"dependencies": [{"name": "segno", "version": "1.6.6", "vulns": []}], "fixes": []}
PIP_FOUND = {"dependencies": [{"name": "old", "version": "1", "vulns": [{"id": "PYSEC-2020-1"}]}]}
PIP_SKIPPED = {"dependencies": [{"name": "segno", "skip_reason": "not found"}]}
NPM_CLEAN = {"auditReportVersion": 2, "vulnerabilities": {}, "metadata": {}}
NPM_FOUND = {
    "vulnerabilities": {
        "ws": {"via": [{"url": "https://github.com/advisories/GHSA-aaaa-bbbb-cccc"}]},
        "user": {"via": ["ws"]},
    }
}
NPM_REFUSED = {"message": "405 Method Not Allowed", "error": {"summary": ""}}


@pytest.mark.parametrize(
    ("read", "said", "report"),
    [
        (of_pip, PIP_CLEAN, Report()),
        (of_pip, PIP_FOUND, Report((("PYSEC-2020-1", "old"),))),
        (of_pip, PIP_SKIPPED, Report(unasked=("segno",))),
        (of_pip, {}, Report(unasked=("pip-audit gave no answer",))),
        (of_npm, NPM_CLEAN, Report()),
        (of_npm, NPM_FOUND, Report((("GHSA-aaaa-bbbb-cccc", "ws"),))),
        (of_npm, NPM_REFUSED, Report(unasked=("405 Method Not Allowed",))),
        (of_npm, [], Report(unasked=("npm gave no answer",))),
    ],
)
def test_what_the_tools_say_is_understood(read, said, report):
    assert read(json.dumps(said)) == report


@pytest.mark.parametrize("read", [of_pip, of_npm])
@pytest.mark.parametrize("text", ["", "no such command", "null", "{"])
def test_an_answer_that_is_none_is_not_clean(read, text):
    assert not told("list", read(text), "")[1]


def test_only_what_is_explained_is_excused():
    found = Report((("GHSA-1", "ws"), ("GHSA-2", "ws")))
    assert told("list", found, "- **GHSA-1** only in tests") == ("list: GHSA-2 in ws", False)
    line, well = told("list", found, "Text.\n\n- **GHSA-1** in tests\n- **GHSA-2** in tests\n")
    assert (line.startswith("list: clean, 2 explained"), well) == (True, True)
    assert told("list", Report(), "") == ("list: clean", True)
    assert not told("list", Report(unasked=("a", "b", "c", "d")), "a b c d")[1]


def test_every_lock_there_is_is_asked_about():
    assert {f"{kind}.txt" for kind in PYTHON} == {
        file.name for file in (ROOT / "requirements").glob("*.txt")
    }
    assert all((ROOT / folder / "package-lock.json").is_file() for folder in NODE)
    assert EXPLAINED.is_file()


def test_without_a_service_it_fails_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Neither tool reaches anybody: both say so where nobody reads it, and print nothing."""
    for name in ("pip-audit", "npm"):
        tool = tmp_path / name
        tool.write_text("#!/bin/sh\necho cannot connect >&2\nexit 1\n")
        tool.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    monkeypatch.setattr("sys.argv", ["audit", str(tmp_path / "pip-audit")])
    with pytest.raises(SystemExit) as ended:
        main()
    said = capsys.readouterr().out
    assert said.count("NOT AUDITED") == len(PYTHON) + len(NODE)
    assert "clean" not in said
    assert UNASKED in str(ended.value.code)


@pytest.mark.parametrize(
    ("name", "explained"),
    [
        ("PYSEC-2026-1", "- **PYSEC-2026-12** only in tests"),
        ("PYSEC-2026-12", "- **PYSEC-2026-1** only in tests"),
        ("PYSEC-2026-1", "Nothing is known of PYSEC-2026-1 yet."),
        ("", "- **** only in tests"),
        ("", "- **PYSEC-2026-1** only in tests"),
    ],
)
def test_nothing_else_excuses_a_finding(name: str, explained: str) -> None:
    assert not told("list", Report(((name, "ws"),)), explained)[1]


def test_an_advisory_is_named_by_its_address_however_that_ends() -> None:
    for url, name in (("https://x/GHSA-1", "GHSA-1"), ("https://x/GHSA-1/", "GHSA-1"), ("", "")):
        text = json.dumps({"vulnerabilities": {"ws": {"via": [{"url": url}]}}})
        assert of_npm(text) == Report(((name, "ws"),))
