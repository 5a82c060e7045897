"""What the mutations begin with: the frozen links and saves of every version."""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from tools.netlify import ROOT

FIXTURES = ROOT / "tests" / "fixtures"


class Saved(NamedTuple):
    """The texts of one stored table.

    Attributes:
        name: Which fixture it is.
        table: The table's id.
        texts: Its texts by key.
    """

    name: str
    table: str
    texts: dict[str, str]


@cache
def links() -> tuple[str, ...]:
    """Return the frozen links, of all games."""
    files = sorted((FIXTURES / "links").glob("*.json"))
    return tuple(one["link"] for file in files for one in json.loads(file.read_text("utf-8")))


@cache
def parcels() -> tuple[str, ...]:
    """Return the frozen parcels, each with a backup in it."""
    files = sorted((FIXTURES / "parcels").glob("*.json"))
    return tuple(one["parcel"] for file in files for one in json.loads(file.read_text("ascii")))


@cache
def saves() -> tuple[Saved, ...]:
    """Return the frozen saves, of all games."""
    found = []
    for file in sorted((FIXTURES / "saves").rglob("*.json")):
        data = json.loads(file.read_text("utf-8"))
        name = file.relative_to(FIXTURES).as_posix()
        found.append(Saved(name, data["table"], data["texts"]))
    return tuple(found)


@cache
def saved_texts() -> tuple[str, ...]:
    """Return every stored text there is, to take pieces from."""
    return tuple(text for saved in saves() for text in saved.texts.values())
