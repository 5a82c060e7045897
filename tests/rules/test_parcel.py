"""Bytes as a piece of an address: they come back the same, or damage is found and told."""

from __future__ import annotations

import base64
import json
import zlib
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import parcel
from threefold.errors import InvalidInput, Unreadable

FROZEN = json.loads(
    (Path(__file__).parents[1] / "fixtures" / "parcels" / "v1.json").read_text("ascii")
)
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"


def sealed(content: bytes) -> str:
    """A parcel made by the words of the docs, with the standard library alone."""
    whole = content + zlib.crc32(content).to_bytes(4, "big")
    return "1." + base64.urlsafe_b64encode(whole).decode().rstrip("=")


def pressed(data: bytes) -> bytes:
    return zlib.compress(data, 9)[2:-4]


@given(st.binary(max_size=2_000))
def test_bytes_come_back_the_same(data: bytes) -> None:
    text = parcel.encode(data)
    assert set(text[2:]) <= set(ALPHABET)
    assert parcel.is_parcel(text)
    assert parcel.decode(text) == data
    assert parcel.decode(sealed(pressed(data))) == data


@given(st.binary(max_size=300), st.data())
def test_any_change_is_found(data: bytes, chance: st.DataObject) -> None:
    text = parcel.encode(data)
    at = chance.draw(st.integers(2, len(text) - 1))
    other = chance.draw(st.sampled_from(ALPHABET))
    if other != text[at]:
        with pytest.raises(Unreadable, match="damaged"):
            parcel.decode(text[:at] + other + text[at + 1 :])
    with pytest.raises(Unreadable, match="damaged"):
        parcel.decode(text[:at])


@pytest.mark.parametrize("after", ["", ".", ")", "\n", "?utm=x", "&fbclid=1", "…", " – "])
def test_what_chats_put_behind_it_is_no_damage(after: str) -> None:
    assert parcel.decode(parcel.encode(b"a table") + after) == b"a table"


BAD = {
    "nothing": "",
    "no version": "abc",
    "version 0": "0.abc",
    "a leading zero": "01.abc",
    "no bytes": "1.",
    "only a checksum": sealed(b""),
    "no alphabet": "1.a b",
    "a bit too many": "1.AB",
    "unfinished": sealed(pressed(b"x" * 500)[:-1]),
    "bytes left over": sealed(pressed(b"x") + b"\0"),
    "no deflate": sealed(b"\xff\xff\xff\xff"),
    "another checksum": "1." + base64.urlsafe_b64encode(pressed(b"x") + bytes(4)).decode(),
    "much too long": "1." + "A" * (2 * parcel.TEXT_LIMIT),
    "too long": "1." + "A" * (parcel.TEXT_LIMIT + 4),
}


@pytest.mark.parametrize("name", BAD)
def test_what_is_damaged_is_refused(name: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parcel.decode(BAD[name])
    assert caught.value.code == "parcel.damaged"
    assert "damaged" in caught.value.sentence


@pytest.mark.parametrize("version", ["2", "10", "999999999"])
def test_a_newer_one_says_so(version: str) -> None:
    with pytest.raises(Unreadable) as caught:
        parcel.decode(f"{version}.whatever")
    assert caught.value.code == "parcel.newer"


def test_a_bomb_is_not_inflated_beyond_the_limit() -> None:
    assert len(parcel.decode(sealed(pressed(b"a" * parcel.DATA_LIMIT)))) == parcel.DATA_LIMIT
    for more in (1, 29_000_000):
        with pytest.raises(Unreadable) as caught:
            parcel.decode(sealed(pressed(b"a" * (parcel.DATA_LIMIT + more))))
        assert caught.value.code == "parcel.too-large"


@pytest.mark.parametrize("data", [b"a" * (parcel.DATA_LIMIT + 1), Random(1).randbytes(50_000)])
def test_more_than_there_is_room_for_is_not_written(data: bytes) -> None:
    with pytest.raises(InvalidInput) as caught:
        parcel.encode(data)
    assert caught.value.code == "parcel.too-long"


@pytest.mark.parametrize("one", FROZEN, ids=lambda one: one["what"])
def test_frozen_parcels_hold_what_they_held(one: dict[str, object]) -> None:
    assert json.loads(parcel.decode(str(one["parcel"]))) == one["holds"]
