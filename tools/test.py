"""Runs all checks, or those that are named, each to its end, and says at last how they went.

python -m tools.test [style] [types] [house] [rules] [app] [browser]
"""

from __future__ import annotations

import subprocess
import sys
import time

from tools.netlify import ROOT

PYTEST = ("-m", "pytest", "-q")
# Two at a time, a file whole to one of them: each has a browser of its own and shares it out.
SPLIT = (*PYTEST, "-n", "2", "--dist", "loadfile")
PARTS: dict[str, tuple[tuple[str, ...], ...]] = {
    "style": (("-m", "ruff", "check", "."), ("-m", "ruff", "format", "--check", ".")),
    "types": (("-m", "mypy"), ("-m", "mypy", "-p", "tools")),
    "house": ((*PYTEST, "tests/tools", *sorted(map(str, ROOT.glob("tests/test_*.py")))),),
    "rules": ((*SPLIT, "tests/rules"),),
    "app": ((*SPLIT, "tests/app"),),
    "browser": ((*SPLIT, "tests/browser"),),
}


def _passes(commands: tuple[tuple[str, ...], ...]) -> bool:
    # All of a part runs, even when its first command fails: one run shows all there is to mend.
    codes = [
        subprocess.run([sys.executable, *command], cwd=ROOT, check=False).returncode
        for command in commands
    ]
    return not any(codes)


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    unknown = set(wanted) - set(PARTS)
    if unknown:
        raise SystemExit(f"No such part: {', '.join(sorted(unknown))}. Parts: {', '.join(PARTS)}.")
    begun = time.monotonic()
    failed = []
    for name in wanted:
        print(f"== {name}", flush=True)
        if not _passes(PARTS[name]):
            failed.append(name)
    took = f"{time.monotonic() - begun:.0f} s"
    if failed:
        print(f"\nFAILED in {took}: {', '.join(failed)} (of {', '.join(wanted)})")
        raise SystemExit(1)
    print(f"\nPASSED in {took}: {', '.join(wanted)}")


if __name__ == "__main__":
    main()
