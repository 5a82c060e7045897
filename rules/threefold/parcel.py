"""Bytes of any kind as a piece of an address, so that a table can move by link while it fits.

``<version>.<base64url>``: the bytes under it are raw deflate, then their CRC-32, highest byte
first. What the bytes mean is for others to say; this only brings them over whole, or not at all.
"""

from __future__ import annotations

import re
import zlib

from threefold.check import shown
from threefold.errors import InvalidInput, Unreadable
from threefold.seal import sealed, unsealed

VERSION = 1

TEXT_LIMIT = 64 * 1024
"""The most characters of a parcel."""

DATA_LIMIT = 1_000_000
"""The most bytes in one; no more than that is ever inflated."""

_PARCEL = re.compile(r"([0-9]{1,9})\.([A-Za-z0-9_-]*+)(?:[?&].*|[^A-Za-z0-9_-]*+)", re.DOTALL)
_START = re.compile(r"[0-9]+\.")


def encode(data: bytes) -> str:
    """Return the text of a parcel: letters, digits, ``.``, ``-`` and ``_``.

    The same bytes may become another text with another version of zlib; both are read alike.

    Raises:
        InvalidInput: ``parcel.too-long``, when there is more in it than a parcel can hold.
    """
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
    content = squeeze.compress(data) + squeeze.flush()
    text = sealed(VERSION, content)
    if len(data) > DATA_LIMIT or len(text) > TEXT_LIMIT:
        reason = f"{len(data)} bytes, {len(text)} characters"
        raise InvalidInput("parcel.too-long", "This is too much for a link.", reason)
    return text


def is_parcel(text: str) -> bool:
    """Say whether a text looks like a parcel of any version, be it whole or damaged."""
    return isinstance(text, str) and _START.match(text) is not None


def decode(text: str) -> bytes:
    """Return what a parcel holds.

    Tolerated, since chat programs do it: punctuation after it, and parameters of their own
    (``?utm=x``). The checksum finds any other change, before anything is inflated.

    Raises:
        Unreadable: ``parcel.damaged``, ``parcel.newer`` (made by a later version of Threefold), or
            ``parcel.too-large``.
    """
    if not isinstance(text, str) or len(text) > 2 * TEXT_LIMIT:
        raise _damaged("no text, or too long")
    found = _PARCEL.fullmatch(text)
    if found is None or found[1].startswith("0") or len(found[2]) > TEXT_LIMIT:
        raise _damaged(shown(text))
    return _inflated(unsealed(found[1], found[2], VERSION, "parcel", _damaged))


def _inflated(content: bytes) -> bytes:
    stream = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        data = stream.decompress(content, DATA_LIMIT + 1)
    except zlib.error as error:
        raise _damaged(str(error)) from error
    if len(data) > DATA_LIMIT:
        sentence = "There is more in this link than any link can hold, so it is not opened."
        raise Unreadable("parcel.too-large", sentence, f"more than {DATA_LIMIT} bytes")
    if not stream.eof or stream.unused_data:
        raise _damaged("unfinished, or bytes left over")
    return data


def _damaged(reason: str) -> Unreadable:
    sentence = (
        "This link is damaged: part of it is missing or was changed on its way. "
        "Copy the whole link, or ask for it again."
    )
    return Unreadable("parcel.damaged", sentence, reason)
