"""Mutated parcels: backups that come by link, damaged as text, as bytes, and as what they say."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from functools import cache
from random import Random

from pyapp import app, moving, route, store
from pyapp.effect import Soon
from threefold import base64url, parcel
from threefold.errors import Unreadable
from tools.fuzz import backups, corpus, saves, texts, trees


def sealed(content: bytes) -> str:
    """Write bytes as a parcel whose checksum is right."""
    return f"1.{base64url.encode(content + zlib.crc32(content).to_bytes(4, 'big'))}"


def _pressed(data: bytes) -> bytes:
    stream = zlib.compressobj(9, zlib.DEFLATED, -15)
    return stream.compress(data) + stream.flush()


@cache
def _contents() -> tuple[bytes, ...]:
    return tuple(parcel.decode(code) for code in corpus.parcels())


def as_text(chance: Random) -> str:
    """Damage a parcel as it stands in a message."""
    return texts.damaged(chance, chance.choice(corpus.parcels()), corpus.parcels())


def as_bytes(chance: Random) -> str:
    """Damage a parcel's bytes, pressed or not, and put the right checksum to them."""
    content = chance.choice(_contents())
    if chance.random() < 0.5:
        return sealed(_pressed(texts.damaged_bytes(chance, content, list(_contents()))))
    return sealed(texts.damaged_bytes(chance, _pressed(content), list(_contents())))


def as_data(chance: Random) -> str:
    """Change what a parcel says, in the file or in one text of it."""
    file = json.loads(chance.choice(_contents()))
    if chance.random() < 0.3:
        changed = trees.damaged(chance, file, trees.pieces_of(file))
        return sealed(_pressed(json.dumps(changed).encode()))
    saved = file["saved"]
    key = chance.choice(sorted(saved))
    data = json.loads(saved[key])
    saved[key] = json.dumps(trees.damaged(chance, data, trees.pieces_of(data)))
    return sealed(_pressed(json.dumps(file).encode()))


def as_bomb(chance: Random) -> str:
    """Write a parcel that is short and promises much."""
    size = chance.choice((parcel.DATA_LIMIT, parcel.DATA_LIMIT + 1, 5_000_000, 30_000_000))
    head = chance.choice((b"", b'{"format":"threefold/raw","version":1,"saved":{"', b"\xff\xfe"))
    return _much(size, head, chance.choice((b"[", b" ", b"a", b"\x00", b'"')))


@cache
def _much(size: int, head: bytes, filler: bytes) -> str:
    return sealed(_pressed(head + filler * size))


MAKERS: dict[str, Callable[[Random], str]] = {
    "parcel-text": as_text,
    "parcel-bytes": as_bytes,
    "parcel-data": as_data,
    "parcel-bomb": as_bomb,
}


def check(code: str) -> bool:
    """Open a parcel by its address, and what it holds; tell whether it could be read.

    Raises:
        AssertionError: It changed something, or what was taken from it is not what it held.
        Exception: Anything but the family of `threefold.errors`.
    """
    fragment = route.to_import(code)
    json.dumps(app.view(app.init(route.to_code(fragment), {})[0]))
    model, effects = app.init(fragment, {})
    model = backups.opened(
        model, [effect.then for effect in effects if isinstance(effect, Soon)], {}
    )
    try:
        tables = moving.tables(route.read(fragment).rest[0] if route.read(fragment).rest else "")
    except Unreadable as error:
        saves.explains(error)
        assert model.opened is None, "shown, though it cannot be read"
        return False
    assert model.opened is not None, "not opened, though it can be read"
    assert len(model.opened.tables) == len(tables), "a table is left out"
    readable = [found for found in model.opened.tables if not found.trouble]
    for found in readable:
        begin = store.prefix(found.id)
        saves.check((found.id, {begin + rest: text for rest, text in found.texts.items()}))
    return bool(readable)
