"""The dice pool of a risk roll."""

from __future__ import annotations

from dataclasses import dataclass, replace

from threefold.check import flag, shown, whole
from threefold.errors import InvalidInput, NotAllowed

TAGS = 4
"""A character has this many tags, so no more can help."""
REROLLS = 100
"""Far above what anybody rolls: it keeps the numbers from outside within reason."""
MOST_DICE = TAGS + 2 + REROLLS
"""No pool has more dice of one kind."""


@dataclass(frozen=True, slots=True)
class Pool:
    """What goes into one throw.

    Source: Risk Rolls, the list of what adds a die, and the paragraph on a roll with nothing to
    add. A pool without tag, relationship and Word is *desperate*: two safe dice, the lower counts.

    Attributes:
        tags: Tags that help, 0 to 4; a safe die each.
        relationship: Whether one healthy relationship helps; one safe die.
        power: Whether the Word of Power is used; one safe die and one risk die.
        rerolls: Rerolls made before this throw, 0 to 100; a risk die each.

    Raises:
        InvalidInput: A number that is not whole or out of range, or a yes/no that is neither.
    """

    tags: int = 0
    relationship: bool = False
    power: bool = False
    rerolls: int = 0

    def __post_init__(self) -> None:
        checked = {
            "tags": whole(self.tags, 0, TAGS, "pool.tags", "The number of tags"),
            "relationship": flag(self.relationship, "pool.relationship", "Using a relationship"),
            "power": flag(self.power, "pool.power", "Using the Word of Power"),
            "rerolls": whole(self.rerolls, 0, REROLLS, "pool.rerolls", "The number of rerolls"),
        }
        for name, value in checked.items():
            object.__setattr__(self, name, value)

    @property
    def desperate(self) -> bool:
        """Whether nothing helps: no tag, no relationship, no Word."""
        return not (self.tags or self.relationship or self.power)

    @property
    def safe(self) -> int:
        """How many safe dice are rolled, 1 to 6; two when desperate."""
        return 2 if self.desperate else self.tags + self.relationship + self.power

    @property
    def risk(self) -> int:
        """How many risk dice are rolled."""
        return self.power + self.rerolls

    def rerolled(self) -> Pool:
        """Return the same pool with one more risk die.

        Whether the rules allow the reroll depends on the dice: see `Result.may_reroll`.

        Raises:
            NotAllowed: The pool has had all its rerolls (100).
        """
        if self.rerolls == REROLLS:
            raise NotAllowed(
                "pool.last-reroll",
                "This roll has been rerolled as often as Threefold can count: keep it.",
                f"{REROLLS} rerolls",
            )
        return replace(self, rerolls=self.rerolls + 1)


def checked_pool(pool: object, word_known: object) -> tuple[Pool, bool]:
    """Return a pool together with whether the character knows a Word, once they fit.

    Raises:
        InvalidInput: Not a pool, not a yes/no, or a Word used by someone who knows none.
    """
    if not isinstance(pool, Pool):
        raise InvalidInput(
            "pool.kind", "Gather the dice for this roll first.", f"not a Pool: {shown(pool)}"
        )
    known = flag(word_known, "pool.word-known", "Knowing a Word of Power")
    if pool.power and not known:
        raise InvalidInput(
            "pool.word-not-known",
            "A Word of Power can be used once it is learnt: roll without it.",
            "power=True needs word_known=True",
        )
    return pool, known
