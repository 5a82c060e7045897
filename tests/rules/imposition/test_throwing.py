"""Throwing, rerolling and keeping at the table, and what each ticks."""

import pytest

from tests.rules.imposition.tables import (
    FAILED,
    HALF,
    WON,
    after,
    lifting,
    rolled,
    table,
    ticked,
)
from threefold import InvalidInput, NotAllowed
from threefold.games.imposition import (
    Act,
    Keep,
    KeepDuel,
    Outcome,
    RemoveCharacter,
    RemovePath,
    Reroll,
    SetAptitude,
    SetConstant,
    SetConstantOnAll,
    SetLevel,
    SetStress,
    Step,
    ThrowDice,
    Write,
    act_for,
    start,
)


def test_a_throw_ticks_what_it_spends() -> None:
    party = rolled(table(ticked(1)), stress=2)
    assert party.character("ann").stress == 3
    assert party.character("ann").open == start(lifting(table(ticked(1)), 8, 0, 2), FAILED)


def test_the_penalty_of_a_third_box_starts_with_the_next_check() -> None:
    party = rolled(table(ticked(2)), stress=1)
    assert party.open("ann").act.constant == 0  # type: ignore[union-attr]
    again = after(party, Reroll("ann", WON))
    assert again.open("ann").act.constant == 0  # type: ignore[union-attr]
    assert lifting(after(again, Keep("ann"))).constant == 1


def test_a_reroll_ticks_one_box_and_nothing_else() -> None:
    party = after(rolled(table(), stress=2), Reroll("ann", WON))
    assert party.character("ann").stress == 3
    assert party.open("ann").result().outcome is Outcome.FULL  # type: ignore[union-attr]


def test_the_ninth_box_passes_out_after_the_roll() -> None:
    party = after(rolled(table(ticked(8))), Reroll("ann", WON))
    assert party.character("ann").passed_out
    assert party.open("ann").result().outcome is Outcome.FULL  # type: ignore[union-attr]
    with pytest.raises(NotAllowed) as caught:
        after(party, Reroll("ann", WON))
    assert caught.value.code == "reroll.passed-out"
    kept = after(party, Keep("ann", "then everything went dark"))
    with pytest.raises(NotAllowed) as caught:
        rolled(kept)
    assert caught.value.code == "spend.passed-out"
    assert rolled(after(kept, ticked(8))).open("ann") is not None


@pytest.mark.parametrize("throw", [FAILED, HALF, WON])
def test_keeping_closes_the_roll_and_leaves_the_boxes(throw: object) -> None:
    party = rolled(table(), throw, stress=1)  # type: ignore[arg-type]
    kept = after(party, Keep("ann", "a sprained wrist"))
    assert kept == table(ticked(1))


def test_one_roll_at_a_time_for_each_character() -> None:
    party = rolled(table())
    with pytest.raises(NotAllowed) as caught:
        rolled(party)
    assert caught.value.code == "throw.open-roll"
    bob = ThrowDice("bob", act_for(party, "bob", "wit"), WON)
    assert after(party, bob).open("bob") is not None


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (Reroll("ann", WON), "roll.none"),
        (Keep("ann"), "roll.none"),
        (Reroll(None, WON), "roll.none"),
        (Keep(None), "roll.none"),
        (KeepDuel(), "duel.none"),
        (Reroll("ogre", WON), "roll.none"),
    ],
)
def test_without_a_roll_there_is_nothing_to_keep(step: Step, code: str) -> None:
    with pytest.raises(NotAllowed) as caught:
        table(step)
    assert caught.value.code == code


def test_refused_spending_changes_nothing() -> None:
    party = table()
    with pytest.raises(NotAllowed) as caught:
        after(party, ThrowDice("ann", lifting(party, 4, 0, 1), WON))
    assert caught.value.code == "spend.stress-wasted"
    assert party == table()


@pytest.mark.parametrize(
    "changed",
    [
        ticked(1),
        SetLevel("ann", 6),
        SetConstant("ann", 1),
        SetConstantOnAll(1),
        SetAptitude("ann", "force", "grip", 2),
        RemovePath("ann", "force"),
    ],
)
def test_an_act_gathered_before_the_sheet_changed_is_gathered_again(changed: Step) -> None:
    act = lifting(table())
    with pytest.raises(InvalidInput) as caught:
        table(changed, ThrowDice("ann", act, WON))
    assert caught.value.code == "throw.sheet-differs"


@pytest.mark.parametrize(
    "act", [Act(), Act(npc=True), Act(level=8, path="Force", path_die=8, aspect="x")]
)
def test_a_character_rolls_only_what_is_on_the_sheet(act: Act) -> None:
    with pytest.raises(InvalidInput) as caught:
        table(ThrowDice("ann", act, WON))
    assert caught.value.code == "throw.sheet-differs"


def test_an_edit_of_the_sheet_does_not_change_an_open_roll() -> None:
    party = rolled(table())
    edited = after(party, RemovePath("ann", "force"), SetLevel("ann", 4), Write("ann", "name", "A"))
    assert edited.open("ann") == party.open("ann")


def test_stress_waits_while_a_roll_is_open() -> None:
    with pytest.raises(NotAllowed) as caught:
        after(rolled(table()), ticked(1))
    assert caught.value.code == "stress.open-roll"
    after(rolled(table()), SetStress("bob", 1))


def test_a_level_die_is_given_up_in_duels_only() -> None:
    for act in (Act(level=8, paid=1), Act(duel=1)):
        with pytest.raises(InvalidInput) as caught:
            table(ThrowDice(None, act, WON))
        assert caught.value.code == "throw.duel"


def test_a_loose_roll_belongs_to_nobody() -> None:
    party = table(ThrowDice(None, Act(imposition=8, stress=1), FAILED), Reroll(None, WON))
    assert party.loose is not None
    assert party.loose.boxes == 2
    assert party.characters == table().characters
    assert after(party, Keep(None)) == table()


def test_leaving_takes_the_open_roll_along() -> None:
    assert after(rolled(table()), RemoveCharacter("ann")) == table(RemoveCharacter("ann"))
