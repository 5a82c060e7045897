"""Finding words in a text whatever their case and accents, and where they stand in it."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

MOST_WORDS = 12
"""So many words of a search are looked for; nobody types more, and an address may hold anything."""

_ACCENTS = frozenset({"Mn", "Me"})
_SILENT = frozenset({*_ACCENTS, "Cf"})
"""Beside accents, and what is put around a letter, signs not seen, such as bidi isolates."""


@lru_cache(maxsize=4096)
def _of(sign: str) -> str:
    """Fold one sign: mostly to one, to none for an accent alone, to two for a ligature."""
    apart = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", sign).casefold())
    return "".join(one for one in apart if unicodedata.category(one) not in _SILENT)


def folded(text: str) -> str:
    """Return a text without case and accents."""
    if text.isascii():
        return text.lower()
    return "".join(map(_of, text))


def sought(words: str) -> tuple[str, ...]:
    """Return the words of a search, folded, each once; none where nothing of it is left."""
    found = dict.fromkeys(folded(words).split())
    return tuple(found)[:MOST_WORDS]


def holds(text: str, words: Sequence[str]) -> bool:
    """Tell whether every one of some folded words is in a text, within a longer one or not."""
    known = folded(text)
    return all(word in known for word in words)


def marked(text: str, words: Sequence[str]) -> list[tuple[str, bool]]:
    """Cut a text into parts and say of each whether it is one of some folded words.

    Put together the parts are the text. Where half of a sign is meant (the f of a ligature), the
    whole of it is marked, and accents stay with their letter.
    """
    where = [at for at, sign in enumerate(text) for _ in _of(sign)]
    meant = bytearray(len(text))
    for begin, end in _places(folded(text), words):
        last = where[end - 1] + 1
        while last < len(text) and unicodedata.category(text[last]) in _ACCENTS:
            last += 1
        meant[where[begin] : last] = b"\1" * (last - where[begin])
    parts: list[tuple[str, bool]] = []
    begin = 0
    for at in range(1, len(text) + 1):
        if at == len(text) or meant[at] != meant[begin]:
            parts.append((text[begin:at], bool(meant[begin])))
            begin = at
    return parts


def _places(known: str, words: Sequence[str]) -> Iterator[tuple[int, int]]:
    for word in words:
        at = known.find(word)
        while at >= 0:
            yield at, at + len(word)
            at = known.find(word, at + 1)
