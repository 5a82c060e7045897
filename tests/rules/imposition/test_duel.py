"""Duels: two rolls side by side, each side raising the other's imposition."""

from dataclasses import replace
from types import MappingProxyType

import pytest
from hypothesis import given

from tests.rules.imposition import strategies
from tests.rules.imposition.tables import FAILED, HALF, WON, after, rolled, table, ticked, well_said
from threefold import InvalidInput, NotAllowed
from threefold.games.imposition import (
    Act,
    AddNpc,
    Die,
    Duel,
    Duelist,
    Keep,
    KeepDuel,
    OpenDuel,
    Outcome,
    Party,
    RemoveCharacter,
    RemoveNpc,
    Reroll,
    SetConstantOnAll,
    SetLevel,
    SetStress,
    ThrowDice,
    ThrowDuel,
    act_for,
    duel_odds,
    duel_refusal,
    facing,
    odds,
    start,
)
from threefold.rulings import Rulings

ANN, BOB = Duelist("ann", "force", "grip"), Duelist("bob", "wit", "bluff")
OGRE = Duelist("ogre", "a club", die=8)
LEVEL = {"imposition.duel-die": "level-die"}
NEVER = {"imposition.duel-npc": "never", **LEVEL}


def duel(
    party: Party, a: Duelist = ANN, b: Duelist = BOB, rulings: Rulings = MappingProxyType(LEVEL)
) -> Party:
    """Two have thrown: the first side wins, the other half wins."""
    acts = facing(party, a, b, rulings)
    return after(party, ThrowDuel(a.id, b.id, *acts, WON, HALF), rulings=rulings)


def test_a_table_may_rule_that_each_rolls_against_the_level_die_of_the_other() -> None:
    ann, bob = facing(table(), ANN, BOB, LEVEL)
    assert (ann.imposition, ann.against) == (Die.D6, "Bob")
    assert (bob.imposition, bob.against) == (Die.D8, "Ann")
    assert (ann.check.dice, bob.check.dice) == ((8, 8, 6), (6, 12, 8))


def test_levels_given_up_raise_the_imposition_of_the_other() -> None:
    ann, bob = facing(table(), replace(ANN, paid=2), replace(BOB, paid=1), LEVEL)
    assert ann.check.dice == (4, 8, 8)
    assert bob.check.dice == (4, 12, 12), "the Level die as it stands, then two levels up"


@pytest.mark.parametrize("paid", range(5))
def test_a_d12_level_die_gives_up_to_four_levels(paid: int) -> None:
    sides = replace(ANN, paid=paid, imposition=4), replace(BOB, imposition=4)
    ann, bob = facing(table(SetLevel("ann", 12)), *sides, {})
    assert ann.refusal is None
    assert duel_refusal(ann, bob) is None
    assert (ann.check.level, bob.check.die) == (12 - 2 * paid, 4 + 2 * paid)


def test_a_level_die_goes_no_lower_than_d4() -> None:
    with pytest.raises(NotAllowed) as caught:
        duel(table(), replace(ANN, paid=3))
    assert caught.value.code == "spend.level"


@pytest.mark.parametrize(("level", "paid"), [(12, 1), (10, 2)])
def test_levels_that_raise_nothing_are_refused(level: int, paid: int) -> None:
    party = table(SetLevel("ann", level))
    with pytest.raises(NotAllowed) as caught:
        duel(party, replace(ANN, paid=paid))
    assert caught.value.code == "duel.wasted"
    well_said(caught.value)


def test_constant_imposition_leaves_less_to_raise() -> None:
    party = table(SetConstantOnAll(2))
    assert duel_refusal(*facing(party, ANN, BOB, LEVEL)) is None
    refused = duel_refusal(*facing(party, replace(ANN, paid=1), BOB, LEVEL))
    assert refused is not None
    assert refused.code == "duel.wasted"


def test_both_rolls_are_made_and_stand_side_by_side() -> None:
    party = duel(table())
    assert party.duel is not None
    assert [roll.result().outcome for roll in party.duel.duel.rolls] == ["full", "consequences"]
    assert party.open("ann") == party.duel.duel.a
    assert party.open("bob") == party.duel.duel.b
    assert after(party, KeepDuel("a bruise", "")) == table()


def test_both_sides_may_succeed_and_both_may_fail() -> None:
    acts = facing(table(), ANN, BOB, LEVEL)
    for throw, outcome in ((WON, Outcome.FULL), (FAILED, Outcome.FAILURE)):
        both = Duel(start(acts[0], throw), start(acts[1], throw))
        assert {roll.result().outcome for roll in both.rolls} == {outcome}
        assert both.odds[outcome, outcome] > 0


def test_a_result_of_a_duel_says_that_levels_were_given_up() -> None:
    party = duel(table(), replace(ANN, paid=1))
    for who in ("ann", "bob"):
        assert "imposition.duel" in party.open(who).result().notes  # type: ignore[union-attr]
    plain = duel(table())
    assert "imposition.duel" not in plain.open("ann").result().notes  # type: ignore[union-attr]


def test_a_duel_ticks_what_each_side_spends() -> None:
    party = table(SetLevel("bob", 12), ticked(2))
    party = duel(party, replace(ANN, stress=2, aptitude=1), replace(BOB, stress=1))
    assert (party.character("ann").stress, party.character("bob").stress) == (4, 1)
    kept = after(party, KeepDuel())
    assert (kept.character("ann").stress, kept.character("bob").stress) == (4, 1)


def test_each_side_may_reroll_for_a_box() -> None:
    party = after(duel(table()), Reroll("bob", WON), Reroll("bob", FAILED), Reroll("ann", HALF))
    assert party.duel is not None
    assert [roll.rerolls for roll in party.duel.duel.rolls] == [1, 2]
    assert (party.character("ann").stress, party.character("bob").stress) == (1, 2)
    assert party.duel.duel.b.result().outcome is Outcome.FAILURE


def test_an_npc_rolls_its_level_die_and_a_path_die_the_gm_names() -> None:
    ann, ogre = facing(table(), replace(ANN, paid=1), replace(OGRE, paid=2), LEVEL)
    assert (ogre.who, ogre.path, ogre.npc) == ("the ogre", "a club", True)
    assert ogre.check.dice == (6, 8, 10)
    assert ann.check.dice == (6, 8, 12)
    party = duel(table(), ANN, OGRE)
    assert party.open("ogre") is not None
    with pytest.raises(NotAllowed) as caught:
        after(party, Reroll("ogre", WON))
    assert caught.value.code == "reroll.npc"
    assert after(party, KeepDuel()) == table()


def test_an_npc_needs_a_path_die() -> None:
    with pytest.raises(InvalidInput) as caught:
        facing(table(), ANN, Duelist("ogre"), LEVEL)
    assert caught.value.code == "duel.npc-die"


def test_an_npc_has_nothing_to_spend() -> None:
    for spending in ({"stress": 1}, {"aptitude": 1}):
        with pytest.raises(InvalidInput) as caught:
            facing(table(), ANN, replace(OGRE, **spending), LEVEL)
        assert caught.value.code == "act.npc-spends"


def test_a_table_may_rule_that_npcs_roll_no_duels() -> None:
    acts = facing(table(), ANN, OGRE, LEVEL)
    with pytest.raises(NotAllowed) as caught:
        facing(table(), ANN, OGRE, NEVER)
    assert caught.value.code == "duel.npc"
    with pytest.raises(NotAllowed) as caught:
        after(table(), ThrowDuel("ann", "ogre", *acts, WON, WON), rulings=NEVER)
    assert caught.value.code == "duel.npc"
    assert duel(table(), rulings=NEVER).duel is not None


def test_the_gm_names_the_dice_of_a_duel() -> None:
    sides = replace(ANN, imposition=4), replace(BOB, imposition=10)
    assert [act.imposition for act in facing(table(), *sides, {})] == [4, 10]
    assert duel(table(), *sides, rulings={}).duel is not None
    with pytest.raises(InvalidInput) as caught:
        facing(table(), ANN, BOB, {})
    assert caught.value.code == "duel.die-missing"
    with pytest.raises(InvalidInput) as caught:
        after(
            table(), ThrowDuel("ann", "bob", *facing(table(), *sides, {}), WON, WON), rulings=LEVEL
        )
    assert caught.value.code == "duel.die-differs"


def test_the_level_die_of_an_npc_counts_whoever_names_the_dice() -> None:
    ann, ogre = facing(table(), replace(ANN, imposition=4), replace(OGRE, imposition=6), {})
    assert (ann.imposition, ogre.imposition) == (10, 6)


def test_one_duel_at_a_time_and_no_other_roll_of_its_sides() -> None:
    party = duel(table(AddNpc("imp")))
    imp = facing(party, ANN, Duelist("imp", die=4), LEVEL)
    for step, code in (
        (ThrowDuel("ann", "imp", *imp, WON, WON), "duel.open"),
        (ThrowDice("ann", act_for(party, "ann", "wit"), WON), "throw.open-roll"),
        (Keep("ann"), "keep.duel"),
        (SetStress("ann", 1), "stress.open-roll"),
        (RemoveCharacter("bob"), "remove.open-duel"),
    ):
        with pytest.raises(NotAllowed) as caught:
            after(party, step)
        assert caught.value.code == code
    with pytest.raises(NotAllowed) as caught:
        duel(rolled(table()))
    assert caught.value.code == "throw.open-roll"
    with pytest.raises(NotAllowed) as caught:
        after(duel(table(), ANN, OGRE), RemoveNpc("ogre"))
    assert caught.value.code == "remove.open-duel"


def test_acts_that_no_longer_fit_are_gathered_again() -> None:
    acts = facing(table(), ANN, BOB, LEVEL)
    with pytest.raises(InvalidInput) as caught:
        after(table(ticked(1)), ThrowDuel("ann", "bob", *acts, WON, WON))
    assert caught.value.code == "throw.sheet-differs"
    ogre = facing(table(), ANN, OGRE, LEVEL)
    with pytest.raises(InvalidInput) as caught:
        after(table(SetLevel("ogre", 4)), ThrowDuel("ann", "ogre", *ogre, WON, WON))
    assert caught.value.code == "throw.npc-differs"


def test_a_passed_out_character_does_not_duel() -> None:
    with pytest.raises(NotAllowed) as caught:
        duel(table(ticked(9)))
    assert caught.value.code == "spend.passed-out"


@pytest.mark.parametrize(
    ("a", "b", "code"),
    [
        (Act(), Act(paid=1), "duel.sides"),
        (Act(duel=1), Act(), "duel.sides"),
        (Act(npc=True), Act(npc=True), "duel.two-npcs"),
        (Act(imposition=12, duel=1), Act(paid=1), "duel.wasted"),
    ],
)
def test_sides_that_do_not_fit_make_no_duel(a: Act, b: Act, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Duel(start(a, WON), start(b, WON))
    assert caught.value.code == code


@given(strategies.duels())
def test_every_duel_is_of_one_piece(found: Duel) -> None:
    a, b = found.rolls
    assert found.odds == duel_odds(a.act.check, b.act.check)
    assert a.act.check.level == Die(a.act.level).lowered(a.act.paid)
    assert b.act.check.die == Die(a.act.level).raised(b.act.constant)
    assert a.act.check.die == Die(b.act.level).raised(a.act.constant)
    for outcome in Outcome:
        assert sum(found.odds[outcome, other] for other in Outcome) == odds(a.act.check)[outcome]


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Duel("a", "b"), "duel.kind"),
        (lambda: Duelist("ann", die=5), "duelist.die"),
        (lambda: Duelist("ANN"), "sheet.id"),
        (lambda: OpenDuel("ann", "ann", None), "duel.alone"),
        (lambda: OpenDuel("ann", "bob", None), "duel.kind"),
        (lambda: facing(table(), ANN, ANN, LEVEL), "duel.alone"),
        (lambda: facing(table(), ANN, "bob", LEVEL), "duel.kind"),
        (lambda: facing(table(), ANN, Duelist("cleo"), LEVEL), "party.no-such-character"),
        (lambda: duel(table()).duel.duel.reroll(2, WON), "duel.side"),
    ],
)
def test_bad_duels_are_refused(make: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        make()  # type: ignore[operator]
    assert caught.value.code == code


def test_an_open_duel_and_the_sheets_agree() -> None:
    party = duel(table())
    assert party.duel is not None
    for change in (
        {"characters": table(ticked(1)).characters},
        {"characters": ()},
        {"characters": rolled(table()).characters},
        {"duel": replace(party.duel, a="ogre")},
    ):
        with pytest.raises(InvalidInput):
            replace(party, **change)  # type: ignore[arg-type]
