"""Adding dice to a conflict: who brings them, to which side, bought or drawn from a trait."""

from __future__ import annotations

from pyapp.games.universalis.desk import CONFLICT, Setup
from pyapp.games.universalis.dice_speech import dice_words
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.laid import bringer, drawn_on
from pyapp.games.universalis.picking import (
    pick_component,
    pick_player,
    present,
    trait_picker,
)
from pyapp.games.universalis.speech import coins_words, component_name, name_of
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import segmented
from pyapp.views.parts.picks import chip
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.universalis import DICE, Conflict, Tale, drawn_dice

AMOUNTS = (1, 2, 5)
"""How many dice a tap can buy."""


def gathering_card(tale: Tale, conflict: Conflict, setup: Setup, names: tuple[str, str]) -> Tree:
    """Draw how dice are added: one player and one side at a time."""
    seat = bringer(tale, conflict, setup)
    choices = [(str(number), name) for number, name in enumerate(names)]
    return layout.card(
        say("universalis.conflict.add"),
        pick_player(tale, "bringer", say("universalis.conflict.who"), CONFLICT, "seat", seat),
        segmented(
            "side",
            say("universalis.conflict.side"),
            choices,
            str(setup.side),
            msg("universalis.choose", CONFLICT, "side"),
        ),
        *_buying(tale, conflict, setup.side, seat),
        *_traits(tale, conflict, setup, seat),
        look_up("universalis.conflict", "universalis.trait"),
    )


def _buying(tale: Tale, conflict: Conflict, side: int, seat: int) -> list[Child]:
    most = min(tale.coins(seat), DICE - conflict.sides[side].dice)
    buttons = [
        button(
            say("universalis.conflict.buy", dice=dice_words(dice), coins=coins_words(dice)),
            msg("universalis.buy_dice", tale.taken, seat, side, dice) if dice <= most else None,
            once=True,
        )
        for dice in AMOUNTS
    ]
    short = say("universalis.conflict.no-coins", name=name_of(tale, seat))
    return [
        ["div", {"class": "cluster"}, *buttons],
        why_not(short) if not tale.coins(seat) else None,
    ]


def _traits(tale: Tale, conflict: Conflict, setup: Setup, seat: int) -> list[Child]:
    ours, theirs = (side.component for side in conflict.sides)
    chosen = drawn_on(tale, conflict, setup)
    label = say("universalis.conflict.traits", name=component_name(tale, chosen))

    def draw(number: int) -> Tree:
        return _trait(tale, conflict, setup.side, seat, chosen, number)

    def usable(number: int) -> bool:
        return _refusal(conflict, setup.side, chosen, number) == ""

    picker = trait_picker(tale, CONFLICT, label, chosen, usable, draw)
    words = say("universalis.conflict.from"), say("universalis.pick.find-component")
    among = present(tale, (ours, theirs))
    return [
        *pick_component(tale, setup, (CONFLICT, "component"), words, among, chosen),
        *picker.drawn(setup),
        why_not(say("universalis.conflict.traits.text")),
    ]


def _refusal(conflict: Conflict, side: int, component: int, number: int) -> str:
    """Say why a trait cannot be drawn on now; empty when it can."""
    if conflict.drawn(component, number):
        return say("universalis.conflict.drawn")
    full = conflict.sides[side].dice >= DICE
    return say("universalis.conflict.no-room", most=DICE) if full else ""


def _trait(
    tale: Tale, conflict: Conflict, side: int, seat: int, component: int, number: int
) -> Tree:
    """Draw a trait to draw on: its dice, or why it cannot be drawn on any more."""
    trait = tale.component(component).trait(number)
    refusal = _refusal(conflict, side, component, number)
    send = msg("universalis.draw_trait", tale.taken, seat, side, component, number)
    return chip(
        trait.text,
        conflict.drawn(component, number),
        None if refusal else send,
        detail=refusal or dice_words(drawn_dice(tale, side, component, number)),
        once=True,
        id=f"trait-{component}-{number}",
    )
