"""Writing on sheets, marking and clearing slots, the Word by hand."""

import pytest

from tests.rules.ghosts.tables import after, marks, rolled, table
from threefold import InvalidInput, NotAllowed
from threefold.games.ghosts import (
    FIELDS,
    ClearSlot,
    Consequence,
    Forget,
    Keep,
    Mark,
    Relate,
    RemoveCharacter,
    SetAnchor,
    SetHealth,
    Slot,
    Step,
    Word,
    Write,
    apply,
    new,
)

MINOR, MAJOR = Consequence


def test_each_field_is_written_where_it_belongs() -> None:
    filled = table(*marks(3, major=True), Write("ann", "word", "Ash"))
    cast = after(filled, *(Write("ann", field, f"new {field}") for field in FIELDS))
    ann = cast.character("ann")
    assert ann.name == "new name"
    assert ann.tags == ("new tag1", "new tag2", "new tag3", "new tag4")
    assert ann.anchor.text == "new anchor"
    assert ann.minor == ("new minor1", "new minor2", "new minor3")
    assert ann.major == "new major"
    assert ann.word == Word("new word", "new effect")
    assert after(cast, RemoveCharacter("ann")) == after(filled, RemoveCharacter("ann"))


@pytest.mark.parametrize("field", ["minor1", "minor2", "minor3", "major"])
def test_a_free_slot_cannot_be_written_in(field: str) -> None:
    with pytest.raises(NotAllowed) as caught:
        table(Write("ann", field, "a bruise"))
    assert caught.value.code == "write.slot-free"


def test_a_condition_is_a_label_in_a_slot() -> None:
    cast = table(Mark("ann", Slot(MINOR, 1)))
    assert cast.character("ann").minor == (None, "", None), "marked, not yet named"
    cast = after(cast, Write("ann", "minor2", "limping"))
    assert cast.character("ann").minor == (None, "limping", None)


def test_a_marked_slot_cannot_be_marked_again() -> None:
    with pytest.raises(NotAllowed) as caught:
        table(*marks(1), Mark("ann", Slot(MINOR, 0), "again"))
    assert caught.value.code == "mark.slot-full"


@pytest.mark.parametrize("slot", [Slot(MINOR, 0), Slot(MINOR, 2), Slot(MAJOR)])
def test_a_slot_is_cleared_by_hand(slot: Slot) -> None:
    assert table(Mark("ann", slot, "hurt"), ClearSlot("ann", slot)) == table()


def test_a_free_slot_cannot_be_cleared() -> None:
    with pytest.raises(NotAllowed) as caught:
        table(ClearSlot("ann", Slot(MAJOR)))
    assert caught.value.code == "clear.slot-free"


def test_a_table_may_rule_that_nothing_heals() -> None:
    cast = table(*marks(1))
    with pytest.raises(NotAllowed) as caught:
        apply(cast, ClearSlot("ann", Slot(MINOR, 0)), {"ghosts.heal": "never"})
    assert caught.value.code == "clear.never"


def test_writing_the_word_makes_it_known() -> None:
    assert table().character("ann").word is None
    assert table(Write("ann", "word", "Ash")).character("ann").word == Word("Ash", "")


def test_writing_nothing_teaches_nothing() -> None:
    assert table(Write("ann", "word", "  ")) == table()


def test_a_character_has_one_word_at_most() -> None:
    cast = table(Write("ann", "word", "Ash"), Write("ann", "word", "Ember"))
    assert cast.character("ann").word == Word("Ember", "")


def test_an_effect_needs_a_word() -> None:
    with pytest.raises(NotAllowed) as caught:
        table(Write("ann", "effect", "doors open"))
    assert caught.value.code == "write.effect-without-word"


def test_a_word_written_by_mistake_is_forgotten() -> None:
    assert table(Write("ann", "word", "Ash"), Forget("ann")) == table()
    with pytest.raises(NotAllowed) as caught:
        table(Forget("ann"))
    assert caught.value.code == "forget.no-word"


def test_the_word_waits_while_a_roll_is_open() -> None:
    """Whether the open dice teach a Word depends on it."""
    for cast, step in (
        (rolled(table(), 3), Write("ann", "word", "Ash")),
        (rolled(table(Write("ann", "word", "Ash")), 3), Forget("ann")),
    ):
        with pytest.raises(NotAllowed) as caught:
            after(cast, step)
        assert caught.value.code == "word.open-roll"
        after(cast, Keep("ann"), step)


@pytest.mark.parametrize(
    "step",
    [
        RemoveCharacter("nobody"),
        Write("nobody", "name", "x"),
        Mark("nobody", Slot(MAJOR)),
        ClearSlot("nobody", Slot(MAJOR)),
        SetAnchor("nobody", True),
        Forget("nobody"),
        Relate("ann", "nobody", "x"),
        SetHealth("nobody", "ann", False),
        Keep("nobody"),
    ],
)
def test_nobody_can_do_nothing(step: Step) -> None:
    with pytest.raises(InvalidInput) as caught:
        table(step)
    assert caught.value.code == "cast.no-such-character"


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (lambda: Write("ann", "colour", "x"), "write.field"),
        (lambda: Write("ann", ["name"], "x"), "write.field"),  # type: ignore[arg-type]
        (lambda: Write("ann", "name", 5), "text.not-text"),  # type: ignore[arg-type]
        (lambda: Write("ann", "name", "x" * 20_001), "text.too-long"),
        (lambda: Mark("ann", "minor1"), "slot.kind"),  # type: ignore[arg-type]
        (lambda: ClearSlot("ann", 0), "slot.kind"),  # type: ignore[arg-type]
        (lambda: SetAnchor("ann", "lost"), "anchor.lost"),  # type: ignore[arg-type]
        (lambda: Relate("ann", "ann", "x"), "cast.no-such-pair"),
        (lambda: SetHealth("ann", "bob", None), "relationship.healthy"),  # type: ignore[arg-type]
        (lambda: Keep("ann", breaks="B O B"), "character.id"),
        (lambda: Keep("ann", text=None), "text.not-text"),  # type: ignore[arg-type]
    ],
)
def test_steps_that_make_no_sense_are_refused(make: object, code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        make()  # type: ignore[operator]
    assert caught.value.code == code


@pytest.mark.parametrize("step", [None, "add", ["add", "ann", "Ann"], 7, Slot(MAJOR), Keep])
def test_only_steps_are_taken(step: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        apply(new(), step, {})  # type: ignore[arg-type]
    assert caught.value.code == "step.kind"


def test_an_unknown_ruling_is_refused() -> None:
    with pytest.raises(InvalidInput):
        apply(new(), Keep(None), {"ghosts.heal": "sometimes"})
    with pytest.raises(InvalidInput):
        apply(new(), Keep(None), {"ghosts.luck": "yes"})
    with pytest.raises(InvalidInput):
        apply("table", Keep(None), {})  # type: ignore[arg-type]
