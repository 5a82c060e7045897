"""Taking a step of the game and saying what it did: what nearly every handler comes to."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.effect import Msg
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.speech import name_of
from pyapp.games.universalis.story import sentence
from pyapp.games.universalis.story_words import joined
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.table import Table
from pyapp.turn import stepped, told, took
from pyapp.words import say
from threefold.games.universalis import EndTurn, Interrupt, Step, Tale


def taken(model: Model, step: Step, msg: Msg) -> Model:
    """Take a step and say in a sentence what it did; a refusal says why and changes nothing."""
    after = stepped(model, step, msg)
    table = took(model, after)
    if model.table is None or table is None:
        return after
    return told(after, what_happened(model.table, table, step))


def what_happened(before: Table, after: Table, step: Step) -> str:
    """Say what the step did that led from one to the other, and whose turn it is if that is new."""
    moment = after.log.last()
    words = sentence(moment) if moment else ""
    passed = _passed(before.stage.play, after.stage.play, step)
    return joined(words, passed)


def _passed(before: Tale, after: Tale, step: Step) -> str:
    """Say that the turn went on because somebody's coins ran out; "" when it did not."""
    if isinstance(step, EndTurn) or not (before.playing and after.playing):
        return ""
    due = step.seat if isinstance(step, Interrupt) else before.turn
    if after.turn == due:
        return ""
    out, on = name_of(after, due), name_of(after, after.turn)
    return say("universalis.turn.passed", out=out, on=on)


def step(make: Callable[..., Step]) -> Handler:
    """Make a handler of a step that a message's arguments make up."""
    return once(lambda model, msg: (taken(model, make(*msg.args), msg), ()))
