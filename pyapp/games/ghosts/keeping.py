"""Keeping a result: whether there is something to write down, and what was written in the end."""

from __future__ import annotations

from pyapp.games.ghosts.desk import LOOSE, Setup
from pyapp.games.ghosts.speech import name_of, outcome_words
from pyapp.words import say
from threefold import ghosts


def needs_words(who: str, roll: ghosts.Roll) -> bool:
    """Tell whether keeping this roll asks something of the player first."""
    result = roll.result()
    if result.outcome is ghosts.Outcome.PARTIAL:
        return True
    return who != LOOSE and (result.learns_word or result.consequence is not None)


def slot_name(slot: ghosts.Slot) -> str:
    """Return the name a slot goes by: ``minor1`` to ``minor3``, or ``major``."""
    return "major" if slot.kind is ghosts.Consequence.MAJOR else f"minor{slot.index + 1}"


def kept_sentence(cast: ghosts.Cast, who: str, roll: ghosts.Roll, setup: Setup) -> str:
    """Say what keeping a roll did, given the table before it was kept."""
    result = roll.result()
    outcome = outcome_words(result.outcome)
    first = say("ghosts.kept", who=name_of(roll.act.who), outcome=outcome)
    text = setup.text.strip()
    return " ".join(part for part in (first, _consequence(cast, who, result, setup, text)) if part)


def _consequence(
    cast: ghosts.Cast, who: str, result: ghosts.Result, setup: Setup, text: str
) -> str:
    if result.outcome is ghosts.Outcome.PARTIAL:
        return say("ghosts.kept.complication", text=text) if text else ""
    if who == LOOSE:
        return ""
    if result.learns_word:
        return say("ghosts.kept.word", word=text) if text else say("ghosts.kept.word.bare")
    if result.consequence is None:
        return ""
    if setup.breaks:
        return say("ghosts.kept.break", name=name_of(cast.character(setup.breaks).name))
    return _marked(ghosts.landing(cast.character(who), result.consequence), text)


def _marked(where: ghosts.Landing, text: str) -> str:
    if not isinstance(where, ghosts.Slot):
        return say(f"ghosts.kept.{where.value}")
    slot = say(f"ghosts.slot.{slot_name(where)}")
    if text:
        return say("ghosts.kept.slot", slot=slot, label=text)
    return say("ghosts.kept.slot.bare", slot=slot)
