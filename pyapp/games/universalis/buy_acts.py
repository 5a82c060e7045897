"""Buying: what whoever is on turn adds to the story, coin by coin."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Msg
from pyapp.games.universalis.desk import BUY, REMOVE, WRITE, Setup, trait_key
from pyapp.games.universalis.draft_acts import used_up
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.laid import line_bought
from pyapp.games.universalis.numbers import number_in
from pyapp.games.universalis.stepping import step, taken
from pyapp.model import Model
from pyapp.rolls import laid
from pyapp.screen import Handler
from pyapp.turn import Turn, then_desk
from threefold import universalis


def bought(model: Model, msg: Msg) -> Turn:
    """Buy what was written, and offer next what the scene needs next."""
    (what,) = msg.args
    after = used_up(model, taken(model, line_bought(what, msg.value.strip()), msg), WRITE)
    return then_desk(model, after, lambda desk: desk.set(BUY, Setup())), ()


def trait_bought(model: Model, msg: Msg) -> Turn:
    """Buy a trait at so many ranks; the next one, of the same component, starts at one again."""
    component, ranks = msg.args
    step = universalis.AddTrait(component, msg.value.strip(), ranks)
    after = used_up(model, taken(model, step, msg), trait_key(component))
    return _still(model, after, component), ()


def brought_in(model: Model, msg: Msg) -> Turn:
    """Bring a component in; others can be found for it anew."""
    (component,) = msg.args
    return _still(model, taken(model, universalis.BringIn(component), msg), None), ()


def removed(model: Model, msg: Msg) -> Turn:
    """Remove a component for good, each paying their share."""
    component, shares = msg.args
    paid = tuple((seat, coins) for seat, coins in shares)
    after = taken(model, universalis.Remove(component, paid), msg)
    return then_desk(model, after, lambda desk: desk.set(REMOVE, Setup())), ()


def hand_over(model: Model, msg: Msg) -> Turn:
    """Give a component to the player chosen; nobody chosen, and the one who has it, is no step."""
    (component,) = msg.args
    seat = number_in(msg.value)
    if model.table is None or seat is None:
        return model, ()
    if model.table.stage.play.component(component).controller == seat:
        return model, ()
    return taken(model, universalis.HandOver(component, seat), msg), ()


def _still(before: Model, after: Model, component: int | None) -> Model:
    """Offer the same again after a step, unless the turn went on: then nothing was picked."""
    if before.table is None or after.table is None:
        return after
    now, then = before.table.stage.play, after.table.stage.play
    kind = before.table.desk.of(BUY).kind if now.turn == then.turn else ""
    offered = Setup(kind=kind, component=component)
    return then_desk(before, after, lambda desk: desk.set(BUY, offered))


def pick(_setup: Setup, msg: Msg) -> dict[str, object]:
    """Choose what to write next."""
    return {"kind": msg.args[1]}


def lay_ranks(_setup: Setup, msg: Msg) -> dict[str, object]:
    """Choose how many ranks of a component's new trait to buy."""
    _, component, ranks = msg.args
    return {"component": component, "ranks": ranks}


def plan_removal(_setup: Setup, msg: Msg) -> dict[str, object]:
    """Unfold the removal of a component, with a first proposal of who pays what; or fold it."""
    _, component, shares = msg.args
    return {"component": component, "shares": tuple(shares)}


HANDLERS: Mapping[str, Handler] = {
    "universalis.pick": laid(pick),
    "universalis.buy": once(bought),
    "universalis.lay_ranks": laid(lay_ranks),
    "universalis.trait": once(trait_bought),
    "universalis.rank": step(universalis.AddRank),
    "universalis.bring_in": once(brought_in),
    "universalis.send_out": step(universalis.SendOut),
    "universalis.hand_over": once(hand_over),
    "universalis.plan_removal": laid(plan_removal),
    "universalis.remove": once(removed),
}
