"""Keeping a result, walked through: what it costs, or what is gained, in the player's words."""

from __future__ import annotations

from pyapp.games.ghosts.desk import LOOSE, Setup
from pyapp.games.ghosts.keeping import chosen_break
from pyapp.games.ghosts.speech import name_of
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import keep_card, keep_words
from pyapp.words import say
from threefold import ghosts
from threefold.rulings import Rulings


def keep_cards(
    cast: ghosts.Cast, who: str, setup: Setup, roll: ghosts.Roll, rulings: Rulings
) -> list[Child]:
    """Draw what has to be decided or written before a result is kept."""
    result = roll.result()
    if result.outcome is ghosts.Outcome.PARTIAL:
        return [_complication(who, setup)]
    if who == LOOSE:
        return []
    if result.learns_word:
        return [_word(who, setup)]
    if result.consequence is not None:
        return [_loss(cast, who, result.consequence, setup, rulings)]
    return []


def _complication(who: str, setup: Setup) -> Tree:
    title = say("ghosts.complication")
    hint = ["p", {}, say("ghosts.complication.text")]
    return keep_card(title, hint, keep_words(ghosts.ID, who, "text", title, setup.text, lines=3))


def _word(who: str, setup: Setup) -> Tree:
    return keep_card(
        say("ghosts.learn"),
        ["p", {}, say("ghosts.learn.text")],
        keep_words(ghosts.ID, who, "text", say("ghosts.word.label"), setup.text),
        keep_words(ghosts.ID, who, "effect", say("ghosts.word.effect"), setup.effect, lines=3),
        look_up("ghosts.word"),
    )


def _loss(
    cast: ghosts.Cast,
    who: str,
    consequence: ghosts.Consequence,
    setup: Setup,
    rulings: Rulings,
) -> Tree:
    sheet = cast.character(who)
    where = ghosts.landing(sheet, consequence)
    if where is ghosts.NOTHING:
        return keep_card(say("ghosts.loss"), ["p", {}, say("ghosts.loss.nothing")])
    shields = ghosts.shields(cast, who, consequence, rulings)
    breaks = chosen_break(cast, who, consequence, setup, rulings)
    choices = [_choice(who, None, _mark_words(where), breaks)]
    for shared in shields:
        other = shared.other(who)
        name = name_of(cast.character(other).name)
        choices.append(_choice(who, other, say("ghosts.loss.break", name=name), breaks))
    label: Child = None
    if breaks is None and isinstance(where, ghosts.Slot):
        label = keep_words(ghosts.ID, who, "text", say("ghosts.loss.label"), setup.text)
    return keep_card(
        say("ghosts.loss"),
        _cascade(sheet, consequence, where),
        _choices(choices) if shields else ["p", {"class": "landing"}, _mark_words(where)],
        label,
        look_up("ghosts.condition", "ghosts.anchor", "ghosts.relationship"),
    )


def _mark_words(where: ghosts.Landing) -> str:
    if isinstance(where, ghosts.Slot):
        return say("ghosts.loss.mark", slot=say(f"ghosts.slot.{ghosts.field_of(where)}"))
    return say("ghosts.loss.anchor")


def _cascade(
    sheet: ghosts.Character, consequence: ghosts.Consequence, where: ghosts.Landing
) -> Child:
    """Say why a consequence weighs more than the roll alone would have it."""
    minor = consequence is ghosts.Consequence.MINOR
    lines = []
    if minor and not (isinstance(where, ghosts.Slot) and where.kind is ghosts.Consequence.MINOR):
        lines.append(say("ghosts.loss.cascade-major"))
    if where is ghosts.ANCHOR:
        anchor = sheet.anchor.text.strip() or say("ghosts.anchor.blank")
        lines.append(say("ghosts.loss.cascade-anchor", anchor=anchor))
    return ["p", {"class": "cascade", "dir": "auto"}, " ".join(lines)] if lines else None


def _choices(choices: list[Tree]) -> Tree:
    return [
        "fieldset",
        {"class": "choices"},
        ["legend", {}, say("ghosts.loss.choose")],
        *choices,
    ]


def _choice(who: str, other: str | None, words: str, chosen: str | None) -> Tree:
    id = f"loss-{other or 'mark'}"
    box = {
        "type": "radio",
        "name": "loss",
        "id": id,
        "checked": other == chosen,
        "data-change": msg("ghosts.choose_loss", who, other),
    }
    return [
        "div",
        {"class": "tick", "key": id},
        ["input", box],
        ["label", {"for": id, "dir": "auto"}, words],
    ]
