"""A risk roll: an act and its throws, the first one and every reroll."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from threefold.check import seed, several, shown, whole
from threefold.dice import Dice
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.ghosts.act import Act, checked_act
from threefold.games.ghosts.outcome import EACH_FACE, Outcome, Result, faces, resolve
from threefold.games.ghosts.pool import MOST_DICE, REROLLS, Pool

SIDES = 6


class Faces(NamedTuple):
    """The faces of one throw, in the order the dice were thrown."""

    safe: tuple[int, ...]
    risk: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seeded:
    """Dice thrown by `threefold.dice.Dice` from a seed of 16 bytes: safe dice first, then risk.

    Raises:
        InvalidInput: Not 16 bytes.
    """

    seed: bytes

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed(self.seed))

    def faces(self, pool: Pool) -> Faces:
        """Throw the dice of a pool; the same pool always gives the same faces."""
        dice = Dice(self.seed)
        return Faces(dice.rolls(SIDES, pool.safe), dice.rolls(SIDES, pool.risk))


@dataclass(frozen=True, slots=True)
class ByHand:
    """Real dice, read off the table and typed in; all dice of the pool, in a reroll too.

    Raises:
        InvalidInput: Faces that are not whole numbers from 1 to 6.
    """

    safe: tuple[int, ...]
    risk: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        for kind, what in (("safe", "The safe dice"), ("risk", "The risk dice")):
            given = several(getattr(self, kind), 0, MOST_DICE, "faces.list", what)
            read = tuple(whole(face, 1, SIDES, "faces.face", EACH_FACE[kind]) for face in given)
            object.__setattr__(self, kind, read)

    def faces(self, pool: Pool) -> Faces:
        """Return the faces.

        Raises:
            InvalidInput: They are not as many as the dice of the pool.
        """
        return Faces(faces(self.safe, pool.safe, "safe"), faces(self.risk, pool.risk, "risk"))


Throw: TypeAlias = Seeded | ByHand


@dataclass(frozen=True, slots=True)
class Roll:
    """An act with its throws so far; the last one stands.

    It holds what went in, never what came out: results are worked out when they are asked for.

    Source: Risk Rolls, the paragraph on rerolls.

    Attributes:
        act: What is attempted, and with which dice.
        throws: The first throw and the rerolls, 1 to 101.

    Raises:
        InvalidInput: No throw, dice that do not fit their pool, or a reroll of a result that may
            not be rerolled.
    """

    act: Act
    throws: tuple[Throw, ...]

    def __post_init__(self) -> None:
        checked_act(self.act)
        throws = several(self.throws, 1, REROLLS + 1, "roll.throws", "Throws in a roll")
        object.__setattr__(self, "throws", tuple(checked_throw(throw) for throw in throws))
        for i in range(len(self.throws)):
            result = self.result(i)
            if i + 1 < len(self.throws) and not result.may_reroll:
                raise InvalidInput(
                    "roll.reroll-not-allowed",
                    "This roll was rerolled where the rules forbid it: roll again.",
                    f"throw {i}: {result.rule} {result.notes}",
                )

    @property
    def pool(self) -> Pool:
        """The pool of the last throw."""
        return self.pool_at(-1)

    def pool_at(self, i: int) -> Pool:
        """Return the pool of throw `i`, counted as in a list.

        Raises:
            InvalidInput: There is no such throw.
        """
        return _counted(self.act.pool, self._index(i))

    def dice(self, i: int = -1) -> Faces:
        """Return the faces of throw `i`; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        return _faces(self.throws[self._index(i)], self.pool_at(i))

    def result(self, i: int = -1) -> Result:
        """Return what throw `i` means; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        return _read(self.throws[self._index(i)], self.pool_at(i), self.act.word_known)

    @property
    def may_reroll(self) -> bool:
        """Whether the result that stands may be rerolled, and can still be counted if it is."""
        return self.result().may_reroll and self.pool.rerolls < REROLLS

    def thrown(self, throw: Throw) -> Roll:
        """Return the roll with one more throw, a reroll.

        Raises:
            NotAllowed: The result that stands may not be rerolled.
            InvalidInput: Dice that do not fit the pool with its additional risk die.
        """
        result = self.result()
        if result.outcome is Outcome.AUTOMATIC_FAILURE:
            raise NotAllowed(
                "reroll.automatic-failure",
                "An automatic failure cannot be rerolled: keep it.",
                f"safe {result.safe}, risk {result.risk}",
            )
        if not result.may_reroll:
            raise NotAllowed(
                "reroll.tie",
                "The risk dice are as high as the safe dice, so there is no reroll: keep it.",
                f"safe {result.safe}, risk {result.risk}",
            )
        self.pool.rerolled()
        return replace(self, throws=(*self.throws, throw))

    def _index(self, i: int) -> int:
        count = len(self.throws)
        return whole(i, -count, count - 1, "roll.no-such-throw", "The number of the throw") % count


# A log draws the same rolls again and again, each from its seed: what was worked out last is kept.
@lru_cache(maxsize=512)
def _counted(pool: Pool, rerolls: int) -> Pool:
    return replace(pool, rerolls=rerolls)


@lru_cache(maxsize=512)
def _faces(throw: Throw, pool: Pool) -> Faces:
    return throw.faces(pool)


@lru_cache(maxsize=512)
def _read(throw: Throw, pool: Pool, word_known: bool) -> Result:
    return resolve(pool, *_faces(throw, pool), word_known)


def checked_throw(throw: object) -> Throw:
    """Return a throw.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(throw, (Seeded, ByHand)):
        raise InvalidInput("throw.kind", "Throw the dice, or type them in.", shown(throw))
    return throw


def start(act: Act, throw: Throw) -> Roll:
    """Make the first throw of an act.

    Raises:
        InvalidInput: Not an act, not a throw, or dice that do not fit the pool.
    """
    return Roll(act, (throw,))
