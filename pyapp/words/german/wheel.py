"""German of the wheel's own sentences, looked up by their English template."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.words.catalogue import Catalogue

MODULES = (
    "wheel_shared",
    "wheel_faults",
    "wheel_ghosts",
    "wheel_imposition",
    "wheel_universalis_rulings",
    "wheel_universalis",
)
"""All are looked through in this order: a sentence does not tell of which game it is."""

GERMAN: Mapping[str, str] = Catalogue("pyapp.words.german", "GERMAN", MODULES, lambda _: MODULES)
