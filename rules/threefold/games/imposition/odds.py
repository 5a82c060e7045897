"""The exact odds of one throw, and of the two throws of a duel."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from types import MappingProxyType

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.games.imposition.check import Check, checked_check
from threefold.games.imposition.outcome import Outcome

_NONE = Fraction(0)


@dataclass(frozen=True, slots=True, eq=False)
class Odds(Mapping[Outcome, Fraction]):
    """The chance of each outcome: a mapping with all three keys, best outcome first.

    Attributes:
        full: Chance of a full success.
        consequences: Chance of a success with consequences.
        failure: Chance of a failure. The three add up to exactly 1.
    """

    full: Fraction
    consequences: Fraction
    failure: Fraction

    def __getitem__(self, outcome: Outcome) -> Fraction:
        return dict(zip(Outcome, self._chances(), strict=True))[outcome]

    def __iter__(self) -> Iterator[Outcome]:
        return iter(Outcome)

    def __len__(self) -> int:
        return len(Outcome)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Odds):
            return self._chances() == other._chances()
        return Mapping.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(self._chances())

    def at_least(self, goal: Outcome) -> Fraction:
        """Return the chance of `goal` or better.

        Raises:
            InvalidInput: Not an outcome.
        """
        try:
            ranked = tuple(Outcome).index(goal)
        except ValueError as error:
            raise InvalidInput(
                "odds.goal", "Choose one of the three outcomes.", shown(goal)
            ) from error
        return sum(self._chances()[: ranked + 1], _NONE)

    def _chances(self) -> tuple[Fraction, Fraction, Fraction]:
        return self.full, self.consequences, self.failure


def odds(check: Check) -> Odds:
    """Return the exact chance of every outcome of one throw; a reroll has the same odds.

    Source: Resolution Mechanic; nothing is sampled.

    Raises:
        InvalidInput: Not a check.
    """
    return _of_dice(*checked_check(check).dice)


@lru_cache(maxsize=125)
def _of_dice(level: int, path: int, imposition: int) -> Odds:
    """Sum over the faces of the imposition die.

    A die with n sides meets or beats a face f in n + 1 - f ways, or in none when f is above n;
    the two dice do so independently of each other.
    """
    total = level * path * imposition
    reached = [
        (max(0, level + 1 - face), max(0, path + 1 - face)) for face in range(1, imposition + 1)
    ]
    both = sum(a * b for a, b in reached)
    neither = sum((level - a) * (path - b) for a, b in reached)
    return Odds(
        full=Fraction(both, total),
        consequences=Fraction(total - both - neither, total),
        failure=Fraction(neither, total),
    )


def duel_odds(check_a: Check, check_b: Check) -> Mapping[tuple[Outcome, Outcome], Fraction]:
    """Return the exact chance of every pair of outcomes; the two rolls know nothing of each other.

    Source: Dueling; each side rolls three dice of its own.

    Raises:
        InvalidInput: Not two checks.
    """
    ours, theirs = odds(check_a), odds(check_b)
    return MappingProxyType({(a, b): ours[a] * theirs[b] for a in Outcome for b in Outcome})
