"""Entries of the log as plain prose: what is searched, copied and saved."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.log import Moment
from pyapp.table import Table
from pyapp.views.story import read_out, story


class Prose(NamedTuple):
    """An entry without its drawings and buttons, each part in one line.

    Attributes:
        deed: What was attempted, in the player's own words; empty for most entries.
        text: What happened.
    """

    deed: str
    text: str


def prose(table: Table, moment: Moment) -> Prose:
    """Tell an entry in words alone.

    Said are the paragraphs of its story that have no class of their own: those beside them are
    about the dice, not the tale.
    """
    deeds: list[str] = []
    texts: list[str] = []
    for part in story(table, moment):
        if isinstance(part, list) and part[0] == "p":
            kind = part[1].get("class")
            if kind in (None, "log-deed"):
                (deeds if kind else texts).append(read_out(part[2:]))
    return Prose(in_one_line(deeds), in_one_line(texts))


def in_one_line(texts: list[str]) -> str:
    """Join texts with single spaces, as a page shows them, whatever white space is in them."""
    return " ".join(" ".join(texts).split())
