"""Loose rolls: the dice of a conflict that moves no coins at this table."""

from tests.rules.universalis.tables import (
    GATHER,
    TIED,
    after,
    begun,
    facing,
    lines,
    playing,
    refused,
)
from threefold.games.universalis import (
    ByHand,
    KeepLoose,
    Tale,
    ThrowLoose,
    ThrowLooseAgain,
    contest_for,
)

AGAIN = {"universalis.tie": "again"}


def test_loose_rolls_move_no_coins_at_any_time() -> None:
    contest = contest_for(facing(*GATHER))
    for tale in (Tale(), begun(), playing(), facing(*GATHER)):
        thrown = after(tale, ThrowLoose(contest, TIED.throw))
        assert (lines(thrown), thrown.conflict) == ([], tale.conflict)
        assert refused(thrown, ThrowLoose(contest, TIED.throw)).code == "throw.open-roll"
        again = after(thrown, ThrowLooseAgain(ByHand((2, 5, 9, 10, 10, 10))))
        assert again.loose is not None
        assert again.loose.decided
        assert refused(again, ThrowLooseAgain(TIED.throw)).code == "reroll.decided"
        assert after(again, KeepLoose()).loose is None


def test_without_a_loose_roll_there_is_none_to_keep() -> None:
    for step in (KeepLoose(), ThrowLooseAgain(TIED.throw)):
        assert refused(playing(), step).code == "roll.none"


def test_a_loose_roll_keeps_to_the_rulings_of_its_throw() -> None:
    thrown = after(Tale(), ThrowLoose(contest_for(facing(*GATHER)), TIED.throw), rulings=AGAIN)
    assert thrown.loose is not None
    assert (thrown.loose.tie, thrown.loose.next_counts) == ("again", (3, 2))
