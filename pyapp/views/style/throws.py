"""Specimens of what is thrown: every kind of die with every face, and every outcome."""

from __future__ import annotations

from typing import get_args

from pyapp.outcomes import Tone
from pyapp.views.parts import layout
from pyapp.views.parts.dice import Kind, dice_row, dice_table, pool_preview
from pyapp.views.parts.polyhedra import SIDES, Die, Role, polyhedron, trio
from pyapp.views.parts.pool import Contributor, Thrown, side, ten, thrown_side
from pyapp.views.parts.sums import payout
from pyapp.views.parts.tree import Tree
from pyapp.views.parts.verdict import outcomes, result, verdict
from pyapp.views.style.acts import LONG
from pyapp.views.style.laying import row, section, specimen

_OUTCOMES: dict[Tone, str] = {
    "good": "Success",
    "mixed": "Partial success",
    "bad": "Failure",
    "worst": "Automatic failure",
}


def throws() -> list[Tree]:
    """Draw all that is thrown."""
    return [_pips(), _stones(), _tens(), _verdicts()]


def _pips() -> Tree:
    every = list(range(1, 7))
    rows = [dice_row(Kind.SAFE, every), dice_row(Kind.RISK, every)]
    earlier = dice_table([3, 1], [2], safe_counts=3, risk_counts=2, size="small")
    return section(
        "pips",
        "Safe and risk dice",
        specimen("Every face", ["div", {"class": "dice"}, *rows], game="ghosts"),
        specimen(
            "Thrown, large: what counts",
            dice_table([5, 2], [3], safe_counts=5, risk_counts=3, size="large"),
            game="ghosts",
        ),
        specimen("About to be thrown", pool_preview(3, 1), game="ghosts"),
        specimen("An earlier throw", _earlier(earlier), game="ghosts"),
    )


def _earlier(dice: Tree) -> Tree:
    origin: Tree = ["p", {"class": "origin"}, "Entered by hand"]
    return ["ol", {"class": "throws", "role": "list"}, ["li", {}, dice, origin]]


def _stones() -> Tree:
    rolled = [row(*(polyhedron(role, Die(sides, sides - 1)) for sides in SIDES)) for role in Role]
    waiting = [row(*(polyhedron(role, Die(sides)) for sides in SIDES)) for role in Role]
    level, path = Die(6, 5, meets=True), Die(8, 2, "Tricks", meets=False)
    return section(
        "stones",
        "Level, path and imposition dice",
        specimen("Thrown", *rolled, game="imposition"),
        specimen("Not thrown yet", *waiting, game="imposition"),
        specimen("A check: met, and short", trio(level, path, Die(4, 3)), game="imposition"),
        specimen(
            "Small and large, long names",
            trio(Die(6), Die(12, name=LONG), Die(10), size="small"),
            trio(level, path, Die(12, 12, "Ogre"), size="large"),
            game="imposition",
        ),
    )


def _tens() -> Tree:
    faces = [ten(face, str(face)) for face in range(1, 11)]
    brings = Contributor("Anna", 3, "3 dice", ("quick 2", "1 bought"))
    thrown = Thrown("Anna", (3, 5, 9), payout((3, 5), 8, "8 coins"))
    return section(
        "tens",
        "Ten-sided dice",
        specimen("Every face", ["div", {"class": "tens"}, *faces], game="universalis"),
        specimen(
            "A side before the throw",
            side("The keeper", "Side of Anna", 3, "3 dice", (brings,)),
            game="universalis",
        ),
        specimen(
            "A side that wins",
            _lain("The keeper", "2 successes, wins", thrown, won=True),
            game="universalis",
        ),
        specimen(
            "A side with a long name that loses",
            _lain(LONG, "No success", Thrown(LONG, (9,))),
            game="universalis",
        ),
    )


def _lain(title: str, count: str, group: Thrown, *, won: bool | None = None) -> Tree:
    whose = "Anna" if won else ""
    return thrown_side(title, whose, count, (group,), hit="a success", miss="no success", won=won)


def _verdicts() -> Tree:
    shown = [
        specimen(tone, verdict(tone, _OUTCOMES[tone], ["p", {}, "What follows."], id=None))
        for tone in get_args(Tone)
    ]
    long = verdict("good", f"{LONG} wins", id=None)
    raised = layout.card("Under it, what was thrown", level=3, look="raised")
    pair = outcomes((("good", "Rook:", "Success"), ("bad", "Ogre:", "Failure")))
    dice = dice_table([6, 2], [3], safe_counts=6, risk_counts=3, size="small")
    return section(
        "verdicts",
        "Outcomes",
        *shown,
        specimen("With a long name", long, raised),
        specimen("Both of a duel", pair),
        specimen(
            "Above its dice",
            result(9, verdict("good", "Success", id=None), dice),
            game="ghosts",
        ),
    )
