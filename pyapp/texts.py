"""Data as it lies in storage: JSON texts, written without waste and read through the gate."""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from threefold.gate import read_json

STORED_LIMIT = 5_000_000


def packed(data: Any) -> str:
    """Write JSON without spaces; every character beyond ASCII escaped, lone surrogates too."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False)


@lru_cache(maxsize=192)
def digest(text: str) -> str:
    """Return what a text is called by: 16 hexadecimal digits, whatever stands in it."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


@lru_cache(maxsize=192)
def unpacked(text: str) -> Any:
    """Read a stored text. What it returns is kept for the next reader: nobody may change it.

    Raises:
        Unreadable: It is no JSON of ours.
    """
    return read_json(text, STORED_LIMIT)
