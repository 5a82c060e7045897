"""The games' screens, by id. A fourth game is one more package here and one more name below."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.screen import Screen
from threefold.modules import Modules

SCREENS: Mapping[str, Screen] = Modules("pyapp.games", ("ghosts", "universalis", "imposition"))
