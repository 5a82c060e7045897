"""Mutated links: as text, as bytes under a right checksum, and as data under one."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from pyapp import app, route
from pyapp.effect import Msg
from threefold import base64url, cbor, link
from threefold.errors import InvalidInput, Unreadable
from threefold.pack import pack, unpack
from tools.fuzz import corpus, texts, trees
from tools.fuzz.saves import explains, reads_back

_DEFLATED = 0x10


def sealed(content: bytes) -> str:
    """Write head and body as a link whose checksum is right."""
    return f"1.{base64url.encode(content + zlib.crc32(content).to_bytes(4, 'big'))}"


def _deflated(data: bytes) -> bytes:
    stream = zlib.compressobj(9, zlib.DEFLATED, -15)
    return stream.compress(data) + stream.flush()


def _opened(text: str) -> tuple[int, bytes]:
    content = base64url.decode(text.removeprefix("1."))[:-4]
    body = content[1:]
    whole = zlib.decompress(body, -15) if content[0] & _DEFLATED else unpack(body)
    return content[0] & ~_DEFLATED, whole


@cache
def _bodies() -> tuple[tuple[int, bytes], ...]:
    return tuple(_opened(text) for text in corpus.links())


@cache
def _pieces() -> tuple[Any, ...]:
    return tuple(piece for _, body in _bodies() for piece in trees.pieces_of(cbor.loads(body)))


def _pressed(chance: Random, kind: int, body: bytes) -> str:
    if chance.random() < 0.5:
        return sealed(bytes([kind]) + pack(body))
    return sealed(bytes([kind | _DEFLATED]) + _deflated(body))


def as_text(chance: Random) -> str:
    """Damage a link as it stands in a message."""
    return texts.damaged(chance, chance.choice(corpus.links()), corpus.links())


def as_bytes(chance: Random) -> str:
    """Damage a link's bytes, pressed or not, and put the right checksum to them."""
    kind, body = chance.choice(_bodies())
    bodies = [one for _, one in _bodies()]
    if chance.random() < 0.7:
        return _pressed(chance, kind, texts.damaged_bytes(chance, body, bodies))
    pressed = chance.choice((pack, _deflated))(body)
    kind |= chance.choice((0, _DEFLATED, 0x20))
    return sealed(bytes([kind]) + texts.damaged_bytes(chance, pressed, bodies))


def as_data(chance: Random) -> str:
    """Damage what a link says, and write it as a link is written."""
    kind, body = chance.choice(_bodies())
    data = trees.damaged(chance, cbor.loads(body), _pieces())
    try:
        return _pressed(chance, chance.choice((kind, kind, 1, 2)), cbor.dumps(data))
    except InvalidInput:
        return as_bytes(chance)


def as_bomb(chance: Random) -> str:
    """Write a link that is short and promises much: it inflates, nests, or counts too far."""
    size = chance.choice((link.BODY_LIMIT, link.BODY_LIMIT + 1, 500_000, 3_000_000))
    filled = chance.choice((b"\x00", b"\x80", b"\x81", b"\xa0", b"\x60", b"a"))
    head = chance.choice((b"", b"\x82\x66ghosts", b"\x9b" + b"\xff" * 8, b"\x9a\x00\x01\xff\x00"))
    kind = chance.choice((1, 2))
    if chance.random() < 0.2:
        return sealed(bytes([kind]) + pack(head + filled * min(size, 20_000)))
    return sealed(bytes([kind | _DEFLATED]) + _deflated(head + filled * size))


MAKERS: dict[str, Callable[[Random], str]] = {
    "link-text": as_text,
    "link-bytes": as_bytes,
    "link-data": as_data,
    "link-bomb": as_bomb,
}


def check(text: str) -> bool:
    """Open a link in every way there is to open one; tell whether it was accepted.

    Raises:
        AssertionError: It was accepted and does not come back the same.
        Exception: Anything else but the error that `threefold.link.decode` promises.
    """
    for fragment in (text, f"#{text}", route.to_code(text), f"/t/{text}", f"/t/x/log/{text}"):
        route.read(fragment)
        json.dumps(app.view(app.init(fragment, {})[0]))
    try:
        found = link.decode(text)
    except Unreadable as error:
        explains(error)
        return False
    assert link.decode(link.encode(found)) == found, "it does not come back the same"
    model, _ = app.init(text, {})
    if isinstance(found, link.RequestLink):
        model, _ = app.update(model, Msg("seat_request_anew", ("f0",), at=1))
        assert model.table is not None, "a request that cannot be seated"
        reads_back(model.table)
    return True
