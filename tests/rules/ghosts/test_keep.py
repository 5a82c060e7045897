"""Open rolls: throwing, rerolling, keeping, and what a kept result brings."""

import pytest

from tests.rules.ghosts.tables import FAILED, FAILED_BADLY, after, marks, rolled, table
from threefold import InvalidInput, NotAllowed
from threefold.games.ghosts import (
    Act,
    ByHand,
    Cast,
    Keep,
    RemoveCharacter,
    Reroll,
    SetHealth,
    ThrowDice,
    Word,
    Write,
    act_for,
)

TEACHES = (2, 6)
ONE_TAG = Act(tags=("quick",))


def refused(cast: Cast, *arguments: object, **named: object) -> str:
    rulings = named.pop("rulings", None)
    with pytest.raises(NotAllowed) as caught:
        after(cast, Keep(*arguments, **named), rulings=rulings)  # type: ignore[arg-type]
    assert caught.value.sentence.endswith(".")
    return caught.value.code


def test_nothing_is_marked_before_a_result_is_kept() -> None:
    cast = rolled(table(), *FAILED_BADLY)
    ann = cast.character("ann")
    assert ann.open is not None
    assert (ann.minor, ann.major, ann.anchor.lost) == ((None, None, None), None, False)


def test_a_failure_marks_a_minor_consequence() -> None:
    cast = after(rolled(table(), *FAILED), Keep("ann", "a split lip"))
    assert cast.character("ann").minor == ("a split lip", None, None)
    assert cast.character("ann").open is None


def test_an_automatic_failure_marks_a_major_consequence() -> None:
    cast = after(rolled(table(), *FAILED_BADLY), Keep("ann", "a broken arm"))
    assert cast.character("ann").major == "a broken arm"
    assert cast.character("ann").minor == (None, None, None)


def test_full_minor_slots_make_it_major() -> None:
    cast = after(rolled(table(*marks(3)), *FAILED), Keep("ann", "worse"))
    assert cast.character("ann").major == "worse"


def test_a_full_major_slot_costs_the_anchor() -> None:
    cast = after(rolled(table(*marks(0, major=True)), *FAILED_BADLY), Keep("ann", "gone"))
    assert cast.character("ann").anchor.lost
    assert cast.character("ann").major == "a broken arm"


def test_nothing_left_to_mark_changes_nothing() -> None:
    before = table(*marks(3, major=True, lost=True))
    assert after(rolled(before, *FAILED), Keep("ann", "what now")) == before


@pytest.mark.parametrize("face", [4, 5, 6])
def test_a_success_marks_nothing(face: int) -> None:
    assert after(rolled(table(), face), Keep("ann", "the lamp goes out")) == table()


def test_a_relationship_is_broken_instead() -> None:
    for faces in (FAILED, FAILED_BADLY):
        cast = after(rolled(table(), *faces), Keep("ann", "", breaks="bob"))
        assert cast == table(SetHealth("ann", "bob", False)), "no slot is marked as well"


def test_a_relationship_can_save_the_anchor() -> None:
    before = table(*marks(3, major=True))
    cast = after(rolled(before, *FAILED), Keep("ann", breaks="cleo"))
    assert not cast.character("ann").anchor.lost
    assert not cast.relationship("cleo", "ann").healthy


def test_a_table_may_rule_that_it_cannot() -> None:
    rulings = {"ghosts.shield": "slots-only"}
    cast = rolled(table(*marks(3, major=True)), *FAILED)
    assert refused(cast, "ann", breaks="cleo", rulings=rulings) == "keep.breaks-anchor"
    minor = after(rolled(table(), *FAILED), Keep("ann", breaks="cleo"), rulings=rulings)
    assert minor == table(SetHealth("ann", "cleo", False))


def test_a_broken_relationship_breaks_no_more() -> None:
    cast = rolled(table(SetHealth("ann", "bob", False)), *FAILED)
    assert refused(cast, "ann", breaks="bob") == "keep.breaks-already"


def test_only_a_consequence_breaks_a_relationship() -> None:
    assert refused(rolled(table(), 6), "ann", breaks="bob") == "keep.breaks-no-consequence"
    assert refused(rolled(table(), *TEACHES), "ann", breaks="bob") == "keep.breaks-no-consequence"
    nothing_left = rolled(table(*marks(3, major=True, lost=True)), *FAILED)
    assert refused(nothing_left, "ann", breaks="bob") == "keep.breaks-nothing-left"


@pytest.mark.parametrize("other", ["nobody", "ann"])
def test_what_is_not_shared_cannot_break(other: str) -> None:
    with pytest.raises(InvalidInput):
        after(rolled(table(), *FAILED), Keep("ann", breaks=other))


def test_the_word_is_learnt_instead_of_a_consequence() -> None:
    cast = after(rolled(table(), *TEACHES), Keep("ann", "Ash", "doors open"))
    assert cast == table(Write("ann", "word", "Ash"), Write("ann", "effect", "doors open"))


def test_a_word_may_be_learnt_before_it_is_named() -> None:
    cast = after(rolled(table(), *TEACHES), Keep("ann"))
    assert cast.character("ann").word == Word("", "")
    assert act_for(cast, "ann", word=True).pool.power


def test_only_the_first_such_roll_teaches_a_word() -> None:
    cast = after(rolled(table(), *TEACHES), Keep("ann", "Ash"))
    cast = after(rolled(cast, *TEACHES), Keep("ann", "a broken arm"))
    assert cast.character("ann").word == Word("Ash", "")
    assert cast.character("ann").major == "a broken arm"


def test_a_word_learnt_is_there_for_the_next_roll() -> None:
    assert not act_for(table(), "ann").word_known
    cast = after(rolled(table(), *TEACHES), Keep("ann", "Ash"))
    assert act_for(cast, "ann", [0], word=True).pool.risk == 1


def test_an_effect_is_written_only_when_a_word_is_learnt() -> None:
    assert refused(rolled(table(), *FAILED), "ann", "lip", "doors open") == "keep.no-word"
    assert refused(rolled(table(), 6), "ann", "", "doors open") == "keep.no-word"


def test_one_roll_at_a_time_for_each_character() -> None:
    cast = rolled(table(), 3)
    with pytest.raises(NotAllowed) as caught:
        rolled(cast, 4)
    assert caught.value.code == "throw.open-roll"
    bob = ThrowDice("bob", act_for(cast, "bob"), ByHand((1, 1)))
    nobody = ThrowDice(None, ONE_TAG, ByHand((4,)))
    cast = after(cast, bob, nobody)
    assert cast.character("bob").open is not None
    assert cast.loose is not None
    with pytest.raises(NotAllowed):
        after(cast, nobody)


def test_rerolling_goes_on_until_kept() -> None:
    cast = rolled(table(), 5, 2)
    cast = after(cast, Reroll("ann", ByHand((6,), (1, 1))))
    open_roll = cast.character("ann").open
    assert open_roll is not None
    assert open_roll.pool.rerolls == 2
    assert after(cast, Keep("ann")) == table()


@pytest.mark.parametrize(
    ("safe", "risk", "code"), [(4, 4, "reroll.tie"), (1, 2, "reroll.automatic-failure")]
)
def test_a_reroll_that_is_not_allowed_leaves_the_roll(safe: int, risk: int, code: str) -> None:
    cast = rolled(table(), safe, risk)
    with pytest.raises(NotAllowed) as caught:
        after(cast, Reroll("ann", ByHand((6,), (1, 1))))
    assert caught.value.code == code
    assert cast == rolled(table(), safe, risk)


def test_without_a_roll_there_is_nothing_to_keep_or_reroll() -> None:
    for who in ("ann", None):
        assert refused(table(), who) == "roll.none"
        with pytest.raises(NotAllowed) as caught:
            table(Reroll(who, ByHand((6,), (1,))))
        assert caught.value.code == "roll.none"


def test_a_roll_without_a_sheet_marks_nothing() -> None:
    for throw in (ByHand((1,)), ByHand((6,))):
        cast = table(ThrowDice(None, ONE_TAG, throw))
        assert refused(cast, None, breaks="bob") == "keep.breaks-no-sheet"
        assert after(cast, Keep(None, "a complication")) == table()


def test_a_roll_without_a_sheet_may_still_teach() -> None:
    throws = (ThrowDice(None, ONE_TAG, ByHand((3,))), Reroll(None, ByHand((2,), (6,))))
    assert after(table(*throws), Keep(None, "Ash", "doors open")) == table()


def test_dice_and_sheet_agree_on_the_word() -> None:
    for cast, known in ((table(), True), (table(Write("ann", "word", "Ash")), False)):
        with pytest.raises(InvalidInput) as caught:
            after(cast, ThrowDice("ann", Act(word_known=known), ByHand((1, 1))))
        assert caught.value.code == "throw.word-differs"


def test_an_edit_of_the_sheet_does_not_change_an_open_roll() -> None:
    before = rolled(table(), 3)
    cast = after(before, Write("ann", "tag1", "something else"), SetHealth("ann", "bob", False))
    assert cast.character("ann").open == before.character("ann").open


def test_leaving_takes_the_open_roll_along() -> None:
    assert after(rolled(table(), 3), RemoveCharacter("ann")) == table(RemoveCharacter("ann"))
