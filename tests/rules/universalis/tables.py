"""A table the tests share: Ann, Bob and Cleo, with Ann's Mara and, when wanted, Bob's ogre."""

import pytest

from threefold import ThreefoldError
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis import (
    AddFact,
    AddTrait,
    Begin,
    ByHand,
    DrawTrait,
    EndFraming,
    EndTurn,
    FactKind,
    Introduce,
    Kind,
    OpenConflict,
    PlaceBid,
    Reveal,
    RollConflict,
    Seat,
    Step,
    Tale,
    apply,
    new,
    state_to_data,
)
from threefold.rulings import Rulings

ANN, BOB, CLEO = 0, 1, 2
MARA, OGRE = 0, 1
INN, NIGHT = 0, 1
NAME, SWORD = 0, 1

SET: tuple[Step, ...] = (
    AddFact("an inn", FactKind.PLACE),
    AddFact("a night in winter", FactKind.TIME),
    Introduce(Kind.CHARACTER, "Mara"),
)
"""What sets a scene, for 3 coins."""


def after(tale: Tale, *steps: Step, rulings: Rulings | None = None) -> Tale:
    """The tale after some steps."""
    for step in steps:
        tale = apply(tale, step, rulings or {})
    return tale


def begun(*names: str, rulings: Rulings | None = None) -> Tale:
    """Three players, or those named, about to bid for the first scene."""
    seats = [Seat(name) for name in names or ("Ann", "Bob", "Cleo")]
    return after(new(), *seats, Begin(), rulings=rulings)


def bid(tale: Tale, *coins: int, rulings: Rulings | None = None) -> Tale:
    """Every player has bid, by seat, and the bids are revealed."""
    bids = [PlaceBid(seat, each) for seat, each in enumerate(coins)]
    return after(tale, *bids, Reveal(), rulings=rulings)


def framing(*coins: int, rulings: Rulings | None = None) -> Tale:
    """Ann frames with a budget of 5 (or as bid); nothing is set yet."""
    return bid(begun(rulings=rulings), *(coins or (5, 0, 0)), rulings=rulings)


def playing(*steps: Step, rulings: Rulings | None = None) -> Tale:
    """Ann has set the scene, with Mara and her sword of rank 2, and is on turn with 20 coins."""
    set_up = (*SET, AddTrait(MARA, "a sword", 2), EndFraming())
    return after(framing(rulings=rulings), *set_up, *steps, rulings=rulings)


def facing(*steps: Step, rulings: Rulings | None = None) -> Tale:
    """Bob is on turn with 21 coins and has brought an ogre, strong to rank 3."""
    ogre = (EndTurn(), Introduce(Kind.CHARACTER, "ogre"), AddTrait(OGRE, "strong", 3))
    return playing(*ogre, *steps, rulings=rulings)


GATHER: tuple[Step, ...] = (
    OpenConflict(OGRE, MARA, "the door"),
    DrawTrait(BOB, 0, OGRE, 1),
    DrawTrait(ANN, 1, MARA, SWORD),
)
"""The ogre's three dice against Mara's two."""

BOB_WINS = RollConflict(ByHand((2, 5, 9, 4, 10)))
"""Two successes of 7 in all against one."""
ANN_WINS = RollConflict(ByHand((6, 5, 9, 4, 1)))
"""One success against two of 5 in all."""
TIED = RollConflict(ByHand((2, 8, 9, 4, 10)))
"""A success each; Mara's is larger."""


def told(*steps: Step, throw: RollConflict = BOB_WINS, rulings: Rulings | None = None) -> Tale:
    """The conflict is thrown."""
    return facing(*GATHER, throw, *steps, rulings=rulings)


def purses(tale: Tale) -> list[int]:
    """What everybody has, by seat."""
    return [tale.coins(seat) for seat in range(len(tale.players))]


def lines(tale: Tale) -> list[tuple[int, int, int, str, str]]:
    """The lines of the last step without their scene."""
    return [
        (line.source, line.target, line.amount, line.why, line.what) for line in tale.ledger.lines
    ]


def refused(tale: Tale, step: Step, rulings: Rulings | None = None) -> NotAllowed:
    """Why a step is not allowed; the tale stays as it was."""
    before = state_to_data(tale)
    with pytest.raises(NotAllowed) as caught:
        apply(tale, step, rulings or {})
    well_said(caught.value)
    assert state_to_data(tale) == before
    return caught.value


def senseless(tale: Tale, step: Step) -> InvalidInput:
    """Why a step makes no sense; the tale stays as it was."""
    before = state_to_data(tale)
    with pytest.raises(InvalidInput) as caught:
        apply(tale, step, {})
    well_said(caught.value)
    assert state_to_data(tale) == before
    return caught.value


def well_said(error: ThreefoldError) -> None:
    """An error has a code, and one sentence that a player can read."""
    assert error.code
    assert error.sentence[0].isupper()
    assert error.sentence.endswith(".")
