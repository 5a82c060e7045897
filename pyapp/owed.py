"""What storage does not hold yet, in the order in which it is to be made up for."""

from __future__ import annotations

from collections.abc import Iterable

Owed = dict[str, str | None]
"""Texts by key, the first to be written first; None is a key still to be removed."""


Expected = dict[str, str | None]
"""What storage should hold under a key before all that is owed is written; None for nothing."""


def expect(expected: Expected, upon: Iterable[tuple[str, str | None]]) -> None:
    """Add what one more save is upon; while a key is owed, the first word on it counts."""
    for key, text in upon:
        expected.setdefault(key, text)


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
