"""Keeping a result: whether there is something to write down, and what was written in the end."""

from __future__ import annotations

from pyapp.games.ghosts.desk import LOOSE, Setup
from pyapp.games.ghosts.pools import sheet_of
from pyapp.games.ghosts.speech import name_of, outcome_words
from pyapp.words import say
from threefold import ghosts
from threefold.rulings import Rulings


def needs_words(who: str, roll: ghosts.Roll) -> bool:
    """Tell whether keeping this roll asks something of the player first."""
    result = roll.result()
    if result.outcome is ghosts.Outcome.PARTIAL:
        return True
    return who != LOOSE and (result.learns_word or result.consequence is not None)


def chosen_break(
    cast: ghosts.Cast,
    who: str,
    consequence: ghosts.Consequence,
    setup: Setup,
    rulings: Rulings,
) -> str | None:
    """Return whose relationship is to be broken instead; None once that cannot be done any more."""
    shields = ghosts.shields(cast, who, consequence, rulings)
    return setup.breaks if any(one.other(who) == setup.breaks for one in shields) else None


def keeping_step(
    cast: ghosts.Cast, who: str, roll: ghosts.Roll, setup: Setup, rulings: Rulings
) -> ghosts.Keep:
    """Return the step that keeps a roll, with only those words that its result asks for.

    What was written or chosen for another result (one since undone, say) stays out of it.
    """
    result, sheet, text = roll.result(), sheet_of(who), setup.text.strip()
    if result.outcome is ghosts.Outcome.PARTIAL:
        return ghosts.Keep(sheet, text)
    if sheet is None:
        return ghosts.Keep(None)
    if result.learns_word:
        return ghosts.Keep(sheet, text, setup.effect.strip())
    if result.consequence is None:
        return ghosts.Keep(sheet)
    breaks = chosen_break(cast, sheet, result.consequence, setup, rulings)
    if breaks is not None:
        return ghosts.Keep(sheet, breaks=breaks)
    where = ghosts.landing(cast.character(sheet), result.consequence)
    return ghosts.Keep(sheet, text if isinstance(where, ghosts.Slot) else "")


def kept_sentence(cast: ghosts.Cast, roll: ghosts.Roll, step: ghosts.Keep) -> str:
    """Say what keeping a roll did, given the table before it was kept."""
    result = roll.result()
    outcome = outcome_words(result.outcome)
    first = say("roll.kept", who=name_of(roll.act.who), outcome=outcome)
    return " ".join(part for part in (first, _consequence(cast, result, step)) if part)


def _consequence(cast: ghosts.Cast, result: ghosts.Result, step: ghosts.Keep) -> str:
    text = step.text.strip()
    if result.outcome is ghosts.Outcome.PARTIAL:
        return say("ghosts.kept.complication", text=text) if text else ""
    if step.character is None:
        return ""
    if result.learns_word:
        return say("ghosts.kept.word", word=text) if text else say("ghosts.kept.word.bare")
    if result.consequence is None:
        return ""
    if step.breaks:
        return say("ghosts.kept.break", name=name_of(cast.character(step.breaks).name))
    return _marked(ghosts.landing(cast.character(step.character), result.consequence), text)


def _marked(where: ghosts.Landing, text: str) -> str:
    if not isinstance(where, ghosts.Slot):
        return say(f"ghosts.kept.{where.value}")
    slot = say(f"ghosts.slot.{ghosts.field_of(where)}")
    if text:
        return say("ghosts.kept.slot", slot=slot, label=text)
    return say("ghosts.kept.slot.bare", slot=slot)
