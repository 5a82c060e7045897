"""How a language writes numbers and days, and which of its words go with how many things."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from string import Formatter
from typing import Any


@dataclass(frozen=True, slots=True)
class Manner:
    """What a language does its own way, beside its words.

    Attributes:
        thousands: Stands between groups of three digits.
        point: Stands before tenths.
        percent: A percentage; its blank is the number.
        day: A day in figures, so that no line ends within it; its blanks are whole numbers.
        weekday: A day in words; its blanks are the names below, and whole numbers.
        weekdays: Monday to Sunday.
        months: January to December.
    """

    thousands: str
    point: str
    percent: str
    day: str
    weekday: str
    weekdays: Sequence[str]
    months: Sequence[str]

    def form(self, count: int) -> str:
        """Return which form of a text goes with so many things: ``one`` or ``other``."""
        return "one" if count == 1 else "other"

    def whole(self, number: int) -> str:
        """Write a whole number of any size."""
        return f"{number:,}".replace(",", self.thousands)

    def filled(self, template: str, blanks: Mapping[str, object]) -> str:
        """Fill a template's blanks; numbers that it wants in groups are written this way."""
        if self.thousands != "," and ":," in template:
            return _Grouping(self.thousands).vformat(template, (), blanks)
        return template.format_map(blanks)


class _Grouping(Formatter):
    """Formats as ``str.format`` does, with another sign between groups of digits."""

    def __init__(self, thousands: str) -> None:
        self._thousands = thousands

    def format_field(self, value: Any, format_spec: str) -> str:
        written: str = format(value, format_spec)
        return written.replace(",", self._thousands) if format_spec == "," else written


ENGLISH_MANNER = Manner(
    thousands=",",
    point=".",
    percent="{number}%",
    # As the international standard has it: the English themselves do not agree on an order.
    day="{year:04}\N{NON-BREAKING HYPHEN}{month:02}\N{NON-BREAKING HYPHEN}{day:02}",
    weekday="{weekday}, {day} {name} {year}",
    weekdays=("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"),
    months=(
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ),
)
