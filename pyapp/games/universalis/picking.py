"""Choosing among players, components and facts, of which only a few are ever drawn at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from pyapp.games.universalis.desk import Setup
from pyapp.games.universalis.forms import one_line
from pyapp.games.universalis.speech import component_name, name_of
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import select
from pyapp.views.parts.picks import chip
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.universalis import Tale

FACTS_SHOWN = 6
"""How many facts are offered at once."""
COMPONENTS_SHOWN = 30
"""How many components are offered at once."""


def pick_player(
    tale: Tale, id: str, label: str, key: str, part: str, chosen: int, seats: Sequence[int] = ()
) -> Tree:
    """Draw the choice of a player; of all of them where no `seats` are given."""
    among = seats or range(len(tale.players))
    choices = [(str(seat), name_of(tale, seat)) for seat in among]
    return select(id, label, choices, str(chosen), msg("universalis.choose", key, part))


def pick_component(
    tale: Tale, id: str, label: str, key: str, part: str, chosen: int, among: Sequence[int]
) -> Tree:
    """Draw the choice of a component."""
    choices = [(str(number), component_name(tale, number)) for number in among]
    return select(id, label, choices, str(chosen), msg("universalis.choose", key, part))


def present(tale: Tale, first: Sequence[int] = ()) -> list[int]:
    """Return the numbers of components in the scene, those of `first` before the others."""
    here = (
        number for number, one in enumerate(tale.components) if one.present and number not in first
    )
    return [
        *(one for one in first if not tale.component(one).removed),
        *islice(here, COMPONENTS_SHOWN),
    ]


def pick_fact(
    tale: Tale, key: str, setup: Setup, label: str, but: int | None = None
) -> list[Child]:
    """Draw the choice of an established fact, or of none, and the way to find others.

    Args:
        tale: The table.
        key: Whose setup gets the fact.
        setup: That setup.
        label: What is chosen.
        but: A fact that is not offered.
    """
    found = list(islice(_established(tale, setup.find.strip().casefold(), but), FACTS_SHOWN))
    if not found and not setup.find and setup.fact is None:
        return []
    chosen = usable_fact(tale, setup, but)
    if chosen is not None and chosen not in found:
        found.insert(0, chosen)
    none = chip(say("universalis.pick.no-fact"), chosen is None, _fact(key, None))
    chips = [chip(tale.fact(one).text, one == chosen, _fact(key, one)) for one in found]
    group = {"class": "chips", "role": "group", "aria-label": label}
    return [
        ["p", {"class": "field-label"}, label],
        ["div", group, none, *chips],
        *_finding(tale, key, setup),
    ]


def usable_fact(tale: Tale, setup: Setup, but: int | None = None) -> int | None:
    """Return the fact that is picked, if it still can be."""
    number = setup.fact
    if number is None or number == but or not 0 <= number < len(tale.facts):
        return None
    return None if tale.facts[number].struck else number


def _fact(key: str, number: int | None) -> str:
    return msg("universalis.lay", key, "fact", number)


def _finding(tale: Tale, key: str, setup: Setup) -> list[Child]:
    if len(tale.facts) <= FACTS_SHOWN:
        return []
    words = say("universalis.pick.find-fact")
    line = one_line(f"find{key}", words, msg("universalis.find", key), say("universalis.pick.find"))
    if not setup.find:
        return [line]
    everything = msg("universalis.lay", key, "find", "")
    return [
        line,
        [
            "p",
            {"class": "field-hint", "dir": "auto"},
            say("universalis.pick.found", text=setup.find),
        ],
        button(say("universalis.pick.newest"), everything, look="quiet"),
    ]


def _established(tale: Tale, part: str, but: int | None) -> Iterator[int]:
    """Give the numbers of established facts that hold these words, newest first."""
    for number in range(len(tale.facts) - 1, -1, -1):
        fact = tale.facts[number]
        if not fact.struck and number != but and part in fact.text.casefold():
            yield number
