"""Long texts made short for storage that counts UTF-16 units, as a browser's ``localStorage`` does.

The UTF-8 of a text is compressed (raw deflate) after its CRC-32, and those bits stand in the text
14 to a unit: each unit is one of the 16,384 code points from U+4E00 to U+8DFF. All of these are
letters that no normalisation touches, none is a surrogate, a control or a noncharacter, and being
one block they are packed and unpacked by arithmetic on one large number, whose time a phone does
not feel. Two blocks would hold 15 bits; then each unit had to be looked at by itself.
"""

from __future__ import annotations

import re
import zlib

from threefold.errors import Unreadable

MARK = "~1"
"""How such a text begins, its version included; no JSON does."""

FIRST = 0x4E00
BITS = 14
UNIT = 16
DAMAGED = "This is damaged or was not made by Threefold."

_UNITS = re.compile(f"[{chr(FIRST)}-{chr(FIRST + (1 << BITS) - 1)}]*")
_CHECK = 4


def is_dense(text: str) -> bool:
    """Tell whether a text is one of these, of this version."""
    return text.startswith(MARK)


def condensed(text: str) -> str:
    """Return a text in its dense form, which for a short one may be longer.

    Any text can be given, halves of surrogate pairs too. The same text may become another one with
    another version of zlib; both expand to the same.
    """
    plain = text.encode("utf-8", "surrogatepass")
    squeeze = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS, 9)
    check = zlib.crc32(plain).to_bytes(_CHECK, "little")
    return MARK + _spread(check + squeeze.compress(plain) + squeeze.flush())


def expanded(text: str, limit: int) -> str:
    """Return the text that a dense one was made of.

    Args:
        text: As `condensed` returned it; anything may be given.
        limit: Of how many bytes, as UTF-8, it may be made; no more than that is ever inflated.

    Raises:
        Unreadable: ``dense.damaged``, or ``dense.too-large``.
    """
    if not is_dense(text):
        raise _damaged("the mark is missing")
    packed = _gathered(text[len(MARK) :])
    inflate = zlib.decompressobj(-zlib.MAX_WBITS)
    try:
        plain = inflate.decompress(packed[_CHECK:], limit + 1)
    except zlib.error as error:
        raise _damaged(str(error)) from error
    if len(plain) > limit:
        raise Unreadable("dense.too-large", "This is too large to be opened.", f"limit {limit}")
    # Less than one unit is left over where the bits ended, and it is empty.
    if not inflate.eof or len(inflate.unused_data) > 1 or any(inflate.unused_data):
        raise _damaged("it does not end where its bits do")
    if zlib.crc32(plain).to_bytes(_CHECK, "little") != packed[:_CHECK]:
        raise _damaged("the checksum is another one")
    try:
        return plain.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as error:
        raise _damaged(str(error)) from error


def _spread(data: bytes) -> str:
    """Write bytes, the lowest bits first, 14 to a unit."""
    units = -(-8 * len(data) // BITS)
    number = int.from_bytes(data, "little")
    for half in reversed(_halves(units)):
        low = _mask(half, units)
        # Of each pair of groups that stand close together, the upper one is moved up.
        number = (number & low) | ((number & (low << BITS * half)) << (UNIT - BITS) * half)
    return (number + _firsts(units)).to_bytes(2 * units, "little").decode("utf-16-le")


def _gathered(text: str) -> bytes:
    """Read what `_spread` wrote; bits that make no whole byte are left out.

    Raises:
        Unreadable: There is another character in it.
    """
    if not _UNITS.fullmatch(text):
        raise _damaged("a character that no dense text has")
    units = len(text)
    number = int.from_bytes(text.encode("utf-16-le"), "little") - _firsts(units)
    for half in _halves(units):
        low = _mask(half, units)
        number = (number & low) | ((number >> (UNIT - BITS) * half) & (low << BITS * half))
    length = BITS * units // 8
    return (number & ((1 << 8 * length) - 1)).to_bytes(length, "little")


def _halves(units: int) -> list[int]:
    """Return 1, 2, 4 and so on: how many units stand close together before each joining."""
    return [1 << power for power in range(max(units - 1, 0).bit_length())]


def _mask(half: int, units: int) -> int:
    """Return ones where the lower group of each pair has its bits."""
    pair = ((1 << BITS * half) - 1).to_bytes(4 * half, "little")
    return int.from_bytes(pair * -(-units // (2 * half)), "little")


def _firsts(units: int) -> int:
    return int.from_bytes(FIRST.to_bytes(2, "little") * units, "little")


def _damaged(reason: str) -> Unreadable:
    return Unreadable("dense.damaged", DAMAGED, reason)
