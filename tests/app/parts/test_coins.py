from fractions import Fraction

import pytest

from pyapp.views.parts.coins import Purse, coins, purses
from pyapp.views.parts.tree import msg
from pyapp.views.parts.worth import Worth, decimal, worth

TURN, FRAMER = ("turn", "On turn"), ("frame", "Frames")
TABLE = [
    Purse("Anna", 12, "12 coins", [FRAMER], href="#/anna"),
    Purse("Ben", 1, "1 coin", [TURN], on=True, message=msg("look", 1)),
    Purse("<b>Cy</b>", 0, "0 coins"),
]


def _purses(elements):
    return [
        node
        for node in elements(purses("Purses", TABLE))
        if "purse" in node[1].get("class", "").split()
    ]


def test_a_number_of_coins_is_said_once_in_words(heard, words) -> None:
    assert heard(coins(12, "12 coins")) == "12 coins"
    assert words(coins(12, "12 coins")).startswith("12")


def test_everybody_stands_in_seat_order_with_name_and_coins(elements, named) -> None:
    assert [named(node) for node in _purses(elements)] == [
        "Anna 12 coins Frames",
        "Ben 1 coin On turn",
        "<b>Cy</b> 0 coins",
    ]


def test_purses_are_pressed_only_where_they_lead_somewhere(elements) -> None:
    link, button, still = _purses(elements)
    assert (link[0], link[1]["href"]) == ("a", "#/anna")
    assert (button[0], button[1]["data-msg"]) == ("button", '["look",1]')
    assert still[0] == "div"
    assert "data-msg" not in still[1]


def test_who_is_on_turn_is_marked_by_sign_and_words(elements, words) -> None:
    other, on, _ = _purses(elements)
    assert "on" in on[1]["class"].split()
    assert "On turn" in words(on[2])
    signs = [
        [node[1]["d"] for node in elements(one[2]) if node[0] == "path"] for one in (other, on)
    ]
    assert signs[0] != signs[1]


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (Fraction(0), "0"),
        (Fraction(1, 1000), "<0.1"),
        (Fraction(1, 20), "0.1"),
        (Fraction(4), "4"),
        (Fraction(25, 3), "8.3"),
        (Fraction(399, 100), "4"),
        (Fraction(165), "165"),
    ],
)
def test_expected_coins_have_one_decimal_at_most(value, written) -> None:
    assert decimal(value) == written


def test_nobody_expects_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="never negative"):
        decimal(Fraction(-1, 2))


def test_expected_coins_are_drawn_in_one_scale_and_said(elements, heard) -> None:
    rows = [Worth("Wolf", Fraction(6), "6 coins"), Worth("Mill", Fraction(3), "3 coins")]
    tree = worth("Coins to expect", rows)
    assert heard(tree) == "Coins to expectWolf 6 coinsMill 3 coins"
    widths = [node[1]["width"] for node in elements(tree) if node[0] == "rect"]
    assert widths == ["100.00%", "50.00%"]


def test_nothing_to_expect_is_no_bar(elements) -> None:
    tree = worth("Coins", [Worth("Wolf", Fraction(0), "0 coins")])
    assert [node[1]["width"] for node in elements(tree) if node[0] == "rect"] == ["0.00%"]
