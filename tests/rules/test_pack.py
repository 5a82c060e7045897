"""The prefix code: complete, the same for ever, shorter for words, and never growing twofold."""

import random
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import Unreadable
from threefold.pack import CODES, pack, unpack


def test_no_code_begins_another_and_none_is_missing():
    assert sum(Fraction(1, 2 ** len(code)) for code in CODES) == 1
    assert not any(after.startswith(before) for before, after in pairwise(sorted(CODES)))


def test_filling_up_with_ones_can_never_look_like_a_byte():
    assert CODES[255] == "1" * 10


@pytest.mark.parametrize(
    ("data", "bits"),
    [
        (b"", ""),
        (b" ", "0000" "1111"),
        (b"e", "0001" "1111"),
        (b"a ", "00100" "0000" "1111111"),
        (b"tea", "01011" "0001" "00100" "11"),
        (b"\x00\xff", "1001010" "1111111111" "1111111"),
    ],
)  # fmt: skip
def test_vectors(data, bits):
    packed = int(bits or "0", 2).to_bytes(len(bits) // 8, "big")
    assert pack(data) == packed
    assert unpack(packed) == data


def test_words_get_shorter_and_seeds_hardly_longer():
    words = b"Open the locked door before they come back"
    assert len(pack(words)) < 0.7 * len(words)
    seeds = random.Random(1).randbytes(1600)
    assert len(pack(seeds)) < 1.2 * len(seeds)


@given(st.binary(max_size=200))
def test_round_trip(data):
    packed = pack(data)
    assert unpack(packed) == data
    assert len(packed) <= len(data) * 10 / 8 + 1


@given(st.binary(max_size=40))
def test_whatever_unpacks_is_the_one_packing_of_it(packed):
    try:
        data = unpack(packed)
    except Unreadable:
        return
    assert pack(data) == packed
    assert len(data) <= 2 * len(packed)


@pytest.mark.parametrize(
    "packed", [b"\xff", b"\x95\xff", b"\x0f\xf0", b"\x00\x0e", b"\x24", b"\xff\xfe"]
)
def test_bits_left_over_must_be_fewer_than_eight_ones(packed):
    with pytest.raises(Unreadable) as caught:
        unpack(packed)
    assert caught.value.code == "pack.damaged"
