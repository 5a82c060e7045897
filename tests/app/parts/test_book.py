"""Traits, components and the ledger: rows that are read."""

import pytest

from pyapp.views.parts.ledger_rows import Row, ledger_rows, pager
from pyapp.views.parts.rank import Head, component_head, pips, plus_one, trait_row
from pyapp.views.parts.tree import msg

WOLF = Head("character", "<b>Wolf</b>", "Importance 5", "Anna's", [("here", "In the scene")])
ROWS = [
    Row(17, "Anna", "the bank", 2, "2 coins", "Trait: <i>", "Scene 2"),
    Row(18, "the bank", "Ben", 9, "9 coins", "Won"),
]


def test_a_trait_is_said_with_its_rank_and_what_raises_it(heard) -> None:
    row = trait_row("<quick>", 3, "rank 3", plus_one("+1 to quick", msg("rank", 0)))
    assert heard(row) == "<quick> rank 3+1"


def test_the_button_says_what_it_raises(elements, named) -> None:
    key, _ = elements(plus_one("+1 to quick", msg("rank", 0)))
    assert named(key) == "+1 to quick"
    assert plus_one("+1 to quick", None)[1]["disabled"] is True


@pytest.mark.parametrize(("rank", "drawn"), [(1, 1), (6, 6), (7, 0), (1000, 0)])
def test_ranks_are_counted_while_they_can_be(rank, drawn, elements) -> None:
    assert sum(node[0] == "circle" for node in elements(pips(rank) or [])) == drawn


def test_a_component_says_its_standing_in_words(heard, elements) -> None:
    tree = component_head(WOLF, level=3, id="wolf")
    assert heard(tree) == "<b>Wolf</b>Importance 5 · Anna's In the scene"
    (heading,) = [node for node in elements(tree) if node[0] == "h3"]
    assert heading[1]["id"] == "wolf"
    assert heading[1]["tabindex"] == "-1"


def test_a_component_in_a_list_is_a_link_without_a_heading(elements, named) -> None:
    tree = component_head(WOLF, href="#/wolf")
    assert (tree[0], tree[1]["href"]) == ("a", "#/wolf")
    assert not [node for node in elements(tree) if node[0].startswith("h")]
    assert named(elements(tree)[0]).startswith("<b>Wolf</b>")


@pytest.mark.parametrize(
    ("one", "other"), [("character", "place"), ("place", "thing"), ("here", "gone")]
)
def test_kinds_and_states_have_signs_of_their_own(one, other, elements) -> None:
    def drawn(name):
        tree = component_head(Head(name, "x", "", "", [(name, "")]))
        return [node[1]["d"] for node in elements(tree) if node[0] == "path"]

    assert drawn(one) != drawn(other)


def test_each_movement_says_from_to_how_much_and_why(elements, heard) -> None:
    tree = ledger_rows("Ledger", ROWS, to="to")
    lines = [heard(node[2]) for node in elements(tree) if node[0] == "li"]
    assert lines == [
        "Anna to the bank 2 coins 17 · Trait: <i> · Scene 2",
        "the bank to Ben 9 coins 18 · Won",
    ]


def test_pages_lead_both_ways_and_end(elements, named) -> None:
    def links(tree):
        return [(named(node), node[1]["href"]) for node in elements(tree) if node[0] == "a"]

    older, newer = ("Older", "#/p/1"), ("Newer", "#/p/3")
    assert links(pager("Pages", older, newer)) == [older, newer]
    assert links(pager("Pages", None, newer)) == [newer]
    assert links(pager("Pages", older, None)) == [older]
    assert pager("Pages", older, None)[1]["aria-label"] == "Pages"
