"""Texts of how home looks: the tiles that begin a table."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "home.new": "A new table",
}
