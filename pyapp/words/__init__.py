"""The texts of the screens, by name: `say` looks one up and fills its blanks.

Rules, rulings and refusals come from the wheel in their own words; all else is here, so that a
translation is one more catalogue.
"""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.words import (
    app,
    backup,
    codes,
    ghosts,
    imposition,
    moving,
    paper,
    rolls,
    universalis,
    universalis_disputes,
    universalis_log,
)
from pyapp.words.bidi import isolated

CATALOGUES = (
    app.ENGLISH,
    backup.ENGLISH,
    codes.ENGLISH,
    moving.ENGLISH,
    paper.ENGLISH,
    rolls.ENGLISH,
    ghosts.ENGLISH,
    universalis.ENGLISH,
    universalis_disputes.ENGLISH,
    universalis_log.ENGLISH,
    imposition.ENGLISH,
)
ENGLISH: Mapping[str, str] = {key: text for each in CATALOGUES for key, text in each.items()}


def say(key: str, **blanks: object) -> str:
    """Return the text of that name with its blanks filled.

    A blank is filled as it is: braces in what somebody wrote are just braces, and what runs from
    right to left turns nothing around it.
    """
    text = ENGLISH[key]
    return text.format_map({name: _filled(one) for name, one in blanks.items()})


def _filled(blank: object) -> object:
    return isolated(blank) if isinstance(blank, str) else blank


def say_count(key: str, count: int, **blanks: object) -> str:
    """Return the text for one or for another number of things."""
    return say(f"{key}.{'one' if count == 1 else 'other'}", count=count, **blanks)


def say_field(field: str) -> str:
    """Return what a field is called, ready to be followed by what is written there."""
    return field if field.endswith("?") else f"{field}:"
