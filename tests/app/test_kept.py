"""What is kept of texts that were read: never more than the bound, never another answer."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp import kept
from pyapp.kept import Kept
from pyapp.texts import digest, plain, unpacked
from threefold.dense import condensed
from threefold.errors import Unreadable


@given(st.lists(st.text("ab", max_size=8), max_size=40), st.integers(0, 20))
def test_it_answers_as_the_function_does_and_holds_no_more_than_it_may(
    texts: list[str], most: int
) -> None:
    asked: list[str] = []

    def ask(text: str) -> str:
        asked.append(text)
        return text.upper()

    keeping = Kept(ask, lambda text, answer: len(text) + len(answer), most)
    for text in texts:
        assert keeping(text) == text.upper()
        assert 0 <= keeping.held <= most
        before = len(asked)
        assert keeping(text) == text.upper()
        assert (len(asked) == before) is (2 * len(text) <= most), "kept if it fits, and only then"


def test_those_asked_about_last_are_kept() -> None:
    asked: list[str] = []
    keeping = Kept(lambda text: asked.append(text), lambda text, _: len(text), 4)
    for text in ("aa", "bb", "aa", "cc", "aa", "bb"):
        keeping(text)
    assert asked == ["aa", "bb", "cc", "bb"]


def test_an_error_is_no_answer() -> None:
    for _ in range(2):
        with pytest.raises(Unreadable):
            unpacked("{")


def test_texts_that_say_far_more_than_they_look_are_not_hoarded() -> None:
    for at in range(8):
        bomb = condensed(f'"{at}{"x" * (kept.MOST // 3)}"')
        assert len(bomb) < 2_000
        assert len(unpacked(bomb)) > kept.MOST // 3
        digest(plain(bomb))
    assert max(one.held for one in (digest, plain, unpacked)) <= kept.MOST
