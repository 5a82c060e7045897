"""A fixed prefix code that makes short notes shorter, for links.

A link holds two hundred bytes: names, a few words in some language, seeds that nothing can shrink.
Deflate needs more text than that before it gains anything, since it must first tell its code; here
the code is fixed, published in docs/links.md and fit for letters. Unlike deflate's, the result is
the same on every machine, and can grow no more than twofold when unpacked.
"""

from __future__ import annotations

from threefold.errors import Unreadable

_SHORT: dict[int, bytes] = {
    4: b" e",
    5: b"ailnorst",
    6: b"bcdfghkmpuvwy",
    7: b"\x00IPjqxz\x80\x81\x82\x83\x84\xf4\xf5\xf6",
    8: b",.ABCDEFGHJKLMNOQRSTUVWXYZ",
    9: b"!'-0123456789:?\xc3",
}
_LONGEST = 10


def _codes() -> tuple[str, ...]:
    """Give every byte its bits: codes count up, by length and then by byte (a canonical code)."""
    lengths = {byte: length for length, group in _SHORT.items() for byte in group}
    order = sorted((lengths.get(byte, _LONGEST), byte) for byte in range(256))
    codes = [""] * 256
    code, before = 0, order[0][0]
    for length, byte in order:
        code <<= length - before
        codes[byte] = format(code, f"0{length}b")
        code, before = code + 1, length
    return tuple(codes)


CODES = _codes()
"""The bits of each byte, as text of 0 and 1."""

_BYTES = {code: byte for byte, code in enumerate(CODES)}


def pack(data: bytes) -> bytes:
    """Return the code of each byte, one after another; the last byte is filled up with ones."""
    bits = "".join([CODES[byte] for byte in data])
    bits += "1" * (-len(bits) % 8)
    return int(bits or "0", 2).to_bytes(len(bits) // 8, "big")


def unpack(data: bytes) -> bytes:
    """Return what `pack` was given. Time and memory are in proportion to ``len(data)``.

    Raises:
        Unreadable: ``pack.damaged``, when no bytes pack to ``data``.
    """
    result = bytearray()
    code = ""
    for bit in format(int.from_bytes(data, "big"), f"0{8 * len(data)}b") if data else "":
        code += bit
        if (byte := _BYTES.get(code)) is not None:
            result.append(byte)
            code = ""
    if len(code) > 7 or "0" in code:
        raise Unreadable("pack.damaged", "This is damaged.", f"bits left over: {code}")
    return bytes(result)
