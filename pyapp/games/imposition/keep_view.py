"""Keeping a result that has a cost: what it is, in the table's words, for the log."""

from __future__ import annotations

from pyapp.games.imposition.desk import DUEL, Setup
from pyapp.games.imposition.speech import name_of, rolls_of
from pyapp.views.parts.tree import Child
from pyapp.views.rolls import keep_card, keep_words
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Duel, Outcome, Roll

PARTS = ("text", "other_text")


def keep_cards(who: str, setup: Setup, roll: Roll | Duel) -> list[Child]:
    """Draw what can be written before a result is kept."""
    fields: list[Child] = []
    for part, one in zip(PARTS, rolls_of(roll), strict=False):
        outcome = one.result().outcome
        if outcome is Outcome.FULL:
            continue
        label = say(f"imposition.keep.{outcome}")
        if who == DUEL:
            label = say("imposition.keep.side", name=name_of(one.act.who), label=label)
        written = getattr(setup, part)
        fields.append(keep_words(imposition.ID, who, part, label, written, lines=3))
    hint: Child = ["p", {}, say("imposition.keep.text")]
    return [keep_card(say("imposition.keep.title"), hint, *fields)]
