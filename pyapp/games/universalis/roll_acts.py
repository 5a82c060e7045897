"""What taps do to dice that are about to be thrown: real faces, and a contest named by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.games.universalis import roller
from pyapp.games.universalis.contests import loose_contest, with_side
from pyapp.games.universalis.desk import Setup
from pyapp.model import Model, Msg
from pyapp.rolls import handlers, laid
from pyapp.screen import Handler
from pyapp.turn import Turn, with_desk
from threefold.check import TEXT_LIMIT, text
from threefold.games.universalis import Brought


def type_face(model: Model, msg: Msg) -> Turn:
    """Type the face of a real die; 0 takes it back. Faces typed for other dice are gone."""
    who, number, face = msg.args
    if model.table is None:
        return model, ()
    desk = model.table.desk
    setup: Setup = desk.of(who)
    count = roller.dice_typed(model.table, who, setup)
    if len(setup.faces) != count:
        setup = replace(setup, faces=())
    return with_desk(model, desk.put(who, faces=setup.typed(count, number, face))), ()


def name_side(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Write what a side of a contest is called."""
    number, contest = msg.args[1], loose_contest(setup)
    name = text(msg.value, TEXT_LIMIT, "The name")
    return {"asked": with_side(contest, number, replace(contest.sides[number], name=name))}


def count_dice(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Say how many dice a side of a contest has."""
    _, number, dice = msg.args
    contest = loose_contest(setup)
    side = replace(contest.sides[number], brought=(Brought("", dice),))
    return {"asked": with_side(contest, number, side), "faces": ()}


def plain_dice(_setup: Setup, _msg: Msg) -> dict[str, Any]:
    """Put away what was asked for, and begin with plain dice."""
    return {"asked": None, "faces": ()}


HANDLERS: Mapping[str, Handler] = {
    **handlers(roller),
    "universalis.type_face": type_face,
    "universalis.name_side": laid(name_side),
    "universalis.count_dice": laid(count_dice),
    "universalis.plain_dice": laid(plain_dice),
}
