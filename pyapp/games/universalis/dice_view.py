"""The dice about to be thrown: the page's or the table's, a keypad for real ones, the button."""

from __future__ import annotations

from pyapp.games.universalis.desk import Setup
from pyapp.games.universalis.dice_speech import side_name
from pyapp.games.universalis.roller import all_typed
from pyapp.views import rolls
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button
from pyapp.views.parts.picks import faces
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Contest
from threefold.games.universalis.outcome import SIDES

Counts = tuple[int, int]


def throwing(who: str, setup: Setup, counts: Counts, contest: Contest) -> list[Child]:
    """Draw the choice of dice, and the keypad where real ones are rolled."""
    toggle = rolls.hand_toggle(universalis.ID, who, setup)
    return [toggle, keypad(who, setup, counts, contest) if setup.by_hand else None]


def keypad(who: str, setup: Setup, counts: Counts, contest: Contest) -> Tree:
    """Draw ten keys for the next die, and the faces so far: a tap for each die, side by side.

    A side may have dozens of dice, so there is one keypad for all of them. It says whose die is
    typed: everybody gains from their own.
    """
    names = side_name(contest, 0), side_name(contest, 1)
    shown = typed_faces(setup, sum(counts))
    at = shown.index(0) if 0 in shown else None
    keys: Child = None
    if at is not None:
        keys = faces(
            _which_die(contest, counts, at),
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


def _which_die(contest: Contest, counts: Counts, at: int) -> str:
    """Name a die by its side, its place there and whose it is; `at` counts through both sides."""
    number = 0 if at < counts[0] else 1
    side, place = contest.sides[number], at - number * counts[0]
    words = say(
        "universalis.roll.next-die",
        side=side_name(contest, number),
        number=place + 1,
        count=counts[number],
    )
    owner = side.owners(counts[number] - side.dice)[place].strip()
    return say("universalis.roll.die-of", die=words, name=owner) if owner else words


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
