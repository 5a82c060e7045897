"""All that makes up German: its texts, the wheel's sentences, how it writes numbers and days."""

from __future__ import annotations

from pyapp.words.german import GERMAN as TEXTS
from pyapp.words.german.wheel import GERMAN as WHEEL
from pyapp.words.manners import Manner

__all__ = ["MANNER", "TEXTS", "WHEEL"]

MANNER = Manner(
    thousands=".",
    point=",",
    percent="{number}\N{NARROW NO-BREAK SPACE}%",
    day="{day:02}.{month:02}.{year:04}",
    weekday="{weekday}, {day}. {name} {year}",
    weekdays=("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"),
    months=(
        "Januar",
        "Februar",
        "März",
        "April",
        "Mai",
        "Juni",
        "Juli",
        "August",
        "September",
        "Oktober",
        "November",
        "Dezember",
    ),
)
