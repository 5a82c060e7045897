"""Feeds the app what nobody should: `python -m tools.fuzz` mutates links, saves and backup files.

Each case is a function of a seed and a number, so whatever goes wrong can be had again.
"""

import sys

from tools.netlify import ROOT

sys.path.insert(0, str(ROOT / "rules"))
