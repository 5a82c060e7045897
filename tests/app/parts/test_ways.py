from fractions import Fraction

from pyapp.outcomes import Share
from pyapp.views.parts.tree import msg
from pyapp.views.parts.ways import Way, ways

SHARES = [
    Share("full", "Full success", Fraction(1, 4)),
    Share("cost", "With consequences", Fraction(1, 2)),
    Share("fail", "Failure", Fraction(1, 4)),
]
ROWS = [
    Way("none", "Nothing", 8, SHARES, "Costs nothing", msg("way", "none")),
    Way("two", "2 Stress", 4, SHARES, "One level harder from then on", msg("way", "two")),
    Way("over", "5 Stress", 4, SHARES, "Already d4", None),
]


def _buttons(tree, elements):
    return [node for node in elements(tree) if node[0] == "button"]


def test_a_row_says_everything_about_its_way(elements, named) -> None:
    assert named(_buttons(ways("Ways", ROWS), elements)[1]) == (
        "2 Stress, d4 Full success: 25.0% With consequences: 50.0% Failure: 25.0%"
        " One level harder from then on"
    )


def test_exactly_the_chosen_row_is_pressed_and_ticked(elements) -> None:
    rows = _buttons(ways("Ways", ROWS, "two"), elements)
    assert [row[1]["aria-pressed"] for row in rows] == ["false", "true", "false"]
    icons = [sum(node[1].get("class") == "icon" for node in elements(row[2])) for row in rows]
    assert icons == [0, 1, 0]


def test_what_cannot_be_spent_cannot_be_tapped(elements) -> None:
    rows = _buttons(ways("Ways", ROWS), elements)
    assert ["disabled" in row[1] for row in rows] == [False, False, True]
    assert [row[1].get("data-msg") for row in rows] == [
        '["way","none"]',
        '["way","two"]',
        None,
    ]


def test_a_button_holds_only_what_a_button_may(elements) -> None:
    for row in _buttons(ways("Ways", ROWS, "two"), elements):
        assert {tag for tag, _, _ in elements(row[2])} <= {
            *("span", "strong", "svg", "g", "rect", "path", "foreignObject")
        }


def test_nothing_to_spend_is_said(heard) -> None:
    tree = ways("Ways", [], nothing="No Aptitude and no Stress left.")
    assert heard(tree) == "No Aptitude and no Stress left."
    assert tree[1]["aria-label"] == "Ways"
