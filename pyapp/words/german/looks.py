"""German of how home looks: the tiles that begin a table."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "home.new": "Neuer Tisch",
}
