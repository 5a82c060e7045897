"""What taps do to dice that are about to be thrown, and to a contest named by hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.effect import Msg
from pyapp.games.universalis import roller
from pyapp.games.universalis.contests import loose_contest, with_side
from pyapp.games.universalis.desk import Setup
from pyapp.rolls import handlers, laid
from pyapp.screen import Handler
from threefold.check import TEXT_LIMIT, text
from threefold.games.universalis import Brought


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
    "universalis.name_side": laid(name_side),
    "universalis.count_dice": laid(count_dice),
    "universalis.plain_dice": laid(plain_dice),
}
