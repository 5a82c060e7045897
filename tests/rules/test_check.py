"""The small checks: what passes, what is refused, and that nothing but `InvalidInput` gets out."""

from contextlib import suppress
from enum import IntEnum
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import InvalidInput, check

VAST = 10**6000  # too long for Python to print

ANYTHING = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(),
    st.binary(),
    st.lists(st.none()),
)


class Two(IntEnum):
    TWO = 2


class Unshowable:
    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize("value", [0, 4, Two.TWO])
def test_whole_numbers_in_range_pass(value):
    result = check.whole(value, 0, 4, "code", "It")
    assert (result, type(result)) == (value, int)


@pytest.mark.parametrize(
    "value", [-1, 5, True, False, 1.0, "1", None, VAST, float("nan")], ids=type
)
def test_other_numbers_are_refused(value):
    with pytest.raises(InvalidInput) as caught:
        check.whole(value, 0, 4, "pool.tags", "The number of tags")
    assert caught.value.code == "pool.tags"
    assert caught.value.sentence == "The number of tags must be a whole number from 0 to 4."


def test_a_range_may_have_no_upper_end():
    assert check.whole(10**6000, 0, None, "code", "It") == 10**6000
    with pytest.raises(InvalidInput, match="of 0 or more"):
        check.whole(-1, 0, None, "code", "It")


@pytest.mark.parametrize(("value", "result"), [(True, True), (0, False), (1, True), (False, False)])
def test_flags(value, result):
    assert check.flag(value, "code", "It") is result


@pytest.mark.parametrize("value", [2, -1, 1.0, "yes", "", None, []])
def test_other_flags_are_refused(value):
    with pytest.raises(InvalidInput, match="either yes or no"):
        check.flag(value, "code", "It")


def test_text_is_counted_in_characters():
    assert check.text("ü🎲" * 5, 10, "The name") == "ü🎲" * 5
    with pytest.raises(InvalidInput, match="at most 10 characters") as caught:
        check.text("ü🎲" * 5 + "!", 10, "The name")
    assert caught.value.code == "text.too-long"


@pytest.mark.parametrize("value", [None, b"text", 5, ["a"]])
def test_what_is_no_text_is_refused(value):
    with pytest.raises(InvalidInput) as caught:
        check.text(value, 10, "The name")
    assert caught.value.code == "text.not-text"


@pytest.mark.parametrize("value", [b"", bytes(15), bytes(17), "x" * 16, bytearray(16), None, 16])
def test_a_seed_is_sixteen_bytes(value):
    assert check.seed(bytes(16)) == bytes(16)
    with pytest.raises(InvalidInput) as caught:
        check.seed(value)
    assert caught.value.code == "seed.length"


@pytest.mark.parametrize("value", [[1, 2], (1, 2), iter([1, 2]), {1: "a", 2: "b"}, range(1, 3)])
def test_several_takes_anything_that_can_be_walked(value):
    assert check.several(value, 1, 3, "code", "Dice") == (1, 2)


@pytest.mark.parametrize("value", [[], [1, 2, 3, 4], "ab", b"ab", 5, None])
def test_several_refuses_too_few_too_many_and_text(value):
    with pytest.raises(InvalidInput, match="1 to 3 expected"):
        check.several(value, 1, 3, "code", "Dice")


def test_several_stops_at_the_first_item_too_many():
    with pytest.raises(InvalidInput):
        check.several(count(), 0, 1000, "code", "Dice")


@pytest.mark.parametrize(
    "value", ["x" * 10**6, [0] * 10**5, VAST, Unshowable(), "\ud800"], ids=type
)
def test_anything_can_be_shown_in_brief(value):
    assert 0 < len(check.shown(value)) <= 90


@given(ANYTHING)
def test_nothing_but_invalid_input_gets_out(value):
    for attempt in (
        lambda: check.whole(value, 0, 4, "code", "It"),
        lambda: check.flag(value, "code", "It"),
        lambda: check.text(value, 5, "It"),
        lambda: check.seed(value),
        lambda: check.several(value, 0, 2, "code", "It"),
    ):
        with suppress(InvalidInput):
            attempt()
