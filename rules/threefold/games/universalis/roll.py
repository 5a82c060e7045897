"""A roll of a conflict: its two sides and its throws, one for each tie and the one that decides."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from threefold.check import seed, several, shown, whole
from threefold.dice import Dice
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.universalis.contest import THROWS, Contest, checked_contest
from threefold.games.universalis.odds import MOST_DICE
from threefold.games.universalis.outcome import SIDES, Outcome, Result, resolve
from threefold.games.universalis.rulings import TIE
from threefold.phrase import Phrase

FACES = 2 * MOST_DICE
"""No throw has more faces."""


class Faces(NamedTuple):
    """The faces of one throw, in the order the dice were thrown."""

    a: tuple[int, ...]
    b: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Seeded:
    """Dice thrown by `threefold.dice.Dice` from a seed of 16 bytes: all of side a, then all of b.

    Raises:
        InvalidInput: Not 16 bytes.
    """

    seed: bytes

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed(self.seed))

    def dice(self, a: int, b: int) -> Faces:
        """Throw so many dice for each side; the same numbers always show the same faces.

        Raises:
            InvalidInput: More dice than a side can have.
        """
        dice = Dice(self.seed)
        return Faces(dice.rolls(SIDES, _count(a)), dice.rolls(SIDES, _count(b)))


@dataclass(frozen=True, slots=True)
class ByHand:
    """Real dice, read off the table and typed in: all of side a in order, then all of side b.

    Raises:
        InvalidInput: Faces that are not whole numbers from 1 to 10, fewer than 2 or more than 320.
    """

    faces: tuple[int, ...]

    def __post_init__(self) -> None:
        given = several(self.faces, 2, FACES, "faces.list", "The faces of all dice")
        read = tuple(whole(face, 1, SIDES, "faces.face", "Each face of a die") for face in given)
        object.__setattr__(self, "faces", read)

    def dice(self, a: int, b: int) -> Faces:
        """Return the faces of each side.

        Raises:
            InvalidInput: They are not as many as the dice of both sides.
        """
        a, b = _count(a), _count(b)
        if len(self.faces) != a + b:
            raise InvalidInput(
                "faces.count",
                Phrase("This conflict has {a} and {b} dice: give one face for each.", a=a, b=b),
                f"{len(self.faces)} faces for {a} and {b} dice",
            )
        return Faces(self.faces[:a], self.faces[a:])


Throw: TypeAlias = Seeded | ByHand


@dataclass(frozen=True, slots=True)
class Roll:
    """A conflict with its throws so far: ties, and at last one that decides.

    It holds what went in, never what came out: results are worked out when they are asked for.

    Source: Conflicts; how a tie goes on is the ruling `universalis.tie`.

    Attributes:
        contest: The two sides and their dice.
        throws: The throws, 1 to 100. All but the last are ties.
        tie: What happens at a tie: a choice of the ruling `universalis.tie`.

    Raises:
        InvalidInput: No throw or too many, faces that do not fit the dice, a throw after one that
            decided, or an unknown choice.
    """

    contest: Contest
    throws: tuple[Throw, ...]
    tie: str = TIE.default

    def __post_init__(self) -> None:
        checked_contest(self.contest)
        TIE.chosen({TIE.id: self.tie})
        throws = several(self.throws, 1, THROWS, "roll.throws", "Throws in a roll")
        object.__setattr__(self, "throws", tuple(checked_throw(throw) for throw in throws))
        _results(self.contest, self.throws, self.tie)

    @property
    def decided(self) -> bool:
        """Whether the last throw is no tie."""
        return self.result().outcome is not Outcome.TIE

    @property
    def rerollable(self) -> NotAllowed | None:
        """Why there is no further throw, as an error to show or raise; None when there is one."""
        if self.decided:
            return NotAllowed(
                "reroll.decided", "This conflict is decided: only a tie is thrown again."
            )
        if len(self.throws) == THROWS:
            return NotAllowed(
                "reroll.last",
                "This conflict was tied as often as Threefold can count: "
                "let it be and settle it by talking.",
                f"{THROWS} throws",
            )
        return None

    @property
    def next_counts(self) -> tuple[int, int]:
        """How many dice each side has in the throw after the last, as the tie has it.

        Where there is no further throw, as many as in the last.
        """
        return _next_counts(self.result())

    def counts(self, n: int = -1) -> tuple[int, int]:
        """Return how many dice each side had at throw `n`, counted as in a list.

        Raises:
            InvalidInput: There is no such throw.
        """
        return _counts(self.result(n))

    def owners(self, n: int = -1) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Return whose each die of each side was at throw `n`; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        a, b = self.contest.sides
        more_a, more_b = _extra(self.contest, self.counts(n))
        return a.owners(more_a), b.owners(more_b)

    def dice(self, n: int = -1) -> Faces:
        """Return the faces of throw `n`; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        return Faces(*self.result(n).faces)

    def result(self, n: int = -1) -> Result:
        """Return what throw `n` means; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        count = len(self.throws)
        at = whole(n, -count, count - 1, "roll.no-such-throw", "The number of the throw")
        return _results(self.contest, self.throws, self.tie)[at]

    def thrown(self, throw: Throw) -> Roll:
        """Return the roll with one more throw after a tie.

        Raises:
            NotAllowed: The conflict is decided, or was thrown 100 times.
            InvalidInput: Not a throw, or faces that do not fit the dice.
        """
        refused = self.rerollable
        if refused is not None:
            raise refused
        return replace(self, throws=(*self.throws, throw))


# A log draws the same rolls again and again, each from its seeds: what was worked out last is kept.
@lru_cache(maxsize=64)
def _results(contest: Contest, throws: tuple[Throw, ...], tie: str) -> tuple[Result, ...]:
    """Read every throw; how many dice it has follows from the ties before it.

    Raises:
        InvalidInput: Faces that do not fit the dice, or a throw after one that decided.
    """
    results: list[Result] = []
    counts = contest.counts
    for throw in throws:
        if results and results[-1].outcome is not Outcome.TIE:
            raise InvalidInput(
                "roll.after-decision",
                "This conflict was thrown again although it was decided: roll again.",
                f"{len(throws)} throws, throw {len(results)} decided",
            )
        shows, extra = throw.dice(*counts), _extra(contest, counts)
        results.append(resolve(contest, shows.a, shows.b, extra, tie))
        counts = _next_counts(results[-1])
    return tuple(results)


def _counts(result: Result) -> tuple[int, int]:
    return len(result.faces[0]), len(result.faces[1])


def _next_counts(result: Result) -> tuple[int, int]:
    a, b = _counts(result)
    return a + (result.adds == 0), b + (result.adds == 1)


def _extra(contest: Contest, counts: tuple[int, int]) -> tuple[int, int]:
    """Return how many dice ties have added to each side."""
    first = contest.counts
    return counts[0] - first[0], counts[1] - first[1]


def _count(dice: int) -> int:
    return whole(dice, 0, MOST_DICE, "throw.dice", "The number of dice of a side")


def checked_throw(throw: object) -> Throw:
    """Return a throw.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(throw, (Seeded, ByHand)):
        raise InvalidInput("throw.kind", "Throw the dice, or type them in.", shown(throw))
    return throw


def start(contest: Contest, throw: Throw, tie: str = TIE.default) -> Roll:
    """Make the first throw of a conflict.

    Raises:
        InvalidInput: Not a contest, not a throw, faces that do not fit the dice, or an unknown
            choice of what a tie does.
    """
    return Roll(contest, (throw,), tie)
