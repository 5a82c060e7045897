import pytest

from pyapp.views.parts.buttons import button
from pyapp.views.parts.coins import coins
from pyapp.views.parts.handover import bid_picker, handover
from pyapp.views.parts.scales import Backing, Pan, beam, lean, scales
from pyapp.views.parts.tree import msg

HEAVY = Pan(
    "It burns", 8, "counts 8", [Backing("<Anna>", 4, "4 coins", "times two: rain")], "Ahead", True
)
LIGHT = Pan("It stands", 3, "counts 3", [Backing("Ben", 3, "3 coins")])


def _bid(value, most):
    held = coins(most, f"{most} coins")
    return bid_picker("Your bid", value, most, lambda n: msg("bid", n), held=held, everything="All")


def _buttons(tree, elements):
    return [node for node in elements(tree) if node[0] == "button"]


def test_only_a_name_and_one_button_are_handed_over(elements, heard) -> None:
    tree = handover("Hand the phone to", "<Anna>", button("I am here", msg("here")))
    assert heard(tree) == "Hand the phone to<Anna>I am here"
    assert len(_buttons(tree, elements)) == 1
    (heading,) = [node for node in elements(tree) if node[0] == "h2"]
    assert heading[1]["tabindex"] == "-1", "focus can go to the name"


def test_every_key_of_a_bid_has_a_name_and_sends_its_number(elements, named) -> None:
    keys = [(named(node), node[1].get("data-msg")) for node in _buttons(_bid(3, 23), elements)]
    assert keys == [
        ("Less: Your bid", '["bid",2]'),
        ("More: Your bid", '["bid",4]'),
        *((str(number), f'["bid",{number}]') for number in (0, 1, 2, 3, 5)),
        ("All", '["bid",23]'),
    ]


def test_a_bid_ends_at_nothing_and_at_all_one_has(elements, named) -> None:
    for value, greyed in ((0, "Less: Your bid"), (2, "More: Your bid")):
        keys = _buttons(_bid(value, 2), elements)
        assert [named(node) for node in keys if node[1].get("disabled")] == [greyed]
        assert [named(node) for node in keys[2:]] == ["0", "1", "All"]


def test_a_purse_without_coins_can_bid_nothing_else(elements, named) -> None:
    keys = _buttons(_bid(0, 0), elements)
    assert [named(node) for node in keys if not node[1].get("disabled")] == ["All"]


def test_the_number_that_stands_is_pressed_and_the_purse_in_sight(elements, named, heard) -> None:
    keys = _buttons(_bid(5, 23), elements)
    assert [named(node) for node in keys if node[1].get("aria-pressed") == "true"] == ["5"]
    assert "23 coins" in heard(_bid(5, 23))


def test_both_sides_say_their_total_their_bids_and_their_leverage(heard) -> None:
    assert heard(scales("Bids", HEAVY, LIGHT)) == (
        "It burnscounts 8 Ahead<Anna> 4 coinstimes two: rainIt standscounts 3Ben 3 coins"
    )


def test_the_leading_side_is_set_apart_in_words_too(elements, words) -> None:
    pans = [node for node in elements(scales("Bids", HEAVY, LIGHT)) if node[0] == "section"]
    assert [node[1]["class"] for node in pans] == ["pan won", "pan"]
    assert "Ahead" in words(pans[0][2])


@pytest.mark.parametrize(("left", "right", "side"), [(8, 3, -1), (3, 8, 1), (4, 4, 0), (0, 0, 0)])
def test_the_beam_leans_to_the_heavier_side(left, right, side, elements) -> None:
    turn = lean(left, right)
    assert (turn > 0) - (turn < 0) == side
    bar = next(
        given["d"] for tag, given, _ in elements(beam(left, right)) if "L" in given.get("d", "")
    )
    down = [float(end.split()[1]) for end in bar.removeprefix("M").split("L")]
    assert (down[1] > down[0]) - (down[1] < down[0]) == side


def test_the_beam_never_turns_over() -> None:
    assert abs(lean(10**6, 0)) < 20
