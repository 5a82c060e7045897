"""Gathering a pool, throwing it, rerolling, keeping: what each tap on a roll does."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from pyapp.games.ghosts.desk import Desk, Setup
from pyapp.games.ghosts.keeping import keeping_step, kept_sentence, needs_words
from pyapp.games.ghosts.pools import (
    act_of,
    face_typed,
    next_pool,
    open_roll,
    sheet_of,
    throws_made,
    typed_throw,
)
from pyapp.games.ghosts.speech import result_sentence
from pyapp.model import Draw, Focus, Model, Msg
from pyapp.screen import Handler
from pyapp.turn import Turn, refused, said, stepped, told, with_desk
from pyapp.words import say
from threefold import ghosts, link
from threefold.check import TEXT_LIMIT, text
from threefold.errors import ThreefoldError
from threefold.rulings import Rulings

SEED_BYTES = 16


def laid(change: Callable[[ghosts.Cast, str, Setup, Msg], dict[str, Any]]) -> Handler:
    """Make a handler of a function that says which parts of a setup a message changes."""

    def handle(model: Model, msg: Msg) -> Turn:
        if model.table is None:
            return model, ()
        desk: Desk = model.table.desk
        who = msg.args[0]
        changes = change(model.table.stage.play, who, desk.of(who), msg)
        return with_desk(model, desk.put(who, **changes)), ()

    return handle


def pick_tag(_cast: ghosts.Cast, _who: str, setup: Setup, msg: Msg) -> dict[str, Any]:
    """Pick a tag of the sheet, or put it back."""
    return {"tags": tuple(sorted(set(setup.tags) ^ {msg.args[1]})), "faces": ()}


def pick_other(_cast: ghosts.Cast, _who: str, setup: Setup, msg: Msg) -> dict[str, Any]:
    """Pick a relationship in place of any other, or put it back."""
    other = msg.args[1]
    return {"other": None if setup.other == other else other, "faces": ()}


def pick_word(_cast: ghosts.Cast, _who: str, setup: Setup, _msg: Msg) -> dict[str, Any]:
    """Use the Word of Power, or do not."""
    return {"word": not setup.word, "faces": ()}


def describe(_cast: ghosts.Cast, _who: str, _setup: Setup, msg: Msg) -> dict[str, Any]:
    """Write the deed, the note or the words of a consequence."""
    return {msg.args[1]: text(msg.value, TEXT_LIMIT, "This text")}


def toggle_hand(_cast: ghosts.Cast, _who: str, setup: Setup, _msg: Msg) -> dict[str, Any]:
    """Roll real dice and type them in, or have the page roll."""
    return {"by_hand": not setup.by_hand, "faces": ()}


def type_face(cast: ghosts.Cast, who: str, setup: Setup, msg: Msg) -> dict[str, Any]:
    """Type the face of one real die."""
    _, number, face = msg.args
    return {"faces": face_typed(next_pool(cast, who, setup), setup, number, face)}


def choose_loss(_cast: ghosts.Cast, _who: str, _setup: Setup, msg: Msg) -> dict[str, Any]:
    """Choose to break a relationship instead of the consequence, or not to."""
    return {"breaks": msg.args[1]}


def think_again(_cast: ghosts.Cast, _who: str, _setup: Setup, _msg: Msg) -> dict[str, Any]:
    """Go back from keeping to the result."""
    return {"keeping": False}


def count(_cast: ghosts.Cast, _who: str, setup: Setup, msg: Msg) -> dict[str, Any]:
    """Count out a pool without a sheet: tags, a relationship, the Word, whether one is known."""
    _, part, value = msg.args
    act = setup.asked or ghosts.Act()
    if part == "tags":
        labels = (*act.tags, *[""] * value)[:value]
        return {"asked": replace(act, tags=labels), "faces": ()}
    if part == "relationship":
        label = (act.relationship or "") if value else None
        return {"asked": replace(act, relationship=label), "faces": ()}
    if part == "word":
        word = (act.word or "") if value else None
        return {"asked": replace(act, word=word, word_known=act.word_known or value), "faces": ()}
    return {"asked": replace(act, word_known=value), "faces": ()}


def name_actor(_cast: ghosts.Cast, _who: str, setup: Setup, msg: Msg) -> dict[str, Any]:
    """Write who rolls a pool without a sheet."""
    return {"asked": replace(setup.asked or ghosts.Act(), who=msg.value)}


def throw(model: Model, msg: Msg) -> Turn:
    """Throw the next dice: those typed in, or from a fresh seed.

    The message says how many throws came before. A tap that was meant for an earlier throw (the
    second of a double tap, say) does not match, and so never becomes a reroll.
    """
    who, before = msg.args
    if model.table is None or throws_made(model.table.stage.play, who) != before:
        return model, ()
    setup = model.table.desk.of(who)
    if not setup.by_hand:
        return model, (Draw(SEED_BYTES, Msg("ghosts.thrown", (who, before))),)
    by_hand = typed_throw(next_pool(model.table.stage.play, who, setup), setup)
    if by_hand is None:
        return told(model, say("ghosts.faces-missing")), ()
    return _thrown(model, who, by_hand, msg)


def thrown(model: Model, msg: Msg) -> Turn:
    """Take the seed that was drawn, if it is still for the throw that comes next."""
    who, before, seed = msg.args
    if model.table is None or throws_made(model.table.stage.play, who) != before:
        return model, ()
    return _thrown(model, who, ghosts.Seeded(bytes.fromhex(seed)), msg)


def _thrown(model: Model, who: str, dice: ghosts.Throw, msg: Msg) -> Turn:
    if model.table is None:
        return model, ()
    cast, desk = model.table.stage.play, model.table.desk
    try:
        if open_roll(cast, who):
            step: ghosts.Step = ghosts.Reroll(sheet_of(who), dice)
        else:
            act = act_of(cast, who, desk.of(who))
            step = ghosts.ThrowDice(sheet_of(who), act, dice)
    except ThreefoldError as error:
        return refused(model, error), ()
    after = stepped(model, step, msg)
    if after.table is None or after.table is model.table:
        return after, ()
    after = with_desk(after, desk.thrown(who))
    roll = open_roll(after.table.stage.play, who) if after.table else None
    return (said(after, result_sentence(roll)) if roll else after), (
        Focus("verdict", from_top=True),
    )


def keep(model: Model, msg: Msg) -> Turn:
    """Keep the result: at once where there is nothing to write down, else ask what."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    roll = open_roll(model.table.stage.play, who)
    if roll is None:
        return model, ()
    if needs_words(who, roll):
        desk = model.table.desk.put(who, keeping=True, breaks=None)
        return with_desk(model, desk), (Focus("keep-title", from_top=True),)
    return kept(model, msg)


def kept(model: Model, msg: Msg) -> Turn:
    """Write down what was chosen; the roll is done, and its link can be shared."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    cast, desk, rulings = model.table.stage.play, model.table.desk, model.table.stage.rulings
    roll = open_roll(cast, who)
    if roll is None:
        return model, ()
    step = keeping_step(cast, who, roll, desk.of(who), rulings)
    after = stepped(model, step, msg)
    if after.table is None or after.table is model.table:
        return after, ()
    after = with_desk(after, desk.cleared(who))
    return told(after, kept_sentence(cast, roll, step), _link(roll, rulings)), (
        Focus("main", from_top=True),
    )


def _link(roll: ghosts.Roll, rulings: Rulings) -> str:
    """Return the link of a roll; none where there is more writing in it than a link can hold."""
    try:
        return link.encode(link.ResultLink(ghosts.ID, roll, rulings))
    except ThreefoldError:
        return ""


def drop_request(model: Model, _msg: Msg) -> Turn:
    """Take a request off the desk unrolled."""
    if model.table is None:
        return model, ()
    return with_desk(model, replace(model.table.desk, request=None)), ()


HANDLERS: Mapping[str, Handler] = {
    "ghosts.pick_tag": laid(pick_tag),
    "ghosts.pick_other": laid(pick_other),
    "ghosts.pick_word": laid(pick_word),
    "ghosts.describe": laid(describe),
    "ghosts.toggle_hand": laid(toggle_hand),
    "ghosts.type_face": laid(type_face),
    "ghosts.choose_loss": laid(choose_loss),
    "ghosts.think_again": laid(think_again),
    "ghosts.count": laid(count),
    "ghosts.name_actor": laid(name_actor),
    "ghosts.throw": throw,
    "ghosts.thrown": thrown,
    "ghosts.keep": keep,
    "ghosts.kept": kept,
    "ghosts.drop_request": drop_request,
}
