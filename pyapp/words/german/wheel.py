"""German of the wheel's own sentences, looked up by their English template."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.words.german import (
    wheel_ghosts,
    wheel_imposition,
    wheel_shared,
    wheel_universalis,
    wheel_universalis_rulings,
)

WHEEL_CATALOGUES = (
    wheel_shared.GERMAN,
    wheel_ghosts.GERMAN,
    wheel_imposition.GERMAN,
    wheel_universalis_rulings.GERMAN,
    wheel_universalis.GERMAN,
)
GERMAN: Mapping[str, str] = {key: text for each in WHEEL_CATALOGUES for key, text in each.items()}
