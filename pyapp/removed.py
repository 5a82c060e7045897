"""What the player removed for good, kept in memory so that it can be undone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Removed:
    """What was removed for good since the page was opened.

    Attributes:
        table: The id of the table.
        name: Its name, as far as that could be read.
        texts: All that lay in storage of it, by key.
        whole: The table was; else only what was set aside of it.
        back: It was put back.
    """

    table: str
    name: str
    texts: Mapping[str, str]
    whole: bool = True
    back: bool = False
