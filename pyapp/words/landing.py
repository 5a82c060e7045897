"""Texts of what stands at the thumb when the dice have landed."""

from __future__ import annotations

from collections.abc import Mapping

ENGLISH: Mapping[str, str] = {
    "landing.tell": "Tell it",
}
