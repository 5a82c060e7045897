"""How well one colour is told from another, by the measure of WCAG 2."""

from __future__ import annotations

_LINEAR_BELOW = 0.04045


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours written as ``#rrggbb``: 1 for none, 21 for the most."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[at : at + 2], 16) / 255) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= _LINEAR_BELOW else ((part + 0.055) / 1.055) ** 2.4
