"""A head that says what the one before it said is not written anew."""

from __future__ import annotations

import pytest

from pyapp import trail
from tests.app import seats


def test_a_save_in_which_nothing_has_happened_leaves_the_head_as_it_is() -> None:
    browser = seats.laid(("Ann", "Ben"))
    (ann, _) = seats.ids(browser)
    browser.go(seats.place(browser, ann))
    for deed in ("Climb", ""):
        before = dict(browser.stored)
        browser.send("ghosts.describe", ann, "deed", value=deed)
        assert browser.stored != before
        again = dict(browser.stored)
        browser.send("ghosts.describe", ann, "deed", value=deed)
        assert browser.stored == again


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ('{"a":1,"after":["x"],"b":2}', '{"a":1,"after":["y","x"],"b":2}', True),
        ('{"a":1,"after":["x"]}', '{"a":2,"after":["x"]}', False),
        ('{"a":1,"after":["x"]}', '{"a":1}', False),
        ('{"a":"\\"after\\":[1]","after":["x"]}', '{"a":"\\"after\\":[2]","after":["y"]}', False),
    ],
)
def test_heads_are_the_same_but_for_those_before_them(one: str, other: str, same: bool) -> None:
    assert trail.same(one, other) is same
