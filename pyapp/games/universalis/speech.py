"""Words for what the rules hold: players, coins, components. Shared by screens, log and notices."""

from __future__ import annotations

from pyapp.words import say, say_count
from pyapp.words.bidi import isolated
from pyapp.words.wheel import say_name
from threefold.games.universalis import Component, Kind, Phase, Tale, label

ALL = "all"
"""Stands in an address for every player, or every scene."""


def name_of(tale: Tale, seat: int) -> str:
    """Return what a player is called, as the dice call them: no two are called the same."""
    known = label(tale, seat)
    said = say_name(known)
    # What another language calls a nameless player may be how somebody else at the table is called.
    others = {player.name.strip() for player in tale.players}
    return known if said in others else said


def names_of(tale: Tale, seats: list[int] | tuple[int, ...]) -> str:
    """Return several names in a row."""
    return listed([name_of(tale, seat) for seat in seats])


def listed(words: list[str]) -> str:
    """Join words as a sentence does: commas, and before the last an "and"."""
    if len(words) < 2:
        return "".join(words)
    some = ", ".join(isolated(word) for word in words[:-1])
    return say("universalis.and", some=some, last=words[-1])


def coins_words(count: int) -> str:
    """Count coins."""
    return say_count("universalis.coins", count)


def kind_words(kind: Kind) -> str:
    """Name a kind of component."""
    return say(f"universalis.kind.{kind}")


def component_name(tale: Tale, number: int) -> str:
    """Return a component's name to show."""
    return title_of(tale.component(number))


def title_of(component: Component) -> str:
    """Return a component's name to show."""
    return component.name.strip()


def importance_words(count: int) -> str:
    """Say how important a component is."""
    return say("universalis.importance", count=count)


def states_of(component: Component) -> list[tuple[str, str]]:
    """Say where a component is: in the scene, not in it, or removed for good."""
    sign = "gone" if component.removed else "here" if component.present else "away"
    return [(sign, say(f"universalis.state.{sign}"))]


def missing(tale: Tale) -> list[str]:
    """Name what a scene still needs before anybody may interrupt its framer."""
    there = {
        "where": tale.scene.place is not None,
        "when": tale.scene.time is not None,
        "who": any(component.present for component in tale.components),
    }
    return [say(f"universalis.missing.{part}") for part, holds in there.items() if not holds]


def closed(tale: Tale) -> str:
    """Say why nothing can be bought or changed just now; "" when it can."""
    if tale.challenge is not None:
        return say("universalis.closed.challenge")
    if tale.conflict is not None:
        return say("universalis.closed.conflict")
    if tale.phase in (Phase.SEATING, Phase.BIDDING):
        return say(f"universalis.closed.{tale.phase}")
    return ""
