"""Runs the tests of tests/engines in one engine, and counts what came of it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

from tools.engines.found import ENGINES, Found
from tools.netlify import ROOT

VARIABLE = "THREEFOLD_ENGINE"
"""Which engine tests/engines runs in; without it those tests are not collected at all."""


@dataclass(frozen=True, slots=True)
class Report:
    """How it went in one engine.

    Attributes:
        line: All of it in one line.
        found: Whether the engine is here.
        passes: Whether tests were run, and all of them passed.
    """

    line: str
    found: bool = True
    passes: bool = False


def run(name: str) -> Report:
    """Run the tests in an engine, if it is here, and print what they print."""
    engine = ENGINES[name]
    found = engine.find()
    if not found:
        return Report(f"{engine.name}: SKIPPED: not found ({engine.how})", found=False)
    try:
        version = _version(found)
    except Exception as error:
        return Report(f"{engine.name}: FAILED: {found.program} does not start: {error}")
    title = f"{engine.name} {version}"
    print(f"== {title}: {found.program}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        result = Path(folder) / "result.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={result}", "tests/engines"]
        code = subprocess.run(command, cwd=ROOT, env={**os.environ, VARIABLE: name}, check=False)
        counted = counts(result)
    return told(title, code.returncode, *counted, time.monotonic() - begun)


def told(title: str, code: int, ran: int, passed: int, skipped: int, seconds: float) -> Report:
    """Return the report of a run of pytest that ended with this exit code.

    A run that breaks down before its first test counts none: then only the code tells. A test
    that was skipped is not one that passed.
    """
    words = f"ran {ran}, passed {passed}" + (f", SKIPPED {skipped}" if skipped else "")
    passes = code == 0 and 0 < ran == passed and not skipped
    return Report(
        f"{title}: {words} in {seconds:.0f} s{'' if passes else ': FAILED'}", passes=passes
    )


def counts(result: Path) -> tuple[int, int, int]:
    """Read how many tests were run, passed and skipped from what pytest wrote."""
    if not result.exists():
        return 0, 0, 0
    suites = list(ElementTree.parse(result).getroot().iter("testsuite"))
    total, bad, skipped = (
        sum(int(suite.get(key, "0")) for suite in suites for key in keys)
        for keys in (("tests",), ("failures", "errors"), ("skipped",))
    )
    return total - skipped, total - skipped - bad, skipped


def _version(found: Found) -> str:
    with found.launch() as browser:
        return browser.version
