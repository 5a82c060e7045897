"""Write the built page: `python -m tools.build [--app FOLDER] [--out FOLDER]`."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from tools.builder.site import ROOT, build


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.build", description=__doc__)
    parser.add_argument("--app", type=Path, default=ROOT / "pyapp", help="the app's package")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="where to write the page")
    options = parser.parse_args()
    begun = time.perf_counter()
    build(options.out, options.app)
    size = sum(file.stat().st_size for file in options.out.rglob("*") if file.is_file())
    took = time.perf_counter() - begun
    print(f"{options.out.name}/: {size / 1e6:.1f} MB in {took:.1f} s")


if __name__ == "__main__":
    main()
