"""Differences between data: put to the older one they give the newer one, exactly."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.chunk import packed
from pyapp.patch import difference, part, patched
from threefold.errors import Unreadable

TEXTS = st.text(st.characters(exclude_categories=()), max_size=3)
"""Any text, halves of surrogate pairs too."""
KEYS = st.sampled_from(["a", "b", "c", ""]) | TEXTS
FRACTIONS = st.floats(allow_nan=False, allow_infinity=False)
LEAVES = st.none() | st.booleans() | st.integers(-2, 2) | FRACTIONS | TEXTS
JSON = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)


def written(data: Any) -> str:
    """How data is stored: True is told from 1, and the order of keys counts."""
    return json.dumps(data)


@st.composite
def changed(draw: st.DrawFn) -> tuple[Any, Any]:
    """Some data and the same after a few changes somewhere in its mappings."""
    old = draw(st.dictionaries(KEYS, JSON, min_size=1, max_size=5))
    new = copy.deepcopy(old)
    for _ in range(draw(st.integers(0, 3))):
        inside = new
        while isinstance(down := inside.get(draw(KEYS)), dict) and draw(st.booleans()):
            inside = down
        key = draw(KEYS)
        if key in inside and draw(st.booleans()):
            del inside[key]
        else:
            inside[key] = draw(JSON)
    return old, new


@given(JSON, JSON)
def test_any_data_becomes_any_other(old: Any, new: Any) -> None:
    comes_back(old, new)


@given(changed())
def test_data_a_little_changed_comes_back(pair: tuple[Any, Any]) -> None:
    comes_back(*pair)


def comes_back(old: Any, new: Any) -> None:
    before = written(old), written(new)
    patch = json.loads(packed(difference(old, new)))
    assert written(patched(old, patch)) == written(new)
    assert (patch == {}) is (written(old) == written(new))
    assert (written(old), written(new)) == before


@given(changed(), KEYS, KEYS)
def test_a_part_of_a_patch_is_the_patch_of_that_part(
    pair: tuple[Any, Any], first: str, second: str
) -> None:
    """What a reader finds under some keys, if the patch says anything of it, is what is there."""
    old, new = pair
    for keys in ((), (first,), (first, second)):
        for patch in (difference(old, new), [new]):
            there, is_there = under(new, keys)
            match part(patch, *keys):
                case [value]:
                    assert is_there
                    assert written(value) == written(there)
                case []:
                    assert not is_there
                case inner:
                    before, was_there = under(old, keys)
                    assert was_there is is_there
                    assert written(patched(before, inner)) == written(there)


def under(data: Any, keys: tuple[str, ...]) -> tuple[Any, bool]:
    for key in keys:
        if not isinstance(data, dict) or key not in data:
            return None, False
        data = data[key]
    return data, True


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": {"b": 1, "c": [2]}}, {"a": {"b": 1, "c": [2, 3]}}, {"a": {"c": [[2, 3]]}}),
        ({"a": 1, "b": 2}, {"b": 2}, {"a": []}),
        ({"a": 1}, {"a": 1, "z": {}}, {"z": [{}]}),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
        ({"b": 2}, {"a": 1, "b": 2}, [{"a": 1, "b": 2}]),
        ({"a": [1]}, {"a": [True]}, {"a": [[True]]}),
        ({"a": 1}, {"a": 1.0}, {"a": [1.0]}),
        ({"a": None}, {}, {"a": []}),
        ({}, {"a": None}, {"a": [None]}),
        ([1], [1], {}),
        ("\ud800", "\ud801", ["\ud801"]),
        ({"a": {}}, {"a": None}, {"a": [None]}),
    ],
    ids=str,
)
def test_a_patch_says_what_differs_and_no_more(old: Any, new: Any, patch: Any) -> None:
    assert written(difference(old, new)) == written(patch)


@pytest.mark.parametrize(
    "patch",
    [None, 0, "x", [], [1, 2], {"a": 1}, {"a": {"b": [1]}}, {"n": []}, {"n": {"b": [1]}}],
    ids=str,
)
def test_what_is_no_patch_for_this_data_is_refused(patch: Any) -> None:
    with pytest.raises(Unreadable):
        patched({"a": 1}, patch)
