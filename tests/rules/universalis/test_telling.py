"""After the dice: both sides establish how it ends, worth the coins their dice brought."""

import pytest

from tests.rules.universalis.tables import (
    ANN,
    ANN_WINS,
    BOB,
    BOB_WINS,
    CLEO,
    GATHER,
    MARA,
    OGRE,
    SET,
    SWORD,
    TIED,
    after,
    begun,
    bid,
    facing,
    lines,
    purses,
    refused,
    senseless,
    told,
)
from threefold.games.universalis import (
    BANK,
    AddTrait,
    EndTurn,
    FactKind,
    Introduce,
    Kind,
    Narration,
    NextTeller,
    Step,
    Tale,
    TellFact,
    TellRank,
    TellTrait,
    Trait,
)

SPENT = {"universalis.outcome": "spent"}


def telling(tale: Tale) -> Narration:
    assert tale.conflict is not None
    assert tale.conflict.narration is not None
    return tale.conflict.narration


def test_the_winner_tells_first_and_the_loser_then() -> None:
    tale = told()
    assert telling(tale).teller == 0
    tale = after(tale, NextTeller())
    assert telling(tale).teller == 1
    over = after(tale, NextTeller())
    assert (over.conflict, over.busy) == (None, False)
    other = told(throw=ANN_WINS)
    assert telling(other).teller == 1
    assert telling(after(other, NextTeller())).teller == 0


def test_each_side_establishes_as_much_as_its_dice_brought() -> None:
    tale = told(
        TellTrait(BOB, MARA, "a wound in the thigh", 6), TellFact(CLEO, "The door is open.")
    )
    assert telling(tale).left == (0, 2)
    assert refused(tale, TellFact(BOB, "And so on.")).code == "outcome.spent"
    tale = after(tale, NextTeller(), TellRank(ANN, MARA, SWORD, 2))
    assert telling(tale).left == (0, 0)
    assert refused(tale, TellFact(ANN, "And so on.")).code == "outcome.spent"


def test_both_sides_keep_the_coins_all_the_same() -> None:
    before = told()
    tale = after(before, TellTrait(BOB, MARA, "a wound", 6), TellFact(BOB, "rain"))
    assert (lines(tale), purses(tale)) == ([], purses(before))


def test_a_table_may_rule_that_what_is_told_is_paid_as_well() -> None:
    tale = after(told(), TellTrait(CLEO, MARA, "a wound", 6), rulings=SPENT)
    assert lines(tale) == [(CLEO, BANK, 6, "outcome", "a wound")]
    assert (purses(tale), telling(tale).left) == ([22, 28, 19], (1, 2))
    tale = after(tale, TellFact(BOB, "rain"), NextTeller(), TellRank(ANN, MARA, SWORD, 2),
                 rulings=SPENT)  # fmt: skip
    assert lines(tale) == [(ANN, BANK, 2, "outcome", "a sword")]
    assert purses(tale) == [20, 27, 19]


def test_who_words_it_must_be_able_to_pay_then() -> None:
    poor = {"universalis.start": "5"}
    tale = facing_poor(poor)
    assert refused(tale, TellTrait(CLEO, OGRE, "a wound", 6), SPENT).code == "coins.short"
    assert after(tale, TellTrait(CLEO, OGRE, "a wound", 5), rulings=SPENT).coins(CLEO) == 0


def facing_poor(rulings: dict[str, str]) -> Tale:
    """At a table of 5 coins each the ogre wins 7 coins' worth of outcome."""
    tale = bid(begun(rulings=rulings), 5, 0, 0, rulings=rulings)
    steps: tuple[Step, ...] = (*SET, AddTrait(MARA, "a sword", 2))
    ogre = Introduce(Kind.CHARACTER, "ogre"), AddTrait(OGRE, "strong", 3)
    return after(tale, *steps, *ogre, *GATHER, BOB_WINS)


def test_a_wound_is_a_trait_and_raises_importance() -> None:
    tale = told(TellTrait(BOB, MARA, "a wound in the thigh", 2))
    assert tale.component(MARA).traits[-1] == Trait("a wound in the thigh", 2)
    assert tale.component(MARA).importance == 5


def test_what_is_told_is_established_like_what_is_bought() -> None:
    tale = told(TellFact(CLEO, "The door is open."), TellRank(BOB, MARA, SWORD))
    fact = tale.fact(2)
    assert (fact.text, fact.kind, fact.payer, fact.scene) == (
        "The door is open.",
        FactKind.OTHER,
        CLEO,
        1,
    )
    assert tale.component(MARA).trait(SWORD).rank == 3


@pytest.mark.parametrize(
    "step", [TellFact(BOB, "x"), TellTrait(BOB, MARA, "x"), TellRank(BOB, MARA, 0), NextTeller()]
)
def test_nothing_is_told_before_the_dice_decide(step: Step) -> None:
    for tale in (facing(*GATHER), facing(*GATHER, TIED)):
        assert refused(tale, step).code == "conflict.not-thrown"
    assert refused(facing(), step).code == "conflict.none"


def test_what_names_nothing_makes_no_sense() -> None:
    assert senseless(told(), TellFact(3, "x")).code == "tale.no-such-player"
    assert senseless(told(), TellTrait(BOB, 9, "x")).code == "tale.no-such-component"
    assert senseless(told(), TellRank(BOB, MARA, 9)).code == "component.no-such-trait"


def test_a_side_may_leave_some_of_it_untold() -> None:
    over = told(NextTeller(), NextTeller())
    assert (over.conflict, over.turn) == (None, BOB)
    assert after(over, EndTurn()).turn == CLEO
