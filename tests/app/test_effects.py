"""Files handed to the player: whatever was written, a file can hold it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.files import Download, well_formed

ANY = st.text(st.characters(exclude_categories=()))


@given(ANY)
def test_any_text_can_be_put_into_a_file(text: str) -> None:
    content = Download("log.csv", "text/csv", text).content
    assert content.decode() == well_formed(text)


@given(st.text())
def test_a_text_without_halves_of_pairs_is_left_as_it_is(text: str) -> None:
    assert well_formed(text) == text


@pytest.mark.parametrize(
    ("text", "held"),
    [("a\ud800b", "a\ufffdb"), ("\udc00\ud800", "\ufffd\ufffd"), ("\ud83c\udfb2", "\U0001f3b2")],
)
def test_halves_of_pairs_are_joined_or_replaced(text: str, held: str) -> None:
    assert Download("x", "text/plain", text).content.decode() == held
