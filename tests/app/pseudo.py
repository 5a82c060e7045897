"""A language made up for tests: English with marks around every word that comes from a catalogue.

Whatever is drawn without a mark was written beside its drawing, where no translation finds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from string import Formatter
from typing import Any

import pytest

from pyapp import words
from pyapp.words import ENGLISH, language
from pyapp.words.language import Language
from pyapp.words.manners import ENGLISH_MANNER

CODE = "de"
"""It is spoken in the place of a language there is."""

NAMED = ("weekdays", "months")
"""What a language's manner has words for."""

_MARKED = re.compile("⟦[^⟦⟧]*⟧")


def marked(template: str) -> str:
    """Put marks around a template's words, and none around its blanks."""
    return "".join(_parts(template))


def _parts(template: str) -> Iterator[str]:
    for literal, name, spec, _ in Formatter().parse(template):
        if literal:
            yield f"⟦{literal}⟧"
        if name is not None:
            yield f"{{{name}:{spec}}}" if spec else f"{{{name}}}"


def unmarked(text: str) -> str:
    """Return what of a text comes from no catalogue."""
    return _MARKED.sub("", text)


class _Wheel(Mapping[str, str]):
    """Marks any template of the wheel; the tests of the wheel know them all."""

    def __getitem__(self, template: str) -> str:
        return marked(template)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def spoken_by(patch: pytest.MonkeyPatch) -> None:
    """Have everybody who has chosen nothing else spoken to in it, as long as the patch lasts."""
    known: dict[str, Any] = dict(words._known)
    texts = {key: marked(text) for key, text in ENGLISH.items()}
    named = {name: [marked(one) for one in getattr(ENGLISH_MANNER, name)] for name in NAMED}
    known[CODE] = Language(CODE, texts, _Wheel(), replace(ENGLISH_MANNER, **named))
    patch.setattr(words, "_known", known)
    patch.setattr(language, "FIRST", CODE)
