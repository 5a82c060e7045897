"""Choosing among players, components, traits and facts, of which only a few are drawn at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from pyapp.games.universalis.desk import Setup
from pyapp.games.universalis.forms import one_line, why_not
from pyapp.games.universalis.laid import usable_fact
from pyapp.games.universalis.speech import component_name, name_of
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import select
from pyapp.views.parts.picks import chip
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say, say_count
from threefold.games.universalis import Tale

OFFERED = 8
"""How many of a kind are offered at once."""
COUNTED = 1_000
"""Up to so many of those that are not drawn are counted: a table may have 50,000 facts."""


@dataclass(frozen=True, slots=True)
class Picker:
    """What can be picked, and where what is picked goes.

    Attributes:
        key: Whose setup it goes to.
        part: The part of that setup.
        label: What is chosen.
        seek: What the line for a part of a name is called.
        among: The numbers of all that can be picked, in the order in which they are offered.
        name: What each is called, by its number.
        draw: Draws one, by its number.
        most: How many are drawn at once.
    """

    key: str
    part: str
    label: str
    seek: str
    among: Iterable[int]
    name: Callable[[int], str]
    draw: Callable[[int], Tree]
    most: int = OFFERED

    def drawn(self, setup: Setup, chosen: int | None = None, none: Child = None) -> list[Child]:
        """Draw the first that can be picked, and the way to find any other by its name.

        Args:
            setup: The setup, with the words that are looked for.
            chosen: What is picked now; it is always drawn.
            none: Draws picking none of them.
        """
        sought = setup.find.strip() if setup.finding == self.part else ""
        found = self._found(sought.casefold())
        shown = list(islice(found, self.most))
        more = sum(one != chosen for one in islice(found, COUNTED))
        lost = why_not(say("universalis.pick.none")) if sought and not shown else None
        if chosen is not None and chosen not in shown:
            shown.insert(0, chosen)
        if not shown and not sought:
            return []
        group = {"class": "chips", "role": "group", "aria-label": self.label}
        return [
            ["p", {"class": "field-label", "dir": "auto"}, self.label],
            ["div", group, none, *(self.draw(one) for one in shown)],
            lost,
            why_not(say_count("universalis.pick.more", more)) if more else None,
            *(self._finding(sought) if more or sought else ()),
        ]

    def _found(self, sought: str) -> Iterator[int]:
        return (one for one in self.among if not sought or sought in self.name(one).casefold())

    def _finding(self, sought: str) -> list[Child]:
        send = msg("universalis.find", self.key, self.part)
        id = f"find{self.key}-{self.part}"
        line = one_line(id, self.seek, send, say("universalis.pick.find"))
        if not sought:
            return [line]
        everything = msg("universalis.lay", self.key, "find", "")
        return [
            line,
            why_not(say("universalis.pick.found", text=sought)),
            button(say("universalis.pick.newest"), everything, look="quiet"),
        ]


def pick_player(
    tale: Tale,
    id: str,
    label: str,
    key: str,
    part: str,
    chosen: int,
    seats: Iterable[int] = (),
    act: str = "universalis.choose",
) -> Tree:
    """Draw the choice of a player; of all of them where no `seats` are given. `act` takes it."""
    among = seats or range(len(tale.players))
    choices = [(str(seat), name_of(tale, seat)) for seat in among]
    return select(id, label, choices, str(chosen), msg(act, key, part))


def pick_component(
    tale: Tale,
    setup: Setup,
    place: tuple[str, str],
    words: tuple[str, str],
    among: Iterable[int],
    chosen: int | None,
) -> list[Child]:
    """Draw the choice of a component, each with who speaks for it.

    Args:
        tale: The table.
        setup: The setup that gets it.
        place: That setup's key, and the part of it.
        words: What is chosen, and what the line for a part of a name is called.
        among: The numbers of those that can be chosen, in the order in which they are offered.
        chosen: What is chosen now.
    """

    def draw(number: int) -> Tree:
        return chip(
            component_name(tale, number),
            number == chosen,
            msg("universalis.lay", *place, number),
            detail=name_of(tale, tale.component(number).controller),
            id=f"{place[1]}-{number}",
        )

    picker = Picker(*place, *words, among, lambda number: component_name(tale, number), draw)
    return picker.drawn(setup, chosen)


def present(tale: Tale, first: tuple[int, int]) -> Iterator[int]:
    """Give the numbers of components in the scene: these two, then the others, newest first."""
    yield from first
    for number in range(len(tale.components) - 1, -1, -1):
        if tale.components[number].present and number not in first:
            yield number


def trait_picker(
    tale: Tale,
    key: str,
    label: str,
    component: int,
    usable: Callable[[int], bool],
    draw: Callable[[int], Tree],
) -> Picker:
    """Return the choice of a component's trait: newest first, those that are of no use last.

    Args:
        tale: The table.
        key: Whose setup is meant.
        label: What is chosen.
        component: Whose traits they are.
        usable: Tells whether a trait, by its number, can be picked now.
        draw: Draws a trait, by its number.
    """
    traits = tale.component(component).traits
    among = sorted(range(len(traits)), key=lambda one: (not usable(one), -one))
    seek = say("universalis.pick.find-trait")
    return Picker(key, "trait", label, seek, among, lambda one: traits[one].text, draw)


def pick_fact(
    tale: Tale,
    key: str,
    setup: Setup,
    label: str,
    but: int | None = None,
    act: str = "universalis.lay",
) -> list[Child]:
    """Draw the choice of an established fact, or of none, and the way to find others.

    Args:
        tale: The table.
        key: Whose setup gets the fact.
        setup: That setup.
        label: What is chosen.
        but: A fact that is not offered.
        act: The message that takes the choice.
    """
    chosen = usable_fact(tale, setup, but)

    def draw(number: int) -> Tree:
        fact = tale.fact(number)
        payer = say("universalis.pick.payer", name=name_of(tale, fact.payer))
        return chip(fact.text, number == chosen, msg(act, key, "fact", number), detail=payer)

    none = chip(say("universalis.pick.no-fact"), chosen is None, msg(act, key, "fact", None))
    seek, among = say("universalis.pick.find-fact"), _established(tale, but)
    picker = Picker(key, "fact", label, seek, among, lambda one: tale.fact(one).text, draw, most=6)
    return picker.drawn(setup, chosen, none)


def _established(tale: Tale, but: int | None) -> Iterator[int]:
    """Give the numbers of established facts, newest first."""
    for number in range(len(tale.facts) - 1, -1, -1):
        if not tale.facts[number].struck and number != but:
            yield number
