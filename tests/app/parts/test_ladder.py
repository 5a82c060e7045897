from itertools import pairwise

import pytest

from pyapp.views.parts.ladder import Move, ladder

START = Move("Set by the GM", 8)
MOVES = [Move("+2 constant", 12), Move("+1 Brann pays", 12), Move("−3 Aptitude", 6)]


def _walks(tree, elements):
    return [node[1] for node in elements(tree) if node[1].get("class") == "walk"]


def test_the_list_tells_the_whole_walk(heard, elements) -> None:
    tree = ladder("Imposition die", START, MOVES)
    assert heard(tree) == (
        "Imposition die"
        "Set by the GM d8"
        "+2 constant d8 to d12"
        "+1 Brann pays stays d12"
        "−3 Aptitude d12 to d6"
        "Rolled d6"
    )
    assert [tag for tag, _, _ in elements(tree)].count("li") == 5


def test_each_line_goes_on_where_the_one_above_ended(elements) -> None:
    rows = [node for node in elements(ladder("Die", START, MOVES)) if node[0] == "li"]
    ends = []
    for _, _, inside in rows:
        lines = [walk for walk in _walks(inside[0], elements) if "x1" in walk]
        ends.append((lines[0], lines[-1]))
    for (_, last), (first, _) in pairwise(ends):
        assert last["x2"] == first["x1"]
        assert (last["y2"], first["y1"]) == ("100%", "0")


@pytest.mark.parametrize(("after", "drawn"), [(12, "M-6-6L0"), (6, "M6-6L0"), (8, "M-6 0H6")])
def test_arrows_point_where_the_die_goes(after, drawn, elements) -> None:
    walks = _walks(ladder("Die", START, [Move("x", after)]), elements)
    assert [walk["d"][: len(drawn)] for walk in walks if "d" in walk] == [drawn]


def test_the_effective_die_is_marked_and_drawn(elements, words) -> None:
    nodes = elements(ladder("Die", START, MOVES, effective="You face"))
    (last,) = [node for node in nodes if node[1].get("class") == "rung effective"]
    assert words(last[2]).endswith("You face d6")
    assert any("imposition" in node[1].get("class", "") for node in elements(last[2]))


@pytest.mark.parametrize("moves", [[Move("x", 20)], [Move("x", 7)]])
def test_no_die_lies_off_the_ladder(moves) -> None:
    with pytest.raises(ValueError, match="ladder"):
        ladder("Die", START, moves)
