"""Runs all checks, or those that are named, each to its end, and says at last how they went.

python -m tools.test [style] [types] [house] [rules] [app] [browser]

The browser's part waits for pages most of the time, so it runs beside all the others; what it
prints comes after theirs.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from typing import IO

from tools.netlify import ROOT

PYTEST = ("-m", "pytest", "-q")
PARTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "style": (("-m", "ruff", "check", "."), ("-m", "ruff", "format", "--check", ".")),
    "types": (("-m", "mypy"), ("-m", "mypy", "-p", "tools")),
    "house": ((*PYTEST, "tests/tools", *sorted(map(str, ROOT.glob("tests/test_*.py")))),),
    "rules": ((*PYTEST, "tests/rules"),),
    "app": ((*PYTEST, "tests/app"),),
    "browser": ((*PYTEST, "tests/browser"),),
}
ASIDE = "browser"
"""The part that runs beside the others."""


def _passes(name: str, out: IO[bytes] | None = None) -> bool:
    """Run all of a part, even when its first command fails: one run shows all there is to mend."""
    codes = [
        subprocess.run(
            [sys.executable, *command], cwd=ROOT, check=False, stdout=out, stderr=out
        ).returncode
        for command in PARTS[name]
    ]
    return not any(codes)


def _ran(name: str) -> bool:
    print(f"== {name}", flush=True)
    return _passes(name)


def _failures(wanted: list[str]) -> list[str]:
    """Run what is wanted, and name what failed."""
    if ASIDE not in wanted or len(wanted) == 1:
        return [name for name in wanted if not _ran(name)]
    with ThreadPoolExecutor(1) as beside, tempfile.TemporaryFile() as printed:
        aside = beside.submit(_passes, ASIDE, printed)
        failed = [name for name in wanted if name != ASIDE and not _ran(name)]
        print(f"== {ASIDE}", flush=True)
        passed = aside.result()
        printed.seek(0)
        sys.stdout.buffer.write(printed.read())
        sys.stdout.flush()
    return failed if passed else [*failed, ASIDE]


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = set(wanted) - set(PARTS)
    if unknown:
        raise SystemExit(f"No such part: {', '.join(sorted(unknown))}. Parts: {', '.join(PARTS)}.")
    begun = time.monotonic()
    failed = _failures(wanted)
    took = f"{time.monotonic() - begun:.0f} s"
    if failed:
        print(f"\nFAILED in {took}: {', '.join(failed)} (of {', '.join(wanted)})")
        raise SystemExit(1)
    print(f"\nPASSED in {took}: {', '.join(wanted)}")


if __name__ == "__main__":
    main()
