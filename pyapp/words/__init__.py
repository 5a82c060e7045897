"""The texts of the screens, by name: `say` looks one up and fills its blanks.

Rules, rulings and refusals come from the wheel in its own words, which `pyapp.words.wheel` says;
all else is here, in modules that `pyapp.words.catalogue` finds by the beginnings of keys. A
translation is a package with the same modules, such as `pyapp.words.german`.

Which language is spoken is the one thing in this app that is no value handed around: it would have
to go through every function that says a word. It hangs on the model alone. `pyapp.app` and
`pyapp.update` call `speak` with the model's language before they draw or answer, and nobody else
does, so whatever was spoken before never shows.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Mapping

from pyapp.words.bidi import isolated
from pyapp.words.catalogue import Catalogue
from pyapp.words.language import FIRST, Language, translated
from pyapp.words.manners import ENGLISH_MANNER, Manner

ENGLISH: Mapping[str, str] = Catalogue("pyapp.words", "ENGLISH")

_known = {FIRST: Language(FIRST, ENGLISH, {}, ENGLISH_MANNER)}
_spoken = _known[FIRST]


def speak(code: str) -> None:
    """Say everything in that language from now on; the first time, that imports it.

    Raises:
        KeyError: We do not speak it.
    """
    global _spoken
    if code not in _known:
        its = translated(code)
        # What nobody has translated is said in English. A chain never writes to what it looks into.
        texts: ChainMap[str, str] = ChainMap(its.texts, ENGLISH)  # type: ignore[arg-type]
        _known[code] = its._replace(texts=texts)
    _spoken = _known[code]


def spoken() -> Language:
    """Return the language that is spoken now."""
    return _spoken


def manner() -> Manner:
    """Return how the language that is spoken writes numbers and days."""
    return _spoken.manner


def say(key: str, **blanks: object) -> str:
    """Return the text of that name with its blanks filled.

    A blank is filled as it is: braces in what somebody wrote are just braces, and what runs from
    right to left turns nothing around it.

    Raises:
        KeyError: There is no such text.
    """
    return filled(_spoken.texts[key], blanks)


def filled(template: str, blanks: Mapping[str, object]) -> str:
    """Fill a template's blanks as `say` does."""
    return _spoken.manner.filled(template, {name: _apart(one) for name, one in blanks.items()})


def _apart(blank: object) -> object:
    return isolated(blank) if isinstance(blank, str) else blank


def say_count(key: str, count: int, **blanks: object) -> str:
    """Return the text for one or for another number of things."""
    return say(f"{key}.{_spoken.manner.form(count)}", count=count, **blanks)
