"""A table the tests share: Ann, Bob and Cleo."""

from threefold import ThreefoldError
from threefold.games.ghosts import (
    AddCharacter,
    ByHand,
    Cast,
    Consequence,
    Mark,
    Relate,
    Reroll,
    SetAnchor,
    Slot,
    Step,
    ThrowDice,
    Write,
    act_for,
    apply,
    new,
)
from threefold.rulings import Rulings

SHEETS: tuple[Step, ...] = (
    AddCharacter("ann", "Ann"),
    AddCharacter("bob", "Bob"),
    AddCharacter("cleo", "Cleo"),
    Write("ann", "tag1", "finding my brother"),
    Write("ann", "tag2", "ink on both hands"),
    Write("ann", "tag3", "the sea at night"),
    Write("ann", "tag4", "telling lies apart"),
    Relate("ann", "bob", "old rivals"),
    Relate("cleo", "ann", "she raised me"),
)


def after(cast: Cast, *steps: Step, rulings: Rulings | None = None) -> Cast:
    """The cast after some steps."""
    for step in steps:
        cast = apply(cast, step, rulings or {})
    return cast


def table(*steps: Step) -> Cast:
    """Ann, Bob and Cleo, after some steps."""
    return after(new(), *SHEETS, *steps)


def marks(minor: int, major: bool = False, lost: bool = False) -> tuple[Step, ...]:
    """The steps that fill Ann's slots so far."""
    steps: list[Step] = [
        Mark("ann", Slot(Consequence.MINOR, i), f"bruise {i}") for i in range(minor)
    ]
    if major:
        steps.append(Mark("ann", Slot(Consequence.MAJOR), "a broken arm"))
    if lost:
        steps.append(SetAnchor("ann", True))
    return tuple(steps)


def rolled(cast: Cast, safe: int, risk: int | None = None) -> Cast:
    """Ann has rolled one tag with these faces; with a risk die, after a reroll."""
    act = act_for(cast, "ann", [0], deed="run")
    if risk is None:
        return after(cast, ThrowDice("ann", act, ByHand((safe,))))
    first = ThrowDice("ann", act, ByHand((3,)))
    return after(cast, first, Reroll("ann", ByHand((safe,), (risk,))))


FAILED = (2, None)
"""Faces for `rolled`: a failure, a minor consequence."""
FAILED_BADLY = (1, 4)
"""Faces for `rolled`: an automatic failure that teaches nothing, a major consequence."""


def well_said(error: ThreefoldError) -> None:
    """An error has a code, and one sentence that a player can read."""
    assert error.code
    assert error.sentence[0].isupper()
    assert error.sentence.endswith(".")
