"""Damaged links: whatever happens to one on its way, it is whole or it is unreadable."""

import string
import time
import tracemalloc
import zlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.links import FROZEN
from threefold import Unreadable, base64url, cbor
from threefold.link import BODY_LIMIT, TEXT_LIMIT, decode
from threefold.pack import pack

ALPHABET = string.ascii_letters + string.digits + "-_"
LINKS = [frozen["link"] for frozen in FROZEN]


def survives(text: str, whole: object) -> bool:
    """Say whether a damaged text is still read; if it is, it must mean what it meant."""
    try:
        read = decode(text)
    except Unreadable as error:
        assert error.sentence  # noqa: PT017
        return False
    assert read == whole
    return True


def sealed(content: bytes) -> str:
    return "1." + base64url.encode(content + zlib.crc32(content).to_bytes(4, "big"))


@pytest.mark.parametrize("link", LINKS, ids=[frozen["name"] for frozen in FROZEN])
def test_every_changed_lost_or_swapped_character_is_found(link):
    whole = decode(link)
    at_all = range(len(link))
    changed = {
        link[:at] + character + link[at + 1 :]
        for at in at_all
        for character in ALPHABET + ".~%"
        if link[at] != character
    }
    lost = {link[:at] + link[at + 1 :] for at in at_all}
    cut = {link[:at] for at in at_all} | {link[at:] for at in at_all if at}
    swapped = {link[:at] + link[at + 1] + link[at] + link[at + 2 :] for at in at_all[:-1]}
    cases = {link.upper(), link.lower(), link.swapcase()}
    survivors = [one for one in changed | lost | cut | swapped | cases if survives(one, whole)]
    assert set(survivors) <= {link}


@pytest.mark.parametrize("link", LINKS[:3])
def test_a_doubled_or_added_character_is_found(link):
    whole = decode(link)
    for at in range(1, len(link)):
        for added in (link[at], "A", "-"):
            text = link[:at] + added + link[at:]
            assert not survives(text, whole)


def test_one_link_joined_to_another_is_found():
    assert not survives(LINKS[0] + LINKS[1], None)
    assert not survives(f"{LINKS[0]}.{LINKS[1]}", None)


@given(st.text() | st.text(st.sampled_from("0123456789.#% AEz_-")))
def test_any_text_is_unreadable(text):
    with pytest.raises(Unreadable):
        decode(text)


@given(st.binary(min_size=1, max_size=80))
def test_any_bytes_under_a_right_checksum_are_read_or_unreadable(content):
    survives_or_not = sealed(bytes([content[0] & 0x13]) + content[1:])
    try:
        decode(survives_or_not)
    except Unreadable as error:
        code = error.code
    else:
        code = "whole"
    assert code in {"link.content", "game.unknown", "ruling.unknown", "whole"}


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(0, 9) | st.text(max_size=3) | st.binary(max_size=17),
    lambda inner: st.lists(inner, max_size=7),
    max_leaves=12,
)
ACT = st.tuples(
    st.text(max_size=2),
    st.text(max_size=2),
    st.lists(st.text(max_size=2), max_size=5),
    st.none() | st.text(max_size=2),
    st.none() | st.text(max_size=2),
    st.booleans(),
)
THROW = st.binary(min_size=16, max_size=16) | st.tuples(st.lists(st.integers(0, 7)), st.just([]))


@given(
    st.sampled_from([1, 2]),
    PLAIN | st.tuples(PLAIN | ACT, st.lists(PLAIN | THROW, max_size=3) | st.text(max_size=3)),
    st.none() | PLAIN | st.dictionaries(st.text(max_size=3), st.text(max_size=3)),
)
def test_strange_data_under_a_right_checksum_is_read_or_unreadable(kind, data, rulings):
    body = ["ghosts", data] if rulings is None else ["ghosts", data, rulings]
    try:
        link = decode(sealed(bytes([kind]) + pack(cbor.dumps(body))))
    except Unreadable:
        return
    assert link.game == "ghosts"


def deflated(data: bytes) -> bytes:
    stream = zlib.compressobj(9, zlib.DEFLATED, -15)
    return stream.compress(data) + stream.flush()


HOSTILE = {
    "a bomb": sealed(b"\x11" + deflated(bytes(30_000_000))),
    "one byte too many": sealed(b"\x11" + deflated(bytes(BODY_LIMIT + 1))),
    "deflated and left over": sealed(b"\x11" + deflated(b"\x80") + b"\x00"),
    "deflated and cut": sealed(b"\x11" + deflated(b"\x80")[:-1]),
    "not deflated at all": sealed(b"\x11\xff\xff\xff"),
    "nested deeply": sealed(b"\x11" + deflated(b"\x81" * 100_000 + b"\x00")),
    "a promise": sealed(b"\x01" + pack(b"\x9b" + b"\xff" * 8)),
    "many lists": sealed(b"\x11" + deflated(b"\x9a\x00\x01\xff\x00" + b"\x80" * 0x1FF00)),
    "as long as may be": "1." + "A" * TEXT_LIMIT,
    "longer": "1." + "A" * (TEXT_LIMIT + 1),
    "a book": "1." + "A" * 10_000_000,
    "a row of numbers": "1" * 60_000,
    "a row of full stops": "1." + "." * 60_000 + "a",
    "a row of percent signs": "%" * 190_000,
    "an unknown kind": sealed(b"\x03" + pack(b"\x80")),
    "an unknown flag": sealed(b"\x21" + pack(b"\x80")),
    "nothing but a checksum": sealed(b""),
    "nothing but a head": sealed(b"\x01"),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_hostile_links_cost_little(text):
    tracemalloc.start()
    started = time.process_time()
    try:
        with pytest.raises(Unreadable):
            decode(text)
    finally:
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    assert peak < 40_000_000
    assert time.process_time() - started < 10
