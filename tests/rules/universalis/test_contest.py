"""Contests: two sides, who brought which dice, and what is refused."""

from dataclasses import FrozenInstanceError
from typing import Any

import pytest
from hypothesis import given

from tests.rules.universalis.contests import CONTEST, contests, side
from threefold import InvalidInput
from threefold.check import TEXT_LIMIT
from threefold.games.universalis.contest import (
    DICE,
    THROWS,
    Brought,
    Contest,
    Request,
    Side,
    checked_contest,
)

BOUGHT = Brought("Ann", 1)


def test_dice_are_bought_or_drawn_from_a_trait() -> None:
    assert (BOUGHT.trait, BOUGHT.of) == (None, "")
    drawn = Brought("Ann", 3, "quick", "Ida")
    assert (drawn.who, drawn.dice, drawn.trait, drawn.of) == ("Ann", 3, "quick", "Ida")
    assert Brought("", 1, "", "").trait == "", "a trait without a text is a trait all the same"


def test_a_side_counts_its_dice_and_knows_whose_they_are() -> None:
    assert CONTEST.counts == (3, 2)
    assert CONTEST.a.owners() == ("Ann", "Ann", "Cleo")
    assert CONTEST.b.owners(2) == ("Bob", "Ann", "Bob", "Bob"), "added dice are the side's own"
    assert CONTEST.sides == (CONTEST.a, CONTEST.b)


@given(contests)
def test_there_is_an_owner_to_each_die(contest: Contest) -> None:
    for each in contest.sides:
        assert len(each.owners()) == each.dice
        assert len(each.owners(7)) == each.dice + 7
        assert set(each.owners(1)) == {each.who, *(brought.who for brought in each.brought)}


def test_a_side_has_one_to_sixty_dice() -> None:
    assert side(("Ann", DICE)).dice == DICE
    assert Side("", "", (BOUGHT,) * DICE).dice == DICE
    for brought in ((), (Brought("Ann", 30), Brought("Bob", 31)), (BOUGHT,) * (DICE + 1)):
        with pytest.raises(InvalidInput) as caught:
            Side("Ida", "Ann", brought)
        assert caught.value.code in ("side.brought", "side.dice")


@pytest.mark.parametrize("dice", [0, -1, DICE + 1, 1.0, True, "2", None])
def test_what_is_brought_is_one_die_or_more(dice: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        Brought("Ann", dice)  # type: ignore[arg-type]
    assert caught.value.code == "brought.dice"


def test_bought_dice_belong_to_no_component() -> None:
    with pytest.raises(InvalidInput) as caught:
        Brought("Ann", 1, None, "Ida")
    assert caught.value.code == "brought.of"


@pytest.mark.parametrize("extra", [-1, THROWS, True, None, "1"])
def test_ties_add_fewer_dice_than_there_are_throws(extra: object) -> None:
    with pytest.raises(InvalidInput) as caught:
        CONTEST.a.owners(extra)  # type: ignore[arg-type]
    assert caught.value.code == "side.extra"


def build(kind: type, values: dict[str, Any], name: str, value: object) -> object:
    return kind(**{**values, name: value})


TEXTS: list[tuple[type, dict[str, Any], str]] = [
    (Brought, {"dice": 1}, "who"),
    (Brought, {"who": "Ann", "dice": 1, "of": "Ida"}, "trait"),
    (Brought, {"who": "Ann", "dice": 1, "trait": "quick"}, "of"),
    (Side, {"who": "Ann", "brought": (BOUGHT,)}, "name"),
    (Side, {"name": "Ida", "brought": (BOUGHT,)}, "who"),
    (Contest, {"a": CONTEST.a, "b": CONTEST.b}, "what"),
    (Request, {"act": CONTEST}, "note"),
]


@pytest.mark.parametrize(("kind", "values", "name"), TEXTS)
def test_texts_are_texts_of_some_length(kind: type, values: dict[str, Any], name: str) -> None:
    build(kind, values, name, "x" * TEXT_LIMIT)
    with pytest.raises(InvalidInput) as caught:
        build(kind, values, name, "x" * (TEXT_LIMIT + 1))
    assert caught.value.code == "text.too-long"
    with pytest.raises(InvalidInput) as caught:
        build(kind, values, name, 7)
    assert caught.value.code == "text.not-text"


def test_parts_are_of_their_kinds() -> None:
    for brought in ((BOUGHT, 1), "ab", 7, None, (("Ann", 1),)):
        with pytest.raises(InvalidInput):
            Side("Ida", "Ann", brought)  # type: ignore[arg-type]
    for bad in (None, CONTEST, "Ida", (BOUGHT,)):
        with pytest.raises(InvalidInput) as caught:
            Contest("", CONTEST.a, bad)  # type: ignore[arg-type]
        assert caught.value.code == "contest.side"
        with pytest.raises(InvalidInput):
            Contest("", bad, CONTEST.b)  # type: ignore[arg-type]
    for bad in (None, CONTEST.a, "roll!"):
        with pytest.raises(InvalidInput) as caught:
            Request(bad)  # type: ignore[arg-type]
        assert caught.value.code == "contest.kind"
    assert checked_contest(CONTEST) is CONTEST


def test_lists_become_tuples_and_values_are_frozen() -> None:
    listed = Side("Ida", "Ann", [BOUGHT])  # type: ignore[arg-type]
    assert listed == Side("Ida", "Ann", (BOUGHT,))
    assert hash(Contest("", listed, listed)) == hash(Contest("", listed, listed))
    with pytest.raises(FrozenInstanceError):
        CONTEST.what = "else"  # type: ignore[misc]
