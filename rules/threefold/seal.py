"""What links and parcels have in common: a version, and bytes with their checksum, as text."""

from __future__ import annotations

import zlib
from collections.abc import Callable

from threefold import base64url
from threefold.errors import Unreadable

CHECKSUM = 4
"""So many bytes of CRC-32 stand at the end, the highest first."""


def sealed(version: int, content: bytes) -> str:
    """Return bytes as a text that tells their version and holds their checksum."""
    checksum = zlib.crc32(content).to_bytes(CHECKSUM, "big")
    return f"{version}.{base64url.encode(content + checksum)}"


def unsealed(
    version: str, text: str, newest: int, kind: str, damaged: Callable[[str], Unreadable]
) -> bytes:
    """Return the bytes of a text whose checksum is right.

    Args:
        version: The digits that stand before it.
        text: The bytes and their checksum in base64url.
        newest: The highest version that is known here.
        kind: What the codes of errors begin with.
        damaged: Makes the error that tells of damage, from a developer's reason.

    Raises:
        Unreadable: ``<kind>.newer`` for a higher version; or it is damaged.
    """
    if int(version) > newest:
        raise Unreadable(
            f"{kind}.newer",
            "This link was made by a newer Threefold than this page. "
            "Reload the page to update it, then open the link again.",
            f"version {version}",
        )
    try:
        whole = base64url.decode(text)
    except Unreadable as error:
        raise damaged(error.reason) from error
    content, checksum = whole[:-CHECKSUM], whole[-CHECKSUM:]
    if not content or zlib.crc32(content).to_bytes(CHECKSUM, "big") != checksum:
        raise damaged("checksum")
    return content
