"""The exact odds of one throw, in closed form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction

from threefold.check import shown
from threefold.errors import InvalidInput
from threefold.games.ghosts.outcome import WORD_FROM, Outcome
from threefold.games.ghosts.pool import Pool, checked_pool

_NONE = Fraction(0)


@dataclass(frozen=True, slots=True, eq=False)
class Odds(Mapping[Outcome, Fraction]):
    """The chance of each outcome: a mapping with all four keys, best outcome first.

    Attributes:
        success: Chance of a success.
        partial: Chance of a partial success.
        failure: Chance of a failure that is not automatic.
        automatic_failure: Chance of an automatic failure, those that teach the Word included.
        learns_word: Chance of an automatic failure that teaches the Word of Power.
        left: What a series was not followed to; always 0 for one throw. The four chances and
            `left` add up to exactly 1.
    """

    success: Fraction
    partial: Fraction
    failure: Fraction
    automatic_failure: Fraction
    learns_word: Fraction
    left: Fraction = _NONE

    def __getitem__(self, outcome: Outcome) -> Fraction:
        return dict(zip(Outcome, self._chances(), strict=True))[outcome]

    def __iter__(self) -> Iterator[Outcome]:
        return iter(Outcome)

    def __len__(self) -> int:
        return len(Outcome)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Odds):
            return (*self._chances(), self.learns_word, self.left) == (
                *other._chances(),
                other.learns_word,
                other.left,
            )
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
                "odds.goal", "Choose one of the four outcomes.", shown(goal)
            ) from error
        return sum(self._chances()[: ranked + 1], _NONE)

    def _chances(self) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        return self.success, self.partial, self.failure, self.automatic_failure


@dataclass(frozen=True, slots=True)
class Ways:
    """How many of all equally likely throws of a pool end in which way.

    Attributes:
        total: All throws, 6 to the number of dice.
        success: Throws that succeed.
        partial: Throws that partly succeed.
        failure: Throws that fail, not automatically.
        teaching: Automatic failures with a risk value of 5 or 6.
        open_below_four: Failures that may be rerolled.
        open_partial: Partial successes that may be rerolled.
    """

    total: int
    success: int
    partial: int
    failure: int
    teaching: int
    open_below_four: int
    open_partial: int


def ways(desperate: bool, safe: int, risk: int) -> Ways:
    """Count the throws of `safe` safe and `risk` risk dice by how they end.

    The highest of n dice is at most v in v**n ways; the lower of two is at most v in
    36 - (6 - v)**2. A safe value v then stands when no risk die is above it (v**risk ways) and
    may be rerolled when every risk die is below it.
    """
    at_most = [36 - (6 - v) ** 2 if desperate else v**safe for v in range(7)]
    exactly = [0] + [at_most[v] - at_most[v - 1] for v in range(1, 7)]
    below = [v**risk for v in range(7)]
    return Ways(
        total=at_most[6] * below[6],
        success=exactly[6] * below[6],
        partial=sum(exactly[v] * below[v] for v in (4, 5)),
        failure=sum(exactly[v] * below[v] for v in (1, 2, 3)),
        teaching=sum((below[r] - below[r - 1]) * at_most[r - 1] for r in range(WORD_FROM, 7)),
        open_below_four=sum(exactly[v] * below[v - 1] for v in (1, 2, 3)),
        open_partial=sum(exactly[v] * below[v - 1] for v in (4, 5)),
    )


def odds(pool: Pool, word_known: bool = False) -> Odds:
    """Return the exact chance of every outcome of one throw.

    Source: Risk Rolls and Words of Power; nothing is sampled.

    Args:
        pool: The dice to roll, as they stand (with the rerolls already made).
        word_known: Whether the character knows a Word of Power; if so, none can be learnt.

    Raises:
        InvalidInput: Not a pool, or a Word used that is not known.
    """
    pool, known = checked_pool(pool, word_known)
    count = ways(pool.desperate, pool.safe, pool.risk)
    automatic = count.total - count.success - count.partial - count.failure
    return Odds(
        success=Fraction(count.success, count.total),
        partial=Fraction(count.partial, count.total),
        failure=Fraction(count.failure, count.total),
        automatic_failure=Fraction(automatic, count.total),
        learns_word=_NONE if known else Fraction(count.teaching, count.total),
    )
