"""Specimens of what is read before a throw: odds, ladder, stress, ways to spend, a duel."""

from __future__ import annotations

from fractions import Fraction

from pyapp.outcomes import Share
from pyapp.views.parts.duel import Side, duel, joint
from pyapp.views.parts.ladder import Move, ladder
from pyapp.views.parts.odds import comparison, odds, strip
from pyapp.views.parts.track import track
from pyapp.views.parts.tree import Tree
from pyapp.views.parts.ways import Way, ways
from pyapp.views.style.laying import NOTHING, section, specimen

_LABELS = ("Success", "Partial success", "Failure", "Automatic failure")


def shares(*parts: int) -> list[Share]:
    """Return outcomes, best first, as likely as these parts of their sum."""
    whole = sum(parts)
    named = zip(_LABELS, parts, strict=False)
    return [Share(label.lower(), label, Fraction(part, whole)) for label, part in named]


def reading() -> list[Tree]:
    """Draw all that says how a throw may go."""
    return [_odds(), _walks(), _spending(), _duel()]


def _odds() -> Tree:
    aside = Share("word", "of which the Word of Power:", Fraction(1, 9))
    keep, again = shares(0, 1, 0, 0), shares(11, 12, 4, 9)
    short: Tree = ["p", {"class": "short-odds"}, "75% success or partial"]
    return section(
        "odds",
        "Odds",
        specimen("Four outcomes, one of them with an aside", odds("Your odds", again, (aside,))),
        specimen("One that cannot come", odds("Your odds", shares(1, 2, 1, 0))),
        specimen("Compared", comparison("Keep, or reroll?", (("Keep", keep), ("Once", again)))),
        specimen("Above the button", strip(again, "64% success or partial"), short),
    )


def _walks() -> Tree:
    moves = (Move("+1 constant", 8), Move("2 Aptitude", 4), Move("No lower", 4))
    return section(
        "walks",
        "Ladder and stress",
        specimen(
            "Up, down, and staying",
            ladder("How it comes about", Move("Set by the GM", 6), moves),
            game="imposition",
        ),
        specimen("Stress, read", track("Stress", 4, coming=2), game="imposition"),
        specimen(
            "Stress, tapped",
            track("Stress of Rook", 3, coming=1, tap=lambda box: NOTHING if box < 7 else None),
            game="imposition",
        ),
    )


def _spending() -> Tree:
    rows = (
        Way("two", "2 Aptitude, 1 Stress", 4, shares(6, 3, 1), "8 boxes left", NOTHING),
        Way("one", "1 Aptitude", 8, shares(4, 3, 3), "+6.9% full", NOTHING),
        Way("all", "3 Aptitude", 4, shares(7, 2, 1), "More than there is.", None),
    )
    drawn = ways("What will you spend?", rows, "two", nothing="Nothing else can be spent.")
    return section(
        "ways", "Ways to spend", specimen("Chosen, free, not to be had", drawn, game="imposition")
    )


def _duel() -> Tree:
    short = ("Full", "Some", "Fail")
    chances = [[Fraction(one * other, 36) for other in (3, 2, 1)] for one in (1, 2, 3)]
    table = joint("Every pair of outcomes", Side("Rook", short), Side("Ogre", short), chances)
    sides = duel([["p", {}, "Rook, with Tricks"]], [["p", {}, "Ogre, against that"]])
    return section(
        "duel",
        "A duel",
        specimen("Two sides", sides, game="imposition"),
        specimen("The odds of every pair", table, game="imposition"),
    )
