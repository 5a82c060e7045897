"""Buying: what whoever is on turn adds to the story, coin by coin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp.games.universalis.desk import BUY, REMOVE, Setup
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.stepping import step, taken
from pyapp.model import Model, Msg
from pyapp.rolls import laid
from pyapp.screen import Handler
from pyapp.turn import Turn, with_desk
from threefold import universalis
from threefold.check import TEXT_LIMIT, text
from threefold.games.universalis import FactKind, Kind, Step

FACTS: Mapping[str, FactKind] = {
    "where": FactKind.PLACE,
    "when": FactKind.TIME,
    "fact": FactKind.OTHER,
}
"""What is bought that is a fact, by the name the screens give it."""
WHATS = (*FACTS, *Kind)
"""All that is bought by writing a line: facts, and components by their kind."""


def buy(what: str, words: str) -> Step:
    """Return the step that buys a line of writing: a fact, or a new component by its name."""
    if what in FACTS:
        return universalis.AddFact(words, FACTS[what])
    return universalis.Introduce(Kind(what), words)


def bought(model: Model, msg: Msg) -> Turn:
    """Buy what was written, and offer next what the scene needs next."""
    (what,) = msg.args
    after = taken(model, buy(what, msg.value.strip()), msg)
    return _with(model, after, BUY, Setup()), ()


def trait_bought(model: Model, msg: Msg) -> Turn:
    """Buy a trait at so many ranks; the next one starts at one rank again."""
    component, ranks = msg.args
    after = taken(model, universalis.AddTrait(component, msg.value.strip(), ranks), msg)
    return _with(model, after, BUY, Setup()), ()


def removed(model: Model, msg: Msg) -> Turn:
    """Remove a component for good, each paying their share."""
    component, shares = msg.args
    paid = tuple((seat, coins) for seat, coins in shares)
    after = taken(model, universalis.Remove(component, paid), msg)
    return _with(model, after, REMOVE, Setup()), ()


def hand_over(model: Model, msg: Msg) -> Turn:
    """Give a component to the player chosen; nobody chosen, and the one who has it, is no step."""
    (component,) = msg.args
    seat = int(msg.value) if msg.value.isdecimal() and len(msg.value) == 1 else None
    if model.table is None or seat is None:
        return model, ()
    if model.table.stage.play.component(component).controller == seat:
        return model, ()
    return taken(model, universalis.HandOver(component, seat), msg), ()


def _with(before: Model, after: Model, key: str, setup: Setup) -> Model:
    """Clear a part of the desk if a step was taken; what was said of the step stays."""
    if after.table is None or after.table is before.table:
        return after
    return replace(with_desk(after, after.table.desk.set(key, setup)), notice=after.notice)


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


def find(_setup: Setup, msg: Msg) -> dict[str, object]:
    """Look for components whose names hold what was written."""
    return {"find": text(msg.value.strip(), TEXT_LIMIT, "This text")}


def find_all(_setup: Setup, _msg: Msg) -> dict[str, object]:
    """Show all components again."""
    return {"find": ""}


HANDLERS: Mapping[str, Handler] = {
    "universalis.pick": laid(pick),
    "universalis.buy": once(bought),
    "universalis.lay_ranks": laid(lay_ranks),
    "universalis.trait": once(trait_bought),
    "universalis.rank": step(universalis.AddRank),
    "universalis.bring_in": step(universalis.BringIn),
    "universalis.send_out": step(universalis.SendOut),
    "universalis.hand_over": once(hand_over),
    "universalis.plan_removal": laid(plan_removal),
    "universalis.remove": once(removed),
    "universalis.find": laid(find),
    "universalis.find_all": laid(find_all),
}
