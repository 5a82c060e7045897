"""A roll: an act and its throws, the first one and every reroll."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from threefold.check import seed, several, shown, whole
from threefold.dice import Dice
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition import rulings as rule
from threefold.games.imposition.act import Act, checked_act
from threefold.games.imposition.check import Check
from threefold.games.imposition.die import BOXES, Die
from threefold.games.imposition.outcome import Result, face, resolve

_DICE = {
    "level": "The face of the Level die",
    "path": "The face of the Path die",
    "imposition": "The face of the imposition die",
}


class Faces(NamedTuple):
    """The faces of one throw, in the order the dice were thrown."""

    level: int
    path: int
    imposition: int


@dataclass(frozen=True, slots=True)
class Seeded:
    """Dice thrown by `threefold.dice.Dice` from a seed of 16 bytes: Level, Path, imposition.

    Raises:
        InvalidInput: Not 16 bytes.
    """

    seed: bytes

    def __post_init__(self) -> None:
        object.__setattr__(self, "seed", seed(self.seed))

    def faces(self, check: Check) -> Faces:
        """Throw the dice of a check; the same dice always show the same faces."""
        dice = Dice(self.seed)
        return Faces(*(dice.roll(sides) for sides in check.dice))


@dataclass(frozen=True, slots=True)
class ByHand:
    """Real dice, read off the table and typed in.

    Raises:
        InvalidInput: A face that is not a whole number from 1 to 12.
    """

    level: int
    path: int
    imposition: int

    def __post_init__(self) -> None:
        for name, what in _DICE.items():
            shows = whole(getattr(self, name), 1, Die.D12.value, "faces.face", what)
            object.__setattr__(self, name, shows)

    def faces(self, check: Check) -> Faces:
        """Return the faces.

        Raises:
            InvalidInput: One is more than its die has.
        """
        given = zip(_DICE.items(), check.dice, strict=True)
        return Faces(*(face(getattr(self, name), die, what) for (name, what), die in given))


Throw: TypeAlias = Seeded | ByHand


@dataclass(frozen=True, slots=True)
class Roll:
    """An act with its throws so far; the last one stands.

    It holds what went in, never what came out: results are worked out anew each time.

    Source: Stress, the paragraph on rerolls: the same three dice, and a box for each reroll.

    Attributes:
        act: What is attempted, and with which dice.
        throws: The first throw and the rerolls, 1 to 10.

    Raises:
        InvalidInput: Spending that is refused, no throw, more rerolls than boxes, or faces that
            the dice do not have.
    """

    act: Act
    throws: tuple[Throw, ...]

    def __post_init__(self) -> None:
        refused = checked_act(self.act).refusal
        if refused is not None:
            raise InvalidInput(refused.code, refused.sentence, refused.reason)
        throws = several(self.throws, 1, BOXES + 1, "roll.throws", "Throws in a roll")
        object.__setattr__(self, "throws", tuple(checked_throw(throw) for throw in throws))
        if self.rerolls > self.act.boxes_left - self.act.stress:
            raise InvalidInput(
                "roll.too-many-rerolls",
                "This roll was rerolled more often than there were stress boxes: roll again.",
                f"{self.rerolls} rerolls, {self.act.boxes_left - self.act.stress} boxes",
            )
        for throw in self.throws:
            throw.faces(self.act.check)

    @property
    def rerolls(self) -> int:
        """How many throws came after the first."""
        return len(self.throws) - 1

    @property
    def boxes(self) -> int:
        """Boxes ticked once this roll is made: those before, those spent, one for each reroll."""
        return self.act.boxes + self.act.stress + self.rerolls

    @property
    def boxes_left(self) -> int:
        """Boxes that are left for rerolls."""
        return 0 if self.act.npc else BOXES - self.boxes

    @property
    def passes_out(self) -> bool:
        """Whether the last box is ticked: the roll counts, then the character passes out."""
        return self.boxes == BOXES

    @property
    def rerollable(self) -> NotAllowed | None:
        """Why there is no reroll, as an error to show or raise; None when there is one."""
        if self.act.npc:
            return NotAllowed(
                "reroll.npc", "A reroll costs Stress, and an NPC has none: keep this roll."
            )
        if self.passes_out:
            return NotAllowed(
                "reroll.passed-out",
                "The last stress box is ticked, so there is no reroll: keep this roll.",
            )
        return None

    def dice(self, i: int = -1) -> Faces:
        """Return the faces of throw `i`, counted as in a list; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        return self.throws[self._index(i)].faces(self.act.check)

    def result(self, i: int = -1) -> Result:
        """Return what throw `i` means; the last one by default.

        Raises:
            InvalidInput: There is no such throw.
        """
        result = resolve(self.act.check, *self.dice(i))
        mattered = {
            rule.DUEL: self.act.duel + self.act.paid > 0,
            rule.PASSED_OUT: self.act.boxes + self.act.stress + self._index(i) == BOXES,
        }
        notes = tuple(each for each, so in mattered.items() if so)
        return replace(result, notes=(*result.notes, *notes))

    def thrown(self, throw: Throw) -> Roll:
        """Return the roll with one more throw, a reroll, and one more box ticked.

        Raises:
            NotAllowed: No box is left, or an NPC rolled.
            InvalidInput: Not a throw, or faces that the dice do not have.
        """
        refused = self.rerollable
        if refused is not None:
            raise refused
        return replace(self, throws=(*self.throws, throw))

    def _index(self, i: int) -> int:
        count = len(self.throws)
        return whole(i, -count, count - 1, "roll.no-such-throw", "The number of the throw") % count


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
        NotAllowed: The act spends what it cannot: see `Act.refusal`.
        InvalidInput: Not an act, not a throw, or faces that the dice do not have.
    """
    refused = checked_act(act).refusal
    if refused is not None:
        raise refused
    return Roll(act, (throw,))
