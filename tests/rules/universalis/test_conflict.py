"""A conflict at the table: opening, gathering dice, throwing, and the coins it brings."""

import pytest

from tests.rules.universalis.tables import (
    ANN,
    ANN_WINS,
    BOB,
    BOB_WINS,
    CLEO,
    GATHER,
    MARA,
    NAME,
    OGRE,
    SWORD,
    TIED,
    after,
    begun,
    facing,
    framing,
    lines,
    playing,
    purses,
    refused,
    senseless,
    told,
)
from threefold.errors import InvalidInput
from threefold.games.universalis import (
    BANK,
    MINT,
    AddTrait,
    Brought,
    BuyDice,
    ByHand,
    CallOff,
    Conflict,
    Contest,
    DrawTrait,
    EndTurn,
    HandOver,
    Introduce,
    Kind,
    NextTeller,
    OpenConflict,
    Rename,
    RollConflict,
    Seeded,
    SendOut,
    Side,
    Stake,
    Step,
    Tale,
    contest_for,
    roll_for,
)

OPEN = OpenConflict(OGRE, MARA, "the door")
AGAIN = {"universalis.tie": "again"}


def open_now(tale: Tale) -> Conflict:
    assert tale.conflict is not None
    return tale.conflict


def test_a_conflict_sets_a_component_of_ours_against_one_of_theirs() -> None:
    tale = facing(OPEN)
    assert [(side.component, side.owner) for side in open_now(tale).sides] == [
        (OGRE, BOB),
        (MARA, ANN),
    ]
    assert (tale.busy, open_now(tale).what) == (True, "the door")


@pytest.mark.parametrize(
    ("steps", "step", "code"),
    [
        ((), OpenConflict(MARA, OGRE), "conflict.not-yours"),
        ((HandOver(MARA, BOB),), OPEN, "conflict.same-player"),
        ((), OpenConflict(OGRE, OGRE), "conflict.same-player"),
        ((SendOut(MARA),), OPEN, "component.absent"),
        ((SendOut(OGRE),), OPEN, "component.absent"),
        ((OPEN,), OPEN, "open.conflict"),
    ],
)
def test_a_conflict_needs_both_present_and_two_players(
    steps: tuple[Step, ...], step: Step, code: str
) -> None:
    assert refused(facing(*steps), step).code == code


def test_a_conflict_needs_a_scene_and_components() -> None:
    assert refused(begun(), OPEN).code == "play.bidding"
    assert senseless(facing(), OpenConflict(OGRE, 9)).code == "tale.no-such-component"
    assert after(
        framing(), Introduce(Kind.THING, "a"), Introduce(Kind.THING, "b"), HandOver(1, BOB),
        OpenConflict(0, 1),
    ).busy, "while framing, too"  # fmt: skip


def test_a_trait_adds_as_many_dice_as_its_rank_for_nothing() -> None:
    tale = facing(*GATHER)
    assert [side.dice for side in open_now(tale).sides] == [3, 2]
    assert open_now(tale).sides[0].stakes == (Stake(BOB, 3, OGRE, 1),)
    assert (lines(tale), purses(tale)) == ([], [20, 21, 25])


def test_a_coin_buys_a_die() -> None:
    tale = facing(OPEN, BuyDice(CLEO, 1, 4))
    assert open_now(tale).sides[1].stakes == (Stake(CLEO, 4),)
    assert lines(tale) == [(CLEO, BANK, 4, "dice", "Mara")]
    assert purses(tale) == [20, 21, 21]
    assert refused(tale, BuyDice(CLEO, 1, 22)).code == "coins.short"


def test_everybody_may_add_dice_to_either_side() -> None:
    tale = facing(OPEN, DrawTrait(CLEO, 0, MARA, SWORD), BuyDice(ANN, 0, 1), BuyDice(BOB, 1, 2))
    ours, theirs = open_now(tale).sides
    assert [stake.seat for stake in ours.stakes] == [CLEO, ANN]
    assert [stake.seat for stake in theirs.stakes] == [BOB]


def test_a_trait_is_drawn_on_once_in_a_conflict() -> None:
    tale = facing(*GATHER)
    for side in (0, 1):
        assert refused(tale, DrawTrait(CLEO, side, MARA, SWORD)).code == "conflict.drawn"
    assert after(tale, DrawTrait(CLEO, 0, MARA, NAME)).conflict is not None


def test_a_trait_is_drawn_on_only_where_it_is() -> None:
    """Any component that is present: a lamp may help, one that has left may not."""
    lamp = Introduce(Kind.THING, "a lamp"), AddTrait(2, "bright", 2)
    assert open_now(facing(*lamp, OPEN, DrawTrait(CLEO, 1, 2, 1))).sides[1].dice == 2
    gone = facing(*lamp, SendOut(2), OPEN)
    assert refused(gone, DrawTrait(CLEO, 1, 2, 1)).code == "component.absent"
    assert senseless(gone, DrawTrait(CLEO, 1, MARA, 9)).code == "component.no-such-trait"
    assert senseless(gone, DrawTrait(3, 1, MARA, 1)).code == "tale.no-such-player"


def test_a_side_has_sixty_dice_at_the_most() -> None:
    rich = {"universalis.start": "100"}
    tale = facing(OPEN, BuyDice(CLEO, 0, 60), rulings=rich)
    assert refused(tale, BuyDice(CLEO, 0, 1)).code == "conflict.too-many-dice"
    assert refused(tale, DrawTrait(BOB, 0, OGRE, NAME)).code == "conflict.too-many-dice"
    assert open_now(after(tale, BuyDice(BOB, 1, 60))).sides[1].dice == 60


def test_each_side_needs_a_die() -> None:
    for steps in ((OPEN,), (OPEN, BuyDice(BOB, 0)), (OPEN, BuyDice(ANN, 1))):
        assert refused(facing(*steps), BOB_WINS).code == "conflict.no-dice"


def test_a_conflict_called_off_pays_bought_dice_back() -> None:
    tale = facing(*GATHER, BuyDice(CLEO, 0, 3), BuyDice(ANN, 1), CallOff())
    assert (tale.conflict, purses(tale)) == (None, [20, 21, 25])
    assert lines(tale) == [
        (BANK, CLEO, 3, "dice-back", "ogre"),
        (BANK, ANN, 1, "dice-back", "Mara"),
    ]


@pytest.mark.parametrize("step", [CallOff(), BuyDice(BOB, 0), DrawTrait(BOB, 0, OGRE, NAME)])
def test_once_thrown_the_dice_stay_as_they_are(step: Step) -> None:
    assert refused(facing(*GATHER, TIED), step).code == "conflict.thrown"
    assert refused(told(), step).code == "conflict.decided"


@pytest.mark.parametrize(
    "step", [CallOff(), BuyDice(BOB, 0), DrawTrait(BOB, 0, OGRE, 0), BOB_WINS, NextTeller()]
)
def test_without_a_conflict_there_is_nothing_to_do(step: Step) -> None:
    assert refused(playing(), step).code == "conflict.none"


def test_the_winner_gains_the_faces_of_successes_and_the_loser_a_coin_for_each_die() -> None:
    tale = told()
    assert lines(tale) == [(BANK, BOB, 7, "won", "ogre"), (BANK, ANN, 2, "lost", "Mara")]
    assert purses(tale) == [22, 28, 25]
    narration = open_now(tale).narration
    assert narration is not None
    assert (narration.winner, narration.teller, narration.left) == (0, 0, (7, 2))


def test_either_side_may_win() -> None:
    tale = told(throw=ANN_WINS)
    assert lines(tale) == [(BANK, ANN, 5, "won", "Mara"), (BANK, BOB, 3, "lost", "ogre")]
    narration = open_now(tale).narration
    assert narration is not None
    assert (narration.winner, narration.teller, narration.left) == (1, 1, (3, 5))


def test_everybody_gains_for_their_own_dice() -> None:
    tale = facing(*GATHER, BuyDice(CLEO, 0, 2), BuyDice(CLEO, 1, 1), BuyDice(BOB, 0, 1))
    tale = after(tale, RollConflict(ByHand((1, 9, 9, 3, 4, 5, 2, 9, 9))))
    assert lines(tale) == [
        (BANK, BOB, 6, "won", "ogre"),
        (BANK, CLEO, 7, "won", "ogre"),
        (MINT, BANK, 2, "issue", ""),
        (BANK, ANN, 2, "lost", "Mara"),
        (MINT, BANK, 1, "issue", ""),
        (BANK, CLEO, 1, "lost", "Mara"),
    ], "the thirteen coins in the bank first, then new ones"
    assert tale.ledger.total == tale.ledger.issued


def test_who_has_no_success_on_the_winning_side_gains_nothing() -> None:
    tale = facing(*GATHER, BuyDice(CLEO, 0, 1), RollConflict(ByHand((1, 1, 9, 9, 4, 10))))
    assert purses(tale)[CLEO] == 24
    assert all(line.target != CLEO for line in tale.ledger.lines)


def test_a_tie_pays_nothing_and_all_dice_are_thrown_again() -> None:
    tale = facing(*GATHER, TIED)
    assert (lines(tale), purses(tale)) == ([], [20, 21, 25])
    assert open_now(tale).narration is None
    roll = roll_for(tale)
    assert roll is not None
    assert (roll.decided, roll.next_counts) == (False, (3, 3))


def test_the_die_of_a_tie_is_that_of_the_player_whose_side_it_is() -> None:
    """Mara's side gains a die: Ann's, although Cleo brought dice after hers."""
    tale = facing(*GATHER, BuyDice(CLEO, 1, 1), RollConflict(ByHand((2, 8, 9, 4, 10, 9))))
    tale = after(tale, RollConflict(ByHand((9, 9, 9, 1, 9, 9, 5))))
    assert lines(tale)[0] == (BANK, ANN, 6, "won", "Mara")


def test_a_table_may_rule_that_a_tie_adds_no_die() -> None:
    tale = after(facing(OPEN, *GATHER[1:], rulings=AGAIN), TIED, rulings=AGAIN)
    roll = roll_for(tale)
    assert roll is not None
    assert roll.next_counts == (3, 2)
    assert after(tale, BOB_WINS, rulings=AGAIN).ledger.lines


def test_faces_must_fit_the_dice() -> None:
    assert senseless(facing(*GATHER), RollConflict(ByHand((1, 2)))).code == "faces.count"
    assert senseless(facing(*GATHER, TIED), BOB_WINS).code == "faces.count"


def test_a_decided_conflict_is_thrown_no_more() -> None:
    assert refused(told(), BOB_WINS).code == "conflict.decided"


def test_dice_from_a_seed_are_those_of_the_roll() -> None:
    tale = facing(*GATHER, RollConflict(Seeded(bytes(16))))
    roll = roll_for(tale)
    assert roll is not None
    assert roll.throws == (Seeded(bytes(16)),)


def test_the_contest_names_players_and_components() -> None:
    tale = facing(*GATHER, BuyDice(CLEO, 1, 2))
    assert contest_for(tale) == Contest(
        "the door",
        Side("ogre", "Bob", (Brought("Bob", 3, "strong", "ogre"),)),
        Side("Mara", "Ann", (Brought("Ann", 2, "a sword", "Mara"), Brought("Cleo", 2))),
    )
    assert roll_for(tale) is None
    assert roll_for(playing()) is None


def test_players_of_the_same_name_are_paid_apart() -> None:
    tale = facing(Rename(ANN, "Bob"), Rename(CLEO, ""), *GATHER, BuyDice(CLEO, 1, 1))
    sides = contest_for(tale).sides
    assert [side.who for side in sides] == ["Bob (2)", "Bob (1)"]
    assert sides[1].brought[1].who == "Player 3"
    tale = after(tale, RollConflict(ByHand((1, 1, 1, 9, 9, 9))))
    assert purses(tale) == [22, 24, 25]


def test_a_conflict_turns_coins_into_more_even_for_those_who_have_none() -> None:
    tale = facing(AddTrait(OGRE, "x", 21))
    assert (purses(tale)[BOB], tale.turn) == (0, CLEO)
    tale = after(tale, HandOver(OGRE, CLEO), OPEN, DrawTrait(BOB, 0, OGRE, 1), *GATHER[2:])
    assert purses(after(tale, BOB_WINS))[BOB] == 7


def test_the_turn_passes_on_only_when_the_conflict_is_over() -> None:
    tale = facing(OPEN, BuyDice(BOB, 0, 21), BuyDice(ANN, 1, 1))
    assert (purses(tale)[BOB], tale.turn) == (0, BOB)
    assert after(tale, CallOff()).turn == BOB
    tale = after(tale, RollConflict(ByHand((*[9] * 21, 1))), NextTeller(), NextTeller())
    assert (purses(tale)[BOB], tale.turn) == (21, BOB)
    assert after(tale, EndTurn()).turn == CLEO


def test_a_stake_is_a_whole_trait_or_bought() -> None:
    with pytest.raises(InvalidInput):
        Stake(ANN, 1, 0)
