"""Chapters of the log: the scenes of a game that has them, else the days it was played on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyapp.games import SCREENS
from pyapp.log import Moment
from pyapp.words import say
from pyapp.words.numbers import weekday


class Chapter(NamedTuple):
    """Entries in a row that stand under one heading.

    Attributes:
        heading: Empty only where all of its entries are damaged.
        moments: In the order they came in; None for some that are damaged.
    """

    heading: str
    moments: Sequence[Moment | None]


def heading(game: str, moment: Moment) -> str:
    """Say under which heading an entry stands: as its game has it, else by its day."""
    ask = getattr(SCREENS[game], "chapter", None)
    named: str | None = ask(moment) if ask else None
    return day_words(moment.entry.at) if named is None else named


def day_words(at: int) -> str:
    """Write the day of a time, given in milliseconds since 1970, as this device's zone has it."""
    # A log from elsewhere may hold any number, also one that no calendar reaches.
    return weekday(at) or say("day.unknown")


def chapters(game: str, moments: Iterable[Moment | None]) -> list[Chapter]:
    """Put entries that follow each other under headings.

    What is damaged has no day of its own and stands with what comes before it.
    """
    found: list[tuple[str, list[Moment | None]]] = []
    for moment in moments:
        words = "" if moment is None else heading(game, moment)
        if not found or (moment is not None and found[-1][0] not in ("", words)):
            found.append((words, []))
        elif not found[-1][0]:
            found[-1] = (words, found[-1][1])
        found[-1][1].append(moment)
    return [Chapter(words, tuple(of)) for words, of in found]
