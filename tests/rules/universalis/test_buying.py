"""What the player on turn buys, what it costs, and what it leaves behind."""

from dataclasses import replace

import pytest

from tests.rules.universalis.tables import (
    ANN,
    BOB,
    CLEO,
    INN,
    MARA,
    NAME,
    NIGHT,
    OGRE,
    SET,
    SWORD,
    after,
    begun,
    facing,
    framing,
    lines,
    playing,
    purses,
    refused,
    senseless,
)
from threefold.errors import InvalidInput
from threefold.games.universalis import (
    BANK,
    TRAIT_LIMIT,
    AddFact,
    AddRank,
    AddTrait,
    BringIn,
    EndScene,
    FactKind,
    HandOver,
    Introduce,
    Kind,
    OpenConflict,
    Remove,
    SendOut,
    Step,
    Tale,
    Trait,
)

FREE = {"universalis.bring-in": "free"}


def test_a_new_component_costs_a_coin_and_its_name_is_its_first_trait() -> None:
    tale = playing(Introduce(Kind.THING, "a lamp"))
    lamp = tale.component(1)
    assert (lamp.kind, lamp.name, lamp.importance) == (Kind.THING, "a lamp", 1)
    assert lamp.traits == (Trait("a lamp", 1),)
    assert (lamp.controller, lamp.present, lamp.removed) == (ANN, True, False)
    assert lines(tale) == [(ANN, BANK, 1, "component", "a lamp")]
    assert purses(tale) == [19, 25, 25]


@pytest.mark.parametrize("ranks", [1, 2, 20])
def test_a_trait_costs_a_coin_for_each_rank(ranks: int) -> None:
    tale = playing(AddTrait(MARA, "brave", ranks))
    assert tale.component(MARA).traits[-1] == Trait("brave", ranks)
    assert purses(tale)[ANN] == 20 - ranks


@pytest.mark.parametrize("trait", [NAME, SWORD])
def test_every_coin_on_a_trait_raises_its_rank(trait: int) -> None:
    before = playing()
    tale = after(before, AddRank(MARA, trait, 3))
    rank = before.component(MARA).trait(trait).rank
    assert tale.component(MARA).trait(trait).rank == rank + 3
    assert lines(tale) == [(ANN, BANK, 3, "rank", tale.component(MARA).trait(trait).text)]


def test_importance_is_all_coins_spent_on_a_component() -> None:
    tale = playing(AddTrait(MARA, "a limp", 2), AddRank(MARA, SWORD, 4))
    assert tale.component(MARA).importance == 1 + 2 + 2 + 4
    assert purses(tale)[ANN] == 25 - 2 - 9


def test_anybody_on_turn_adds_to_any_component() -> None:
    tale = facing(AddTrait(MARA, "tired"))
    assert tale.component(MARA).traits[-1].text == "tired"
    assert tale.component(MARA).controller == ANN
    assert purses(tale)[BOB] == 20


def test_a_fact_costs_a_coin_and_keeps_who_paid_and_when() -> None:
    tale = playing(AddFact("The bridge is out."))
    fact = tale.fact(2)
    assert (fact.text, fact.kind, fact.payer, fact.scene, fact.struck) == (
        "The bridge is out.",
        FactKind.OTHER,
        ANN,
        1,
        False,
    )
    assert lines(tale) == [(ANN, BANK, 1, "fact", "The bridge is out.")]


def test_facts_keep_their_order() -> None:
    tale = playing(AddFact("one"), AddFact("two"))
    assert [fact.text for fact in tale.facts[2:]] == ["one", "two"]


def test_place_and_time_are_facts_of_the_framing() -> None:
    tale = after(framing(), *SET[:2])
    assert (tale.scene.place, tale.scene.time) == (INN, NIGHT)
    again = AddFact("a barn", FactKind.PLACE), AddFact("noon", FactKind.TIME)
    assert [refused(tale, step).code for step in again] == ["fact.where-set", "fact.when-set"]
    assert {refused(playing(), step).code for step in again} == {"fact.framed"}


def test_purchases_while_framing_come_out_of_the_budget_first() -> None:
    tale = after(framing(), AddFact("one"), AddFact("two"))
    assert (tale.scene.budget, tale.purse) == (3, 23)
    tale = after(tale, Introduce(Kind.CHARACTER, "Mara"), AddTrait(0, "a sword", 4))
    assert (tale.scene.budget, tale.purse) == (0, 18)
    assert after(tale, AddFact("three")).purse == 17


def test_components_come_and_go() -> None:
    tale = playing(SendOut(MARA))
    assert not tale.component(MARA).present
    assert (lines(tale), purses(tale)[ANN]) == ([], 20)
    back = after(tale, BringIn(MARA))
    assert back.component(MARA).present
    assert lines(back) == [(ANN, BANK, 1, "bring-in", "Mara")]
    assert refused(back, BringIn(MARA)).code == "component.present"
    assert refused(tale, SendOut(MARA)).code == "component.absent"


def test_a_table_may_rule_that_coming_is_free() -> None:
    tale = after(playing(SendOut(MARA)), BringIn(MARA), rulings=FREE)
    assert (lines(tale), purses(tale)[ANN]) == ([], 20)


def test_control_changes_by_agreement_for_nothing() -> None:
    tale = playing(HandOver(MARA, CLEO))
    assert tale.component(MARA).controller == CLEO
    assert (lines(tale), purses(tale)[ANN]) == ([], 20)
    assert refused(tale, HandOver(MARA, CLEO)).code == "component.same-player"
    assert senseless(tale, HandOver(MARA, 3)).code == "tale.no-such-player"


def test_removal_costs_the_importance_and_several_may_pay() -> None:
    tale = playing(Remove(MARA, ((BOB, 1), (ANN, 2))))
    assert (tale.component(MARA).removed, tale.component(MARA).present) == (True, False)
    assert purses(tale) == [18, 24, 25]
    assert lines(tale) == [(BOB, BANK, 1, "removal", "Mara"), (ANN, BANK, 2, "removal", "Mara")]


@pytest.mark.parametrize("shares", [((ANN, 2),), ((ANN, 4),), ((ANN, 2), (BOB, 2))])
def test_removal_costs_no_more_and_no_less(shares: tuple[tuple[int, int], ...]) -> None:
    assert refused(playing(), Remove(MARA, shares)).code == "remove.price"


def test_a_wound_makes_removal_dearer() -> None:
    tale = playing(AddTrait(MARA, "a wound in the thigh", 2))
    assert refused(tale, Remove(MARA, ((ANN, 3),))).code == "remove.price"
    assert after(tale, Remove(MARA, ((ANN, 5),))).component(MARA).removed


def test_shares_are_within_each_purse_and_named_once() -> None:
    tale = playing(*[AddTrait(MARA, "x", 5)] * 4)
    assert purses(tale) == [0, 25, 25]
    assert tale.component(MARA).importance == 23
    assert refused(tale, Remove(MARA, ((ANN, 1), (BOB, 22)))).code == "coins.short"
    assert senseless(tale, Remove(MARA, ((BOB, 11), (BOB, 12)))).code == "remove.twice"
    assert senseless(tale, Remove(MARA, ((3, 23),))).code == "tale.no-such-player"


def test_a_share_of_the_framer_comes_out_of_the_budget() -> None:
    tale = after(framing(), Introduce(Kind.THING, "lamp"), AddRank(0, 0, 1))
    assert tale.scene.budget == 3
    gone = after(tale, Remove(0, ((ANN, 1), (BOB, 1))))
    assert (gone.scene.budget, purses(gone)) == (2, [22, 24, 25])


@pytest.mark.parametrize(
    "step",
    [
        AddTrait(MARA, "late"),
        AddRank(MARA, NAME),
        BringIn(MARA),
        SendOut(MARA),
        HandOver(MARA, BOB),
        Remove(MARA, ((ANN, 3),)),
        OpenConflict(OGRE, MARA),
    ],
)
def test_a_removed_component_takes_no_further_part(step: Step) -> None:
    tale = facing(Remove(MARA, ((BOB, 3),)))
    assert refused(tale, step).code == "component.removed"
    later = after(tale, EndScene())
    assert later.component(MARA).removed


def test_death_is_a_trait_and_no_removal() -> None:
    tale = playing(AddTrait(MARA, "dead"), AddTrait(MARA, "a ghost"))
    assert tale.component(MARA).present
    assert not tale.component(MARA).removed


@pytest.mark.parametrize(
    "step",
    [
        Introduce(Kind.THING, "a lamp"),
        AddTrait(MARA, "brave"),
        AddFact("rain"),
        BringIn(MARA),
        SendOut(MARA),
        HandOver(MARA, BOB),
        Remove(MARA, ((ANN, 1),)),
    ],
)
def test_nothing_is_bought_between_scenes(step: Step) -> None:
    assert refused(begun(), step).code == "play.bidding"
    assert refused(Tale(), step).code == "play.seating"


def test_nobody_buys_more_than_they_can_pay() -> None:
    tale = playing()
    for step in (AddTrait(MARA, "rich", 21), AddRank(MARA, NAME, 21)):
        error = refused(tale, step)
        assert error.code == "coins.short"
        assert error.sentence == "This takes 21 coins, and Ann has 20 to pay with."


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (AddTrait(9, "x"), "tale.no-such-component"),
        (AddRank(9, 0), "tale.no-such-component"),
        (AddRank(MARA, 9), "component.no-such-trait"),
        (BringIn(9), "tale.no-such-component"),
        (SendOut(9), "tale.no-such-component"),
        (HandOver(9, 0), "tale.no-such-component"),
        (Remove(9, ((0, 1),)), "tale.no-such-component"),
    ],
)
def test_numbers_that_name_nothing_make_no_sense(step: Step, code: str) -> None:
    assert senseless(playing(), step).code == code


@pytest.mark.parametrize(
    "make",
    [
        lambda: Introduce(Kind.PLACE, " "),
        lambda: AddTrait(MARA, ""),
        lambda: AddFact("\n"),
        lambda: Trait("", 1),
    ],
)
def test_what_is_bought_has_words(make: object) -> None:
    assert callable(make)
    with pytest.raises(InvalidInput) as caught:
        make()
    assert caught.value.code == "text.blank"


def test_a_component_and_a_trait_grow_only_so_far() -> None:
    rich = {"universalis.start": "100"}
    tale = playing(rulings=rich)
    full = after(tale, *[AddTrait(MARA, "x")] * 93)
    assert len(full.component(MARA).traits) == 95
    crowded = replace(tale.component(MARA), traits=(Trait("x", 1),) * TRAIT_LIMIT)
    tale = replace(tale, components=(crowded,))
    assert refused(tale, AddTrait(MARA, "one more")).code == "trait.too-many"
    high = replace(crowded, traits=(Trait("x", 995),))
    tale = replace(tale, components=(high,))
    assert after(tale, AddRank(MARA, NAME, 5)).component(MARA).importance == 1000
    assert refused(tale, AddRank(MARA, NAME, 6)).code == "trait.too-high"


def test_a_table_holds_only_so_much() -> None:
    tale = playing()
    full = replace(tale, components=tale.components * 2_000, facts=tale.facts * 25_000)
    assert refused(full, Introduce(Kind.THING, "lamp")).code == "component.too-many"
    assert refused(full, AddFact("rain")).code == "fact.too-many"


def test_a_step_rebuilds_only_what_it_touches() -> None:
    """So that its cost does not grow with what there is at the table."""
    before = facing()
    tale = after(before, AddRank(OGRE, NAME))
    assert tale.component(MARA) is before.component(MARA)
    assert tale.facts is before.facts
    assert tale.players is before.players
