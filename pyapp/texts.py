"""Data as it lies in storage: JSON texts, written without waste and read through the gate.

What is written once and kept for long is stored dense (see `threefold.dense`). Names are given to
what a text says, so a text is called the same whether it is stored dense or not.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from pyapp.kept import Kept
from pyapp.shelf import STORED_LIMIT
from threefold.dense import condensed, expanded, is_dense
from threefold.errors import Unreadable
from threefold.gate import read_json


def packed(data: Any) -> str:
    """Write JSON without spaces; every character beyond ASCII escaped, lone surrogates too."""
    return json.dumps(data, separators=(",", ":"), allow_nan=False)


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]


def short(text: str) -> str:
    """Return a text in the shorter of its two forms; one that is dense already as it is.

    One that is longer than what is read stays as it is, so that storage refuses it: dense it would
    be taken, and never be read again.
    """
    if len(text) > STORED_LIMIT:
        return text
    return text if is_dense(text) else min(condensed(text), text, key=len)


def _plain(text: str) -> str:
    try:
        return expanded(text, STORED_LIMIT) if is_dense(text) else text
    except Unreadable:
        return text


def _unpacked(text: str) -> Any:
    return read_json(plain(text), STORED_LIMIT)


digest = Kept(_digest, lambda text, _: len(text))
"""Return what a text is called by: 16 hexadecimal digits, whatever stands in it."""

plain = Kept(_plain, lambda text, said: len(text) + len(said))
"""Return what a stored text says; a damaged one stays as it is, and is no JSON."""

unpacked = Kept(_unpacked, lambda text, _: len(text) + len(plain(text)))
"""Read a stored text. What it returns is kept for the next reader: nobody may change it.

Raises:
    Unreadable: It is no JSON of ours.
"""
