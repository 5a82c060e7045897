"""Gathering a pool: what a tap lays out before anything is thrown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.effect import Msg
from pyapp.games.ghosts import roller
from pyapp.games.ghosts.desk import Setup
from pyapp.games.ghosts.pools import act_of
from pyapp.games.ghosts.speech import forecast_sentence
from pyapp.model import Model
from pyapp.rolls import handlers, laid
from pyapp.screen import Handler
from pyapp.turn import Turn, said, took
from threefold import ghosts


def pick_tag(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Pick a tag of the sheet, or put it back."""
    return {"tags": tuple(sorted(set(setup.tags) ^ {msg.args[1]})), "faces": ()}


def pick_other(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Pick a relationship in place of any other, or put it back."""
    other = msg.args[1]
    return {"other": None if setup.other == other else other, "faces": ()}


def pick_word(setup: Setup, _msg: Msg) -> dict[str, Any]:
    """Use the Word of Power, or do not."""
    return {"word": not setup.word, "faces": ()}


def choose_loss(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Choose to break a relationship instead of the consequence, or not to."""
    return {"breaks": msg.args[1]}


def count(setup: Setup, msg: Msg) -> dict[str, Any]:
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


def name_actor(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Write who rolls a pool without a sheet."""
    return {"asked": replace(setup.asked or ghosts.Act(), who=msg.value)}


def heard(pick: Handler) -> Handler:
    """Have a screen reader say what the odds have become, as the eye sees it."""

    def handle(model: Model, msg: Msg) -> Turn:
        after, effects = pick(model, msg)
        table = took(model, after)
        if table is None:
            return after, effects
        cast, who = table.stage.play, msg.args[0]
        act = act_of(cast, who, table.desk.of(who))
        return said(after, forecast_sentence(act.pool, act.word_known)), effects

    return handle


HANDLERS: Mapping[str, Handler] = {
    **handlers(roller),
    "ghosts.pick_tag": heard(laid(pick_tag)),
    "ghosts.pick_other": heard(laid(pick_other)),
    "ghosts.pick_word": heard(laid(pick_word)),
    "ghosts.choose_loss": laid(choose_loss),
    "ghosts.count": heard(laid(count)),
    "ghosts.name_actor": laid(name_actor),
}
