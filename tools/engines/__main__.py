"""Run the short journey in every engine that is here: `make test-engines`.

python -m tools.engines [--install] [firefox] [webkit]

An engine that is not here is skipped, and told as skipped: that is no pass. With none there, or
if anything fails, the exit code is 1.
"""

from __future__ import annotations

import sys

from tools.engines.found import ENGINES
from tools.engines.install import install
from tools.engines.report import Report, run


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != "--install"] or list(ENGINES)
    unknown = set(wanted) - set(ENGINES)
    if unknown:
        names = ", ".join(ENGINES)
        raise SystemExit(f"No such engine: {', '.join(sorted(unknown))}. Engines: {names}.")
    if "--install" in sys.argv[1:]:
        install(name for name in wanted if not ENGINES[name].find())
    reports = [run(name) for name in wanted]
    print("\n" + "\n".join(report.line for report in reports))
    raise SystemExit(verdict(reports))


def verdict(reports: list[Report]) -> int:
    """Return the exit code: 0 if an engine was there, and every one that was there passed."""
    found = [report for report in reports if report.found]
    if not found:
        print("FAILED: no engine is here. `python -m tools.engines --install` installs them.")
        return 1
    return int(not all(report.passes for report in found))


if __name__ == "__main__":
    main()
