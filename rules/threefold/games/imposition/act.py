"""What a character attempts, and with which dice; and asking somebody to attempt it."""

from __future__ import annotations

from dataclasses import dataclass

from threefold.check import TEXT_LIMIT, flag, shown, text, whole
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition.check import Cause, Check, Move, walked
from threefold.games.imposition.die import (
    APTITUDE,
    BOXES,
    LADDER,
    LEVELS,
    Die,
    Irresistible,
    checked_die,
    checked_irresistible,
    let_through,
)
from threefold.games.imposition.refusal import Spent, refusal
from threefold.games.imposition.spending import Way, penalty, spending
from threefold.requests import Asked

_TEXTS = {
    "who": "The name",
    "deed": "What is attempted",
    "against": "The name of the imposition",
    "level_name": "The name of the Level die",
    "path": "The name of the path",
}
_DICE = {
    "level": "The Level die",
    "path_die": "The Path die",
    "imposition": "The imposition die",
}
_NUMBERS = {
    "has": (APTITUDE, "The Aptitude of the aspect"),
    "outside": (LEVELS, "Constant imposition"),
    "everyone": (LEVELS, "Constant imposition on everybody"),
    "boxes": (BOXES, "The number of boxes ticked"),
    "duel": (len(LADDER) - 1, "What the opponent gives up"),
    "aptitude": (APTITUDE, "The Aptitude used"),
    "stress": (BOXES, "The Stress spent"),
    "paid": (len(LADDER) - 1, "What is given up of the Level die"),
}


@dataclass(frozen=True, slots=True)
class Act:
    """An action put to the dice, with names and dice as they stood at that moment.

    An act stands by itself: it is what travels in links, where the sheet it came from is not at
    hand, and an edit to the sheet does not change a roll already made. It may hold spending that
    the rules refuse; `refusal` says why, and it cannot be thrown.

    Source: The Three Dice; Constant and Irresistible Imposition; Aptitude; Stress; Dueling.

    Attributes:
        who: The character's name.
        deed: What they attempt.
        against: What stands in the way, such as the name of an NPC.
        level_name: What the table calls the Level die; blank when it has no name of its own.
        level: The Level die as it stands on the sheet.
        path: The name of the path.
        path_die: The Path die.
        aspect: The name of the aspect, or None.
        has: How many points of Aptitude the aspect has, 0 to 5 and no more than the step of the
            path die.
        imposition: The imposition die as the GM names it.
        outside: Constant imposition on the character from outside, 0 to 100 levels.
        everyone: Constant imposition on everybody, 0 to 100 levels.
        boxes: Stress boxes ticked before this check, 0 to 9; a level for every three.
        duel: Levels that the opponent gives up of their Level die, 0 to 4.
        aptitude: Points of Aptitude used, 0 to 5.
        irresistible: How many of these are held back, 0 to 100, or `ALL`.
        stress: Boxes spent on this check, 0 to 9.
        paid: Levels given up of the own Level die to raise the opponent's imposition, 0 to 4.
        npc: Whether an NPC acts: it has no Aptitude and no stress track.

    Raises:
        InvalidInput: A value of the wrong kind or out of range, more Aptitude in an aspect than
            its path carries, or an NPC with Aptitude or Stress.
    """

    who: str = ""
    deed: str = ""
    against: str = ""
    level_name: str = ""
    level: Die | int = Die.D6
    path: str = ""
    path_die: Die | int = Die.D4
    aspect: str | None = None
    has: int = 0
    imposition: Die | int = Die.D4
    outside: int = 0
    everyone: int = 0
    boxes: int = 0
    duel: int = 0
    aptitude: int = 0
    irresistible: Irresistible = 0
    stress: int = 0
    paid: int = 0
    npc: bool = False

    def __post_init__(self) -> None:
        for name, what in _TEXTS.items():
            text(getattr(self, name), TEXT_LIMIT, what)
        if self.aspect is not None:
            text(self.aspect, TEXT_LIMIT, "The name of the aspect")
        for name, what in _DICE.items():
            die = checked_die(getattr(self, name), f"act.{name.replace('_', '-')}", what)
            object.__setattr__(self, name, die)
        for name, (most, what) in _NUMBERS.items():
            number = whole(getattr(self, name), 0, most, f"act.{name}", what)
            object.__setattr__(self, name, number)
        object.__setattr__(self, "irresistible", checked_irresistible(self.irresistible))
        object.__setattr__(self, "npc", flag(self.npc, "act.npc", "Being an NPC"))
        if self.has > (0 if self.aspect is None else Die(self.path_die).step):
            raise InvalidInput(
                "act.has",
                "This aspect has more Aptitude than its path carries: gather the dice again.",
                f"{self.has} points under a d{self.path_die}, aspect {shown(self.aspect)}",
            )
        if self.npc and (self.has or self.boxes or self.aptitude or self.stress):
            raise InvalidInput(
                "act.npc-spends", "An NPC has no Aptitude and no Stress: roll without them."
            )

    @property
    def constant(self) -> int:
        """Levels of constant imposition from all sources."""
        return self.outside + self.everyone + penalty(self.boxes) + self.duel

    @property
    def check(self) -> Check:
        """The dice: the Level die less what is given up of it, and all that moves the third."""
        return Check(
            level=Die(self.level).lowered(self.paid),
            path=self.path_die,
            imposition=self.imposition,
            constant=self.constant,
            aptitude=self.aptitude,
            irresistible=self.irresistible,
            stress=self.stress,
        )

    @property
    def walk(self) -> tuple[Move, ...]:
        """Every level that the imposition die moves, each source of constant imposition named."""
        applied = let_through(self.aptitude, self.irresistible)
        raising = [
            (Cause.OUTSIDE, self.outside),
            (Cause.EVERYONE, self.everyone),
            (Cause.BOXES, penalty(self.boxes)),
            (Cause.DUEL, self.duel),
        ]
        return walked(
            Die(self.imposition), raising, [(Cause.APTITUDE, applied), (Cause.STRESS, self.stress)]
        )

    @property
    def boxes_left(self) -> int:
        """Boxes that can be spent, before this check spends any."""
        return 0 if self.npc else BOXES - self.boxes

    @property
    def refusal(self) -> NotAllowed | None:
        """Why this spending cannot be thrown, as an error to show or raise; None when it can."""
        return refusal(
            Spent(self.check, Die(self.level), self.has, self.boxes_left, self.paid, self.npc)
        )

    @property
    def ways(self) -> tuple[Way, ...]:
        """The spending table of this act; what it spends already is set aside."""
        return spending(self.check, self.has, self.boxes_left, self.boxes)


class Request(Asked[Act]):
    """Somebody is asked to roll an act: see `threefold.requests.Asked`.

    Raises:
        InvalidInput: Not an act, or a note that is no text or too long.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        checked_act(self.act)
        super().__post_init__()


def checked_act(act: object) -> Act:
    """Return an act.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(act, Act):
        raise InvalidInput("act.kind", "Say what is attempted first.", f"not an Act: {shown(act)}")
    return act
