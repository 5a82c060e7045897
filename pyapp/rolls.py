"""Throwing, rerolling, keeping: what each tap on a roll does, in every game that has rolls.

`handlers` makes the messages of one game; each is called ``game.something``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from pyapp.effect import Draw, Effects, Focus, Land, Msg
from pyapp.model import Model
from pyapp.outcomes import Tone, result_id, verdict_id
from pyapp.roll_links import link_handlers, link_of
from pyapp.roller import Fall, Roller
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, refused, said, stepped, told, took, with_desk
from pyapp.words import say
from threefold.check import TEXT_LIMIT, text
from threefold.errors import ThreefoldError

BUZZES: Mapping[Tone, tuple[int, ...]] = {
    "good": (40,),
    "mixed": (40, 70, 40),
    "bad": (140,),
    "worst": (140, 80, 180),
}
"""How long the phone buzzes and pauses, in turn, in milliseconds: felt apart without looking."""


def handlers(game: Roller) -> Mapping[str, Handler]:
    """Return the handlers of a game's rolls by the names of their messages."""
    acts: dict[str, Handler] = {
        "describe": laid(describe),
        "toggle_hand": laid(toggle_hand),
        "think_again": laid(think_again),
        "type_face": partial(type_face, game),
        "throw": partial(throw, game),
        "thrown": partial(thrown, game),
        "keep": partial(keep, game),
        "kept": partial(kept, game),
    }
    return {**{f"{game.ID}.{name}": act for name, act in acts.items()}, **link_handlers(game)}


def laid(change: Callable[[Any, Msg], dict[str, Any]]) -> Handler:
    """Make a handler of a function that says which parts of a setup a message changes.

    The message's first argument says whose setup it is.
    """

    def handle(model: Model, msg: Msg) -> Turn:
        if model.table is None:
            return model, ()
        desk, who = model.table.desk, msg.args[0]
        return with_desk(model, desk.put(who, **change(desk.of(who), msg))), ()

    return handle


def describe(_setup: Any, msg: Msg) -> dict[str, Any]:
    """Write the deed, the note or the words of a consequence."""
    return {msg.args[1]: text(msg.value, TEXT_LIMIT, "This text")}


def toggle_hand(setup: Any, _msg: Msg) -> dict[str, Any]:
    """Roll real dice and type them in, or have the page roll."""
    return {"by_hand": not setup.by_hand, "faces": ()}


def think_again(_setup: Any, _msg: Msg) -> dict[str, Any]:
    """Go back from keeping to the result."""
    return {"keeping": False}


def type_face(game: Roller, model: Model, msg: Msg) -> Turn:
    """Type the face of one real die."""
    who, number, face = msg.args
    if model.table is None:
        return model, ()
    desk = model.table.desk
    count = game.dice_typed(model.table, who, desk.of(who))
    return with_desk(model, desk.put(who, faces=desk.of(who).typed(count, number, face))), ()


def throw(game: Roller, model: Model, msg: Msg) -> Turn:
    """Throw the next dice: those typed in, or from a fresh seed.

    The message says how many throws came before. A tap that was meant for an earlier throw (the
    second of a double tap, say) does not match, and so never becomes a reroll.
    """
    who, before = msg.args
    if model.table is None or game.throws_made(model.table.stage.play, who) != before:
        return model, ()
    setup = model.table.desk.of(who)
    if not setup.by_hand:
        return model, (Draw(game.seed_bytes(who), Msg(f"{game.ID}.thrown", (who, before))),)
    by_hand = game.typed(model.table, who, setup)
    if by_hand is None:
        return declined(model, say("roll.faces-missing")), ()
    return _thrown(game, model, who, by_hand, msg, falls=False)


def thrown(game: Roller, model: Model, msg: Msg) -> Turn:
    """Take the seed that was drawn, if it is still for the throw that comes next."""
    who, before, seed = msg.args
    if model.table is None or game.throws_made(model.table.stage.play, who) != before:
        return model, ()
    seeded = game.seeded(who, bytes.fromhex(seed))
    return _thrown(game, model, who, seeded, msg, falls=True)


def _thrown(game: Roller, model: Model, who: str, dice: Any, msg: Msg, *, falls: bool) -> Turn:
    if model.table is None:
        return model, ()
    desk = model.table.desk
    try:
        step = game.throwing(model.table, who, desk.of(who), dice)
    except ThreefoldError as error:
        return refused(model, error), ()
    after = stepped(model, step, msg)
    table = took(model, after)
    if table is None:
        return after, ()
    roll = game.waiting(table.stage.play, who)
    after = with_desk(after, desk.thrown(who))
    fall = game.fall(table.stage.play, who)
    shown = Focus(verdict_id(fall.results[0]), from_top=fall.results[0] == 0)
    return said(after, game.sentence(roll)), (shown, *_landing(model, fall, falls=falls))


def _landing(model: Model, fall: Fall, *, falls: bool) -> Effects:
    """Let the dice of a throw fall; real ones lie on the table already."""
    results = tuple(map(result_id, fall.results)) if falls else ()
    buzz = BUZZES[fall.tone] if model.device.buzzes else ()
    return (Land(results, buzz),) if results or buzz else ()


def keep(game: Roller, model: Model, msg: Msg) -> Turn:
    """Keep the result: at once where there is nothing to write down, else ask what."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    roll = game.waiting(model.table.stage.play, who)
    if roll is None:
        return model, ()
    if game.asks_words(who, roll):
        desk = model.table.desk
        begun = desk.set(who, desk.of(who).to_keep())
        return with_desk(model, begun), (Focus("keep-title", from_top=True),)
    return kept(game, model, msg)


def kept(game: Roller, model: Model, msg: Msg) -> Turn:
    """Write down what was chosen; the roll is done, and its link can be shared."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    stage, desk = model.table.stage, model.table.desk
    roll = game.waiting(stage.play, who)
    if roll is None:
        return model, ()
    step = game.keeping(stage.play, who, desk.of(who), stage.rulings)
    after = stepped(model, step, msg)
    if took(model, after) is None:
        return after, ()
    after = with_desk(after, game.cleared(desk, who))
    sentence = game.kept_sentence(stage.play, roll, step)
    return told(after, sentence, link_of(game.ID, roll, stage.rulings)), (
        Focus("main", from_top=True),
    )
