"""The languages that the app speaks; all but English are imported when they are first spoken."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, Protocol

from pyapp.words.manners import Manner
from threefold.modules import Modules

NAMES: Mapping[str, str] = {"en": "English", "de": "Deutsch"}
"""Every language by its code (BCP 47), under its own name."""

FIRST = "en"
"""Always there, and spoken to those whose languages are not among ours."""


class Language(NamedTuple):
    """A language: its code, its texts, the wheel's sentences by their English, its manner."""

    code: str
    texts: Mapping[str, str]
    wheel: Mapping[str, str]
    manner: Manner


class Translation(Protocol):
    """A module that holds the whole of a language other than English.

    Attributes:
        TEXTS: By the keys of the English ones.
        WHEEL: The wheel's templates by their English ones.
        MANNER: How it writes numbers and days.
    """

    TEXTS: Mapping[str, str]
    WHEEL: Mapping[str, str]
    MANNER: Manner


PACKAGES: Mapping[str, str] = {"de": "german"}
"""Where the words of every language but English are, beside the English ones."""

LATER: Mapping[str, Translation] = Modules(
    "pyapp.words", tuple(f"{package}.whole" for package in PACKAGES.values())
)


def translated(code: str) -> Language:
    """Return a language other than English.

    Raises:
        KeyError: We do not speak it.
    """
    whole = LATER[f"{PACKAGES[code]}.whole"]
    return Language(code, whole.TEXTS, whole.WHEEL, whole.MANNER)


def preferred(wanted: Iterable[str]) -> str:
    """Return the code of the first language of ours that somebody wants.

    Args:
        wanted: Tags of languages, the best first, such as ``de-AT``; empty ones count for nothing.
    """
    codes = (tag.partition("-")[0].lower() for tag in wanted)
    return next((code for code in codes if code in NAMES), FIRST)
