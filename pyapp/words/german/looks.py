"""Wie die erste Seite aussieht: die Kacheln, mit denen ein Tisch beginnt."""

from __future__ import annotations

from collections.abc import Mapping

GERMAN: Mapping[str, str] = {
    "home.new": "Ein neuer Tisch",
}
