"""Dice on the screen: a throw and what it shows, the throw button, faces to type real dice with."""

from __future__ import annotations

from pyapp.games.ghosts.desk import Setup
from pyapp.games.ghosts.pools import typed_throw
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button
from pyapp.views.parts.dice import dice_table
from pyapp.views.parts.fields import checkbox
from pyapp.views.parts.picks import faces
from pyapp.views.parts.tree import Tree, msg
from pyapp.words import say
from threefold import ghosts


def thrown_dice(roll: ghosts.Roll, number: int = -1, size: str | None = None) -> Tree:
    """Draw the dice of one throw, the ones that count marked."""
    dice, result = roll.dice(number), roll.result(number)
    return dice_table(
        dice.safe, dice.risk, safe_counts=result.safe, risk_counts=result.risk, size=size
    )


def origin(throw: ghosts.Throw) -> str:
    """Say where the faces come from."""
    return say("ghosts.by-hand" if isinstance(throw, ghosts.ByHand) else "ghosts.by-seed")


def throw_button(
    who: str,
    pool: ghosts.Pool,
    setup: Setup,
    label: str,
    hand_label: str,
    look: Look = "primary",
) -> Tree:
    """Draw the button that throws; with real dice it waits until every face is typed."""
    # Every reroll is counted in the pool, so this says which throw of the roll is meant.
    send = msg("ghosts.throw", who, pool.rerolls)
    id = f"throw-{pool.rerolls}"
    if not setup.by_hand:
        return button(label, send, look=look, sign="dice", once=True, wide=True, id=id)
    message = send if typed_throw(pool, setup) else None
    return button(hand_label, message, look=look, sign="hand", once=True, wide=True, id=id)


def hand_toggle(who: str, setup: Setup) -> Tree:
    """Draw the choice between the page's dice and the table's."""
    change = msg("ghosts.toggle_hand", who)
    tick = checkbox(
        "by-hand", say("ghosts.hand"), setup.by_hand, change, hint=say("ghosts.hand.text")
    )
    return layout.card(None, tick)


def by_hand(who: str, pool: ghosts.Pool, setup: Setup, title: str) -> Tree:
    """Draw a row of faces for each die of a pool."""
    rows = [_row(who, pool, setup, number) for number in range(pool.safe + pool.risk)]
    return layout.card(title, *rows, id="hand")


def _row(who: str, pool: ghosts.Pool, setup: Setup, number: int) -> Tree:
    if number < pool.safe:
        label = say("ghosts.hand.die.safe", number=number + 1)
    else:
        label = say("ghosts.hand.die.risk", number=number - pool.safe + 1)
    chosen = setup.faces[number] if number < len(setup.faces) else 0
    return faces(label, lambda face: msg("ghosts.type_face", who, number, face), chosen)
