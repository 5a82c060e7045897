"""Bytes as text that survives in links and JSON: base64url (RFC 4648, section 5), no padding."""

from __future__ import annotations

import base64
import re

from threefold.check import shown
from threefold.errors import Unreadable

_ALPHABET = re.compile(r"[A-Za-z0-9_-]*")


def encode(data: bytes) -> str:
    """Return the text for some bytes: letters, digits, ``-`` and ``_`` only."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode("ascii")


def decode(text: str) -> bytes:
    """Return the bytes of a text; only the very text that `encode` makes is accepted.

    The last character can hold bits that no byte uses. They must be zero, so that there is one
    text for each run of bytes and a change to any character is a change of bytes.

    Raises:
        Unreadable: ``base64.damaged``.
    """
    if isinstance(text, str) and _ALPHABET.fullmatch(text) and len(text) % 4 != 1:
        data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        if encode(data) == text:
            return data
    raise Unreadable("base64.damaged", "This is damaged.", shown(text))
