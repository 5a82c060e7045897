"""How much room words take in a picture, and how they are broken into lines.

Nobody has measured: the fonts are the device's own. Widths are taken from common ones and rounded
up, so that a line ends sooner than it must.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

NARROW, PLAIN, BROAD, WIDE, FULL = 0.34, 0.62, 0.7, 0.8, 1.05
"""In ems: an i, an n, a Cyrillic letter, an A, an M or a Chinese sign."""

_NARROW = frozenset("iíìîïjlIrtf.,:;'’‘|!()[]/\\ -·“”\"")
_WIDE = frozenset("mwQOGDHNUÄÖÜABCKRVXYZ&…æœ")
_FULL = frozenset("MW@%—ÆŒ")
_JOINER = "\u200d"
_HIDDEN = frozenset({"Mn", "Me", "Cf"})
"""Control characters are seen: where they may not stand, a sign for that does."""
MORE = "…"


def width(text: str, size: float) -> float:
    """Say about how wide a line is, in the unit that `size`, the height of its letters, is in."""
    return size * sum(map(_ems, text))


@lru_cache(maxsize=2048)
def _ems(sign: str) -> float:
    if sign in _NARROW:
        return NARROW
    if sign.isascii() and (sign.islower() or sign.isdigit()) and sign not in _WIDE:
        return PLAIN
    if sign in _WIDE or sign in _FULL:
        return FULL if sign in _FULL else WIDE
    if unicodedata.category(sign) in _HIDDEN:
        return 0
    if unicodedata.east_asian_width(sign) in "WF":
        return FULL
    return WIDE if sign.isupper() or not sign.isalpha() else PLAIN if sign.isascii() else BROAD


def wrapped(text: str, size: float, room: float, most: int) -> list[str]:
    """Break a text into lines that fit; where more would be needed, the last ends in an ellipsis.

    Args:
        text: Any text; white space counts as one space.
        size: The size of its letters.
        room: How wide a line may be.
        most: How many lines there may be, at least one.
    """
    lines: list[str] = []
    rest = [*_pieces(" ".join(text.split()), size, room)]
    while rest:
        line = rest.pop(0).lstrip()
        while rest and width(line + rest[0].rstrip(), size) <= room:
            line += rest.pop(0)
        lines.append(line.rstrip())
        if len(lines) == most and any(piece.strip() for piece in rest):
            lines[-1] = _shortened(lines[-1] + rest[0], size, room)
            break
    return [line for line in lines if line]


def _pieces(text: str, size: float, room: float) -> Iterator[str]:
    """Give words, each with the space before it; one that is wider than a line in parts."""
    for number, word in enumerate(text.split(" ")):
        piece = f" {word}" if number else word
        while width(piece.strip(), size) > room:
            part, piece = _split(piece, size, room)
            yield part
        yield piece


def _split(word: str, size: float, room: float) -> tuple[str, str]:
    """Break a word where a line is full: at least one whole letter of it stays."""
    part = ""
    for letter in letters(word):
        if part.strip() and width((part + letter).strip(), size) > room:
            break
        part += letter
    return part, word[len(part) :]


def _shortened(line: str, size: float, room: float) -> str:
    part = ""
    for letter in letters(line):
        if width(part + letter + MORE, size) > room:
            break
        part += letter
    return part.rstrip() + MORE


def letters(text: str) -> Iterator[str]:
    """Give a text's letters, each with its accents; what is joined to one sign stays together."""
    letter = ""
    for sign in text:
        if letter and not _joins(letter, sign):
            yield letter
            letter = ""
        letter += sign
    if letter:
        yield letter


def _joins(letter: str, sign: str) -> bool:
    """Tell whether a character belongs to the letter before it.

    These are the rules of Unicode's grapheme clusters for accents, emoji and flags; what joins the
    parts of a syllable in some scripts is left out.
    """
    if unicodedata.category(sign)[0] == "M" or sign == _JOINER or letter[-1] == _JOINER:
        return True
    if "\U0001f1e6" <= sign <= "\U0001f1ff":
        return len(letter) == 1 and "\U0001f1e6" <= letter <= "\U0001f1ff"
    return "\U0001f3fb" <= sign <= "\U0001f3ff" or "\U000e0020" <= sign <= "\U000e007f"


def beginning(text: str, most: int) -> str:
    """Return the whole letters of at most so many characters that a text begins with; one at least.

    A letter with more accents than that stays whole.
    """
    most = max(most, 1)
    if text[: most + 1].isascii():
        # Each of these is a letter by itself: no need to look at them one by one.
        return text[:most]
    part = ""
    for letter in letters(text):
        if part and len(part) + len(letter) > most:
            break
        part += letter
    return part


def short(text: str, most: int = 60) -> str:
    """Return a text cut off between two letters, with a sign for that where it is longer.

    Args:
        text: Any text.
        most: Characters that it may have, the sign counted.
    """
    return text if len(text) <= most else beginning(text, most - len(MORE)) + MORE


def runs_left(text: str) -> bool:
    """Tell whether a text runs from right to left: by its first letter that runs either way."""
    for sign in text:
        kind = unicodedata.bidirectional(sign)
        if kind in ("R", "AL"):
            return True
        if kind == "L":
            return False
    return False
