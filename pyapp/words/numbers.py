"""Numbers and days as the language that is spoken writes them."""

from __future__ import annotations

import time
from fractions import Fraction

from pyapp.words import manner, say


def whole(number: int) -> str:
    """Write a whole number of any size, its digits in groups."""
    return manner().whole(number)


def tenths(number: int, *, always: bool = False) -> str:
    """Write a number of tenths, 0 or more, with one decimal; whole ones without, or `always`."""
    if not (always or number % 10):
        return str(number // 10)
    return f"{number // 10}{manner().point}{number % 10}"


def decimals(number: Fraction, places: int) -> str:
    """Write a number with so many decimals."""
    return f"{float(number):.{places}f}".replace(".", manner().point)


def percentage(number: str) -> str:
    """Write a number as a percentage."""
    return manner().percent.format(number=number)


def sides_words(sides: int) -> str:
    """Name a die by its sides: ``d8``."""
    return say("part.sides", sides=int(sides))


def day(at: int) -> str:
    """Write the day of a time in figures, so that no line ends within it.

    Args:
        at: In milliseconds since 1970; nothing is written where no calendar reaches.
    """
    return _written(manner().day, at)


def weekday(at: int) -> str:
    """Write the day of a time in words, such as ``Saturday, 31 January 2026``; `at` as in `day`."""
    return _written(manner().weekday, at)


def _written(pattern: str, at: int) -> str:
    try:
        then = time.localtime(at // 1000)
    except (OverflowError, ValueError, OSError):
        return ""
    return pattern.format(
        year=then.tm_year,
        month=then.tm_mon,
        day=then.tm_mday,
        weekday=manner().weekdays[then.tm_wday],
        name=manner().months[then.tm_mon - 1],
    )
