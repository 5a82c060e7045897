"""What Lighthouse makes of a first visit by phone, under the headers the page really has."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from typing import Any

from tools import chromium
from tools.bench.table import Figure
from tools.netlify import ROOT

LIGHTHOUSE = ROOT / "tools" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"
FULL = {"accessibility": "accessibility", "best-practices": "best practices", "seo": "SEO"}
"""What must be without a fault: Lighthouse's name of it, and ours."""
LIMIT_S = 600

Report = Mapping[str, Any]


def report(site: str) -> Report:
    """Open the page as a slow phone would, and return all that was found.

    Raises:
        RuntimeError: Lighthouse or a browser is not there, or it could not load the page.
    """
    found = chromium.find()
    if not found:
        raise RuntimeError(chromium.MISSING)
    if not LIGHTHOUSE.exists():
        raise RuntimeError("Lighthouse is not installed: `make bench` does that")
    flags = " ".join(["--headless=new", *chromium.arguments()])
    kinds = ",".join(["performance", *FULL])
    asked = [f"--chrome-flags={flags}", f"--only-categories={kinds}", "--form-factor=mobile"]
    told = ["--output=json", "--quiet", "--no-enable-error-reporting"]
    ran = subprocess.run(
        ["node", str(LIGHTHOUSE), site, *asked, *told],
        capture_output=True,
        text=True,
        timeout=LIMIT_S,
        check=False,
        env={**os.environ, "CHROME_PATH": str(found)},
    )
    if ran.returncode:
        raise RuntimeError(f"Lighthouse ended with {ran.returncode}: {ran.stderr[-2000:]}")
    made: Report = json.loads(ran.stdout)
    if made.get("runtimeError"):
        raise RuntimeError(f"Lighthouse: {made['runtimeError']}")
    return made


def figures(made: Report) -> list[Figure]:
    """Return the points of each category; of those that must be full, how many are missing."""
    name = f"Lighthouse {made['lighthouseVersion']}"
    return [
        Figure(f"{name}, performance by phone", _points(made, "performance"), "of 100"),
        *(
            Figure(f"{name}, {ours}: missing to 100", 100 - _points(made, kind), "points", budget=0)
            for kind, ours in FULL.items()
        ),
    ]


def faults(made: Report) -> str:
    """List what costs points where none may be missing; empty where nothing does."""
    lines = [
        f"- {FULL[kind]}: {audit['title']} {audit.get('displayValue', '')}".rstrip()
        for kind in FULL
        for part in made["categories"][kind]["auditRefs"]
        if part["weight"] and (audit := made["audits"][part["id"]])["score"] not in (None, 1)
    ]
    return "\n".join(["What Lighthouse finds fault with:", "", *lines]) if lines else ""


def _points(made: Report, kind: str) -> float:
    score = made["categories"][kind]["score"]
    if score is None:
        raise RuntimeError(f"Lighthouse could not tell the {kind} of the page")
    return round(100 * float(score), 1)
