"""Small checks of what a caller hands in; a bad value raises `InvalidInput` and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from threefold.errors import InvalidInput
from threefold.phrase import Phrase

TEXT_LIMIT = 20_000
"""The most characters that any written text may have."""

SEED_LENGTH = 16
"""Bytes in the seed of a throw."""

_SHOWN = 80


def shown(value: object) -> str:
    """Return a short `repr` for a reason; never raises, whatever the value.

    A plain ``repr`` will not do: it fails for integers of thousands of digits, and floods a log
    with text of thousands of characters.
    """
    try:
        described = repr(value[:_SHOWN] if isinstance(value, (str, bytes)) else value)
    except Exception:
        return f"a {type(value).__name__} that cannot be shown"
    return described if len(described) <= _SHOWN else f"{described[: _SHOWN - 1]}…"


def whole(value: object, low: int, high: int | None, code: str, what: str) -> int:
    """Return a whole number from ``low`` to ``high``, both included; no upper end when None.

    ``what`` names the value at the start of the player's sentence: ``"The number of tags"``.

    Raises:
        InvalidInput: With ``code``; for True and False, fractions and text too.
    """
    if isinstance(value, int) and not isinstance(value, bool) and low <= value:  # noqa: SIM102
        if high is None or value <= high:
            return int(value)
    if high is None:
        asked = Phrase(
            "{what} must be a whole number of {low} or more.", what=Phrase(what), low=low
        )
    else:
        asked = Phrase(
            "{what} must be a whole number from {low} to {high}.",
            what=Phrase(what),
            low=int(low),
            high=int(high),
        )
    raise InvalidInput(code, asked, shown(value))


def flag(value: object, code: str, what: str) -> bool:
    """Return True or False; the numbers 1 and 0 will do.

    Raises:
        InvalidInput: With ``code``, for anything else.
    """
    if isinstance(value, int) and value in (0, 1):
        return bool(value)
    asked = Phrase("{what} must be either yes or no.", what=Phrase(what))
    raise InvalidInput(code, asked, shown(value))


def text(value: object, limit: int, what: str) -> str:
    """Return a text of at most ``limit`` characters (code points); it may be empty.

    Raises:
        InvalidInput: ``text.not-text`` or ``text.too-long``.
    """
    if not isinstance(value, str):
        raise InvalidInput(
            "text.not-text", Phrase("{what} must be text.", what=Phrase(what)), shown(value)
        )
    if len(value) > limit:
        raise InvalidInput(
            "text.too-long",
            Phrase(
                "{what} is too long: at most {limit:,} characters, please.",
                what=Phrase(what),
                limit=limit,
            ),
            f"{len(value)} characters",
        )
    return str(value)


def seed(value: object) -> bytes:
    """Return the seed of a throw: 16 bytes.

    Raises:
        InvalidInput: ``seed.length``.
    """
    if isinstance(value, bytes) and len(value) == SEED_LENGTH:
        return bytes(value)
    raise InvalidInput(
        "seed.length", "These dice cannot be thrown: their seed must be 16 bytes.", shown(value)
    )


def several(value: object, low: int, high: int | None, code: str, what: str) -> tuple[object, ...]:
    """Return the items of a list, tuple or other iterable (text is none), ``low`` to ``high`` many.

    Raises:
        InvalidInput: With ``code``.
    """
    if isinstance(value, Iterable) and not isinstance(value, (str, bytes, bytearray)):
        items = _taken(value, high)
        if items is not None and low <= len(items):
            return items
    if high is None:
        asked = Phrase("{what}: at least {low} expected.", what=Phrase(what), low=low)
    elif low == high:
        asked = Phrase("{what}: {low} expected.", what=Phrase(what), low=low)
    else:
        asked = Phrase("{what}: {low} to {high} expected.", what=Phrase(what), low=low, high=high)
    raise InvalidInput(code, asked, shown(value))


def _taken(value: Iterable[object], high: int | None) -> tuple[object, ...] | None:
    items: list[object] = []
    for item in value:
        items.append(item)
        if high is not None and len(items) > high:
            return None
    return tuple(items)
