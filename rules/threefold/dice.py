"""Dice anyone can check: the same seed always throws the same faces, in any language.

The published format is docs/dice.md. Block number i of a stream, counted from 0, is the SHA-256 of
``b"threefold/1"``, the seed and i as four bytes, highest first. A die with n sides takes the bytes
in order, passes over a byte of ``256 - 256 % n`` or more, so that no face is likelier than another,
and shows ``byte % n + 1``.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

from threefold.check import SEED_LENGTH, seed, whole

__all__ = ["SEED_LENGTH", "Dice"]

_FORMAT = b"threefold/1"


class Dice:
    """The dice of one throw, taken one after another from the stream of a seed.

    The one mutable object of this package: a cursor that moves on with every die. Keep the seed,
    not the dice; make new `Dice` from it to see the same faces again.
    """

    def __init__(self, seed_bytes: bytes) -> None:
        """Start at the head of a seed's stream.

        Args:
            seed_bytes: 16 bytes from a source nobody can foresee.

        Raises:
            InvalidInput: ``seed.length``.
        """
        self._bytes = _stream(seed(seed_bytes))

    def roll(self, sides: int) -> int:
        """Throw one die: a face from 1 to ``sides``.

        Args:
            sides: 2 to 256.

        Raises:
            InvalidInput: ``dice.sides``.
        """
        return next(self._faces(sides))

    def rolls(self, sides: int, count: int) -> tuple[int, ...]:
        """Throw ``count`` dice of one kind; the same faces as that many calls of `roll`.

        Args:
            sides: 2 to 256.
            count: 0 to 1,000,000.

        Raises:
            InvalidInput: ``dice.sides`` or ``dice.count``.
        """
        faces = self._faces(sides)
        count = whole(count, 0, 1_000_000, "dice.count", "The number of dice")
        return tuple(next(faces) for _ in range(count))

    def _faces(self, sides: int) -> Iterator[int]:
        sides = whole(sides, 2, 256, "dice.sides", "The number of sides of a die")
        limit = 256 - 256 % sides
        return (byte % sides + 1 for byte in self._bytes if byte < limit)


def _stream(seed_bytes: bytes) -> Iterator[int]:
    start = sha256(_FORMAT + seed_bytes)
    number = 0
    while True:
        block = start.copy()
        block.update(number.to_bytes(4, "big"))
        yield from block.digest()
        number += 1
