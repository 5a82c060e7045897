"""Numbers in what a page hands over as text: a part of an address, the value of a choice."""

from __future__ import annotations

DIGITS = 9
"""No number on a page of this game is longer."""


def number_in(text: str) -> int | None:
    """Return the number, 0 or more, that a text is; None for any other text.

    Only the ten plain digits make a number: an address is written in one way.
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= DIGITS else None
