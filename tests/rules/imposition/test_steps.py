"""Steps at the table: coming and going, stress, constant imposition, and what makes no sense."""

import pytest

from tests.rules.imposition.tables import (
    WON,
    after,
    table,
    ticked,
)
from threefold import InvalidInput, NotAllowed
from threefold.games.imposition import (
    LADDER,
    Act,
    AddCharacter,
    AddNpc,
    Character,
    Keep,
    Party,
    RemoveCharacter,
    RemoveNpc,
    Reroll,
    SetConstant,
    SetConstantOnAll,
    SetLevel,
    SetStress,
    Step,
    ThrowDice,
    Write,
    WriteDifficulty,
    apply,
    new,
    start,
)

NEVER = {"imposition.rest": "never"}


def test_somebody_joins_and_leaves() -> None:
    assert table(AddCharacter("cleo"), RemoveCharacter("cleo")) == table()
    assert table(AddNpc("imp"), RemoveNpc("imp")) == table()


@pytest.mark.parametrize("step", [AddCharacter("ann"), AddCharacter("ogre"), AddNpc("ann")])
def test_characters_and_npcs_share_one_set_of_ids(step: Step) -> None:
    with pytest.raises(InvalidInput) as caught:
        table(step)
    assert caught.value.code == "party.id-taken"


def test_a_table_seats_fifty_of_each() -> None:
    party = new()
    for number in range(50):
        party = after(party, AddCharacter(f"c{number}"), AddNpc(f"n{number}"))
    for step, code in ((AddCharacter("more"), "party.full"), (AddNpc("more"), "party.npcs-full")):
        with pytest.raises(NotAllowed) as caught:
            apply(party, step, {})
        assert caught.value.code == code


def test_names_are_written() -> None:
    assert table(Write("ann", "name", "Anna")).character("ann").name == "Anna"


def test_constant_imposition_is_set_on_one_or_on_all() -> None:
    party = table(SetConstant("ann", 2), SetConstantOnAll(1))
    assert (party.character("ann").constant, party.character("bob").constant) == (2, 0)
    assert party.everyone == 1
    assert after(party, SetConstant("ann", 0), SetConstantOnAll(0)) == table()


def test_the_table_writes_what_each_imposition_die_stands_for() -> None:
    party = table(*(WriteDifficulty(die, f"as hard as {die}") for die in LADDER))
    assert party.difficulties == tuple(f"as hard as {die}" for die in (4, 6, 8, 10, 12))


def test_stress_is_ticked_and_cleared_by_hand() -> None:
    party = table(ticked(9))
    assert party.character("ann").passed_out
    assert after(party, ticked(2)).character("ann").stress == 2
    assert after(party, ticked(0)) == table()


def test_a_table_may_rule_that_boxes_stay_ticked() -> None:
    party = after(table(), ticked(3), ticked(5), rulings=NEVER)
    with pytest.raises(NotAllowed) as caught:
        after(party, ticked(4), rulings=NEVER)
    assert caught.value.code == "stress.never"


def test_cleared_boxes_weigh_no_more() -> None:
    assert table(ticked(6)).character("ann").penalty == 2
    assert table(ticked(6), ticked(2)).character("ann").penalty == 0


@pytest.mark.parametrize(
    "step",
    [
        RemoveCharacter("nobody"),
        Write("nobody", "name", "x"),
        SetLevel("nobody", 4),
        SetStress("nobody", 0),
        SetConstant("nobody", 0),
        ThrowDice("nobody", Act(), WON),
        Reroll("nobody", WON),
        Keep("nobody"),
        RemoveCharacter("ogre"),
        SetStress("ogre", 1),
    ],
)
def test_nobody_can_do_nothing(step: Step) -> None:
    with pytest.raises(InvalidInput) as caught:
        table(step)
    assert caught.value.code == "party.no-such-character"


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Write("ann", "colour", "x"), "write.field"),
        (lambda: Write("ann", ["name"], "x"), "write.field"),
        (lambda: Write("ann", "name", 5), "text.not-text"),
        (lambda: SetLevel("ann", 7), "level.die"),
        (lambda: SetStress("ann", 10), "stress.boxes"),
        (lambda: SetConstant("ann", -1), "constant.levels"),
        (lambda: SetConstantOnAll(101), "constant.levels"),
        (lambda: WriteDifficulty(5, ""), "difficulty.die"),
        (lambda: Keep("ann", None), "text.not-text"),
        (lambda: Keep("A N N"), "sheet.id"),
        (lambda: Party((), (), 101), "party.everyone"),
        (lambda: Party((), (), 0, ("",)), "party.difficulties"),
        (lambda: Party((Character("a"), Character("a"))), "sheet.broken"),
        (lambda: Party(loose="roll"), "party.broken"),
        (lambda: Party(duel="duel"), "party.broken"),
    ],
)
def test_steps_and_tables_that_make_no_sense_are_refused(make: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        make()  # type: ignore[operator]
    assert caught.value.code == code


def test_an_open_roll_and_its_sheet_agree_on_the_boxes() -> None:
    roll = start(Act(imposition=8, stress=2), WON)
    assert Character("ann", stress=2, open=roll).open == roll
    with pytest.raises(InvalidInput):
        Character("ann", stress=1, open=roll)


@pytest.mark.parametrize("step", [None, "add", ["add", "ann", "Ann"], 7, Act(), Keep])
def test_only_steps_are_taken(step: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        apply(new(), step, {})  # type: ignore[arg-type]
    assert caught.value.code == "step.kind"


def test_an_unknown_ruling_is_refused() -> None:
    for rulings in ({"imposition.rest": "sometimes"}, {"imposition.luck": "yes"}):
        with pytest.raises(InvalidInput):
            apply(new(), SetConstantOnAll(1), rulings)
    with pytest.raises(InvalidInput):
        apply("table", SetConstantOnAll(1), {})  # type: ignore[arg-type]
