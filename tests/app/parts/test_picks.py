from pyapp.views.parts.picks import chip, faces, stepper
from pyapp.views.parts.tree import msg

TAP = msg("tag", 1)


def test_a_picked_chip_shows_a_check_mark_and_says_so(elements) -> None:
    on, off = elements(chip("Bell", True, TAP)), elements(chip("Bell", False, TAP))
    assert on[0][1]["aria-pressed"] == "true"
    assert off[0][1]["aria-pressed"] == "false"
    assert sum(tag == "svg" for tag, _, _ in on) == 1
    assert sum(tag == "svg" for tag, _, _ in off) == 0


def test_a_chip_draws_and_says_the_dice_it_adds(elements, named) -> None:
    nodes = elements(chip("Ashlight", False, TAP, detail="Word of Power", safe=1, risk=1))
    assert sum(given.get("class", "").startswith("die") for _, given, _ in nodes) == 2
    assert named(nodes[0]) == "Ashlight Word of Power, adds 1 safe, 1 risk"


def test_a_chip_without_message_cannot_be_picked(elements) -> None:
    given = elements(chip("Odile", False, None, detail="Broken."))[0][1]
    assert given["disabled"] is True
    assert "data-msg" not in given


def test_a_face_is_chosen_or_typed(elements) -> None:
    def choose(face: int) -> str:
        return msg("face", face)

    one = [given for tag, given, _ in elements(faces("Safe die 1", choose, 4)) if tag == "button"]
    assert [given["aria-pressed"] for given in one] == ["false"] * 3 + ["true"] + ["false"] * 2
    assert one[3]["data-msg"] == '["face",4]'
    keypad = [given for tag, given, _ in elements(faces("Next", choose)) if tag == "button"]
    assert not [given for given in keypad if "aria-pressed" in given]
    assert sum(tag == "button" for tag, _, _ in elements(faces("d10", choose, sides=10))) == 10


def test_a_stepper_stops_where_its_range_ends(elements, named) -> None:
    buttons = [node for node in elements(stepper("Tags", 0, None, TAP)) if node[0] == "button"]
    assert [named(node) for node in buttons] == ["Less: Tags", "More: Tags"]
    assert ["disabled" in node[1] for node in buttons] == [True, False]
