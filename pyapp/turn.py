"""What handlers do most: take a step at the open table, change its desk, tell the player."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pyapp.effect import Effects, Msg
from pyapp.model import Model, Notice
from pyapp.table import Table, take
from pyapp.words.wheel import say_error
from threefold.errors import ThreefoldError

Turn = tuple[Model, Effects]


def stepped(model: Model, step: Any, msg: Msg) -> Model:
    """Take a step at the open table; a refusal becomes a notice and changes nothing else."""
    if model.table is None:
        return model
    try:
        return replace(model, table=take(model.table, step, msg.at), notice=None)
    except ThreefoldError as error:
        return refused(model, error)


def rewritten(model: Model, step: Any, msg: Msg) -> Turn:
    """Take a step unless it changes nothing: leaving a field untouched is no step to undo."""
    after = stepped(model, step, msg)
    table = took(model, after)
    if table is None or model.table is None:
        return after, ()
    return (model if table.stage == model.table.stage else after), ()


def took(before: Model, after: Model) -> Table | None:
    """Return the open table as a step has left it; None if no step was taken."""
    return None if after.table is before.table else after.table


def then_desk(before: Model, after: Model, change: Callable[[Any], Any]) -> Model:
    """Lay the desk out anew if a step was taken; what was said of the step stays to be read."""
    table = took(before, after)
    if table is None:
        return after
    return replace(with_desk(after, change(table.desk)), notice=after.notice)


def refused(model: Model, error: ThreefoldError) -> Model:
    """Show the sentence of an error."""
    return declined(model, say_error(error))


def declined(model: Model, sentence: str) -> Model:
    """Say why nothing happened."""
    return said(replace(model, notice=Notice("error", sentence)), sentence)


def told(model: Model, sentence: str, fragment: str = "") -> Model:
    """Show a sentence, with something to share along with it or not."""
    return said(replace(model, notice=Notice("good", sentence, fragment)), sentence)


def said(model: Model, sentence: str) -> Model:
    """Have a screen reader say a sentence, even when it is the same as the last one."""
    return replace(model, said=(sentence, model.said[1] + 1))


def with_desk(model: Model, desk: Any) -> Model:
    """Lay the open table's desk out anew."""
    if model.table is None:
        return model
    return replace(model, table=replace(model.table, desk=desk), notice=None)
