"""Dice of this game on the screen: a throw and what it met, real dice to type, the throw button."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.games.imposition.desk import Setup
from pyapp.games.imposition.roller import DICE
from pyapp.games.imposition.speech import die_words
from pyapp.views import rolls
from pyapp.views.parts.buttons import Look
from pyapp.views.parts.fields import segmented
from pyapp.views.parts.polyhedra import Die, trio
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import LADDER, Act, ByHand, Roll, Throw


def thrown_dice(roll: Roll, number: int = -1, size: str | None = None) -> Tree:
    """Draw the three dice of one throw, with what met or beat the imposition die."""
    faces, result, act = roll.dice(number), roll.result(number), roll.act
    level, path, against = act.check.dice
    return trio(
        Die(level, faces.level, act.level_name.strip(), result.level_meets),
        Die(path, faces.path, act.path.strip(), result.path_meets),
        Die(against, faces.imposition, act.against.strip()),
        size=size,
    )


def waiting_dice(act: Act, size: str | None = None) -> Tree:
    """Draw the three dice about to be thrown."""
    level, path, against = act.check.dice
    return trio(
        Die(level, name=act.level_name.strip()),
        Die(path, name=act.path.strip()),
        Die(against, name=act.against.strip()),
        size=size,
    )


def by_hand(throw: Throw) -> bool:
    """Tell whether a throw was made with real dice."""
    return isinstance(throw, ByHand)


def real_dice(who: str, acts: Sequence[Act], setup: Setup, title: str) -> Child:
    """Draw a row of faces for each die to be typed in, where real dice are rolled."""
    if not setup.by_hand:
        return None
    dice = [pair for act in acts for pair in _dice(act)]
    return rolls.hand_rows(imposition.ID, who, setup, title, dice)


def _dice(act: Act) -> list[tuple[str, int]]:
    names = ("level", "path", "imposition")
    return [
        (say(f"imposition.hand.{name}", die=die_words(sides)), int(sides))
        for name, sides in zip(names, act.check.dice, strict=True)
    ]


def throw_button(
    who: str,
    made: int,
    setup: Setup,
    labels: tuple[str, str],
    *,
    dice: int = DICE,
    look: Look = "primary",
    able: bool = True,
    id: str = "throw",
) -> Tree:
    """Draw the button that throws; `dice` is how many real ones have to be typed first."""
    typed = len(setup.faces) == dice and 0 not in setup.faces
    return rolls.throw_button(
        imposition.ID, who, made, setup, labels, typed=typed, look=look, able=able, id=id
    )


def pick_die(name: str, label: str, chosen: int, change: str) -> Tree:
    """Draw the five dice of the ladder to choose from."""
    choices = [(str(die.value), die_words(die)) for die in LADDER]
    return segmented(name, label, choices, str(int(chosen)), change)
