"""Links that carry a roll, or the wish for one, in the part of an address after the ``#``.

The published format, byte by byte, is docs/links.md. A link holds what was thrown with and the
seeds, never a result: whoever opens it replays the dice. Links of version 1 stay readable for ever.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from threefold import cbor, gate
from threefold.check import shown
from threefold.errors import InvalidInput, NotAllowed, Unreadable
from threefold.games import by_id
from threefold.pack import pack, unpack
from threefold.rulings import Rulings, checked
from threefold.seal import sealed, unsealed

VERSION = 1

TEXT_LIMIT = 64 * 1024
"""The most characters of a link after the ``#``."""

BODY_LIMIT = 128 * 1024
"""The most bytes that a body may have, as CBOR."""

_RESULT, _REQUEST, _DEFLATED = 0x01, 0x02, 0x10

_LINK = re.compile(r"([0-9]{1,9})\.([A-Za-z0-9_-]*+)(?:[?&#].*|[^A-Za-z0-9_-]*+)", re.DOTALL)
_START = re.compile(r"[0-9]+\.")
_PERCENT = re.compile(r"%([0-9A-Fa-f]{2})")


@dataclass(frozen=True, slots=True)
class ResultLink:
    """A roll that was made.

    Attributes:
        game: The game's id.
        roll: A roll of that game: what was attempted, with what, and the throws.
        rulings: The rulings of the table that are not the default.
    """

    game: str
    roll: Any
    rulings: Rulings = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RequestLink:
    """The wish that somebody roll; opening it sets the roll up and never makes it.

    Attributes:
        game: The game's id.
        request: A request of that game.
        rulings: The rulings of the table that are not the default.
    """

    game: str
    request: Any
    rulings: Rulings = field(default_factory=dict)


def encode(link: ResultLink | RequestLink) -> str:
    """Return the text of a link, to stand after the ``#``: letters, digits, ``.``, ``-``, ``_``.

    Raises:
        InvalidInput: ``link.too-long`` when it holds more than a link can; ``link.not-a-link``;
            ``ruling.unknown`` or ``ruling.unknown-choice``.
        Unreadable: ``game.unknown``.
    """
    if not isinstance(link, (ResultLink, RequestLink)):
        raise InvalidInput("link.not-a-link", "This cannot be put into a link.", shown(link))
    game = by_id(link.game)
    if isinstance(link, ResultLink):
        kind, data = _RESULT, game.roll_to_data(link.roll)
    else:
        kind, data = _REQUEST, game.request_to_data(link.request)
    rulings = dict(checked(game.RULINGS, _as_rulings(link.rulings)))
    text = _sealed(kind, cbor.dumps([game.ID, data, rulings] if rulings else [game.ID, data]))
    if len(text) > TEXT_LIMIT:
        raise _too_long(f"{len(text)} characters")
    return text


def _as_rulings(rulings: object) -> Rulings:
    if isinstance(rulings, Mapping) and all(
        isinstance(part, str) for pair in rulings.items() for part in pair
    ):
        return rulings
    raise InvalidInput("ruling.unknown", "This game has no such ruling.", shown(rulings))


def _sealed(kind: int, body: bytes) -> str:
    """Press the body whichever way is shorter, add head and checksum, and write it as text."""
    if len(body) > BODY_LIMIT:
        raise _too_long(f"{len(body)} bytes")
    packed, deflated = pack(body), _deflated(body)
    if len(deflated) < len(packed):
        content = bytes([kind | _DEFLATED]) + deflated
    else:
        content = bytes([kind]) + packed
    return sealed(VERSION, content)


def _too_long(reason: str) -> InvalidInput:
    sentence = "There is too much writing here for a link. Shorten the longest text, please."
    return InvalidInput("link.too-long", sentence, reason)


def is_link(fragment: str) -> bool:
    """Say whether a fragment looks like a link of any version, be it whole or damaged."""
    return isinstance(fragment, str) and _START.match(_cleaned(fragment[:100])) is not None


def decode(fragment: str) -> ResultLink | RequestLink:
    """Return what a link holds, all of it checked by the rules of its game.

    Tolerated, since chat programs do it: a ``#`` and white space before, punctuation after or
    parameters of their own (``?utm=x``), percent-encoding. Nothing else: the checksum finds any
    other change.

    Raises:
        Unreadable: ``link.damaged``, ``link.newer`` (made by a later version of Threefold),
            ``link.content`` (whole, yet not understood), ``game.unknown``,
            ``ruling.unknown`` or ``ruling.unknown-choice``.
    """
    content = _opened(fragment)
    kind, body = content[0] & ~_DEFLATED, content[1:]
    try:
        if kind not in (_RESULT, _REQUEST):
            raise Unreadable("link.content", "", f"kind {kind}")
        data = cbor.loads(_inflated(body) if content[0] & _DEFLATED else unpack(body))
        parts = gate.fields(data, "link", 2, 3)
        game_id = gate.text_at(parts[0], "link.game")
        rulings = gate.map_at(parts[2] if len(parts) == 3 else {}, "link.rulings", gate.text_at)
    except Unreadable as error:
        _not_understood(error)
    return _checked(kind, game_id, parts[1], rulings)


def _checked(kind: int, game_id: str, data: Any, choices: Rulings) -> ResultLink | RequestLink:
    game = by_id(game_id)
    try:
        rulings = checked(game.RULINGS, choices)
    except InvalidInput as error:
        raise Unreadable(error.code, error.sentence, error.reason) from error
    try:
        if kind == _RESULT:
            return ResultLink(game_id, game.roll_from_data(data, rulings), rulings)
        return RequestLink(game_id, game.request_from_data(data), rulings)
    except (InvalidInput, NotAllowed, Unreadable) as error:
        _not_understood(error)


def _cleaned(fragment: str) -> str:
    plain = _PERCENT.sub(lambda found: chr(int(found[1], 16)), fragment)
    return plain.lstrip().removeprefix("#").lstrip()


def _opened(fragment: str) -> bytes:
    """Return head and body of a link whose checksum is right."""
    if not isinstance(fragment, str) or len(fragment) > 3 * TEXT_LIMIT:
        raise _damaged("no text, or too long")
    found = _LINK.fullmatch(_cleaned(fragment))
    if found is None or found[1].startswith("0") or len(found[2]) > TEXT_LIMIT:
        raise _damaged(shown(fragment))
    return unsealed(found[1], found[2], VERSION, "link", _damaged)


def _damaged(reason: str) -> Unreadable:
    sentence = (
        "This link is damaged: part of it is missing or was changed on its way. "
        "Copy the whole link, or ask for it again."
    )
    return Unreadable("link.damaged", sentence, reason)


def _not_understood(error: Exception) -> NoReturn:
    sentence = (
        "This page cannot make sense of what is in this link. "
        "Reload the page to update it, or ask for the link again."
    )
    raise Unreadable("link.content", sentence, str(error)) from error


def _deflated(data: bytes) -> bytes:
    stream = zlib.compressobj(9, zlib.DEFLATED, -15)
    return stream.compress(data) + stream.flush()


def _inflated(data: bytes) -> bytes:
    """Inflate no more than `BODY_LIMIT` bytes, whatever the data promise."""
    stream = zlib.decompressobj(-15)
    try:
        body = stream.decompress(data, BODY_LIMIT)
    except zlib.error as error:
        raise Unreadable("link.content", "", str(error)) from error
    if not stream.eof or stream.unused_data or stream.unconsumed_tail:
        raise Unreadable("link.content", "", "unfinished, too large, or bytes left over")
    return body
