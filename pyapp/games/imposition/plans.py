"""Keep it or reroll: the odds of each plan, and the boxes it takes."""

from __future__ import annotations

from fractions import Fraction

from pyapp.games.imposition.speech import certain, shares
from pyapp.outcomes import Share
from pyapp.views.parts import layout
from pyapp.views.parts.odds import comparison
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from pyapp.words.numbers import tenths
from pyapp.words.percent import percent
from threefold import imposition
from threefold.games.imposition import Outcome, Roll

GOALS = (Outcome.CONSEQUENCES, Outcome.FULL)


def compared(roll: Roll) -> Tree:
    """Set keeping a roll against rerolling it: once, or until it is good enough."""
    standing, check, boxes = roll.result().outcome, roll.act.check, roll.boxes_left
    ways: list[tuple[str, list[Share]]] = [
        (say("compare.keep"), certain(standing)),
        (say("compare.reroll"), shares(imposition.odds(check))),
    ]
    costs: list[Child] = []
    if boxes > 1:
        for goal in GOALS:
            if goal is not standing:
                # The first reroll costs a box too: the plan begins with it.
                plan = imposition.until(check, goal, boxes - 1)
                name = say(f"imposition.until.{goal}")
                ways.append((name, shares(plan.odds)))
                costs.append(_cost(name, plan.boxes + 1, plan.last_box))
    return layout.card(None, comparison(say("compare"), ways, exactly=ways[:2]), *costs)


def _cost(plan: str, boxes: Fraction, last_box: Fraction) -> Tree:
    """Say what a plan costs: boxes on average, and how often it takes the last one."""
    words = say("imposition.plan", plan=plan, boxes=_decimal(boxes), out=percent(last_box))
    return ["p", {"class": "field-hint", "key": plan}, words]


def _decimal(number: Fraction) -> str:
    """Write a number with one decimal, halves rounded up."""
    return tenths(int(number * 10 + Fraction(1, 2)), always=True)
