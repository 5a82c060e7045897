"""What somebody is paid, with the sum spelled out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from pyapp.views.parts.coins import coins
from pyapp.views.parts.tree import Child, Tree

_SPELLED = 10


def equation(terms: Sequence[int]) -> str:
    """Write a sum out: ``3 + 5 + 1``; ``0`` when there is nothing to add.

    More than ten terms are gathered, smallest first: ``4 × 1 + 7 × 3`` are four ones and seven
    threes.
    """
    if len(terms) <= _SPELLED:
        return " + ".join(map(str, terms)) or "0"
    counted = sorted(Counter(terms).items())
    return " + ".join(f"{times}\u00a0×\u00a0{term}" for term, times in counted)


def payout(terms: Sequence[int], total: int, said: str, who: str = "") -> Tree:
    """Return a winner's pay: the faces that count, and what they come to.

    Args:
        terms: The faces added up, none or more.
        total: What the rules pay for them.
        said: The total in words: ``9 coins``.
        who: The contributor's name; left out where it stands right above.
    """
    return payout_dice(equation(terms), total, said, who)


def payout_dice(words: str, total: int, said: str, who: str = "") -> Tree:
    """Return a pay whose ground is put in words, such as a loser's ``6 dice``; else as `payout`."""
    name: Child = ["span", {"class": "odds-name", "dir": "auto"}, who] if who else None
    gap = " " if who else None
    return ["p", {}, name, gap, f"{words} = ", coins(total, said)]
