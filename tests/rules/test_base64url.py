"""Base64url: the vectors of RFC 4648, and one text only for each run of bytes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from threefold import Unreadable, base64url

# RFC 4648, section 10, without the padding.
VECTORS = [
    (b"", ""),
    (b"f", "Zg"),
    (b"fo", "Zm8"),
    (b"foo", "Zm9v"),
    (b"foob", "Zm9vYg"),
    (b"fooba", "Zm9vYmE"),
    (b"foobar", "Zm9vYmFy"),
    (b"\xfb\xff", "-_8"),
]


@pytest.mark.parametrize(("data", "text"), VECTORS)
def test_vectors(data, text):
    assert base64url.encode(data) == text
    assert base64url.decode(text) == data


@pytest.mark.parametrize(
    "text", ["Z", "Zg==", "Zh", "Zm9", "Z m", "Zm9v\n", "+/8", "Zm9vé", "Z" * 5, None, b"Zg"]
)
def test_other_texts_are_refused(text):
    with pytest.raises(Unreadable) as caught:
        base64url.decode(text)
    assert caught.value.code == "base64.damaged"


@given(st.binary(max_size=40))
def test_round_trip(data):
    assert base64url.decode(base64url.encode(data)) == data


@given(st.text(st.sampled_from("AQgwZ09-_= "), max_size=9))
def test_whatever_can_be_read_is_the_one_text_of_its_bytes(text):
    try:
        data = base64url.decode(text)
    except Unreadable:
        return
    assert base64url.encode(data) == text
