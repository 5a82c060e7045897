import pytest

from pyapp.views.parts.pool import Contributor, Thrown, side, ten, thrown_side
from pyapp.views.parts.sums import equation, payout, payout_dice

ANNA = Contributor("Anna", 3, "3 dice", ["quick 1", "<b>2 bought</b>"])


def _paths(tree, elements):
    return {given["class"]: given["d"] for tag, given, _ in elements(tree) if tag == "path"}


def _thrown(**more):
    groups = [
        Thrown("Anna", (4, 9), payout((4,), 4, "4 coins")),
        Thrown("Ben", (10,), payout((), 0, "0 coins")),
    ]
    return thrown_side(
        "Wolf", "Anna's side", "1 success", groups, hit="success", miss="none", **more
    )


def test_a_side_says_who_brings_what(heard) -> None:
    said = heard(side("Wolf", "Anna's side", 3, "3 dice", [ANNA], ["p", {}, "more"]))
    assert said == "Wolf3 diceAnna's sideAnna 3 dicequick 1<b>2 bought</b>more"


def test_a_side_without_dice_has_no_empty_list(elements) -> None:
    assert not [node for node in elements(side("Wolf", "", 0, "0 dice", [])) if node[0] == "ul"]


def test_each_die_says_its_face_and_meaning_under_its_owner(elements, heard) -> None:
    tree = _thrown()
    dice = [given["aria-label"] for _, given, _ in elements(tree) if given.get("role") == "img"]
    assert dice == ["4, success", "9, none", "10, none"]
    assert heard(tree).index("Anna 4 = 4 coins") < heard(tree).index("Ben 0 = 0 coins")


@pytest.mark.parametrize(("face", "look"), [(1, "hit"), (5, "hit"), (6, "miss"), (10, "miss")])
def test_successes_are_told_apart_without_colour(face, look, elements) -> None:
    assert look in ten(face)[1]["class"].split()
    other = 6 if look == "hit" else 5
    assert _paths(ten(face), elements)["mark"] != _paths(ten(other), elements)["mark"]


def test_a_die_not_thrown_is_blank_and_silent(heard, words) -> None:
    assert "unthrown" in ten(None)[1]["class"].split()
    assert heard(ten(None)) == ""
    assert words(ten(None)) == ""


def test_the_winner_is_marked_beside_the_words(elements) -> None:
    def signs(tree):
        return sum(given.get("class") == "icon" for _, given, _ in elements(tree))

    assert signs(_thrown(won=True)) == signs(_thrown()) + 1
    assert signs(_thrown(won=False)) == signs(_thrown())


@pytest.mark.parametrize(
    ("terms", "written"),
    [
        ((3, 5, 1), "3 + 5 + 1"),
        ((), "0"),
        ((7,), "7"),
        ((3,) * 7 + (1,) * 4, "4\u00a0×\u00a01 + 7\u00a0×\u00a03"),
    ],
)
def test_sums_are_spelled_out_and_gathered_when_long(terms, written) -> None:
    assert equation(terms) == written


def test_a_pay_names_its_ground_and_its_coins(heard) -> None:
    assert heard(payout((3, 5, 1), 9, "9 coins", "<Anna>")) == "<Anna> 3 + 5 + 1 = 9 coins"
    assert heard(payout_dice("6 dice", 6, "6 coins")) == "6 dice = 6 coins"
