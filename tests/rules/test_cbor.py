"""CBOR: the RFC's own vectors for our subset, one run of bytes a value, and no way to overeat."""

import time
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import InvalidInput, Unreadable, cbor

# RFC 8949, appendix A: every example whose value is in our subset.
VECTORS = [
    (0, "00"),
    (1, "01"),
    (10, "0a"),
    (23, "17"),
    (24, "1818"),
    (25, "1819"),
    (100, "1864"),
    (1000, "1903e8"),
    (1000000, "1a000f4240"),
    (1000000000000, "1b000000e8d4a51000"),
    (18446744073709551615, "1bffffffffffffffff"),
    (-18446744073709551616, "3bffffffffffffffff"),
    (-1, "20"),
    (-10, "29"),
    (-100, "3863"),
    (-1000, "3903e7"),
    (False, "f4"),
    (True, "f5"),
    (None, "f6"),
    (b"", "40"),
    (b"\x01\x02\x03\x04", "4401020304"),
    ("", "60"),
    ("a", "6161"),
    ("IETF", "6449455446"),
    ('"\\', "62225c"),
    ("\u00fc", "62c3bc"),
    ("\u6c34", "63e6b0b4"),
    ("\U00010151", "64f0908591"),
    ([], "80"),
    ([1, 2, 3], "83010203"),
    ([1, [2, 3], [4, 5]], "8301820203820405"),
    (
        list(range(1, 26)),
        "98190102030405060708090a0b0c0d0e0f101112131415161718181819",
    ),
    ({}, "a0"),
    ({"a": 1, "b": [2, 3]}, "a26161016162820203"),
    (["a", {"b": "c"}], "826161a161626163"),
    (
        {"a": "A", "b": "B", "c": "C", "d": "D", "e": "E"},
        "a56161614161626142616361436164614461656145",
    ),
]

# Well-formed examples of the same appendix that our subset leaves out, and what is no CBOR at all.
REFUSED = {
    "a big number": "c249010000000000000000",
    "a half": "f93e00",
    "a float": "fb3ff199999999999a",
    "infinity": "f97c00",
    "undefined": "f7",
    "a simple value": "f0",
    "a longer simple value": "f8ff",
    "a tag": "c11a514b67b0",
    "a map with number keys": "a201020304",
    "indefinite bytes": "5f42010243030405ff",
    "indefinite text": "7f657374726561646d696e67ff",
    "an indefinite list": "9fff",
    "an indefinite map": "bf61610161629f0203ffff",
    "a lone break": "ff",
    "nothing": "",
    "two values": "0000",
    "a number with a longer head than need be": "1817",
    "a number with a much longer head than need be": "1b0000000000000001",
    "a text with a longer head than need be": "780161",
    "a reserved head": "1c",
    "half a head": "19ff",
    "half a text": "6261",
    "half a list": "820a",
    "half a map": "a16161",
    "a key twice": "a2616101616102",
    "keys out of order": "a2616201616102",
    "text that is no UTF-8": "61ff",
    "UTF-8 in a longer form than need be": "62c0af",
    "a promise of four gigabytes of bytes": "5affffffff",
    "a promise of a lot of text": "7bffffffffffffffff",
    "a promise of a long list": "9bffffffffffffffff",
    "a promise of a large map": "bbffffffffffffffff",
}

DATA = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(2**64), 2**64 - 1)
    | st.binary(max_size=300)
    | st.text(st.characters(exclude_categories=()), max_size=50),
    lambda inner: (
        st.lists(inner, max_size=30) | st.dictionaries(st.text(max_size=30), inner, max_size=5)
    ),
    max_leaves=30,
)


@pytest.mark.parametrize(("data", "written"), VECTORS, ids=lambda part: str(part)[:20])
def test_vectors_of_the_rfc(data, written):
    assert cbor.dumps(data).hex() == written
    read = cbor.loads(bytes.fromhex(written))
    assert read == data
    assert type(read) is type(data)


@pytest.mark.parametrize("written", REFUSED.values(), ids=REFUSED.keys())
def test_everything_else_is_refused(written):
    with pytest.raises(Unreadable) as caught:
        cbor.loads(bytes.fromhex(written))
    assert caught.value.code == "cbor.damaged"
    assert caught.value.reason


@pytest.mark.parametrize(
    "data", [1.5, 2**64, -(2**64) - 1, {1: 2}, object(), {"a": {1}}, bytearray(b"a"), [[1.0]]]
)
def test_data_that_cannot_be_written(data):
    with pytest.raises(InvalidInput) as caught:
        cbor.dumps(data)
    assert caught.value.code == "cbor.unsupported"


@pytest.mark.parametrize("data", [None, "a", bytearray(b"\x00"), 5])
def test_only_bytes_are_read(data):
    with pytest.raises(Unreadable):
        cbor.loads(data)


def test_tuples_are_lists():
    assert cbor.loads(cbor.dumps((1, (2,)))) == [1, [2]]


def test_half_a_surrogate_pair_survives():
    for text in ("\ud800", "a\udfffz", "\ude00\ud83d", "\ud83d\ude00"):
        assert cbor.loads(cbor.dumps(text)) == text


def nested(depth: int) -> bytes:
    return b"\x81" * depth + b"\x00"


def test_nesting_has_an_end():
    data = cbor.loads(nested(cbor.DEPTH))
    assert cbor.dumps(data) == nested(cbor.DEPTH)
    for depth in (cbor.DEPTH + 1, 100_000):
        with pytest.raises(Unreadable):
            cbor.loads(nested(depth))
    with pytest.raises(InvalidInput):
        cbor.dumps([data])
    with pytest.raises(Unreadable):
        cbor.loads(b"\xa1\x60" * 100_000 + b"\x00")


def test_a_list_that_holds_itself_cannot_be_written():
    endless: list = []
    endless.append(endless)
    with pytest.raises(InvalidInput):
        cbor.dumps(endless)


@given(DATA)
def test_round_trip(data):
    written = cbor.dumps(data)
    assert cbor.loads(written) == data
    assert cbor.dumps(cbor.loads(written)) == written


@given(st.dictionaries(st.text(max_size=4), st.integers(0, 9), min_size=2))
def test_the_order_of_a_map_does_not_matter(data):
    backwards = dict(reversed(data.items()))
    assert cbor.dumps(backwards) == cbor.dumps(data)


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_unreadable(written):
    try:
        data = cbor.loads(written)
    except Unreadable:
        return
    assert cbor.dumps(data) == written, "one run of bytes for each value"


@given(DATA, st.data())
def test_damaged_bytes_are_read_or_unreadable(data, draw):
    written = bytearray(cbor.dumps(data))
    at = draw.draw(st.integers(0, len(written) - 1))
    written[at] = draw.draw(st.integers(0, 255))
    try:
        read = cbor.loads(bytes(written))
    except Unreadable:
        return
    assert cbor.dumps(read) == bytes(written)


@pytest.mark.parametrize(
    "hostile",
    [b"\x9b" + b"\xff" * 8, b"\x9a\x00\x01\x00\x00" + b"\x80" * 65_536, b"\x80" * 100_000],
    ids=["a promise", "many lists", "many values"],
)
def test_time_and_memory_stay_in_proportion(hostile):
    tracemalloc.start()
    started = time.process_time()
    try:
        cbor.loads(hostile)
    except Unreadable:
        pass
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert peak < 100_000 + 200 * len(hostile)
    assert time.process_time() - started < 5
