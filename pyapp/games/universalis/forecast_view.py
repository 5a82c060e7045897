"""What a throw can bring before it is made: exact odds, and the coins that everybody can expect."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from pyapp.games.universalis.dice_speech import outcome_words, side_name
from pyapp.outcomes import Share
from pyapp.views.parts import layout
from pyapp.views.parts.odds import exact, odds, strip
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Tree
from pyapp.views.parts.worth import Worth, decimal, worth
from pyapp.words import say
from pyapp.words.percent import percent
from pyapp.words.wheel import say_phrase
from threefold import universalis
from threefold.games.universalis import Contest, Odds, Outcome
from threefold.games.universalis.rulings import TIE

Counts = tuple[int, int]


def forecast(contest: Contest, counts: Counts, tie: str) -> Tree:
    """Draw the odds of the next throw and the coins to expect from it.

    Args:
        contest: Both sides, and who brought which dice.
        counts: How many dice each side throws: those it brought, and those that ties added.
        tie: What a tie does: a choice of the ruling ``universalis.tie``.
    """
    chances = universalis.odds(*counts)
    coins = expected(contest, chances)
    return layout.card(
        None,
        odds(say("universalis.forecast.odds"), shares(contest, chances)),
        worth(say("universalis.forecast.coins"), [_worth(name, value) for name, value in coins]),
        exact([("", [Share(str(at), name, value) for at, (name, value) in enumerate(coins)])]),
        ["p", {"class": "field-hint"}, say("universalis.forecast.one-throw")],
        ["p", {"class": "field-hint"}, say_phrase(TIE.choices[tie])],
        look_up("universalis.success", "universalis.outcome"),
        look="raised",
    )


def short_odds(contest: Contest, counts: Counts) -> Tree:
    """Draw the odds in one line, the sides in the order of the button that throws."""
    chances = universalis.odds(*counts)
    words = say(
        "universalis.forecast.short",
        win=percent(chances.win),
        tie=percent(chances.tie),
        lose=percent(chances.lose),
    )
    return strip(shares(contest, chances), words)


def shares(contest: Contest, chances: Odds) -> list[Share]:
    """Prepare the odds for drawing, side a's win first."""
    return [
        Share(outcome.value, outcome_words(contest, outcome), chances[outcome])
        for outcome in Outcome
    ]


def expected(contest: Contest, chances: Odds) -> list[tuple[str, Fraction]]:
    """Return the coins that each side can expect and, where several share one, each of them.

    Where all dice of a side are one player's, what the side can expect is theirs: one line says it.
    """
    found = []
    each = (
        (chances.a, chances.coins_a, chances.share_a),
        (chances.b, chances.coins_b, chances.share_b),
    )
    for number, (dice, coins, share) in enumerate(each):
        side, title = contest.sides[number], side_name(contest, number)
        held = Counter(side.owners(dice - side.dice))
        alone = next(iter(held)) if len(held) == 1 else ""
        found.append((_of_side(alone, title) if alone.strip() else title, coins))
        if len(held) > 1:
            found += [(_of_side(who, title), share(theirs)) for who, theirs in held.items()]
    return found


def _of_side(who: str, title: str) -> str:
    return say("universalis.forecast.of-side", name=who.strip() or title, side=title)


def _worth(name: str, coins: Fraction) -> Worth:
    shown = decimal(coins)
    ending = "one" if shown == "1" else "other"
    return Worth(name, coins, say(f"universalis.forecast.about.{ending}", count=shown))
