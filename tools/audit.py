"""Asks the registries whether anything that is locked here has a known weakness.

python -m tools.audit PIP-AUDIT

A list that could not be asked about counts as a failure: silence is not a clean bill.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Sequence
from typing import Any, NamedTuple

from tools.netlify import ROOT

PYTHON = ("dev", "page", "audit")
"""The lists in requirements/."""
NODE = (".", "tools/lighthouse")
"""The folders with a package-lock.json."""
EXPLAINED = ROOT / "docs" / "decisions" / "0012-fuzz-and-audit.md"
"""A finding that has an item of its own here (``- **NAME** why``) was looked at, and is no reason
to fail."""
_EXCUSED = re.compile(r"^- \*\*([^*\s]+)\*\*", re.MULTILINE)
UNASKED = "Not all could be asked about, so this says nothing of what is safe. Try again online."
"""What it ends with when no answer came: anything but success."""


class Report(NamedTuple):
    """What is known of one list.

    Attributes:
        findings: Names of known weaknesses, each with the package it is in.
        unasked: What nobody could say anything about; a reason, or names of packages.
    """

    findings: tuple[tuple[str, str], ...] = ()
    unasked: tuple[str, ...] = ()


def of_pip(text: str) -> Report:
    """Read what pip-audit says as JSON."""
    data = _mapping(text)
    if "dependencies" not in data:
        return Report(unasked=("pip-audit gave no answer",))
    packages = data["dependencies"]
    return Report(
        tuple(
            (one["id"], package["name"]) for package in packages for one in package.get("vulns", ())
        ),
        tuple(package["name"] for package in packages if "skip_reason" in package),
    )


def of_npm(text: str) -> Report:
    """Read what npm says as JSON."""
    data = _mapping(text)
    if "vulnerabilities" not in data or "error" in data:
        return Report(unasked=(str(data.get("message", "npm gave no answer")),))
    return Report(
        tuple(
            (str(cause["url"]).rstrip("/").rpartition("/")[2], name)
            for name, package in data["vulnerabilities"].items()
            for cause in package["via"]
            # A text names another package, which is in the list itself.
            if isinstance(cause, dict)
        )
    )


def _mapping(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}


def told(name: str, report: Report, explained: str) -> tuple[str, bool]:
    """Say how a list stands, and whether it is as it should be."""
    excused = set(_EXCUSED.findall(explained))
    open_ = [f"{one} in {package}" for one, package in report.findings if one not in excused]
    if open_:
        return f"{name}: {', '.join(open_)}", False
    if report.unasked:
        shown = ", ".join(report.unasked[:3])
        more = f" and {len(report.unasked) - 3} more" if len(report.unasked) > 3 else ""
        return f"{name}: NOT AUDITED, nobody could say: {shown}{more}", False
    known = len(report.findings)
    return f"{name}: clean{f', {known} explained in {EXPLAINED.name}' if known else ''}", True


def _said(command: Sequence[str]) -> str:
    """Run a command; its answer is what it prints, whatever its exit code."""
    return subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True).stdout


def main() -> None:
    """Ask about every list, print a line for each, and fail unless all are clean."""
    (pip_audit,) = sys.argv[1:]
    asked = ("--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json")
    reports = {
        f"requirements/{kind}.txt": of_pip(
            _said((pip_audit, *asked, "--requirement", f"requirements/{kind}.txt"))
        )
        for kind in PYTHON
    } | {
        f"{folder}/package-lock.json".removeprefix("./"): of_npm(
            _said(("npm", "audit", "--json", "--package-lock-only", "--prefix", folder))
        )
        for folder in NODE
    }
    explained = EXPLAINED.read_text("utf-8")
    lines = [told(name, report, explained) for name, report in reports.items()]
    print("\n".join(line for line, _ in lines))
    if any(report.unasked for report in reports.values()):
        raise SystemExit(UNASKED)
    if not all(well for _, well in lines):
        raise SystemExit(1)


if __name__ == "__main__":
    main()
