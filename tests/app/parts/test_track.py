from pyapp.views.parts.track import track
from pyapp.views.parts.tree import msg


def _boxes(tree, elements):
    return [node for node in elements(tree) if "track-box" in node[1].get("class", "").split()]


def test_every_box_says_its_place_and_state(elements, named) -> None:
    names = [named(box) for box in _boxes(track("Stress", 4, coming=2), elements)]
    assert names[3] == "Box 4 of 9, ticked"
    assert names[4] == "Box 5 of 9, about to be ticked"
    assert names[6] == "Box 7 of 9, free"
    assert [name.split(", ")[1] for name in names] == (
        ["ticked"] * 4 + ["about to be ticked"] * 2 + ["free"] * 3
    )


def test_states_differ_without_colour(elements) -> None:
    boxes = _boxes(track("Stress", 1, coming=1, boxes=3, ends=("+1",)), elements)
    drawn = [[node[1]["d"] for node in elements(box[2]) if node[0] == "path"] for box in boxes]
    assert [len(signs) for signs in drawn] == [1, 1, 0]
    assert drawn[0] != drawn[1]


def test_what_comes_ends_with_the_track(elements, named) -> None:
    names = [named(box) for box in _boxes(track("Stress", 8, coming=5), elements)]
    assert len(names) == 9
    assert names[-1] == "Box 9 of 9, about to be ticked"


def test_boxes_stand_in_threes_and_each_three_says_its_cost(elements, heard) -> None:
    tree = track("Stress", 0, ends=("+1", "+1", "+1, out"), about=("one", "two", "three"))
    groups = [node for node in elements(tree) if node[1].get("class") == "track-group"]
    assert [len(_boxes(group[2], elements)) for group in groups] == [3, 3, 3]
    assert [heard(group[2]).rpartition("free")[2] for group in groups] == ["one", "two", "three"]


def test_boxes_are_buttons_only_where_they_can_be_tapped(elements) -> None:
    assert {box[0] for box in _boxes(track("Stress", 4), elements)} == {"span"}
    tree = track("Stress", 4, tap=lambda box: msg("tick", box) if box <= 5 else None)
    boxes = _boxes(tree, elements)
    assert {box[0] for box in boxes} == {"button"}
    assert boxes[4][1]["data-msg"] == '["tick",5]'
    assert boxes[5][1]["disabled"] is True
    assert "data-msg" not in boxes[5][1]
