"""Gathering a check or a side of a duel: what a tap lays out before anything is thrown."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp.effect import Msg
from pyapp.games.imposition import roller
from pyapp.games.imposition.acts import BLANK
from pyapp.games.imposition.desk import LEFT, RIGHT, Desk, Setup
from pyapp.games.imposition.duels import seats
from pyapp.model import Model
from pyapp.rolls import handlers, laid
from pyapp.screen import Handler
from pyapp.turn import Turn, with_desk
from threefold.games.imposition import LADDER, Act, Die

NAMED = {str(die.value): die.value for die in LADDER}


def pick_path(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Take a path."""
    path = msg.args[1]
    aspect = setup.aspect if path == setup.path else None
    return {"path": path, "aspect": aspect, "faces": ()}


def pick_aspect(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Have an aspect of a path help, or put it back."""
    _, path, aspect = msg.args
    on = (setup.path, setup.aspect) == (path, aspect)
    return {"path": path, "aspect": None if on else aspect, "faces": ()}


def pick_npc(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Roll against an NPC, or against a die that the GM names."""
    return {"npc": msg.args[1], "faces": ()}


def name_die(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Name the imposition die, or the Path die of an NPC in a duel."""
    die = NAMED.get(msg.value)
    return {msg.args[1]: die, "faces": ()} if die else {}


def lay(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Lay out so much Aptitude, Stress, irresistible imposition, or levels to give up."""
    _, part, value = msg.args
    return {part: value, "faces": ()}


def spend(_setup: Setup, msg: Msg) -> dict[str, Any]:
    """Choose a row of the spending table."""
    _, aptitude, stress = msg.args
    return {"aptitude": aptitude, "stress": stress, "faces": ()}


def name_actor(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Write who rolls without a sheet."""
    return {"asked": replace(setup.asked or BLANK, who=msg.value)}


def loose_die(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Name the Level die or the Path die of a roll without a sheet."""
    die, act = NAMED.get(msg.value), setup.asked or BLANK
    if die is None:
        return {}
    if msg.args[1] == "level":
        return {"asked": replace(act, level=die), "faces": ()}
    return {"asked": replace(act, path_die=die, has=min(act.has, Die(die).step)), "faces": ()}


def loose_points(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Say how much Aptitude helps in a roll without a sheet."""
    act: Act = setup.asked or BLANK
    points = min(msg.args[1], Die(act.path_die).step)
    aspect = act.aspect if act.aspect is not None else "" if points else None
    return {"asked": replace(act, has=points, aspect=aspect), "faces": ()}


def loose_constant(setup: Setup, msg: Msg) -> dict[str, Any]:
    """Say how much constant imposition weighs on a roll without a sheet."""
    return {"asked": replace(setup.asked or BLANK, outside=msg.args[1]), "faces": ()}


def sit(model: Model, msg: Msg) -> Turn:
    """Put somebody on one side of the duel; whoever stood there changes places with them."""
    (side,) = msg.args
    table = model.table
    if table is None:
        return model, ()
    now = seats(table.stage.play, table.desk, table.stage.rulings)
    if now is None:
        return model, ()
    other = RIGHT if side == LEFT else LEFT
    standing = dict(zip((LEFT, RIGHT), now, strict=True))
    desk: Desk = table.desk
    if msg.value == standing[other]:
        desk = desk.set(other, Setup(seat=standing[side]))
    elif msg.value == standing[side]:
        return model, ()
    else:
        desk = desk.put(other, seat=standing[other])
    return with_desk(model, desk.set(side, Setup(seat=msg.value))), ()


HANDLERS: Mapping[str, Handler] = {
    **handlers(roller),
    "imposition.pick_path": laid(pick_path),
    "imposition.pick_aspect": laid(pick_aspect),
    "imposition.pick_npc": laid(pick_npc),
    "imposition.name_die": laid(name_die),
    "imposition.lay": laid(lay),
    "imposition.spend": laid(spend),
    "imposition.name_actor": laid(name_actor),
    "imposition.loose_die": laid(loose_die),
    "imposition.loose_points": laid(loose_points),
    "imposition.loose_constant": laid(loose_constant),
    "imposition.sit": sit,
}
