"""The dense form of long texts: its published coding, what comes back, and what never does."""

import random
import unicodedata
import zlib

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from threefold import Unreadable, dense

LIMIT = 100_000
ANY_TEXT = st.text(st.characters(), max_size=300)
"""Halves of surrogate pairs included."""

VECTORS = [
    ("~1\u4e00\u4e00\u4e30\u4e00", ""),
    ("~1\u8c43\u70de\u52be\u4e01", "a"),
    (
        "~1\u652c\u7368\u76b5\u63ab\u612a\u58c9\u68c3\u7075\u6236\u56c7\u711d\u7163\u4e05\u4e00",
        '[{"v":1},[1,2,3]]',
    ),
]


def read_slowly(text):
    """Read a dense text by the words of docs/decisions/0011-storage.md, bit by bit."""
    assert text[:2] == "~1"
    bits = "".join(format(ord(unit) - 0x4E00, "014b")[::-1] for unit in text[2:])
    data = bytes(int(bits[at : at + 8][::-1], 2) for at in range(0, len(bits) - 7, 8))
    inflate = zlib.decompressobj(-15)
    plain = inflate.decompress(data[4:])
    assert inflate.eof
    assert data[:4] == zlib.crc32(plain).to_bytes(4, "little")
    return plain.decode("utf-8", "surrogatepass")


@given(ANY_TEXT)
@example("")
@example("a" * 5_000)
@example("\ud83c")
def test_a_text_comes_back_by_ours_and_by_the_slow_reader(text):
    short = dense.condensed(text)
    assert dense.is_dense(short)
    assert dense.expanded(short, LIMIT) == text
    assert read_slowly(short) == text


@pytest.mark.parametrize("length", [*range(70), 127, 128, 129, 1_000, 20_011])
def test_bytes_of_any_length_are_packed_without_loss(length):
    text = random.Random(length).randbytes(length).decode("latin-1")
    short = dense.condensed(text)
    assert dense.expanded(short, LIMIT) == text
    assert read_slowly(short) == text


@pytest.mark.parametrize(("short", "text"), VECTORS)
def test_vectors(short, text):
    assert dense.expanded(short, LIMIT) == text
    assert read_slowly(short) == text


def test_every_unit_is_a_letter_that_nothing_changes():
    units = [chr(0x4E00 + number) for number in range(1 << 14)]
    assert {unicodedata.category(unit) for unit in units} == {"Lo"}
    whole = "".join(units)
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert unicodedata.normalize(form, whole) == whole
    assert len(whole.encode("utf-16-le")) == 2 * len(units)
    assert units[-1] == "\u8dff"


def test_a_typical_text_takes_a_fourth_of_its_units():
    steps = [[1_790_000_000_000 + at, ["tell", at % 8, "The bridge"]] for at in range(32)]
    text = str(steps)
    assert len(dense.condensed(text)) < len(text) / 4


def read_or_refused(text):
    try:
        return dense.expanded(text, LIMIT)
    except Unreadable as error:
        return error.code


@given(ANY_TEXT, st.data())
def test_whatever_is_changed_in_it_is_noticed_or_changes_nothing(text, data):
    """The last unit has some bits that nothing is read from."""
    short = dense.condensed(text)
    at = data.draw(st.integers(0, len(short) - 1))
    other = data.draw(st.characters().filter(lambda unit: unit != short[at]))
    for changed in (short[:at] + other + short[at + 1 :], short[:at], short[:at] + short[at + 1 :]):
        assert read_or_refused(changed) in (text, "dense.damaged")


@given(st.text(st.characters(min_codepoint=0x4E00, max_codepoint=0x8DFF), max_size=60))
def test_junk_in_its_letters_is_refused_by_the_family(junk):
    with pytest.raises(Unreadable):
        dense.expanded(dense.MARK + junk, LIMIT)


@pytest.mark.parametrize(
    "text",
    ["", "~", "~1", "~2\u4e00", "[1]", "~1{}", "~1\ud800", "~1\u4e00", "~1\u8e00", "~1🎲"],
)
def test_what_is_none_is_refused(text):
    with pytest.raises(Unreadable) as caught:
        dense.expanded(text, LIMIT)
    assert caught.value.code == "dense.damaged"


@pytest.mark.parametrize("more", ["一", "丁", "一一"])
def test_nothing_may_follow_it(more):
    with pytest.raises(Unreadable):
        dense.expanded(dense.condensed("something") + more, LIMIT)


def test_a_bomb_is_never_inflated():
    bomb = dense.condensed("a" * 3_000_000)
    assert len(bomb) < 3_000
    with pytest.raises(Unreadable) as caught:
        dense.expanded(bomb, 1_000)
    assert caught.value.code == "dense.too-large"
    assert len(dense.expanded(bomb, 3_000_000)) == 3_000_000
