"""The dice about to be thrown: the page's or the table's, a keypad for real ones, the button."""

from __future__ import annotations

from pyapp.games.universalis.desk import Setup
from pyapp.games.universalis.roller import all_typed
from pyapp.views import rolls
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button
from pyapp.views.parts.picks import faces
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis.outcome import SIDES

Counts = tuple[int, int]


def throwing(who: str, setup: Setup, counts: Counts, names: tuple[str, str]) -> list[Child]:
    """Draw the choice of dice, and the keypad where real ones are rolled."""
    toggle = rolls.hand_toggle(universalis.ID, who, setup)
    return [toggle, keypad(who, setup, counts, names) if setup.by_hand else None]


def keypad(who: str, setup: Setup, counts: Counts, names: tuple[str, str]) -> Tree:
    """Draw ten keys for the next die, and the faces so far: a tap for each die, side by side.

    A side may have dozens of dice, so there is one keypad for all of them.
    """
    shown = typed_faces(setup, sum(counts))
    at = shown.index(0) if 0 in shown else None
    keys: Child = None
    if at is not None:
        side, first = (0, 0) if at < counts[0] else (1, counts[0])
        label = say(
            "universalis.roll.next-die",
            side=names[side],
            number=at - first + 1,
            count=counts[side],
        )
        keys = faces(
            label,
            lambda face: msg("universalis.type_face", who, at, face),
            sides=SIDES,
        )
    typed = len(shown) if at is None else at
    back = msg("universalis.type_face", who, typed - 1, 0) if typed else None
    return layout.card(
        say("hand.title"),
        _so_far(names[0], shown[: counts[0]]),
        _so_far(names[1], shown[counts[0] :]),
        keys,
        button(say("universalis.roll.undo-face"), back, look="quiet", sign="undo"),
    )


def typed_faces(setup: Setup, dice: int) -> tuple[int, ...]:
    """Return the faces typed so far, 0 where none is; those typed for other dice do not count."""
    return setup.faces if len(setup.faces) == dice else (0,) * dice


def _so_far(name: str, shown: tuple[int, ...]) -> Tree:
    words = " ".join(str(face) for face in shown if face) or say("universalis.roll.none-typed")
    return [
        "p",
        {},
        ["span", {"class": "pool-kind", "dir": "auto"}, name],
        " ",
        ["span", {}, words],
    ]


def throw_button(
    who: str, made: int, setup: Setup, counts: Counts, *, able: bool = True, look: Look = "primary"
) -> Tree:
    """Draw the button that throws, with how many dice against how many."""
    dice = say("universalis.roll.throw", a=counts[0], b=counts[1])
    again = say("universalis.roll.throw-again", a=counts[0], b=counts[1])
    labels = (again if made else dice, say("hand.use"))
    typed = all_typed(setup, sum(counts))
    return rolls.throw_button(
        universalis.ID, who, made, setup, labels, typed=typed, able=able, look=look
    )
