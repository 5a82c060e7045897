import json

from pyapp.views.parts.tree import attrs, classes, msg, truth


def test_a_message_is_compact_json() -> None:
    assert msg("tag", "a1", 2, True, None) == '["tag","a1",2,true,null]'
    assert json.loads(msg("write", 'so "they" say')) == ["write", 'so "they" say']


def test_classes_join_what_holds() -> None:
    assert classes("chip", None, "wide", is_on=True, off=False) == "chip wide is-on"


def test_attributes_leave_out_none_and_false_but_keep_empty_text() -> None:
    given = attrs({"id": "a", "value": ""}, aria_label="Name", for_="b", disabled=False, key=None)
    assert given == {"id": "a", "value": "", "aria-label": "Name", "for": "b"}


def test_truth_is_spelled_for_aria() -> None:
    assert (truth(True), truth(False)) == ("true", "false")
