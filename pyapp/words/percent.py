"""Chances as players read them: one decimal, never a false 0 or 100."""

from __future__ import annotations

from fractions import Fraction

from pyapp.words import say
from pyapp.words.numbers import decimals, percentage, tenths

_READABLE = 10**30


def percent(chance: Fraction) -> str:
    """Write a chance as a percentage with one decimal, halves rounded up.

    Only what is impossible reads ``0%`` and only what is certain ``100%``; nearly so reads
    ``<0.1%`` and ``>99.9%``.

    Args:
        chance: From 0 to 1.

    Raises:
        ValueError: `chance` is outside that range.
    """
    # In whole numbers: the fractions of an endless series are too long to be reduced in every step.
    ways, total = chance.numerator, chance.denominator
    if not 0 <= ways <= total:
        raise ValueError(f"a chance lies between 0 and 1, not {chance}")
    if ways in (0, total):
        return percentage("100" if ways else "0")
    if ways * 1000 < total:
        return percentage(f"<{tenths(1)}")
    if (total - ways) * 1000 < total:
        return percentage(f">{tenths(999)}")
    return percentage(tenths((ways * 2000 + total) // (total * 2), always=True))


def fraction(chance: Fraction) -> str:
    """Write a chance exactly: ``11/36``, or ``0`` and ``1``.

    Past a denominator of thirty digits this gives ten decimals, and says so:
    ``about 0.4166666667``.
    """
    if chance.denominator > _READABLE:
        return say("part.about", number=decimals(chance, 10))
    return str(chance)
