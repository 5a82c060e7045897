"""What is kept beside each step in the log: the lines it wrote in the ledger."""

from __future__ import annotations

from typing import Any

from threefold.game import Data
from threefold.games.universalis.paying import WHYS
from threefold.games.universalis.tale import Tale, checked_tale
from threefold.gate import list_at, reading, refuse
from threefold.ledger import PAGE, Line, line_at, line_to_data


def memo(state: Tale) -> Data | None:
    """Return the lines of the last step as data for JSON; None when it moved no coins.

    The ledger of a state closes its books at every step, so this is what shows and exports the
    whole ledger without taking all steps again.

    Raises:
        InvalidInput: It is no tale.
    """
    lines = checked_tale(state).ledger.lines
    return [line_to_data(line) for line in lines] or None


def lines_from_memo(data: Data | None) -> tuple[Line, ...]:
    """Read the lines of a step back; none for None.

    Raises:
        Unreadable: The data is damaged.
    """
    return () if data is None else reading(lambda: lines_at(data, "memo", 1))


def lines_at(data: Any, where: str, low: int = 0) -> tuple[Line, ...]:
    """Read lines of this game: each for a reason that it knows."""
    return list_at(data, where, _line_at, low, PAGE)


def _line_at(data: Any, where: str) -> Line:
    line = line_at(data, where)
    if line.why not in WHYS:
        raise refuse(f"{where}.why", "one of the known reasons", line.why)
    return line
