"""A duel that was thrown: both results side by side, a reroll for each, one way to keep both."""

from __future__ import annotations

from collections.abc import Sequence

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
from pyapp.games.imposition.speech import (
    TONES,
    name_of,
    outcome_words,
    outcomes_words,
    reasons,
    ruling_lines,
)
from pyapp.views.parts import layout
from pyapp.views.parts.duel import duel
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.parts.verdict import outcomes
from pyapp.views.rolls import headline, keep_button, share_button, why
from threefold import imposition
from threefold.games.imposition import Duel, OpenDuel, Roll
from threefold.rulings import Rulings


def duel_cards(thrown: Duel, rulings: Rulings) -> list[Child]:
    """Draw a duel to look at."""
    sides = [_side(at, roll, rulings) for at, roll in enumerate(thrown.rolls)]
    return [_both(thrown), duel(*sides), _odds(thrown)]


def open_duel_cards(open_duel: OpenDuel, desk: Desk, rulings: Rulings) -> list[Child]:
    """Draw the duel that waits to be kept."""
    sides = []
    for at, (who, roll) in enumerate(zip(open_duel.ids, open_duel.duel.rolls, strict=True)):
        choice: list[Child] = list(rerolling(who, roll, desk.of(who), prefix=f"side{at}-"))
        if may_reroll(roll):
            choice.append(reroll_button(who, roll, desk.of(who), prefix=f"side{at}-"))
        sides.append(_side(at, roll, rulings, choice))
    both = _both(open_duel.duel)
    return [both, duel(*sides), _odds(open_duel.duel), share_button(imposition.ID, DUEL)]


def _both(thrown: Duel) -> Tree:
    """Draw how it went for both, since on a phone they stand one below the other."""
    ends = [(roll.act.who, roll.result().outcome) for roll in thrown.rolls]
    return outcomes([(TONES[end], name_of(who), outcome_words(end)) for who, end in ends])


def _side(number: int, roll: Roll, rulings: Rulings, choice: Sequence[Child] = ()) -> list[Child]:
    return [
        headline(name_of(roll.act.who), roll.act.deed),
        shown_result(roll, number),
        *choice,
        why(reasons(roll), ruling_lines([roll], rulings)),
        earlier_throws(roll),
        dice_card(roll.act),
    ]


def _odds(thrown: Duel) -> Child:
    return layout.card(None, *both_odds(thrown.a.act, thrown.b.act))


def duel_actions(thrown: Duel) -> list[Child]:
    """Draw what stands at the thumb: keep both."""
    return [keep_button(imposition.ID, DUEL, outcomes_words(thrown))]
