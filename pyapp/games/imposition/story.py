"""The log as a story: one step of the game, told from the table before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.games.imposition.dice_view import by_hand, thrown_dice
from pyapp.games.imposition.keeping import kept_sentence, names_of
from pyapp.games.imposition.roller import kept_by
from pyapp.games.imposition.speech import (
    dice_words,
    die_words,
    name_of,
    outcome_words,
    rolls_of,
    spent_words,
)
from pyapp.games.imposition.story_paths import PATH_TELLERS
from pyapp.log import Moment
from pyapp.screen import Told
from pyapp.views.parts.tree import Tree
from pyapp.views.rolls import origin, share_kept
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Duel, Party, Roll

Teller = Callable[[Party, Any, Party], str]


def told(moment: Moment) -> Told:
    """Tell one step; a throw with its outcome, a kept roll with its dice and its link."""
    before: Party = moment.before.play
    after: Party = moment.after.play
    step = moment.entry.step
    roll = kept_by(before, step)
    if roll is not None:
        return _kept(moment, before, roll, step)
    return Told([TELLERS[type(step)](before, step, after)])


def _kept(moment: Moment, before: Party, roll: Roll | Duel, step: Any) -> Told:
    rolls = rolls_of(roll)
    lines = [kept_sentence(before, roll, step), *map(_with_what, rolls)]
    share = share_kept(imposition.ID, moment.place, name_of(names_of(roll)))
    dice = [part for one in rolls for part in _dice(one)]
    return Told(lines, rolls[0].act.deed.strip(), [*dice, share])


def _with_what(roll: Roll) -> str:
    """Say with which dice, on which path, and what was spent."""
    act, name, path = roll.act, name_of(roll.act.who), roll.act.path.strip()
    dice = dice_words(act)
    if path:
        words = say("imposition.story.dice.path", name=name, dice=dice, path=path)
    else:
        words = say("imposition.story.dice", name=name, dice=dice)
    stress = act.stress + roll.rerolls
    if not (act.aptitude or stress):
        return words
    return f"{words} {say('imposition.story.spent', spent=spent_words(act.aptitude, stress))}"


def _dice(roll: Roll) -> list[Tree]:
    return [thrown_dice(roll, size="small"), origin(by_hand(roll.throws[-1]))]


def _thrown(_before: Party, step: Any, after: Party) -> str:
    return _rolled("rolled", after.open(step.character))


def _rerolled(_before: Party, step: Any, after: Party) -> str:
    return _rolled("rerolled", after.open(step.who))


def _rolled(word: str, roll: Roll | None) -> str:
    if roll is None:
        return ""
    outcome = outcome_words(roll.result().outcome)
    return say(
        f"story.{word}", name=name_of(roll.act.who), dice=dice_words(roll.act), outcome=outcome
    )


def _duelled(_before: Party, _step: Any, after: Party) -> str:
    if after.duel is None:
        return ""
    a, b = after.duel.duel.rolls
    return say(
        "imposition.story.duel",
        a=name_of(a.act.who),
        b=name_of(b.act.who),
        ours=outcome_words(a.result().outcome),
        theirs=outcome_words(b.result().outcome),
    )


def _name(party: Party, who: str) -> str:
    return name_of(party.npc(who).name if party.is_npc(who) else party.character(who).name)


def _added(_before: Party, step: Any, _after: Party) -> str:
    return say("story.added", name=name_of(step.name))


def _removed(before: Party, step: Any, _after: Party) -> str:
    return say("story.removed", name=_name(before, step.id))


def _wrote(before: Party, step: imposition.Write, _after: Party) -> str:
    name = _name(before, step.who)
    if not step.text.strip():
        field = say("sheet.name" if step.field == "name" else "imposition.level.name")
        return say("story.erased", name=name, field=field)
    if step.field == "name":
        return say("story.called", name=name, text=step.text)
    return say("imposition.story.level-name", name=name, text=step.text)


def _level(before: Party, step: imposition.SetLevel, _after: Party) -> str:
    die = die_words(step.die)
    return say("imposition.story.level", name=_name(before, step.who), die=die)


def _stress(before: Party, step: imposition.SetStress, _after: Party) -> str:
    name = _name(before, step.character)
    return say("imposition.story.stress", name=name, boxes=step.boxes)


def _constant(before: Party, step: imposition.SetConstant, _after: Party) -> str:
    name = _name(before, step.character)
    return say("imposition.story.constant", name=name, levels=step.levels)


def _everyone(_before: Party, step: imposition.SetConstantOnAll, _after: Party) -> str:
    return say("imposition.story.everyone", levels=step.levels)


def _difficulty(_before: Party, step: imposition.WriteDifficulty, _after: Party) -> str:
    die = die_words(step.die)
    if not step.text.strip():
        return say("imposition.story.difficulty.erased", die=die)
    return say("imposition.story.difficulty", die=die, text=step.text)


TELLERS: dict[type, Teller] = {
    **PATH_TELLERS,
    imposition.AddCharacter: _added,
    imposition.AddNpc: _added,
    imposition.RemoveCharacter: _removed,
    imposition.RemoveNpc: _removed,
    imposition.Write: _wrote,
    imposition.SetLevel: _level,
    imposition.SetStress: _stress,
    imposition.SetConstant: _constant,
    imposition.SetConstantOnAll: _everyone,
    imposition.WriteDifficulty: _difficulty,
    imposition.ThrowDice: _thrown,
    imposition.Reroll: _rerolled,
    imposition.ThrowDuel: _duelled,
}
