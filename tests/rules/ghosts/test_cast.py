"""Sheets and what is shared between them."""

import pytest

from tests.rules.ghosts.tables import after, table
from threefold import InvalidInput, NotAllowed
from threefold.games.ghosts import (
    Act,
    AddCharacter,
    Anchor,
    ByHand,
    Cast,
    Character,
    Relate,
    Relationship,
    RemoveCharacter,
    SetAnchor,
    SetHealth,
    Word,
    Write,
    new,
    start,
)


def test_an_empty_table_has_nobody() -> None:
    assert new() == Cast((), (), None)


def test_a_sheet_begins_blank() -> None:
    sheet = after(new(), AddCharacter("ann", "Ann")).character("ann")
    assert sheet == Character("ann", "Ann", ("", "", "", ""), Anchor("", False), (None,) * 3)
    assert (sheet.major, sheet.word, sheet.open) == (None, None, None)


@pytest.mark.parametrize("number", range(1, 5))
def test_four_tags_are_written_one_to_a_question(number: int) -> None:
    before = table().character("bob")
    sheet = table(Write("bob", f"tag{number}", "a few words")).character("bob")
    assert sheet.tags[number - 1] == "a few words"
    assert sum(tag != "" for tag in sheet.tags) == 1
    assert before.tags == ("", "", "", "")


def test_there_is_no_fifth_tag() -> None:
    with pytest.raises(InvalidInput):
        Write("bob", "tag5", "one too many")
    with pytest.raises(InvalidInput):
        Character("bob", tags=("a", "b", "c", "d", "e"))  # type: ignore[arg-type]


def test_the_anchor_is_written_lost_and_found() -> None:
    cast = table(Write("ann", "anchor", "a brass key"))
    assert cast.character("ann").anchor == Anchor("a brass key", lost=False)
    cast = after(cast, SetAnchor("ann", True))
    assert cast.character("ann").anchor == Anchor("a brass key", lost=True)
    assert after(cast, SetAnchor("ann", False)).character("ann").anchor.lost is False


@pytest.mark.parametrize("count", [0, 1, 2, 3, 7, 50])
def test_every_pair_shares_one_relationship(count: int) -> None:
    cast = after(new(), *(AddCharacter(f"c{i}") for i in range(count)))
    assert len(cast.relationships) == count * (count - 1) // 2
    for i in range(count):
        assert len(cast.of(f"c{i}")) == count - 1
    assert all(shared.healthy and shared.label == "" for shared in cast.relationships)


def test_the_table_seats_fifty() -> None:
    full = after(new(), *(AddCharacter(f"c{i}") for i in range(50)))
    with pytest.raises(NotAllowed) as caught:
        after(full, AddCharacter("late"))
    assert caught.value.code == "cast.full"


def test_a_relationship_is_one_thing_with_two_owners() -> None:
    cast = table(Relate("bob", "ann", "made up at last"), SetHealth("ann", "bob", False))
    assert cast.relationship("ann", "bob") == cast.relationship("bob", "ann")
    (from_ann,) = (shared for shared in cast.of("ann") if shared.other("ann") == "bob")
    (from_bob,) = (shared for shared in cast.of("bob") if shared.other("bob") == "ann")
    assert from_ann == from_bob == Relationship("ann", "bob", "made up at last", False)


def test_relationships_are_healthy_or_broken_and_mend() -> None:
    broken = table(SetHealth("ann", "bob", False))
    assert not broken.relationship("ann", "bob").healthy
    assert broken.relationship("ann", "cleo").healthy
    assert after(broken, SetHealth("ann", "bob", True)) == table()


def test_leaving_takes_the_relationships_along() -> None:
    cast = table(RemoveCharacter("ann"))
    assert [sheet.id for sheet in cast.characters] == ["bob", "cleo"]
    assert cast.relationships == (Relationship("bob", "cleo"),)


def test_an_id_is_used_once() -> None:
    with pytest.raises(InvalidInput) as caught:
        table(AddCharacter("ann", "Another Ann"))
    assert caught.value.code == "cast.id-taken"


@pytest.mark.parametrize("bad", ["", "Ann", "a b", "ä", "x" * 17, "ann\n", None, 1, b"ann"])
def test_ids_are_short_and_plain(bad: object) -> None:
    for make in (AddCharacter, RemoveCharacter, Character):
        with pytest.raises(InvalidInput) as caught:
            make(bad)  # type: ignore[arg-type]
        assert caught.value.code == "character.id"


def test_relationships_may_be_given_in_any_order() -> None:
    cast = table()
    turned = tuple(
        Relationship(shared.b, shared.a, shared.label, shared.healthy)
        for shared in reversed(cast.relationships)
    )
    assert Cast(cast.characters, turned) == cast


ANN, BOB = Character("ann"), Character("bob")
SHARED = Relationship("ann", "bob")


@pytest.mark.parametrize(
    ("characters", "relationships", "loose"),
    [
        ((ANN, BOB), (), None),
        ((ANN,), (SHARED,), None),
        ((ANN, BOB), (SHARED, SHARED), None),
        ((ANN, BOB), (Relationship("ann", "cleo"),), None),
        ((ANN, ANN), (), None),
        ((ANN, "bob"), (SHARED,), None),
        ((ANN, BOB), ("shared",), None),
        (ANN, (), None),
        (None, (), None),
        ((), (), "a roll"),
    ],
)
def test_a_cast_that_does_not_fit_is_refused(
    characters: object, relationships: object, loose: object
) -> None:
    with pytest.raises(InvalidInput):
        Cast(characters, relationships, loose)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "fields",
    [
        {"name": None},
        {"tags": ("a", "b", "c")},
        {"tags": "abcd"},
        {"tags": (1, 2, 3, 4)},
        {"anchor": "a key"},
        {"minor": (None, None)},
        {"minor": (None, None, False)},
        {"major": 0},
        {"word": "Ash"},
        {"open": "a roll"},
        {"open": start(Act(word_known=True), ByHand((1, 1)))},
        {"word": Word("Ash"), "open": start(Act(), ByHand((1, 1)))},
    ],
)
def test_a_sheet_that_makes_no_sense_is_refused(fields: dict[str, object]) -> None:
    with pytest.raises(InvalidInput):
        Character("ann", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(("a", "b"), [("ann", "ann"), ("ann", "nobody"), ("nobody", "ann")])
def test_only_two_of_the_table_share(a: str, b: str) -> None:
    with pytest.raises(InvalidInput):
        table().relationship(a, b)


def test_somebody_else_is_no_owner_of_a_relationship() -> None:
    shared = Relationship("ann", "ben")
    assert (shared.other("ann"), shared.other("ben")) == ("ben", "ann")
    with pytest.raises(InvalidInput):
        shared.other("cleo")
