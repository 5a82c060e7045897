"""The games' screens, by id. A fourth game is one more package here and one more name below."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.games import ghosts, imposition, universalis
from pyapp.screen import Screen

SCREENS: Mapping[str, Screen] = {screen.ID: screen for screen in (ghosts, universalis, imposition)}
