"""The two sides of a conflict before the throw: whose dice they are, and where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.universalis.dice_speech import dice_words, side_name, whose_side
from pyapp.views.parts import layout
from pyapp.views.parts.duel import duel
from pyapp.views.parts.pool import Contributor, side
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say, say_count
from threefold.games.universalis import Brought, Contest


def contest_card(contest: Contest) -> Tree:
    """Draw both sides of a contest that is set up."""
    left, right = (
        pool_side(side_name(contest, number), one.who, one.brought)
        for number, one in enumerate(contest.sides)
    )
    return layout.card(say("universalis.dice.title"), duel([left], [right]))


def pool_side(title: str, who: str, brought: Sequence[Brought], *children: Child) -> Tree:
    """Draw what a side has gathered so far, which may be nothing yet.

    Args:
        title: What the side is called.
        who: The player whose side it is; empty where nobody was named.
        brought: Its dice, in the order in which they were added.
        children: What can be done for it.
    """
    dice = sum(one.dice for one in brought)
    people = [_contributor(title, who, brought) for who in dict.fromkeys(_whos(brought))]
    return side(title, whose_side(who), dice, dice_words(dice), people, *children)


def _whos(brought: Sequence[Brought]) -> list[str]:
    return [one.who for one in brought]


def _contributor(title: str, who: str, brought: Sequence[Brought]) -> Contributor:
    theirs = [one for one in brought if one.who == who]
    dice = sum(one.dice for one in theirs)
    bought = sum(one.dice for one in theirs if one.trait is None)
    pieces = [_drawn(title, one) for one in theirs if one.trait is not None]
    if bought:
        pieces.append(say_count("universalis.dice.bought", bought))
    return Contributor(who.strip() or title, dice, dice_words(dice), pieces)


def _drawn(title: str, one: Brought) -> str:
    """Name a trait that was drawn on, and its component where that is not the side's own."""
    if one.of.strip() in (title, ""):
        return say("universalis.dice.trait", trait=one.trait, dice=one.dice)
    return say("universalis.dice.trait-of", trait=one.trait, dice=one.dice, of=one.of)
