"""Whatever is thrown at the public functions, only the one family of errors comes back."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.ghosts import strategies
from tests.rules.ghosts.tables import rolled, table, well_said
from threefold import ThreefoldError
from threefold.games import ghosts
from threefold.games.ghosts import Act, ByHand, Pool, start

ONE = Pool(tags=1)
CAST = rolled(table(), 3)
ROLL = start(Act(tags=("quick",)), ByHand((3,)))

TARGETS: list[tuple[Callable[..., Any], int]] = [
    (Pool, 4),
    (lambda safe, risk, known: ghosts.resolve(ONE, safe, risk, known), 3),
    (ghosts.resolve, 4),
    (ghosts.odds, 2),
    (lambda known: ghosts.odds(ONE, known), 1),
    (ghosts.until, 3),
    (lambda goal, known: ghosts.until(ONE, goal, known), 2),
    (lambda goal: ghosts.odds(ONE).at_least(goal), 1),
    (Act, 6),
    (ghosts.Request, 2),
    (ghosts.Seeded, 1),
    (ghosts.ByHand, 2),
    (ghosts.Roll, 2),
    (lambda throws: ghosts.Roll(ROLL.act, throws), 1),
    (ghosts.start, 2),
    (ROLL.dice, 1),
    (ROLL.thrown, 1),
    (ghosts.Anchor, 2),
    (ghosts.Word, 2),
    (ghosts.Character, 8),
    (lambda *rest: ghosts.Character("ann", *rest), 7),
    (ghosts.Relationship, 4),
    (ghosts.Cast, 3),
    (CAST.character, 1),
    (CAST.relationship, 2),
    (CAST.of, 1),
    (ghosts.act_for, 6),
    (lambda *rest: ghosts.act_for(CAST, "ann", *rest), 4),
    (ghosts.Slot, 2),
    (ghosts.landing, 2),
    (lambda consequence: ghosts.landing(CAST.characters[0], consequence), 1),
    (lambda who, consequence: ghosts.shields(CAST, who, consequence, {}), 2),
    (ghosts.AddCharacter, 2),
    (ghosts.RemoveCharacter, 1),
    (ghosts.Write, 3),
    (ghosts.Mark, 3),
    (ghosts.ClearSlot, 2),
    (ghosts.SetAnchor, 2),
    (ghosts.Forget, 1),
    (ghosts.Relate, 3),
    (ghosts.SetHealth, 3),
    (ghosts.ThrowDice, 3),
    (ghosts.Reroll, 2),
    (ghosts.Keep, 4),
    (lambda state, step: ghosts.apply(state, step, {}), 2),
    (lambda step: ghosts.apply(CAST, step, {}), 1),
    (ghosts.state_to_data, 1),
    (ghosts.step_to_data, 1),
    (ghosts.roll_to_data, 1),
    (ghosts.request_to_data, 1),
    (ghosts.state_from_data, 1),
    (ghosts.step_from_data, 1),
    (lambda data: ghosts.roll_from_data(data, {}), 1),
    (ghosts.request_from_data, 1),
]


@pytest.mark.parametrize("target", range(len(TARGETS)))
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_no_input_escapes_the_error_family(target: int, data: st.DataObject) -> None:
    call, count = TARGETS[target]
    arguments = [data.draw(strategies.garbage) for _ in range(count)]
    try:
        call(*arguments)
    except ThreefoldError as error:
        well_said(error)


class Spiteful:
    """Refuses to be shown, compared or counted."""

    def __repr__(self) -> str:
        raise RuntimeError("no repr for you")

    def __len__(self) -> int:
        raise RuntimeError("no len for you")


@pytest.mark.parametrize("target", range(len(TARGETS)))
def test_values_that_cannot_even_be_shown_are_refused(target: int) -> None:
    call, count = TARGETS[target]
    for value in (Spiteful(), 10**5000):
        with pytest.raises(ThreefoldError) as caught:
            call(*[value] * count)
        well_said(caught.value)


def test_every_name_in_the_contract_is_public() -> None:
    for name in ghosts.__all__:
        assert getattr(ghosts, name) is not None
    functions = {call.__name__ for call, _ in TARGETS if call.__name__ in ghosts.__all__}
    classes = {name for name in ghosts.__all__ if isinstance(getattr(ghosts, name), type)}
    tested = functions | {call.__name__ for call, _ in TARGETS}
    made_by_us = {"Beyond", "Consequence", "Faces", "Odds", "Outcome", "Result"}
    assert classes - made_by_us <= tested, "a class that takes input and is not thrown garbage at"
