"""What keeping a roll comes to, in a sentence."""

from __future__ import annotations

from typing import Any

from pyapp.games.imposition.speech import name_of, outcome_words, rolls_of
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Duel, Party, Roll


def names_of(roll: Roll | Duel) -> str:
    """Name who rolled; both sides of a duel. Empty where nobody has a name."""
    names = [one.act.who.strip() for one in rolls_of(roll)]
    if isinstance(roll, Duel):
        return say("imposition.duel.names", a=name_of(names[0]), b=name_of(names[1]))
    return names[0]


def kept_sentence(_party: Party, roll: Roll | Duel, step: Any) -> str:
    """Say what keeping a roll did."""
    texts = (step.text_a, step.text_b) if isinstance(step, imposition.KeepDuel) else (step.text,)
    sides = zip(rolls_of(roll), texts, strict=True)
    return " ".join(part for one, text in sides for part in _side(one, text))


def _side(roll: Roll, text: str) -> list[str]:
    outcome = roll.result().outcome
    lines = [say("roll.kept", who=name_of(roll.act.who), outcome=outcome_words(outcome))]
    if text.strip():
        lines.append(say(f"imposition.kept.{outcome}", text=text.strip()))
    if roll.passes_out:
        lines.append(say("imposition.kept.passed-out", name=name_of(roll.act.who)))
    return lines
