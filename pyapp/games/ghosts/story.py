"""The log as a story: one step of the game, told from the table before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.games.ghosts.desk import LOOSE
from pyapp.games.ghosts.dice_view import by_hand, thrown_dice
from pyapp.games.ghosts.keeping import kept_sentence
from pyapp.games.ghosts.pools import open_roll
from pyapp.games.ghosts.speech import name_of, outcome_words, pool_words
from pyapp.log import Moment
from pyapp.screen import Told
from pyapp.views.rolls import origin, share_kept
from pyapp.words import say, say_count
from pyapp.words.bidi import in_a_row
from threefold import ghosts

Teller = Callable[[ghosts.Cast, Any, ghosts.Cast], str]


def told(moment: Moment) -> Told:
    """Tell one step; a throw with its dice, a kept roll with its dice and its link."""
    before: ghosts.Cast = moment.before.play
    after: ghosts.Cast = moment.after.play
    step = moment.entry.step
    if isinstance(step, ghosts.Keep):
        return _kept(moment, before, step)
    if isinstance(step, ghosts.ThrowDice | ghosts.Reroll):
        return _thrown(after, step)
    return Told([TELLERS[type(step)](before, step, after)])


def _kept(moment: Moment, before: ghosts.Cast, step: ghosts.Keep) -> Told:
    roll = open_roll(before, step.character or LOOSE)
    if roll is None:
        return Told(())
    lines = [kept_sentence(before, roll, step), _helped(roll)]
    beside = [
        thrown_dice(roll, size="small"),
        origin(by_hand(roll.throws[-1])),
        share_kept(ghosts.ID, moment.place, name_of(roll.act.who)),
    ]
    return Told(lines, roll.act.deed.strip(), beside)


def _helped(roll: ghosts.Roll) -> str:
    """Say what gave the dice, and how often they were thrown again."""
    act = roll.act
    what = [tag.strip() or say("ghosts.pool.blank") for tag in act.tags]
    if act.relationship is not None:
        what.append(say("ghosts.story.bond", name=name_of(act.relationship)))
    if act.word is not None:
        word = act.word.strip()
        what.append(
            say("ghosts.story.power", word=word) if word else say("ghosts.story.power.unnamed")
        )
    helped = say("ghosts.story.helped", what=in_a_row(what)) if what else ""
    again = say_count("ghosts.story.rerolls", roll.pool.rerolls) if roll.pool.rerolls else ""
    return f"{helped or say('ghosts.story.desperate')} {again}".strip()


def _thrown(after: ghosts.Cast, step: ghosts.ThrowDice | ghosts.Reroll) -> Told:
    roll = open_roll(after, step.character or LOOSE)
    if roll is None:
        return Told(())
    word = "rolled" if isinstance(step, ghosts.ThrowDice) else "rerolled"
    outcome = outcome_words(roll.result().outcome)
    name = name_of(roll.act.who)
    dice = pool_words(roll.pool)
    return Told([say(f"story.{word}", name=name, dice=dice, outcome=outcome)])


def _name(cast: ghosts.Cast, character: str) -> str:
    return name_of(cast.character(character).name)


def _added(_before: ghosts.Cast, step: ghosts.AddCharacter, _after: ghosts.Cast) -> str:
    return say("story.added", name=name_of(step.name))


def _removed(before: ghosts.Cast, step: ghosts.RemoveCharacter, _after: ghosts.Cast) -> str:
    return say("story.removed", name=_name(before, step.id))


def _wrote(before: ghosts.Cast, step: ghosts.Write, _after: ghosts.Cast) -> str:
    name, field, text = _name(before, step.character), say(FIELDS[step.field]), step.text
    if not text.strip():
        return say("story.erased", name=name, field=field)
    if step.field == "name":
        return say("story.called", name=name, text=text)
    if step.field.startswith("tag"):
        return say("ghosts.story.tag", name=name, question=field, text=text)
    if step.field in ("anchor", "word", "effect"):
        return say(f"ghosts.story.{step.field}", name=name, text=text)
    return say("ghosts.story.slot", name=name, slot=field, text=text)


def _marked(before: ghosts.Cast, step: ghosts.Mark, _after: ghosts.Cast) -> str:
    slot = say(f"ghosts.slot.{ghosts.field_of(step.slot)}")
    return say("ghosts.story.marked", name=_name(before, step.character), slot=slot)


def _cleared(before: ghosts.Cast, step: ghosts.ClearSlot, _after: ghosts.Cast) -> str:
    slot = say(f"ghosts.slot.{ghosts.field_of(step.slot)}")
    return say("ghosts.story.cleared", name=_name(before, step.character), slot=slot)


def _anchor(before: ghosts.Cast, step: ghosts.SetAnchor, _after: ghosts.Cast) -> str:
    word = "anchor-lost" if step.lost else "anchor-back"
    return say(f"ghosts.story.{word}", name=_name(before, step.character))


def _forgot(before: ghosts.Cast, step: ghosts.Forget, _after: ghosts.Cast) -> str:
    return say("ghosts.story.forgot", name=_name(before, step.character))


def _related(before: ghosts.Cast, step: ghosts.Relate, _after: ghosts.Cast) -> str:
    text = step.label.strip() or say("ghosts.relationship.blank")
    return say("ghosts.story.related", a=_name(before, step.a), b=_name(before, step.b), text=text)


def _health(before: ghosts.Cast, step: ghosts.SetHealth, _after: ghosts.Cast) -> str:
    word = "mended" if step.healthy else "broke"
    return say(f"ghosts.story.{word}", a=_name(before, step.a), b=_name(before, step.b))


TELLERS: dict[type, Teller] = {
    ghosts.AddCharacter: _added,
    ghosts.RemoveCharacter: _removed,
    ghosts.Write: _wrote,
    ghosts.Mark: _marked,
    ghosts.ClearSlot: _cleared,
    ghosts.SetAnchor: _anchor,
    ghosts.Forget: _forgot,
    ghosts.Relate: _related,
    ghosts.SetHealth: _health,
}

FIELDS: dict[str, str] = {
    "name": "sheet.name",
    "tag1": "ghosts.tag1",
    "tag2": "ghosts.tag2",
    "tag3": "ghosts.tag3",
    "tag4": "ghosts.tag4",
    "anchor": "ghosts.anchor",
    "minor1": "ghosts.slot.minor1",
    "minor2": "ghosts.slot.minor2",
    "minor3": "ghosts.slot.minor3",
    "major": "ghosts.slot.major",
    "word": "ghosts.word",
    "effect": "ghosts.word.effect",
}
"""What the log calls each field of a sheet, by the field's name in the rules."""
