"""Words found whatever their case and accents, and marked where they stand."""

from __future__ import annotations

import unicodedata
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.folding import MOST_WORDS, folded, holds, marked, sought

TEXTS = st.text(
    st.one_of(
        st.sampled_from("aAeEéÉèüÜßſﬁİıñçøæ \u0301\u0308\u200f\u2068\u2069שׁأن한글Ωώ"),
        st.characters(codec="utf-16"),
    ),
    max_size=30,
)


def plain(text: str) -> str:
    """What folding is, written the long way: whole texts, one thing after the other."""
    for _ in range(3):
        text = unicodedata.normalize("NFKD", text).casefold()
    return "".join(one for one in text if unicodedata.category(one) not in ("Mn", "Me", "Cf"))


@given(TEXTS)
def test_folding_is_what_it_is_written_the_long_way(text: str) -> None:
    assert folded(text) == plain(text)


@given(TEXTS, TEXTS)
def test_a_text_holds_what_it_was_put_together_from(before: str, text: str) -> None:
    assert holds(f"{before}{text}{before}", sought(text))


@given(TEXTS, TEXTS)
def test_all_words_must_be_there(text: str, words: str) -> None:
    wanted = list(dict.fromkeys(plain(words).split()))[:MOST_WORDS]
    assert holds(text, sought(words)) == all(word in plain(text) for word in wanted)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Zoë climbs the Café wall", "cafe zoe"),
        ("Zoe climbs the Cafe wall", "CAFÉ ZOË"),
        ("Straße nach Süden", "STRASSE suden"),
        ("ΟΔΟΣ", "οδος"),
        ("the ﬁre of Ōsaka", "fire osaka"),
        ("שָׁלוֹם", "שלום"),
        ("Ann\u2069 and \u2068Bea", "bea ann"),
        ("İzmir", "izmir"),
        ("anything", ""),
    ],
)
def test_found(text: str, words: str) -> None:
    assert holds(text, sought(words))


@pytest.mark.parametrize(
    ("text", "words"), [("A lamp", "lamps"), ("A lamp", "lamp oil"), ("", "x"), ("ab", "ba")]
)
def test_not_found(text: str, words: str) -> None:
    assert not holds(text, sought(words))


@given(TEXTS, TEXTS)
def test_marked_parts_are_the_text_and_those_marked_fold_to_the_words(
    text: str, words: str
) -> None:
    parts = marked(text, sought(words))
    assert "".join(part for part, _ in parts) == text
    assert all(part for part, _ in parts)
    assert all(one[1] != other[1] for one, other in pairwise(parts))
    for word in sought(words):
        assert (word in folded(text)) == any(word in folded(part) for part, meant in parts if meant)
    for part, meant in parts:
        if not meant:
            assert not any(word in folded(part) for word in sought(words))


@pytest.mark.parametrize(
    ("text", "words", "there"),
    [
        ("A lamp, a LAMP", "lamp", ["lamp", "LAMP"]),
        ("aaaa", "aa", ["aaaa"]),
        ("Cafe\u0301!", "cafe", ["Cafe\u0301"]),
        ("Straße", "ss", ["ß"]),
        ("ab", "a b", ["ab"]),
        ("none", "x", []),
    ],
)
def test_marked(text: str, words: str, there: list[str]) -> None:
    assert [part for part, meant in marked(text, sought(words)) if meant] == there
