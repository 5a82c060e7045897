"""Whatever is thrown at the public functions, only the one family of errors comes back."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.imposition import strategies
from tests.rules.imposition.tables import FAILED, rolled, table, well_said
from threefold import ThreefoldError, imposition
from threefold.games.imposition import Act, Check, Duel, Duelist, start

PARTY = rolled(table())
ROLL = start(Act(), FAILED)
DUEL = Duel(ROLL, ROLL)
SIDE = Duelist("ann", "wit")

TARGETS: list[tuple[Callable[..., Any], int]] = [
    (Check, 7),
    (lambda *spent: Check(6, 6, 6, *spent), 4),
    (imposition.resolve, 4),
    (lambda *faces: imposition.resolve(Check(), *faces), 3),
    (imposition.odds, 1),
    (lambda goal: imposition.odds(Check()).at_least(goal), 1),
    (imposition.duel_odds, 2),
    (imposition.until, 3),
    (lambda goal, boxes: imposition.until(Check(), goal, boxes), 2),
    (imposition.spending, 4),
    (lambda *left: imposition.spending(Check(), *left), 3),
    (Act, 19),
    *((lambda value, name=name: Act(**{name: value}), 1) for name in Act.__slots__),
    (imposition.Request, 2),
    (imposition.Seeded, 1),
    (imposition.ByHand, 3),
    (imposition.Roll, 2),
    (lambda throws: imposition.Roll(Act(), throws), 1),
    (imposition.start, 2),
    (ROLL.dice, 1),
    (ROLL.result, 1),
    (ROLL.thrown, 1),
    (imposition.Duel, 2),
    (DUEL.reroll, 2),
    (imposition.duel_refusal, 2),
    (imposition.Duelist, 10),
    (lambda *rest: imposition.Duelist("ann", *rest), 9),
    (lambda a, b: imposition.facing(PARTY, a, b, {}), 2),
    (
        lambda *numbers: imposition.facing(
            PARTY, Duelist("bob", "wit", None, None, *numbers), SIDE, strategies.LEVEL_DIE
        ),
        3,
    ),
    (imposition.Aspect, 3),
    (lambda *rest: imposition.Aspect("a", *rest), 2),
    (imposition.Path, 4),
    (lambda *rest: imposition.Path("a", *rest), 3),
    (imposition.Character, 8),
    (lambda *rest: imposition.Character("ann", *rest), 7),
    (imposition.Npc, 3),
    (imposition.OpenDuel, 3),
    (imposition.Party, 6),
    (PARTY.character, 1),
    (PARTY.npc, 1),
    (PARTY.open, 1),
    (PARTY.character("ann").path, 1),
    (PARTY.character("ann").path("wit").aspect, 1),
    (imposition.act_for, 4),
    (lambda *rest: imposition.act_for(PARTY, "ann", *rest), 2),
    (
        lambda a, b, c, d, e, f: imposition.act_for(
            PARTY,
            "ann",
            "wit",
            imposition=a,
            against=b,
            irresistible=c,
            aptitude=d,
            stress=e,
            deed=f,
        ),
        6,
    ),
    (lambda npc: imposition.act_for(PARTY, "ann", "wit", npc=npc), 1),
    (imposition.AddCharacter, 3),
    (imposition.RemoveCharacter, 1),
    (imposition.AddNpc, 3),
    (imposition.RemoveNpc, 1),
    (imposition.Write, 3),
    (imposition.SetLevel, 2),
    (imposition.AddPath, 4),
    (imposition.RemovePath, 2),
    (imposition.RenamePath, 3),
    (imposition.SetPathDie, 3),
    (imposition.AddAspect, 5),
    (imposition.RemoveAspect, 3),
    (imposition.RenameAspect, 4),
    (imposition.SetAptitude, 4),
    (imposition.SetStress, 2),
    (imposition.SetConstant, 2),
    (imposition.SetConstantOnAll, 1),
    (imposition.WriteDifficulty, 2),
    (imposition.ThrowDice, 3),
    (imposition.Reroll, 2),
    (imposition.Keep, 2),
    (imposition.ThrowDuel, 6),
    (imposition.KeepDuel, 2),
    (lambda state, step: imposition.apply(state, step, {}), 2),
    (lambda step: imposition.apply(PARTY, step, {}), 1),
    (imposition.state_to_data, 1),
    (imposition.step_to_data, 1),
    (imposition.roll_to_data, 1),
    (imposition.request_to_data, 1),
    (imposition.state_from_data, 1),
    (imposition.step_from_data, 1),
    (lambda data: imposition.roll_from_data(data, {}), 1),
    (imposition.request_from_data, 1),
]


@pytest.mark.parametrize("target", range(len(TARGETS)))
@given(data=st.data())
@settings(max_examples=30)
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
    for name in imposition.__all__:
        assert getattr(imposition, name) is not None
    classes = {name for name in imposition.__all__ if isinstance(getattr(imposition, name), type)}
    tested = {call.__name__ for call, _ in TARGETS}
    made_by_us = {
        "Cause",
        "Die",
        "Faces",
        "Move",
        "NPC",
        "Odds",
        "Outcome",
        "Plan",
        "Result",
        "Way",
    }
    thrown_at = tested | {"Act", "Check", "Duelist"}
    assert classes - made_by_us <= thrown_at, "a class takes input and is not thrown garbage at"
