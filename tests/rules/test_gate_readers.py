"""The readers: each returns the value it was made for, and refuses all others with the place."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import Unreadable, gate

face = partial(gate.whole_at, low=1, high=6)

READERS = {
    "pair": lambda value: gate.fields(value, "here", 2),
    "fields": lambda value: gate.fields(value, "here", 0, 3),
    "faces": lambda value: gate.list_at(value, "here", face, 1, 3),
    "map": lambda value: gate.map_at(value, "here", face),
    "optional": lambda value: gate.optional(value, "here", face),
    "text": lambda value: gate.text_at(value, "here", 5),
    "choice": lambda value: gate.choice_at(value, "here", ("healthy", "broken")),
    "whole": lambda value: gate.whole_at(value, "here", -1, 6),
    "bool": lambda value: gate.bool_at(value, "here"),
    "bytes": lambda value: gate.bytes_at(value, "here", 3),
}


@pytest.mark.parametrize(
    ("reader", "value", "result"),
    [
        ("pair", [1, None], [1, None]),
        ("fields", [], []),
        ("fields", [1, 2, 3], [1, 2, 3]),
        ("faces", [6, 1], (6, 1)),
        ("map", {"a": 1, "": 6}, {"a": 1, "": 6}),
        ("optional", None, None),
        ("optional", 3, 3),
        ("text", "ü🎲abc", "ü🎲abc"),
        ("text", "", ""),
        ("choice", "broken", "broken"),
        ("whole", -1, -1),
        ("bool", False, False),
        ("bytes", b"abc", b"abc"),
        ("bytes", "YWJj", b"abc"),
    ],
)
def test_read(reader, value, result):
    read = READERS[reader](value)
    assert (read, type(read)) == (result, type(result))


@pytest.mark.parametrize(
    ("reader", "value", "where"),
    [
        ("pair", [1], "here"),
        ("pair", [1, 2, 3], "here"),
        ("pair", (1, 2), "here"),
        ("pair", "ab", "here"),
        ("fields", [1, 2, 3, 4], "here"),
        ("fields", {"a": 1}, "here"),
        ("faces", [], "here"),
        ("faces", [1, 7], r"here\[1\]"),
        ("faces", [True], r"here\[0\]"),
        ("map", {"a": 1, "b": 0}, r"here\.b"),
        ("map", {1: 1}, "here"),
        ("map", [], "here"),
        ("optional", 0, "here"),
        ("text", "abcdef", "here"),
        ("text", b"abc", "here"),
        ("choice", "", "here"),
        ("choice", ["healthy"], "here"),
        ("whole", 7, "here"),
        ("whole", 1.0, "here"),
        ("whole", True, "here"),
        ("bool", 1, "here"),
        ("bool", None, "here"),
        ("bytes", b"ab", "here"),
        ("bytes", "YWI", "here"),
        ("bytes", "YWJj=", "here"),
        ("bytes", [97, 98, 99], "here"),
    ],
)
def test_refused(reader, value, where):
    with pytest.raises(Unreadable, match=rf"\[data\.shape: {where}: ") as caught:
        READERS[reader](value)
    assert caught.value.code == "data.shape"
    assert "damaged" in caught.value.sentence


@pytest.mark.parametrize("reader", READERS)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text() | st.binary() | st.floats(),
        lambda inner: st.lists(inner) | st.dictionaries(st.integers() | st.text(), inner),
        max_leaves=6,
    )
)
def test_nothing_but_unreadable_gets_out(reader, value):
    try:
        READERS[reader](value)
    except Unreadable as error:
        reason = error.reason
    else:
        return
    assert reason.startswith("here")
