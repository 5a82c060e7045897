"""Dice of this game on the screen: a throw and what it shows, faces to type real dice with."""

from __future__ import annotations

from pyapp.games.ghosts.desk import Setup
from pyapp.games.ghosts.pools import typed_throw
from pyapp.views import rolls
from pyapp.views.parts.buttons import Look
from pyapp.views.parts.dice import dice_table
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from threefold import ghosts


def thrown_dice(roll: ghosts.Roll, number: int = -1, size: str | None = None) -> Tree:
    """Draw the dice of one throw, the ones that count marked."""
    dice, result = roll.dice(number), roll.result(number)
    return dice_table(
        dice.safe, dice.risk, safe_counts=result.safe, risk_counts=result.risk, size=size
    )


def by_hand(throw: ghosts.Throw) -> bool:
    """Tell whether a throw was made with real dice."""
    return isinstance(throw, ghosts.ByHand)


def throw_button(
    who: str, pool: ghosts.Pool, setup: Setup, labels: tuple[str, str], look: Look = "primary"
) -> Tree:
    """Draw the button that throws a pool."""
    # Every reroll is counted in the pool, so this says which throw of the roll is meant.
    typed = typed_throw(pool, setup) is not None
    return rolls.throw_button(ghosts.ID, who, pool.rerolls, setup, labels, typed=typed, look=look)


def real_dice(who: str, pool: ghosts.Pool, setup: Setup, title: str) -> Child:
    """Draw a row of faces for each die of a pool, where real dice are rolled."""
    if not setup.by_hand:
        return None
    safe = [say("ghosts.hand.die.safe", number=number + 1) for number in range(pool.safe)]
    risk = [say("ghosts.hand.die.risk", number=number + 1) for number in range(pool.risk)]
    dice = [(label, 6) for label in (*safe, *risk)]
    return rolls.hand_rows(ghosts.ID, who, setup, title, dice)
