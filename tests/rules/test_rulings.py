"""Rulings: the first choice is the default, only others are kept, unknown ones are refused."""

import pytest

from threefold import InvalidInput
from threefold.rulings import Ruling, checked, choose

REST = Ruling("game.rest", "How?", {"by-hand": "By hand.", "never": "Never."}, "Free.", "Silent.")
TIE = Ruling("game.tie", "Who?", {"both": "Both.", "neither": "Neither."}, "Fair.", "Silent.")
KNOWN = (REST, TIE)


def test_the_first_choice_is_the_default():
    assert REST.default == "by-hand"
    assert REST.chosen({}) == "by-hand"
    assert REST.chosen({"game.rest": "never", "game.tie": "both"}) == "never"


def test_choosing_keeps_only_what_is_not_the_default():
    settled = choose(KNOWN, {}, "game.rest", "never")
    assert settled == {"game.rest": "never"}
    both = choose(KNOWN, settled, "game.tie", "neither")
    assert both == {"game.rest": "never", "game.tie": "neither"}
    assert choose(KNOWN, both, "game.rest", "by-hand") == {"game.tie": "neither"}
    assert settled == {"game.rest": "never"}


@pytest.mark.parametrize(
    ("ruling_id", "choice", "code"),
    [
        ("game.rest", "sometimes", "ruling.unknown-choice"),
        ("game.rest", "", "ruling.unknown-choice"),
        ("game.dance", "never", "ruling.unknown"),
        ("game.rest", ["never"], "ruling.unknown-choice"),
        ("game.rest", None, "ruling.unknown-choice"),
        (None, "never", "ruling.unknown"),
    ],
)
def test_unknown_rulings_and_choices_are_refused(ruling_id, choice, code):
    with pytest.raises(InvalidInput) as caught:
        choose(KNOWN, {}, ruling_id, choice)
    assert caught.value.code == code
    with pytest.raises(InvalidInput):
        checked(KNOWN, {ruling_id: choice})


def test_choices_from_outside_lose_their_defaults():
    assert checked(KNOWN, {"game.rest": "by-hand", "game.tie": "neither"}) == {
        "game.tie": "neither"
    }


def test_a_table_with_an_unknown_choice_cannot_be_played_by_accident():
    with pytest.raises(InvalidInput) as caught:
        REST.chosen({"game.rest": "sometimes"})
    assert "sometimes" in caught.value.reason


@pytest.mark.parametrize("garbage", [None, 3, "game.rest", ["game.rest"]])
def test_rulings_that_are_no_mapping_are_refused(garbage):
    with pytest.raises(InvalidInput) as caught:
        checked(KNOWN, garbage)
    assert caught.value.code == "ruling.unknown"
