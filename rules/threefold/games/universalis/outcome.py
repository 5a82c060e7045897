"""How the dice of a conflict are read: from the faces of both sides to who wins and who is paid."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from threefold.check import several, shown, whole
from threefold.errors import InvalidInput
from threefold.games.universalis import rulings as rule
from threefold.games.universalis.contest import THROWS, Contest, checked_contest
from threefold.phrase import Phrase

SIDES = 10
"""The sides of every die of the game."""

HIGHEST_SUCCESS = 5
"""A face from 1 to this one is a success."""

Owner = TypeVar("Owner")


class Outcome(StrEnum):
    """How a conflict ends for side a, best first."""

    WIN = "win"
    TIE = "tie"
    LOSE = "lose"


@dataclass(frozen=True, slots=True)
class Pay:
    """What a player gains on one side of a conflict, for their own dice.

    Source: Conflicts, what they bring: the sum of the successes to the winner, a coin for each die
    to the loser.

    Attributes:
        who: The name of the player.
        coins: What they gain, 0 or more.
        faces: All their faces on this side, successes or not.
        dice: How many dice that were.
    """

    who: str
    coins: int
    faces: tuple[int, ...]
    dice: int


@dataclass(frozen=True, slots=True)
class Result:
    """What one throw means. Pairs hold side a's value first, then side b's.

    Attributes:
        outcome: How it ends for side a.
        successes: How many successes each side has.
        sums: What the faces of its successes add up to.
        faces: All faces, in the order of the dice.
        pay: Who gains what on each side, in the order in which they first brought dice to it. Empty
            at a tie, which pays nothing yet.
        coins: What each side gains in all.
        rule: The id of the rule that decided; its text is in `RULES`.
        notes: Ids of further rules that mattered: how a tie goes on.
    """

    outcome: Outcome
    successes: tuple[int, int]
    sums: tuple[int, int]
    faces: tuple[tuple[int, ...], tuple[int, ...]]
    pay: tuple[tuple[Pay, ...], tuple[Pay, ...]]
    coins: tuple[int, int]
    rule: str
    notes: tuple[str, ...] = ()

    @property
    def winner(self) -> int | None:
        """The side that wins, 0 for a and 1 for b; None at a tie."""
        return {Outcome.WIN: 0, Outcome.LOSE: 1}.get(self.outcome)

    @property
    def adds(self) -> int | None:
        """The side that adds a die before all dice are thrown again; None where none does."""
        if rule.LARGER_ADDS not in self.notes:
            return None
        return 0 if self.sums[0] > self.sums[1] else 1


def resolve(
    contest: Contest,
    a: Sequence[int],
    b: Sequence[int],
    extra: tuple[int, int] = (0, 0),
    tie: str = rule.TIE.default,
) -> Result:
    """Read a throw.

    Source: Conflicts, what a success is, who wins and what each side gains.

    Args:
        contest: Both sides, and who brought which dice.
        a: Faces of the dice of side a, each 1 to 10, those that ties added last.
        b: Faces of the dice of side b, likewise.
        extra: How many dice ties have added to each side, 0 to 99.
        tie: What happens at a tie: a choice of the ruling `universalis.tie`.

    Raises:
        InvalidInput: Not a contest, an unknown choice, or faces that do not fit the dice.
    """
    sides = checked_contest(contest).sides
    tie = rule.TIE.chosen({rule.TIE.id: tie})
    added = [
        whole(dice, 0, THROWS - 1, "resolve.extra", "The number of dice that ties added")
        for dice in several(extra, 2, 2, "resolve.extra", "Dice that ties added")
    ]
    owners = sides[0].owners(added[0]), sides[1].owners(added[1])
    shows = (
        faces(a, len(owners[0]), sides[0].name),
        faces(b, len(owners[1]), sides[1].name),
    )
    successes = len(_successes(shows[0])), len(_successes(shows[1]))
    sums = sum(_successes(shows[0])), sum(_successes(shows[1]))
    a_wins, b_wins = successes[0] > successes[1], successes[1] > successes[0]
    tied = not (a_wins or b_wins)
    pay = (
        () if tied else _pay(owners[0], shows[0], a_wins),
        () if tied else _pay(owners[1], shows[1], b_wins),
    )
    return Result(
        outcome=Outcome.WIN if a_wins else Outcome.LOSE if b_wins else Outcome.TIE,
        successes=successes,
        sums=sums,
        faces=shows,
        pay=pay,
        coins=(sum(each.coins for each in pay[0]), sum(each.coins for each in pay[1])),
        rule=rule.EQUAL if tied else rule.MORE,
        notes=(_goes_on(sums, tie),) if tied else (),
    )


def by_owner(owners: Sequence[Owner], shows: Sequence[int]) -> Mapping[Owner, tuple[int, ...]]:
    """Deal the faces of a side out to whose dice they are, in order of first appearance.

    An owner may be a name or a seat; there are as many owners as faces.
    """
    dealt: dict[Owner, tuple[int, ...]] = {}
    for owner, face in zip(owners, shows, strict=True):
        dealt[owner] = (*dealt.get(owner, ()), face)
    return dealt


def gain(shows: Sequence[int], won: bool) -> int:
    """Return the coins that these dice bring: the sum of their successes, or one for each die.

    Source: Conflicts, what they bring.
    """
    return sum(_successes(shows)) if won else len(shows)


def faces(rolled: object, count: int, side: str) -> tuple[int, ...]:
    """Check the faces of a side and return them.

    Raises:
        InvalidInput: Not a sequence, not as many as ``count``, or a face that is not 1 to 10.
    """
    if not isinstance(rolled, Sequence) or isinstance(rolled, (str, bytes, bytearray)):
        raise InvalidInput(
            "faces.kind",
            "Give the faces of each side's dice one by one.",
            f"not a sequence of faces: {shown(rolled)}",
        )
    if len(rolled) != count:
        raise InvalidInput(
            "faces.count",
            Phrase(
                "One side of this conflict has {count} dice: give one face for each.", count=count
            ),
            f"{len(rolled)} faces for {count} dice of {shown(side)}",
        )
    return tuple(whole(face, 1, SIDES, "faces.face", "Each face of a die") for face in rolled)


def _successes(shows: Sequence[int]) -> list[int]:
    return [face for face in shows if face <= HIGHEST_SUCCESS]


def _pay(owners: Sequence[str], shows: Sequence[int], won: bool) -> tuple[Pay, ...]:
    return tuple(
        Pay(who, gain(theirs, won), theirs, len(theirs))
        for who, theirs in by_owner(owners, shows).items()
    )


def _goes_on(sums: tuple[int, int], tie: str) -> str:
    """Name the rule by which a tie goes on."""
    adds = tie == "larger" and sums[0] != sums[1]
    return rule.LARGER_ADDS if adds else rule.AS_THEY_ARE
