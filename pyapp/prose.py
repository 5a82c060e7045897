"""Entries of the log as plain prose: what is searched, copied and saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pyapp.log import Moment
from pyapp.table import Table
from pyapp.views.story import story


class Prose(NamedTuple):
    """An entry without its drawings and buttons, each part in one line.

    Attributes:
        deed: What was attempted, in the player's own words; empty for most entries.
        text: What happened.
    """

    deed: str
    text: str


def prose(table: Table, moment: Moment) -> Prose:
    """Tell an entry in words alone: its deed and its tale, and nothing that is drawn beside."""
    told = story(table, moment)
    return Prose(in_one_line([told.deed]), in_one_line(told.lines))


def in_one_line(texts: Iterable[str]) -> str:
    """Join texts with single spaces, as a page shows them, whatever white space is in them."""
    return " ".join(" ".join(texts).split())
