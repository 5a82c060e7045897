"""A table the tests share: Ann and Bob, and an ogre."""

from threefold import ThreefoldError
from threefold.games.imposition import (
    Act,
    AddAspect,
    AddCharacter,
    AddNpc,
    AddPath,
    ByHand,
    Party,
    SetAptitude,
    SetPathDie,
    SetStress,
    Step,
    ThrowDice,
    act_for,
    apply,
    new,
)
from threefold.rulings import Rulings

SHEETS: tuple[Step, ...] = (
    AddCharacter("ann", "Ann", 8),
    AddCharacter("bob", "Bob"),
    AddNpc("ogre", "the ogre", 10),
    AddPath("ann", "force", "Force", 8),
    AddAspect("ann", "force", "grip", "grip", 3),
    AddAspect("ann", "force", "lift", "lift", 1),
    AddPath("ann", "wit", "Wit"),
    AddAspect("ann", "wit", "bluff", "bluff", 1),
    AddPath("bob", "wit", "Wit", 12),
    AddAspect("bob", "wit", "bluff", "bluff", 5),
)


def after(party: Party, *steps: Step, rulings: Rulings | None = None) -> Party:
    """The party after some steps."""
    for step in steps:
        party = apply(party, step, rulings or {})
    return party


def table(*steps: Step) -> Party:
    """Ann, Bob and the ogre, after some steps."""
    return after(new(), *SHEETS, *steps)


def ticked(boxes: int) -> SetStress:
    """The step that ticks so many of Ann's boxes."""
    return SetStress("ann", boxes)


def lifting(party: Party, imposition: int = 8, aptitude: int = 0, stress: int = 0) -> Act:
    """What Ann does in most tests: her better path and the aspect she is best at."""
    return act_for(
        party,
        "ann",
        "force",
        "grip",
        imposition=imposition,
        against="the gate",
        aptitude=aptitude,
        stress=stress,
        deed="lift it",
    )


FAILED = ByHand(1, 1, 3)
"""Faces of a failure, on any dice from a d4 up."""
HALF = ByHand(1, 3, 3)
"""Faces of a success with consequences."""
WON = ByHand(3, 3, 2)
"""Faces of a full success."""


def rolled(party: Party, throw: ByHand = FAILED, imposition: int = 8, stress: int = 0) -> Party:
    """Ann has rolled these faces."""
    return after(party, ThrowDice("ann", lifting(party, imposition, 0, stress), throw))


def points(aptitude: int, die: int = 12) -> tuple[Step, ...]:
    """The steps that give Ann's grip other points, and its path another die."""
    return (SetPathDie("ann", "force", die), SetAptitude("ann", "force", "grip", aptitude))


def well_said(error: ThreefoldError) -> None:
    """An error has a code, and one sentence that a player can read."""
    assert error.code
    assert error.sentence[0].isupper()
    assert error.sentence.endswith(".")
