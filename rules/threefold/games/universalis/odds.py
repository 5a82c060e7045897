"""The exact odds of one throw of a conflict, and the coins to expect of it, in closed form.

Half the faces of a d10 are successes, so each side's successes are binomial with even chances. The
failures of side b are as likely as its successes: "a has more successes than b" is the same as
"a's successes and b's failures together are more than b's dice", and those are the heads of a + b
coins. So every chance is a sum of binomial coefficients over a power of two.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb

from threefold.check import whole
from threefold.games.universalis.contest import DICE, THROWS
from threefold.games.universalis.outcome import HIGHEST_SUCCESS, Outcome

MOST_DICE = DICE + THROWS
"""No side ever throws more dice, however many ties there are."""

_SUCCESS = Fraction(1 + HIGHEST_SUCCESS, 2)
"""What the face of a success is on average; how many there are says nothing about it."""


@dataclass(frozen=True, slots=True, eq=False)
class Odds(Mapping[Outcome, Fraction]):
    """The chance of each outcome for side a: a mapping with all three keys, best outcome first.

    Attributes:
        a: Dice of side a.
        b: Dice of side b.
        win: Chance that side a has more successes.
        tie: Chance that both have as many.
        lose: Chance that side b has more. The three add up to exactly 1.
        coins_a: Coins that side a gains by this throw on average; a tie pays nothing yet.
        coins_b: Coins that side b gains, likewise.
    """

    a: int
    b: int
    win: Fraction
    tie: Fraction
    lose: Fraction
    coins_a: Fraction
    coins_b: Fraction

    def __getitem__(self, outcome: Outcome) -> Fraction:
        return dict(zip(Outcome, self._chances(), strict=True))[outcome]

    def __iter__(self) -> Iterator[Outcome]:
        return iter(Outcome)

    def __len__(self) -> int:
        return len(Outcome)

    def __eq__(self, other: object) -> bool:
        # The dice settle everything else: other dice with the same chances pay otherwise.
        if isinstance(other, Odds):
            return (self.a, self.b, *self._chances()) == (other.a, other.b, *other._chances())
        return Mapping.__eq__(self, other)

    def __hash__(self) -> int:
        return hash(self._chances())

    def share_a(self, dice: int) -> Fraction:
        """Return the coins that a player with so many of side a's dice can expect.

        Every die of a side has the same prospects, so it is that part of `coins_a`.

        Args:
            dice: 0 to `a`.

        Raises:
            InvalidInput: ``odds.share``.
        """
        return _share(self.coins_a, dice, self.a)

    def share_b(self, dice: int) -> Fraction:
        """Return the coins that a player with so many of side b's dice (0 to `b`) can expect.

        Raises:
            InvalidInput: ``odds.share``.
        """
        return _share(self.coins_b, dice, self.b)

    def _chances(self) -> tuple[Fraction, Fraction, Fraction]:
        return self.win, self.tie, self.lose


def odds(a: int, b: int) -> Odds:
    """Return the exact chances of one throw of `a` dice against `b`, and the coins to expect.

    Source: Conflicts, who wins and what each side gains; nothing is sampled.

    Args:
        a: Dice of side a, 0 to 160.
        b: Dice of side b, 0 to 160.

    Raises:
        InvalidInput: ``odds.dice``.
    """
    what = "The number of dice of a side"
    return worked_out(*(whole(dice, 0, MOST_DICE, "odds.dice", what) for dice in (a, b)))


# A screen asks for the same few dice again and again while they are gathered.
@lru_cache(maxsize=512)
def worked_out(a: int, b: int) -> Odds:
    """Return `odds` of dice that are checked already, from the cache where they are in it."""
    total = 2 ** (a + b)
    win, tie = _at_least(a + b, b + 1), comb(a + b, b)
    lose = total - win - tie
    return Odds(
        a=a,
        b=b,
        win=Fraction(win, total),
        tie=Fraction(tie, total),
        lose=Fraction(lose, total),
        coins_a=_coins(a, b, Fraction(lose, total)),
        coins_b=_coins(b, a, Fraction(win, total)),
    )


def _coins(ours: int, theirs: int, lose: Fraction) -> Fraction:
    """Return what a side gains on average: the sum of its successes, or a coin a die.

    A die of ours is a success of a side that wins when it is a success, and our other dice are
    level with theirs or better.
    """
    if not ours:
        return Fraction(0)
    others = ours - 1 + theirs
    successes = Fraction(ours * _at_least(others, theirs), 2 * 2**others)
    return _SUCCESS * successes + ours * lose


def _at_least(coins: int, heads: int) -> int:
    """Count the throws of so many coins with so many heads or more."""
    return sum(comb(coins, count) for count in range(heads, coins + 1))


def _share(coins: Fraction, dice: int, of: int) -> Fraction:
    dice = whole(dice, 0, of, "odds.share", "The number of a player's dice on a side")
    return coins * dice / of if of else coins
