"""Data as it lies in storage: JSON texts, written without waste and read through the gate.

What is written once and kept for long is stored dense (see `threefold.dense`). Names are given to
what a text says, so a text is called the same whether it is stored dense or not.
"""

from __future__ import annotations

import hashlib
import json
from functools import lru_cache
from typing import Any

from threefold.dense import condensed, expanded, is_dense
from threefold.errors import Unreadable
from threefold.gate import read_json

STORED_LIMIT = 5_000_000


def packed(data: Any) -> str:
    """Write JSON without spaces; every character beyond ASCII escaped, lone surrogates too."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False)


@lru_cache(maxsize=192)
def digest(text: str) -> str:
    """Return what a text is called by: 16 hexadecimal digits, whatever stands in it."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def short(text: str) -> str:
    """Return a text in the shorter of its two forms; one that is dense already as it is."""
    return text if is_dense(text) else min(condensed(text), text, key=len)


@lru_cache(maxsize=192)
def plain(text: str) -> str:
    """Return what a stored text says; a damaged one stays as it is, and is no JSON."""
    try:
        return expanded(text, STORED_LIMIT) if is_dense(text) else text
    except Unreadable:
        return text


@lru_cache(maxsize=192)
def unpacked(text: str) -> Any:
    """Read a stored text. What it returns is kept for the next reader: nobody may change it.

    Raises:
        Unreadable: It is no JSON of ours.
    """
    return read_json(plain(text), STORED_LIMIT)
