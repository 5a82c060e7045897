from fractions import Fraction

import pytest

from pyapp.views.parts.duel import Side, duel, joint

INES = Side("Ines", ("Full", "Costs", "Fails"))
WARDEN = Side("The Warden", ("Full", "Costs", "Fails"))
CHANCES = [[Fraction(part, 45) for part in row] for row in ([1, 2, 3], [4, 5, 6], [7, 8, 9])]


def _cells(elements):
    nodes = elements(joint("Both", INES, WARDEN, CHANCES))
    return [node for node in nodes if "joint-cell" in node[1].get("class", "").split()]


def test_both_sides_stand_in_one_place(elements, heard) -> None:
    tree = duel([["p", {}, "one"]], [["p", {}, "other"]])
    assert heard(tree) == "oneother"
    assert [node[1].get("class") for node in elements(tree)][:2] == ["duel", "stack"]


def test_every_pair_has_its_chance(elements, heard) -> None:
    said = [heard(cell[2]) for cell in _cells(elements)]
    assert said == ["2.2%", "4.4%", "6.7%", "8.9%", "11.1%", "13.3%", "15.6%", "17.8%", "20.0%"]


def test_the_likelier_the_higher(elements) -> None:
    rects = [
        node[1] for cell in _cells(elements) for node in elements(cell[2]) if node[0] == "rect"
    ]
    heights = [float(rect["height"].rstrip("%")) for rect in rects]
    assert heights == sorted(heights)
    assert heights[-1] == 100
    assert heights[0] == pytest.approx(100 / 9, abs=0.01)
    for rect, height in zip(rects, heights, strict=True):
        assert float(rect["y"].rstrip("%")) + height == pytest.approx(100, abs=0.02)
    assert [cell[1]["class"] for cell in _cells(elements)].index("joint-cell most") == 8


def test_heads_say_whose_outcome_they_are(elements, heard) -> None:
    nodes = elements(joint("Both", INES, WARDEN, CHANCES))
    heads = {
        scope: [heard(["th", *n[2]]) for n in nodes if n[0] == "th" and n[1]["scope"] == scope]
        for scope in ("colgroup", "col", "row")
    }
    assert heads["colgroup"] == ["The Warden"]
    assert heads["col"] == ["Full", "Costs", "Fails"]
    assert heads["row"] == ["Ines: Full", "Ines: Costs", "Ines: Fails"]


def test_a_table_with_a_hole_is_refused() -> None:
    with pytest.raises(ValueError, match="each pair"):
        joint("Both", INES, WARDEN, [CHANCES[0], CHANCES[1], CHANCES[2][:2]])
