import re

import pytest

from pyapp.views.parts.coin_chart import coin_chart, sampled

NAMES = ["Anna", "Ben", "Cy", "Di", "Ed", "Flo", "Gus", "<i>Hal</i>"]
POINTS = [(at, tuple(25 + (at * seat) % 7 for seat in range(8))) for at in range(40)]


def _chart(points=POINTS, names=NAMES, **more):
    return coin_chart("Coins", names, points, along="Line", table="As a table", **more)


def _threads(tree, elements):
    paths = [given for tag, given, _ in elements(tree) if tag == "path"]
    return [given for given in paths if given.get("class") == "thread"]


def test_threads_differ_in_colour_dash_and_shape(elements) -> None:
    tree = _chart()
    on_ground = _threads(tree, elements)[:8]
    assert len({given["stroke"] for given in on_ground}) == 8
    assert len({given.get("stroke-dasharray") for given in on_ground}) == 8
    knots = {given["d"] for _, given, _ in elements(tree) if given.get("class") == "knot"}
    assert len(knots) == 8


def test_the_legend_repeats_each_thread_beside_its_name(elements, heard) -> None:
    tree = _chart()
    (legend,) = [node for node in elements(tree) if node[1].get("class") == "odds-key"]
    rows = [node for node in elements(legend[2]) if node[0] == "li"]
    assert [heard(row[2]) for row in rows] == [
        f"{name} {coins}" for name, coins in zip(NAMES, POINTS[-1][1], strict=True)
    ]
    drawn, named = _threads(tree, elements)[:8], _threads(legend[2], elements)
    looks = [
        [(one["stroke"], one.get("stroke-dasharray")) for one in each] for each in (drawn, named)
    ]
    assert looks[0] == looks[1]


def test_threads_run_in_steps_from_edge_to_edge(elements) -> None:
    tree = _chart([(10, (20, 0)), (20, (5, 10)), (30, (5, 15))], ["Anna", "Ben"])
    anna, ben = (given["d"] for given in _threads(tree, elements)[:2])
    assert anna == "M0.00 0.00H50.00V75.00H100.00V75.00"
    assert ben == "M0.00 100.00H50.00V50.00H100.00V25.00"


@pytest.mark.parametrize(
    ("most", "levels"),
    [
        (0, ["0", "1"]),
        (3, ["0", "1", "2", "3"]),
        (25, ["0", "10", "20", "30"]),
        (100, ["0", "50", "100"]),
        (1234, ["0", "500", "1000", "1500"]),
    ],
)
def test_levels_are_few_and_round(most, levels, elements, words) -> None:
    tree = _chart([(0, (0,)), (1, (most,))], ["Anna"])
    texts = [words(["g", *node[2]]) for node in elements(tree) if node[0] == "text"]
    assert texts[: len(levels)] == levels
    assert texts[len(levels) :] == ["0", "1"]


def test_scenes_are_marked_and_crowded_words_left_out(elements, words) -> None:
    tree = _chart(marks=[(0, "one"), (1, "two"), (20, "three"), (99, "beyond")])
    said = [words(["g", *node[2]]) for node in elements(tree) if node[0] == "text"]
    assert "one" in said
    assert "three" in said
    assert "two" not in said
    assert "beyond" not in said


def test_the_drawing_is_silent_and_the_table_has_its_values(elements, heard) -> None:
    tree = _chart(label=lambda place: f"no. {place}")
    (ground,) = [node for node in elements(tree) if node[1].get("class") == "chart-ground"]
    assert ground[1]["aria-hidden"] == "true"
    (table,) = [node for node in elements(tree) if node[0] == "table"]
    heads = [heard(["g", *node[2]]) for node in elements(table[2]) if node[0] == "th"]
    assert heads == ["Line", *(f"no. {at}" for at in (0, 13, 26, 39)), *NAMES]
    cells = [heard(["g", *node[2]]) for node in elements(table[2]) if node[0] == "td"][2:]
    assert cells[4:8] == [str(POINTS[at][1][1]) for at in (0, 13, 26, 39)]


def test_a_long_game_is_thinned_out_and_keeps_its_ends(elements) -> None:
    long = [(at, (at % 9, 5)) for at in range(10_000)]
    few = sampled(long, 80)
    assert len(few) == 80
    assert (few[0], few[-1]) == (long[0], long[-1])
    assert set(few) <= set(long)
    assert sampled(long[:3], 80) == long[:3]
    thread = _threads(_chart(long, ["Anna", "Ben"]), elements)[0]
    assert len(re.findall("H", thread["d"])) == 79


@pytest.mark.parametrize(
    ("points", "names"),
    [
        ([], ["Anna"]),
        ([(0, (1,))], []),
        ([(0, (1,) * 9)], list("abcdefghi")),
        ([(0, (1, 2))], ["Anna"]),
    ],
)
def test_what_cannot_be_drawn_is_refused(points, names) -> None:
    with pytest.raises(ValueError, match="coin chart"):
        _chart(points, names)
