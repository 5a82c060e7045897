"""How much of a long work is done before the page is shown again, by how long it took so far."""

from __future__ import annotations

from typing import NamedTuple

FIRST = 16
FEWEST, MOST = 4, 512
BRISK, SLOW = 40, 70
"""In milliseconds from one part to the next. Some twenty of them are the painting and the wait for
the screen, so between these a part itself takes less than fifty: nobody feels it in a tap."""


class Pace(NamedTuple):
    """How many entries of a log the next part takes.

    Attributes:
        entries: So many.
        at: When the part before it began, in milliseconds since 1970; 0 before the first.
    """

    entries: int = FIRST
    at: int = 0


UNKNOWN = Pace()
"""How a work begins of which nothing is known yet."""


def paced(pace: Pace, at: int) -> Pace:
    """Return the pace of the part that begins now: quicker or slower than the one before."""
    took = at - pace.at
    if not pace.at or BRISK < took <= SLOW:
        return pace._replace(at=at)
    # A clock that was set back says nothing of how long it took.
    slower = took > SLOW or took < 0
    entries = pace.entries // 2 if slower else pace.entries * 3 // 2
    return Pace(max(FEWEST, min(entries, MOST)), at)
