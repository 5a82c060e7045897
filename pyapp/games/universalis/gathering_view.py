"""Adding dice to a conflict: who brings them, to which side, bought or drawn from a trait."""

from __future__ import annotations

from pyapp.games.universalis.desk import CONFLICT, Setup
from pyapp.games.universalis.dice_speech import dice_words
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.picking import pick_component, pick_player, present
from pyapp.games.universalis.speech import coins_words, component_name, name_of
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import segmented
from pyapp.views.parts.picks import chip
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold.games.universalis import DICE, Conflict, Tale

AMOUNTS = (1, 2, 5)
"""How many dice a tap can buy."""
TRAITS_SHOWN = 24
"""How many traits are offered at once."""


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
    )


def bringer(tale: Tale, conflict: Conflict, setup: Setup) -> int:
    """Return who brings dice: the player whose side it is, unless somebody else is chosen."""
    seat = setup.seat
    if seat is None or seat >= len(tale.players):
        return conflict.sides[setup.side].owner
    return seat


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
    first = [side.component for side in conflict.sides]
    among = present(tale, first)
    own = conflict.sides[setup.side].component
    chosen = setup.component if setup.component in among else own
    if chosen not in among:
        return []
    label = say("universalis.conflict.traits", name=component_name(tale, chosen))
    chips = [
        _trait(tale, conflict, setup.side, seat, chosen, number)
        for number in range(min(TRAITS_SHOWN, len(tale.component(chosen).traits)))
    ]
    more = len(tale.component(chosen).traits) - len(chips)
    from_whom = say("universalis.conflict.from")
    return [
        pick_component(tale, "from", from_whom, CONFLICT, "component", chosen, among),
        ["div", {"class": "chips", "role": "group", "aria-label": label}, *chips],
        why_not(say("universalis.conflict.more-traits", count=more)) if more else None,
        why_not(say("universalis.conflict.traits.text")),
    ]


def _trait(
    tale: Tale, conflict: Conflict, side: int, seat: int, component: int, number: int
) -> Tree:
    """Draw a trait to draw on: its dice, or why it cannot be drawn on any more."""
    trait = tale.component(component).trait(number)
    drawn = conflict.drawn(component, number)
    room = conflict.sides[side].dice + trait.rank <= DICE
    free = not drawn and room
    detail = dice_words(trait.rank)
    if drawn:
        detail = say("universalis.conflict.drawn")
    elif not room:
        detail = say("universalis.conflict.no-room", most=DICE)
    send = msg("universalis.draw_trait", tale.taken, seat, side, component, number)
    return chip(trait.text, drawn, send if free else None, detail=detail)
