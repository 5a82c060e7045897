"""Outcomes as every game tells them: how good each is, how likely, and what sets it apart.

These are values: what is told of a roll needs nothing of how it is drawn.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Literal, NamedTuple

Tone = Literal["good", "mixed", "bad", "worst"]
"""How an outcome went."""

TONES: tuple[Tone, ...] = ("good", "mixed", "bad", "worst")
"""All of them, best first."""

SIGNS: Mapping[Tone, str] = {"good": "check", "mixed": "wave", "bad": "close", "worst": "error"}
"""The icon of each."""

_PATTERNS = (None, "dots", "lines", "weave")


class Share(NamedTuple):
    """One outcome of a distribution: a stable key, the words for it, and its chance."""

    key: str
    label: str
    chance: Fraction


class Look(NamedTuple):
    """What sets an outcome apart in a chart: its tone's colour and a pattern, None for plain."""

    tone: Tone
    pattern: str | None


def look(at: int) -> Look:
    """Return what the outcome in place `at` (0 is the best) looks like, in every chart.

    Past the fourth the colour stays the worst one, and the patterns begin anew: seven differ.
    """
    return Look(TONES[min(at, len(TONES) - 1)], _PATTERNS[at % len(_PATTERNS)])


def result_id(number: int) -> str:
    """Return the id of a result by its place on the page, from 0."""
    return f"result-{number}"


def verdict_id(number: int) -> str:
    """Return the id of a result's heading by its place on the page, from 0."""
    return f"verdict-{number}" if number else "verdict"
