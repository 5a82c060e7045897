"""The ladder of dice, d4 to d12; a level of imposition is one step on it."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, TypeAlias

from threefold.check import shown, whole
from threefold.errors import InvalidInput
from threefold.phrase import Phrase

LEVELS = 100
"""The most levels that somebody may set at once; four are as good as any more."""
APTITUDE = 5
"""The most points of Aptitude that an aspect can have."""
BOXES = 9
"""Boxes on a character's stress track."""

ALL: Final = "all"
"""Irresistible imposition that no Aptitude gets through."""
Irresistible: TypeAlias = int | Literal["all"]
"""Levels of Aptitude held back: a number, or `ALL`."""


class Die(IntEnum):
    """A die of the ladder, by its sides.

    Source: The Three Dice; each of them goes from d4 to d12.
    """

    D4 = 4
    D6 = 6
    D8 = 8
    D10 = 10
    D12 = 12

    @property
    def step(self) -> int:
        """The place on the ladder: 1 for a d4, 5 for a d12."""
        return self.value // 2 - 1

    def raised(self, levels: int) -> Die:
        """Return the die so many levels higher; never above d12. `levels` is 0 or more."""
        return LADDER[min(self.step + levels, len(LADDER)) - 1]

    def lowered(self, levels: int) -> Die:
        """Return the die so many levels lower; never below d4. `levels` is 0 or more."""
        return LADDER[max(self.step - levels, 1) - 1]


LADDER = tuple(Die)
"""The dice from lowest to highest."""


def checked_die(value: object, code: str, what: str) -> Die:
    """Return a die, given as a `Die` or as its sides.

    Raises:
        InvalidInput: With ``code``, for anything that is not on the ladder.
    """
    if isinstance(value, int) and not isinstance(value, bool) and value in LADDER:
        return Die(value)
    raise InvalidInput(
        code, Phrase("{what} must be a d4, d6, d8, d10 or d12.", what=Phrase(what)), shown(value)
    )


def checked_irresistible(value: object) -> Irresistible:
    """Return irresistible levels: 0 to 100, or `ALL`.

    Raises:
        InvalidInput: ``irresistible.levels``.
    """
    if isinstance(value, str) and value == ALL:
        return ALL
    return whole(value, 0, LEVELS, "irresistible.levels", "Irresistible imposition")


def let_through(aptitude: int, irresistible: Irresistible) -> int:
    """Return how many levels some Aptitude lowers the die by.

    Source: Irresistible Imposition; it takes away from the Aptitude used, or all of it.
    """
    return 0 if irresistible == ALL else max(0, aptitude - int(irresistible))
