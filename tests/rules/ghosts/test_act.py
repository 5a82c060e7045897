"""Acts, and gathering them from a sheet."""

import pytest

from tests.rules.ghosts.tables import table
from threefold import InvalidInput, NotAllowed
from threefold.games.ghosts import Act, Pool, Request, SetHealth, Write, act_for


def test_an_act_counts_its_dice() -> None:
    assert Act().pool == Pool()
    assert Act(tags=("quick", "angry")).pool == Pool(tags=2)
    assert Act(tags=("quick",), relationship="sisters").pool == Pool(tags=1, relationship=True)
    assert Act(word="Ash", word_known=True).pool == Pool(power=True)


def test_a_known_word_that_is_not_used_adds_nothing() -> None:
    assert Act(tags=("quick",), word_known=True).pool == Pool(tags=1)


def test_labels_may_be_blank_in_an_act_of_somebody_else() -> None:
    assert Act(tags=("", ""), relationship="").pool == Pool(tags=2, relationship=True)


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"tags": ("a",) * 5}, "act.tags"),
        ({"tags": "quick"}, "act.tags"),
        ({"tags": None}, "act.tags"),
        ({"tags": (1,)}, "text.not-text"),
        ({"who": 7}, "text.not-text"),
        ({"deed": None}, "text.not-text"),
        ({"deed": "x" * 20_001}, "text.too-long"),
        ({"relationship": True}, "text.not-text"),
        ({"word": "Ash"}, "act.word-not-known"),
        ({"word": b"Ash", "word_known": True}, "text.not-text"),
        ({"word_known": "yes"}, "act.word-known"),
    ],
)
def test_bad_acts_are_refused(fields: dict[str, object], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        Act(**fields)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_a_request_is_an_act_and_a_note() -> None:
    assert Request(Act(tags=("quick",)), "now!").act.pool == Pool(tags=1)
    with pytest.raises(InvalidInput):
        Request("jump", "")  # type: ignore[arg-type]
    with pytest.raises(InvalidInput):
        Request(Act(), 3)  # type: ignore[arg-type]


def test_an_act_takes_its_labels_from_the_sheet() -> None:
    cast = table()
    assert act_for(cast, "ann", [2, 0], "bob", False, "climb the wall") == Act(
        who="Ann",
        deed="climb the wall",
        tags=("the sea at night", "finding my brother"),
        relationship="old rivals",
    )


def test_at_most_one_relationship_helps() -> None:
    """An act holds one label, a pool one yes or no: there is no way to say two."""
    assert act_for(table(), "ann", [], "bob").pool.safe == 1
    assert act_for(table(), "ann", [], "cleo").pool.safe == 1


def test_the_anchor_and_the_conditions_never_add_a_die() -> None:
    cast = table(Write("ann", "anchor", "a brass key"))
    assert act_for(cast, "ann").pool == Pool()
    with pytest.raises(InvalidInput) as caught:
        act_for(cast, "ann", [4])
    assert caught.value.code == "act.no-such-tag"


def test_the_word_is_used_once_it_is_known() -> None:
    with pytest.raises(NotAllowed) as caught:
        act_for(table(), "ann", word=True)
    assert caught.value.code == "act.word-not-known"
    act = act_for(table(Write("ann", "word", "Ash")), "ann", word=True)
    assert (act.word, act.word_known, act.pool) == ("Ash", True, Pool(power=True))


def test_knowing_a_word_goes_with_the_act() -> None:
    assert act_for(table(Write("ann", "word", "Ash")), "ann", [0]).word_known
    assert not act_for(table(), "ann", [0]).word_known


def test_a_broken_relationship_adds_no_die() -> None:
    cast = table(SetHealth("bob", "ann", False))
    with pytest.raises(NotAllowed) as caught:
        act_for(cast, "ann", [], "bob")
    assert caught.value.code == "act.broken-relationship"
    assert act_for(cast, "ann", [], "cleo").pool == Pool(relationship=True)


@pytest.mark.parametrize("label", ["", "   "])
def test_a_blank_tag_adds_no_die(label: str) -> None:
    with pytest.raises(NotAllowed) as caught:
        act_for(table(Write("ann", "tag2", label)), "ann", [1])
    assert caught.value.code == "act.blank-tag"


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("nobody",), "cast.no-such-character"),
        ((None,), "cast.no-such-character"),
        (("ann", [0, 0]), "act.tag-twice"),
        (("ann", [-1]), "act.no-such-tag"),
        (("ann", ["0"]), "act.no-such-tag"),
        (("ann", "0"), "act.tags"),
        (("ann", 0), "act.tags"),
        (("ann", [0, 1, 2, 3, 3]), "act.tags"),
        (("ann", [], "ann"), "cast.no-such-pair"),
        (("ann", [], "nobody"), "cast.no-such-character"),
        (("ann", [], None, "yes"), "act.word"),
        (("ann", [], None, False, 9), "text.not-text"),
    ],
)
def test_what_is_not_on_the_table_is_refused(arguments: tuple[object, ...], code: str) -> None:
    with pytest.raises(InvalidInput) as caught:
        act_for(table(), *arguments)  # type: ignore[arg-type]
    assert caught.value.code == code


def test_only_a_cast_has_sheets() -> None:
    with pytest.raises(InvalidInput):
        act_for("table", "ann")  # type: ignore[arg-type]
