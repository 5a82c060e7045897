"""A check: three dice, and what moves the third of them up and down the ladder."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple

from threefold.check import shown, whole
from threefold.errors import InvalidInput
from threefold.games.imposition.die import (
    APTITUDE,
    BOXES,
    LADDER,
    LEVELS,
    Die,
    Irresistible,
    checked_die,
    checked_irresistible,
    let_through,
)

CONSTANT_LIMIT = 10 * LEVELS
"""The most levels of constant imposition in one check, from all its sources."""


class Cause(StrEnum):
    """What moves the imposition die, in the order it does."""

    CONSTANT = "constant"
    """Constant imposition, its sources taken together."""
    OUTSIDE = "outside"
    """Constant imposition on this character from outside."""
    EVERYONE = "everyone"
    """Constant imposition on everybody at the table."""
    BOXES = "boxes"
    """Stress boxes ticked before this check."""
    DUEL = "duel"
    """Levels that the opponent in a duel gives up for it."""
    APTITUDE = "aptitude"
    STRESS = "stress"
    """Stress spent on this check."""


class Move(NamedTuple):
    """One level up or down, and what it comes from."""

    cause: Cause
    before: Die
    after: Die


def walked(
    start: Die, raising: Iterable[tuple[Cause, int]], lowering: Iterable[tuple[Cause, int]]
) -> tuple[Move, ...]:
    """Return the levels that a die really moves: first up, as far as d12, then down to d4 at most.

    Args:
        start: Where it starts.
        raising: What raises it by how many levels, in order.
        lowering: What lowers it by how many levels, in order.
    """
    moves: list[Move] = []
    die = start
    for cause, levels in raising:
        for after in LADDER[die.step : die.step + levels]:
            moves.append(Move(cause, die, after))
            die = after
    for cause, levels in lowering:
        for after in reversed(LADDER[max(0, die.step - 1 - levels) : die.step - 1]):
            moves.append(Move(cause, die, after))
            die = after
    return tuple(moves)


@dataclass(frozen=True, slots=True)
class Check:
    """Three dice to roll, and what moves the imposition die first.

    Pure arithmetic: what has no effect (a point of Aptitude too many, say) is simply lost here.
    Where it is spent by somebody at a table it is refused: see `Act.refusal`. Dice may be given as
    numbers of sides.

    Source: The Three Dice; Constant and Irresistible Imposition; Aptitude; Stress.

    Attributes:
        level: The Level die, as it is rolled.
        path: The Path die.
        imposition: The imposition die as the GM names it.
        constant: Levels of constant imposition, 0 to 1000.
        aptitude: Points of Aptitude used, 0 to 5.
        irresistible: How many of these are held back, 0 to 100, or `ALL`.
        stress: Boxes spent on this check, 0 to 9; nothing holds them back.

    Raises:
        InvalidInput: A die that is not on the ladder, or a number out of range.
    """

    level: Die | int = Die.D6
    path: Die | int = Die.D4
    imposition: Die | int = Die.D4
    constant: int = 0
    aptitude: int = 0
    irresistible: Irresistible = 0
    stress: int = 0

    def __post_init__(self) -> None:
        checked = {
            "level": checked_die(self.level, "check.level", "The Level die"),
            "path": checked_die(self.path, "check.path", "The Path die"),
            "imposition": checked_die(self.imposition, "check.imposition", "The imposition die"),
            "constant": whole(
                self.constant, 0, CONSTANT_LIMIT, "check.constant", "Constant imposition"
            ),
            "aptitude": whole(self.aptitude, 0, APTITUDE, "check.aptitude", "The Aptitude used"),
            "irresistible": checked_irresistible(self.irresistible),
            "stress": whole(self.stress, 0, BOXES, "check.stress", "The Stress spent"),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    @property
    def dice(self) -> tuple[Die, Die, Die]:
        """What is rolled, in this order: Level die, Path die, imposition die."""
        return Die(self.level), Die(self.path), self.die

    @property
    def die(self) -> Die:
        """The imposition die that is rolled: raised first, then lowered."""
        applied = let_through(self.aptitude, self.irresistible)
        return Die(self.imposition).raised(self.constant).lowered(applied + self.stress)

    @property
    def walk(self) -> tuple[Move, ...]:
        """Every level that the imposition die moves from its start to `die`."""
        applied = let_through(self.aptitude, self.irresistible)
        return walked(
            Die(self.imposition),
            [(Cause.CONSTANT, self.constant)],
            [(Cause.APTITUDE, applied), (Cause.STRESS, self.stress)],
        )

    @property
    def bare(self) -> Check:
        """The same check with nothing spent on it."""
        return replace(self, aptitude=0, stress=0)


def checked_check(check: object) -> Check:
    """Return a check.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(check, Check):
        raise InvalidInput("check.kind", "Choose the dice of this check first.", shown(check))
    return check
