"""What taps lay out for a dispute before anything is done: who, what, how many."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp import route
from pyapp.effect import Go, Msg
from pyapp.games.universalis.desk import Desk, Setup
from pyapp.games.universalis.numbers import number_in
from pyapp.games.universalis.stepping import taken
from pyapp.model import Model
from pyapp.rolls import laid
from pyapp.screen import Handler
from pyapp.turn import Turn, then_desk, took
from threefold.check import TEXT_LIMIT, text
from threefold.games.universalis import Step

NUMBERED = frozenset({"seat", "other", "component", "trait", "fact", "side", "coins", "ranks"})
"""Parts of a setup that hold a number."""


def lay(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Lay out a number, a kind or nothing."""
    _, part, value = msg.args
    return {part: value, **_undone_by(part)}


def choose(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Lay out what was chosen from a list; anything that is no number changes nothing."""
    part = msg.args[1]
    if part not in NUMBERED:
        return {part: msg.value}
    number = number_in(msg.value)
    return {} if number is None else {part: number, **_undone_by(part)}


def _undone_by(part: str) -> dict[str, Any]:
    """Return what no longer holds once a part is laid out anew: found is found, for one thing."""
    undone: dict[str, Any] = {} if part in ("seat", "coins", "ranks") else {"find": ""}
    if part == "side":
        # The other side is another component's, so its traits are offered first.
        undone["component"] = None
    if part == "component":
        undone["trait"] = None
    return undone


def find(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Look for those whose names hold what was written, for one part of a setup at a time."""
    _, part = msg.args
    return {"find": text(msg.value.strip(), TEXT_LIMIT, "This text"), "finding": part}


def done(model: Model, step: Step, msg: Msg, key: str, left: Setup | None = None) -> Model:
    """Take a step and, where it was taken, clear its setup; how dice are rolled is remembered.

    Args:
        model: What was before.
        step: The step.
        msg: The message that asked for it.
        key: Whose setup is used up.
        left: What lies there instead; nothing by default.
    """

    def used_up(desk: Desk) -> Desk:
        return desk.set(key, replace(left or desk.empty, by_hand=desk.of(key).by_hand))

    return then_desk(model, taken(model, step, msg), used_up)


def to_table(before: Model, after: Model) -> Turn:
    """Go to the table's own page if a step was taken; what was said of it stays to be read."""
    table = took(before, after)
    if table is None:
        return after, ()
    home = route.to_table(table.id)
    return replace(after, fragment=home), (Go(home, replace=True),)


HANDLERS: Mapping[str, Handler] = {
    "universalis.lay": laid(lay),
    "universalis.choose": laid(choose),
    "universalis.find": laid(find),
}
