"""Words in a picture: broken where they must be, never within a letter."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from pyapp.lettering import MORE, beginning, letters, runs_left, width, wrapped

TEXTS = st.text(
    st.one_of(
        st.sampled_from("abcWMil .,— éÄ漢字한글שלוםمرحبا👩‍🚀🏽\u0301\u200d\u2068\u2069\n"),
        st.characters(codec="utf-8"),
    ),
    max_size=120,
)


@given(TEXTS, st.floats(20, 60), st.floats(100, 900), st.integers(1, 4))
def test_lines_fit_and_say_the_text_from_its_beginning(
    text: str, size: float, room: float, most: int
) -> None:
    lines = wrapped(text, size, room, most)
    assert len(lines) <= most
    for line in lines:
        alone = len(list(letters(line))) <= 1
        assert width(line, size) <= room or alone or line[-1:] == MORE
    said = "".join("".join(lines).split())
    whole = "".join(text.split())
    if said != whole:
        assert said.endswith(MORE)
        assert whole.startswith(said[: -len(MORE)])
        assert len(lines) == most


@given(TEXTS)
def test_no_line_begins_within_a_letter(text: str) -> None:
    for line in wrapped(text, 40, 130, 9)[1:]:
        assert line[0] not in "\u200d\u0301" or text.strip()[:1] in "\u200d\u0301" or (
            f" {line[0]}" in " ".join(text.split())
        )  # fmt: skip


@given(TEXTS)
def test_letters_are_the_text_and_each_has_its_accents(text: str) -> None:
    assert "".join(letters(text)) == text
    for letter in [*letters(text)][1:]:
        assert unicodedata.category(letter[0])[0] != "M"


@given(st.one_of(TEXTS, st.text("ab \u0301\u200d", max_size=12)), st.integers(0, 12))
def test_a_beginning_is_as_many_whole_letters_as_it_may_have(text: str, most: int) -> None:
    whole = [*letters(text)]
    fits = ["".join(whole[:count]) for count in range(len(whole) + 1)]
    longest = max((part for part in fits if len(part) <= most), key=len)
    assert beginning(text, most) == (longest or "".join(whole[:1]))


@pytest.mark.parametrize(
    ("text", "most", "lines"),
    [
        ("", 2, []),
        ("   ", 2, []),
        ("one two", 2, ["one two"]),
        ("one two three four", 2, ["one two three", "four"]),
        ("one two three four", 1, ["one two thr…"]),
        ("aaaaaaaaaaaaaaaaaaaaaaaaaaaa", 3, ["aaaaaaaaaaa", "aaaaaaaaaaa", "aaaaaa"]),
        ("ab\n\tcd", 1, ["ab cd"]),
    ],
)
def test_wrapped(text: str, most: int, lines: list[str]) -> None:
    assert wrapped(text, 20, 140, most) == lines


@pytest.mark.parametrize(
    ("text", "left"),
    [("Ann", False), ("שלום Ann", True), ("3 مرحبا", True), ("", False), ("12!", False)],
)
def test_the_first_letter_says_which_way_a_text_runs(text: str, left: bool) -> None:
    assert runs_left(text) is left


@given(TEXTS)
def test_a_text_is_as_wide_as_its_parts(text: str) -> None:
    half = len(text) // 2
    whole = width(text, 10)
    assert whole == pytest.approx(width(text[:half], 10) + width(text[half:], 10))
    assume(text.strip())
    assert whole >= 0
