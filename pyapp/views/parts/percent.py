"""Chances as players read them: one decimal, never a false 0 or 100."""

from __future__ import annotations

from fractions import Fraction

_TENTH = Fraction(1, 1000)
_READABLE = 10**12


def percent(chance: Fraction) -> str:
    """Write a chance as a percentage with one decimal, halves rounded up.

    Only what is impossible reads ``0%`` and only what is certain ``100%``; nearly so reads
    ``<0.1%`` and ``>99.9%``.

    Args:
        chance: From 0 to 1.

    Raises:
        ValueError: `chance` is outside that range.
    """
    if not 0 <= chance <= 1:
        raise ValueError(f"a chance lies between 0 and 1, not {chance}")
    if chance in (0, 1):
        return "100%" if chance else "0%"
    if chance < _TENTH:
        return "<0.1%"
    if chance > 1 - _TENTH:
        return ">99.9%"
    tenths = int(chance * 1000 + Fraction(1, 2))
    return f"{tenths // 10}.{tenths % 10}%"


def fraction(chance: Fraction) -> str:
    """Write a chance exactly: ``11/36``, or ``0`` and ``1``.

    Sums over rerolls without end have fractions nobody can read: past a denominator of a million
    million this gives ten decimals, and says so: ``about 0.4166666667``.
    """
    if chance.denominator > _READABLE:
        return f"about {float(chance):.10f}"
    return str(chance)
