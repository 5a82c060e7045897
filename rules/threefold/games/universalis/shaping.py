"""Changing the world: components, traits and facts as they are bought or told."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import NotAllowed
from threefold.games.universalis.refusal import living
from threefold.games.universalis.scene import Phase
from threefold.games.universalis.tale import Tale
from threefold.games.universalis.world import (
    COMPONENT_LIMIT,
    FACT_LIMIT,
    RANK_LIMIT,
    TRAIT_LIMIT,
    Component,
    Fact,
    FactKind,
    Kind,
    Trait,
)
from threefold.phrase import Phrase


def with_component(tale: Tale, number: int, component: Component) -> Tale:
    """Return the tale with one component in place of that of the same number."""
    others = tale.components
    return replace(tale, components=(*others[:number], component, *others[number + 1 :]))


def introduced(tale: Tale, kind: Kind, name: str) -> Tale:
    """Return the tale with a new component of the player on turn, present at once.

    Raises:
        NotAllowed: ``component.too-many``.
    """
    if len(tale.components) >= COMPONENT_LIMIT:
        raise NotAllowed(
            "component.too-many",
            Phrase("A table holds {limit:,} components, and no more.", limit=COMPONENT_LIMIT),
        )
    component = Component(kind, (Trait(name, 1),), tale.turn)
    return replace(tale, components=(*tale.components, component))


def with_trait(tale: Tale, number: int, text: str, ranks: int) -> Tale:
    """Return the tale with one more trait of a component.

    Raises:
        NotAllowed: ``component.removed`` or ``trait.too-many``.
        InvalidInput: No such component.
    """
    component = living(tale, number)
    if len(component.traits) >= TRAIT_LIMIT:
        raise NotAllowed(
            "trait.too-many",
            Phrase("A component has {limit} traits, and no more: raise one.", limit=TRAIT_LIMIT),
        )
    traits = (*component.traits, Trait(text, ranks))
    return with_component(tale, number, replace(component, traits=traits))


def with_rank(tale: Tale, number: int, trait: int, ranks: int) -> Tale:
    """Return the tale with a trait of a component raised.

    Raises:
        NotAllowed: ``component.removed`` or ``trait.too-high``.
        InvalidInput: No such component or trait.
    """
    component = living(tale, number)
    old = component.trait(trait)
    if old.rank + ranks > RANK_LIMIT:
        raise NotAllowed(
            "trait.too-high",
            Phrase("A trait has a rank of {limit:,} at the most.", limit=RANK_LIMIT),
        )
    raised = replace(old, rank=old.rank + ranks)
    traits = (*component.traits[:trait], raised, *component.traits[trait + 1 :])
    return with_component(tale, number, replace(component, traits=traits))


def with_fact(tale: Tale, text: str, kind: FactKind, payer: int) -> Tale:
    """Return the tale with one more fact.

    Raises:
        NotAllowed: ``fact.too-many``.
    """
    if len(tale.facts) >= FACT_LIMIT:
        raise NotAllowed(
            "fact.too-many", Phrase("A table holds {limit:,} facts, and no more.", limit=FACT_LIMIT)
        )
    fact = Fact(text, kind, payer, tale.scene.number)
    return replace(tale, facts=(*tale.facts, fact))


def struck(tale: Tale, number: int) -> Tale:
    """Return the tale with a fact that is no longer established.

    While framing, the place or the time that it gave the scene is open again.
    """
    facts = tale.facts
    gone = replace(facts[number], struck=True)
    scene = tale.scene
    if tale.phase is Phase.FRAMING:
        scene = replace(
            scene,
            place=None if scene.place == number else scene.place,
            time=None if scene.time == number else scene.time,
        )
    return replace(tale, facts=(*facts[:number], gone, *facts[number + 1 :]), scene=scene)
