"""What storage does not hold yet, in the order in which it is to be made up for."""

from __future__ import annotations

from collections.abc import Iterable

Owed = dict[str, str | None]
"""Texts by key, the first to be written first; None is a key still to be removed."""


def owe(owed: Owed, writes: Iterable[tuple[str, str]], removes: Iterable[str]) -> None:
    """Add what one more save asks for; only the newest word on each key counts.

    All removals come after all writes: until those are done, what is stored may need what goes.
    """
    for key, text in writes:
        owed.pop(key, None)
        owed[key] = text
    for key in (*(key for key, text in owed.items() if text is None), *removes):
        owed.pop(key, None)
        owed[key] = None
