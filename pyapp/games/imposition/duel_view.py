"""A duel being gathered: two sides, the odds of every pair of outcomes, one throw for both."""

from __future__ import annotations

from pyapp.games.imposition.desk import DUEL, Desk, Setup
from pyapp.games.imposition.dice_view import real_dice, throw_button
from pyapp.games.imposition.duel_side_view import corner_card, corners
from pyapp.games.imposition.duels import Facing, facing
from pyapp.games.imposition.roller import dice_typed
from pyapp.games.imposition.speech import name_of, shares, short_outcomes
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.duel import Side, duel, joint
from pyapp.views.parts.odds import comparison
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.rolls import deed_field, hand_toggle
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Act, Outcome


def duelling(table: Table) -> tuple[list[Child], list[Child]]:
    """Draw both sides of a duel, and what stands at the thumb."""
    desk: Desk = table.desk
    laid = facing(table.stage.play, desk, table.stage.rulings)
    if laid is None:
        title = say("imposition.duel.alone.title")
        return [layout.empty_state(title, say("imposition.duel.alone"))], []
    left, right = ([corner_card(table, one)] for one in corners(desk, laid))
    body: list[Child] = [
        layout.card(None, deed_field(imposition.ID, DUEL, desk.of(DUEL))),
        duel(left, right),
        layout.notice("warn", laid.refusal, speaks=False) if laid.refusal else None,
        *_together(laid, desk.of(DUEL)),
    ]
    return body, [_throw(table, laid, desk.of(DUEL))]


def _throw(table: Table, laid: Facing, setup: Setup) -> Tree:
    able = laid.acts is not None and not laid.refusal
    labels = (say("imposition.duel.roll"), say("hand.use"))
    dice = dice_typed(table, DUEL, setup)
    return throw_button(DUEL, 0, setup, labels, dice=dice, able=able)


def _together(laid: Facing, setup: Setup) -> list[Child]:
    """Draw what both sides come to, once both are gathered."""
    if laid.acts is None:
        return []
    return [
        layout.card(None, *both_odds(*laid.acts), look_up("imposition.duel"), look="raised"),
        hand_toggle(imposition.ID, DUEL, setup),
        real_dice(DUEL, laid.acts, setup, say("hand.title")),
    ]


def both_odds(a: Act, b: Act) -> list[Tree]:
    """Draw what each side can expect, in one scale, and below it how the two meet."""
    names = name_of(a.who), name_of(b.who)
    title = say("imposition.duel.names", a=names[0], b=names[1])
    sides = [
        (name, shares(imposition.odds(act.check))) for name, act in zip(names, (a, b), strict=True)
    ]
    return [comparison(title, sides), _joint_odds(a, b)]


def _joint_odds(a: Act, b: Act) -> Tree:
    """Draw the chance of every pair of outcomes."""
    chances = imposition.duel_odds(a.check, b.check)
    words = short_outcomes()
    return joint(
        say("imposition.duel.odds"),
        Side(name_of(a.who), words),
        Side(name_of(b.who), words),
        [[chances[ours, theirs] for theirs in Outcome] for ours in Outcome],
    )
