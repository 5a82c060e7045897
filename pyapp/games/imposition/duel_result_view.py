"""A duel that was thrown: both results side by side, a reroll for each, one way to keep both."""

from __future__ import annotations

from pyapp.games.imposition.desk import DUEL, Desk
from pyapp.games.imposition.duel_view import both_odds
from pyapp.games.imposition.result_view import (
    dice_card,
    earlier_throws,
    may_reroll,
    reroll_button,
    rerolling,
    shown_result,
)
from pyapp.games.imposition.speech import name_of, outcomes_words, reasons, ruling_lines
from pyapp.views.parts import layout
from pyapp.views.parts.duel import duel
from pyapp.views.parts.tree import Child
from pyapp.views.rolls import headline, keep_button, share_button, why
from threefold import imposition
from threefold.games.imposition import Duel, OpenDuel, Roll
from threefold.rulings import Rulings


def duel_cards(thrown: Duel, rulings: Rulings) -> list[Child]:
    """Draw a duel to look at."""
    sides = [_side(roll, rulings, first=not at) for at, roll in enumerate(thrown.rolls)]
    return [duel(*sides), _odds(thrown)]


def open_duel_cards(open_duel: OpenDuel, desk: Desk, rulings: Rulings) -> list[Child]:
    """Draw the duel that waits to be kept."""
    sides = []
    for at, (who, roll) in enumerate(zip(open_duel.ids, open_duel.duel.rolls, strict=True)):
        choice: list[Child] = list(rerolling(who, roll, desk.of(who), prefix=f"side{at}-"))
        if may_reroll(roll):
            choice.append(reroll_button(who, roll, desk.of(who), prefix=f"side{at}-"))
        sides.append(_side(roll, rulings, first=not at, choice=choice))
    return [duel(*sides), _odds(open_duel.duel), share_button(imposition.ID, DUEL)]


def _side(
    roll: Roll, rulings: Rulings, *, first: bool, choice: list[Child] | None = None
) -> list[Child]:
    return [
        headline(name_of(roll.act.who), roll.act.deed),
        *shown_result(roll, "verdict" if first else None),
        *(choice or []),
        why(reasons(roll), ruling_lines([roll], rulings)),
        earlier_throws(roll),
        dice_card(roll.act),
    ]


def _odds(thrown: Duel) -> Child:
    return layout.card(None, *both_odds(thrown.a.act, thrown.b.act))


def duel_actions(thrown: Duel) -> list[Child]:
    """Draw what stands at the thumb: keep both."""
    return [keep_button(imposition.ID, DUEL, outcomes_words(thrown))]
