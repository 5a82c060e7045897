"""Examples: for each game a table that somebody new can play at within two taps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from pyapp.table import Table, take
from threefold.games import GAMES
from threefold.modules import Modules


class Example(Protocol):
    """A game's module of its example."""

    def steps(self) -> Sequence[Any]:
        """Return the steps that lay the example out on an empty table, in the table's language."""


EXAMPLES: Mapping[str, Example] = Modules("pyapp.games", tuple(f"{game}.example" for game in GAMES))
"""The example of each game, by ``<game>.example``; imported when somebody wants to try it."""


def laid_out(table: Table, at: int) -> Table:
    """Return a table with its game's example on it, step by step as players take them.

    Raises:
        ThreefoldError: Somebody or something is at the table that is in the way.
    """
    for step in EXAMPLES[f"{table.game}.example"].steps():
        table = take(table, step, at)
    return table
