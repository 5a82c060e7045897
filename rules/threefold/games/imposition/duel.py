"""A duel: two rolls side by side, each side able to make the other's harder."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from threefold.check import shown, whole
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition.act import Act, checked_act
from threefold.games.imposition.die import LADDER, Die
from threefold.games.imposition.odds import duel_odds
from threefold.games.imposition.outcome import Outcome
from threefold.games.imposition.roll import Roll, Throw
from threefold.games.imposition.rulings import DUEL_DIE, DUEL_NPC
from threefold.phrase import Phrase
from threefold.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Duel:
    """Two rolls against each other, resolved side by side.

    What one side gives up of its Level die (`Act.paid`) raises the other side's imposition die by
    as many levels (`Act.duel`).

    Source: Dueling.

    Attributes:
        a: The roll of one side.
        b: The roll of the other.

    Raises:
        InvalidInput: Not two rolls, sides that do not fit together, two NPCs, or levels given up
            that raise nothing.
    """

    a: Roll
    b: Roll

    def __post_init__(self) -> None:
        for roll in (self.a, self.b):
            if not isinstance(roll, Roll):
                raise InvalidInput("duel.kind", "A duel takes two rolls.", shown(roll))
        refused = duel_refusal(self.a.act, self.b.act)
        if refused is not None:
            raise InvalidInput(refused.code, refused.sentence, refused.reason)

    @property
    def rolls(self) -> tuple[Roll, Roll]:
        """Both sides."""
        return self.a, self.b

    @property
    def odds(self) -> Mapping[tuple[Outcome, Outcome], Fraction]:
        """The chance of every pair of outcomes, this duel's dice given."""
        return duel_odds(self.a.act.check, self.b.act.check)

    def reroll(self, side: int, throw: Throw) -> Duel:
        """Return the duel with one more throw of side 0 (`a`) or 1 (`b`).

        Raises:
            NotAllowed: That side may not reroll.
            InvalidInput: No such side, not a throw, or faces that the dice do not have.
        """
        if whole(side, 0, 1, "duel.side", "The side of the duel") == 0:
            return replace(self, a=self.a.thrown(throw))
        return replace(self, b=self.b.thrown(throw))


def duel_refusal(a: Act, b: Act) -> NotAllowed | None:
    """Say why two acts make no duel, or None when they do; each side's spending is its own affair.

    Raises:
        InvalidInput: Not two acts, or acts that were not gathered for each other.
    """
    checked_act(a)
    checked_act(b)
    if (a.paid, b.paid) != (b.duel, a.duel):
        raise InvalidInput(
            "duel.sides",
            "The two sides of this duel do not fit together: gather the dice again.",
            f"given up {a.paid} and {b.paid}, raised by {b.duel} and {a.duel}",
        )
    if a.npc and b.npc:
        return NotAllowed("duel.two-npcs", "Two NPCs do not duel: choose a character.")
    for ours, theirs in ((a, b), (b, a)):
        room = _room(theirs)
        if ours.paid > room:
            how = (
                Phrase("give up {room} levels at most", room=room)
                if room
                else Phrase("give up none")
            )
            sentence = Phrase(
                "A duel raises the opponent's imposition die to d12 at most: {how}.", how=how
            )
            return NotAllowed("duel.wasted", sentence, f"{ours.paid} levels given up")
    return None


def checked_by_rulings(a: Act, b: Act, rulings: Rulings) -> None:
    """Check two acts against a table's rulings on duels.

    Raises:
        NotAllowed: An NPC in a duel, where NPCs roll none.
        InvalidInput: An imposition die that is not the one the rulings name; an unknown choice.
    """
    if DUEL_NPC.chosen(rulings) == "never" and (a.npc or b.npc):
        raise NotAllowed(
            "duel.npc",
            "At this table NPCs roll no duels: make a check against the NPC instead.",
            f"{DUEL_NPC.id} = never",
        )
    by_level = DUEL_DIE.chosen(rulings) == "level-die"
    for ours, theirs in ((a, b), (b, a)):
        if ours.imposition != theirs.level and (theirs.npc or by_level):
            raise InvalidInput(
                "duel.die-differs",
                "The opponent's Level die is the imposition die here: gather the dice again.",
                f"d{ours.imposition} against a Level die d{theirs.level}",
            )


def _room(act: Act) -> int:
    """Return how many levels an opponent can raise the imposition die of an act by."""
    before = Die(act.imposition).raised(act.constant - act.duel)
    return len(LADDER) - before.step
