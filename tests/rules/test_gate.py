"""Strict JSON: what is read, what is refused, and that hostile text costs no more than reading."""

import json
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import Unreadable, gate

LIMIT = 1_000_000

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-gate.JSON_LARGEST, gate.JSON_LARGEST)
    | st.text(st.characters(exclude_categories=())),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)

REFUSED = {
    "nothing": "",
    "half a list": "[1, 2",
    "two values": "1 2",
    "a comment": "[1] // one",
    "a comma too many": "[1,]",
    "single quotes": "['a']",
    "a control character in a text": '"a\nb"',
    "an escape that is none": '"\\x"',
    "a text without an end": '"abc',
    "a text that ends in a backslash": '"abc\\',
    "a half": "0.5",
    "a whole number written as a fraction": "1.0",
    "an exponent": "1e3",
    "infinity by overflow": "1e999",
    "not a number": "NaN",
    "infinity": "[Infinity]",
    "minus infinity": "-Infinity",
    "a key twice": '{"a": 1, "a": 1}',
    "a key twice, deep inside": '[{"a": [{"b": 0, "c": 0, "b": 0}]}]',
    "a number beyond JavaScript's": "9007199254740992",
    "a number far beyond": "-" + "9" * 5000,
    "brackets without a partner": "[}",
    "brackets the wrong way": "][",
}


@pytest.mark.parametrize("text", REFUSED.values(), ids=REFUSED.keys())
def test_what_is_no_strict_json_is_refused(text):
    with pytest.raises(Unreadable) as caught:
        gate.read_json(text, LIMIT)
    assert caught.value.code == "json.damaged"
    assert caught.value.sentence
    assert caught.value.reason


@pytest.mark.parametrize("value", [None, b"[]", 5, ["[]"]])
def test_only_text_is_read(value):
    with pytest.raises(Unreadable):
        gate.read_json(value, LIMIT)


@given(JSON)
def test_round_trip(data):
    assert gate.read_json(json.dumps(data), LIMIT) == data
    assert gate.read_json(json.dumps(data, ensure_ascii=False, indent=1), LIMIT) == data


@given(st.text() | st.text(st.sampled_from('[]{}",:\\ 01ae-')))
def test_any_text_is_read_or_unreadable(text):
    try:
        data = gate.read_json(text, LIMIT)
    except Unreadable:
        return
    assert gate.read_json(json.dumps(data), 10 * LIMIT) == data


def test_the_limit_counts_bytes():
    assert gate.read_json('"üü"', 6) == "üü"
    assert gate.read_json('"\ud800"', 5) == "\ud800"
    for text in ('"üüa"', '"üüü"', '"aaaaa"'):
        with pytest.raises(Unreadable) as caught:
            gate.read_json(text, 6)
        assert caught.value.code == "json.too-large"


@pytest.mark.parametrize("part", ["[],", "0,", "{},", "[[[]]],", '{"a":0},'])
def test_more_values_than_memory_should_hold_are_refused_before_they_are_read(part):
    most = gate.JSON_VALUES // sum(part.count(mark) for mark in ",[{")
    with pytest.raises(Unreadable) as caught:
        gate.read_json(f"[{part * most}0]", 10 * gate.JSON_VALUES)
    assert caught.value.code == "json.too-large"
    assert len(gate.read_json(f"[{part * 1_000}0]", LIMIT)) == 1_001
    assert gate.read_json(f'"{",[{" * most}"', 10 * gate.JSON_VALUES), "in a text they are none"


@pytest.mark.parametrize(("opening", "closing"), [("[", "]"), ('{"a":', "}"), ('[{"[":', "}]")])
def test_nesting_has_an_end(opening, closing):
    levels = gate.JSON_DEPTH // (opening.count("[{") + 1)
    deepest = opening * levels + "1" + closing * levels
    assert json.dumps(gate.read_json(deepest, LIMIT)) == json.dumps(json.loads(deepest))
    for deeper in (levels + 1, 20_000):
        with pytest.raises(Unreadable):
            gate.read_json(opening * deeper + "1" + closing * deeper, LIMIT)
        with pytest.raises(Unreadable):
            gate.read_json(opening * deeper, LIMIT)


def test_brackets_inside_text_do_not_count():
    text = json.dumps({"[[{" * 100 + '\\"': "]]}" * 100 + "\\"})
    assert gate.read_json(text, LIMIT) == json.loads(text)


HOSTILE = {
    "escaped quotes": '"' + '\\"' * 400_000,
    "quotes": '"' * 900_001,
    "backslashes": "\\" * 900_000,
    "brackets": "[" * 900_000,
    "pairs": "[]" * 400_000,
    "digits": "1" * 900_000,
}


@pytest.mark.parametrize("hostile", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_text_costs_no_more_than_reading_it(hostile):
    started = time.process_time()
    with pytest.raises(Unreadable):
        gate.read_json(hostile, LIMIT)
    assert time.process_time() - started < 5
