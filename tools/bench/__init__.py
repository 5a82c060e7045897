"""Measures what has a number to keep: `python -m tools.bench` prints one table of figures.

Nothing here is a test: machines differ, so each figure stands beside a baseline of the same run.
"""

import sys

from tools.netlify import ROOT

sys.path.insert(0, str(ROOT / "rules"))
