"""What the steps that change the world do, each by the player on turn."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis import buyingsteps as steps
from threefold.games.universalis.paying import bought, from_budget, paid
from threefold.games.universalis.refusal import clear, here, living, spared
from threefold.games.universalis.rulings import bring_in_price
from threefold.games.universalis.scene import Phase
from threefold.games.universalis.shaping import (
    introduced,
    with_component,
    with_fact,
    with_rank,
    with_trait,
)
from threefold.games.universalis.tale import Tale
from threefold.games.universalis.world import FactKind
from threefold.phrase import Phrase
from threefold.rulings import Rulings

PRICE = 1
"""How many coins a new component costs, a fact, and each rank of a trait."""


def introduce(tale: Tale, step: steps.Introduce) -> Tale:
    """Bring a new component into the world and the scene."""
    clear(tale)
    return introduced(bought(tale, PRICE, "component", step.name), step.kind, step.name)


def add_trait(tale: Tale, step: steps.AddTrait) -> Tale:
    """Give a component a trait."""
    clear(tale)
    after = with_trait(tale, step.component, step.text, step.ranks)
    return bought(after, step.ranks * PRICE, "trait", step.text)


def add_rank(tale: Tale, step: steps.AddRank) -> Tale:
    """Raise a trait."""
    clear(tale)
    after = with_rank(tale, step.component, step.trait, step.ranks)
    what = after.component(step.component).trait(step.trait).text
    return bought(after, step.ranks * PRICE, "rank", what)


def add_fact(tale: Tale, step: steps.AddFact) -> Tale:
    """Establish a fact; while framing it may say where or when the scene is."""
    clear(tale)
    scene, number = tale.scene, len(tale.facts)
    if step.kind is not FactKind.OTHER and tale.phase is not Phase.FRAMING:
        raise NotAllowed(
            "fact.framed", "Where and when a scene is can be said only while it is framed."
        )
    if step.kind is FactKind.PLACE:
        _unsettled(scene.place, "where", "It is settled already where this scene is.")
        scene = replace(scene, place=number)
    elif step.kind is FactKind.TIME:
        _unsettled(scene.time, "when", "It is settled already when this scene is.")
        scene = replace(scene, time=number)
    after = with_fact(replace(tale, scene=scene), step.text, step.kind, tale.turn)
    return bought(after, PRICE, "fact", step.text)


def bring_in(tale: Tale, step: steps.BringIn, rulings: Rulings) -> Tale:
    """Let a component join the scene."""
    clear(tale)
    component = living(tale, step.component)
    if component.present:
        raise NotAllowed("component.present", "This component is in the scene already.")
    after = with_component(tale, step.component, replace(component, present=True))
    return bought(after, bring_in_price(rulings), "bring-in", component.name)


def send_out(tale: Tale, step: steps.SendOut) -> Tale:
    """Let a component leave the scene."""
    clear(tale)
    component = here(tale, step.component)
    spared(tale, step.component)
    return with_component(tale, step.component, replace(component, present=False))


def hand_over(tale: Tale, step: steps.HandOver) -> Tale:
    """Let another player speak for a component."""
    clear(tale)
    component = living(tale, step.component)
    tale.player(step.seat)
    if component.controller == step.seat:
        raise NotAllowed(
            "component.same-player", "This player speaks for the component already.", f"{step.seat}"
        )
    return with_component(tale, step.component, replace(component, controller=step.seat))


def remove(tale: Tale, step: steps.Remove) -> Tale:
    """Remove a component for good; its price is its Importance, whoever pays how much."""
    clear(tale)
    component = living(tale, step.component)
    spared(tale, step.component)
    seats = [seat for seat, _ in step.shares]
    price = sum(coins for _, coins in step.shares)
    if len(set(seats)) < len(seats):
        raise InvalidInput("remove.twice", "Name each player once, with all they pay.", f"{seats}")
    if price != component.importance:
        raise NotAllowed(
            "remove.price",
            Phrase(
                "Removing this component costs {importance} in all, its Importance; "
                "the shares come to {price}.",
                importance=component.importance,
                price=price,
            ),
        )
    for seat, coins in step.shares:
        tale = paid(tale, seat, coins, "removal", component.name)
        if seat == tale.turn:
            tale = from_budget(tale, coins)
    gone = replace(component, present=False, removed=True)
    return with_component(tale, step.component, gone)


def _unsettled(fact: int | None, which: str, sentence: str) -> None:
    if fact is not None:
        raise NotAllowed(f"fact.{which}-set", sentence)
