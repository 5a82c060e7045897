from pyapp.views.parts.fields import checkbox, segmented, select, text_field
from pyapp.views.parts.tree import msg

SEND = msg("write", "name")


def _one(nodes, tag):
    (node,) = [node for node in nodes if node[0] == tag]
    return node


def test_a_field_has_a_label_and_no_limit(elements) -> None:
    nodes = elements(text_field("name", "Name", "Ines", change=SEND))
    box = _one(nodes, "input")[1]
    assert _one(nodes, "label")[1]["for"] == box["id"] == "name"
    assert box["data-change"] == SEND
    assert box["value"] == "Ines"
    assert "maxlength" not in box
    assert "data-input" not in box


def test_hint_and_error_belong_to_the_field(elements) -> None:
    nodes = elements(text_field("n", "Note", "", lines=3, hint="Short.", error="Too long."))
    box = _one(nodes, "textarea")[1]
    ids = {given["id"] for tag, given, _ in nodes if tag == "p"}
    assert set(box["aria-describedby"].split()) == ids == {"n-hint", "n-error"}
    assert box["aria-invalid"] == "true"
    assert box["rows"] == "3"


def test_a_cleared_field_says_so_to_the_page(elements) -> None:
    assert _one(elements(text_field("n", "Note", "")), "input")[1]["value"] == ""


def test_a_checkbox_always_states_whether_it_is_ticked(elements) -> None:
    for on in (True, False):
        box = _one(elements(checkbox("hand", "By hand", on, SEND)), "input")[1]
        assert box["checked"] is on
        assert "disabled" not in box
    assert _one(elements(checkbox("hand", "By hand", True, None)), "input")[1]["disabled"] is True


def test_exactly_one_segment_holds(elements) -> None:
    nodes = elements(
        segmented("read", "Read", [("high", "Highest"), ("low", "Lowest")], "low", SEND)
    )
    radios = [given for tag, given, _ in nodes if tag == "input"]
    assert [radio["checked"] for radio in radios] == [False, True]
    assert [radio["value"] for radio in radios] == ["high", "low"]
    assert {radio["id"] for radio in radios} == {n[1]["for"] for n in nodes if n[0] == "label"}
    assert _one(nodes, "legend")[2] == ["Read"]


def test_a_drop_down_knows_its_choice(elements) -> None:
    nodes = elements(select("who", "Who", [("1", "Ines"), ("2", "Tomas")], "2", SEND))
    chosen = [given["value"] for tag, given, _ in nodes if tag == "option" and given["selected"]]
    assert chosen == ["2"] == [_one(nodes, "select")[1]["value"]]
