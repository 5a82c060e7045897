"""A throw on the screen: who wins, every die by whose it is, what each player gains and why."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.universalis.dice_speech import (
    dice_words,
    goes_on,
    outcome_words,
    reasons,
    ruling_lines,
    score_words,
    side_name,
    successes_words,
    tone,
    whose_side,
)
from pyapp.games.universalis.speech import coins_words
from pyapp.views.parts import layout
from pyapp.views.parts.duel import duel
from pyapp.views.parts.pool import Thrown, thrown_side
from pyapp.views.parts.sums import payout, payout_dice
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.parts.verdict import result, verdict
from pyapp.views.rolls import earlier, headline, origin, why
from pyapp.words import say
from threefold.games.universalis import ByHand, Pay, Roll
from threefold.games.universalis.outcome import HIGHEST_SUCCESS, by_owner
from threefold.rulings import Rulings


def roll_cards(roll: Roll, rulings: Rulings, choice: Sequence[Child] = ()) -> list[Child]:
    """Draw what it was about, who wins, the dice and what they bring, what follows, and why."""
    receipt = [why(reasons(roll), ruling_lines(roll, rulings)), earlier_throws(roll)]
    return [about(roll.contest.what), result(0, banner(roll), thrown(roll)), *choice, *receipt]


def about(what: str) -> Child:
    """Draw what a contest is about; nothing where that was not written."""
    return ["p", {"class": "deed", "dir": "auto"}, what] if what.strip() else None


def banner(roll: Roll, id: str | None = "verdict") -> Tree:
    """Draw the outcome, the score, and after a tie how it goes on."""
    last, more = roll.result(), goes_on(roll)
    return verdict(
        tone(roll),
        outcome_words(roll.contest, last.outcome),
        ["p", {"class": "values"}, score_words(last)],
        ["p", {"dir": "auto"}, more] if more else None,
        id=id,
    )


def thrown(roll: Roll, number: int = -1) -> Tree:
    """Draw both sides of one throw."""
    sides = [[_side(roll, number, side)] for side in (0, 1)]
    return layout.card(None, duel(*sides), origin(by_hand(roll, number)), look="raised")


def by_hand(roll: Roll, number: int = -1) -> bool:
    """Tell whether a throw was made with real dice."""
    return isinstance(roll.throws[number], ByHand)


def _side(roll: Roll, number: int, side: int) -> Tree:
    one, name = roll.result(number), side_name(roll.contest, side)
    won = None if one.winner is None else one.winner == side
    dealt = by_owner(roll.owners(number)[side], one.faces[side])
    pays = {pay.who: pay for pay in one.pay[side]} if one.pay[side] else {}
    groups = [
        Thrown(who.strip() or name, faces, _below(pays.get(who), won=bool(won)))
        for who, faces in dealt.items()
    ]
    return thrown_side(
        name,
        whose_side(roll.contest.sides[side].who),
        successes_words(one.successes[side]),
        groups,
        hit=say("universalis.roll.success"),
        miss=say("universalis.roll.no-success"),
        won=won,
    )


def _below(pay: Pay | None, *, won: bool) -> Child:
    """Draw what somebody's dice bring: the sum spelled out, or a coin for each die."""
    if pay is None:
        return None
    if not won:
        return payout_dice(dice_words(pay.dice), pay.coins, coins_words(pay.coins))
    hits = tuple(face for face in pay.faces if face <= HIGHEST_SUCCESS)
    return payout(hits, pay.coins, coins_words(pay.coins))


def earlier_throws(roll: Roll) -> Child:
    """Draw the ties that came before the last throw, in words: their dice decided nothing."""
    return earlier(
        [
            (
                outcome_words(roll.contest, roll.result(number).outcome),
                ["p", {"class": "field-hint"}, _tie(roll, number)],
                by_hand(roll, number),
            )
            for number in range(len(roll.throws) - 1)
        ]
    )


def _tie(roll: Roll, number: int) -> str:
    return f"{score_words(roll.result(number))} · {faces_words(roll, number)}"


def faces_words(roll: Roll, number: int = -1) -> str:
    """Write the faces of one throw out, side by side."""
    parts = [
        say(
            "universalis.roll.faces",
            side=side_name(roll.contest, side),
            faces=" ".join(map(str, roll.result(number).faces[side])),
        )
        for side in (0, 1)
    ]
    return " · ".join(parts)


def sides_line(roll: Roll) -> Tree:
    """Draw who was against whom, and what about."""
    a, b = (side_name(roll.contest, number) for number in (0, 1))
    return headline(say("universalis.roll.sides", a=a, b=b), roll.contest.what)
