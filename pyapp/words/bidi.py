"""Keeps what somebody wrote from turning the sentence around it.

A name in Hebrew or Arabic, or one with a sign that overrides the direction, would draw the numbers
and words beside it into its own order. Isolated (Unicode Standard Annex #9) it cannot.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

START, END = "\u2068", "\u2069"
"""First strong isolate, pop directional isolate."""

_TURNS = re.compile(
    "[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_ISOLATES = re.compile("[\u2066-\u2069]")


def isolated(text: str) -> str:
    """Return a text to be put into a sentence; one that turns nothing is as it was.

    Isolates that the text itself opens are closed, and those that it closes are opened, so that it
    cannot get out of its own.
    """
    if text.isascii() or not _TURNS.search(text):
        return text
    opened = stray = 0
    for sign in _ISOLATES.findall(text):
        if sign != END:
            opened += 1
        elif opened:
            opened -= 1
        else:
            stray += 1
    return START * (1 + stray) + text + END * (1 + opened)


def in_a_row(words: Iterable[str], between: str = ", ") -> str:
    """Join what may each be somebody's writing, so that none of it turns what stands beside it."""
    return between.join(isolated(word) for word in words)
