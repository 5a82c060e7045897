"""Gathering the dice of both sides of a duel."""

from __future__ import annotations

from dataclasses import dataclass, replace

from threefold.check import TEXT_LIMIT, shown, text
from threefold.errors import InvalidInput
from threefold.games.imposition.act import Act
from threefold.games.imposition.die import Die, Irresistible, checked_die
from threefold.games.imposition.duel import checked_by_rulings
from threefold.games.imposition.gather import act_for
from threefold.games.imposition.party import Party, checked_pair, checked_party
from threefold.games.imposition.rulings import DUEL_DIE
from threefold.games.imposition.sheet import checked_id
from threefold.rulings import Rulings


@dataclass(frozen=True, slots=True)
class Duelist:
    """What one side brings to a duel.

    Source: Dueling.

    Attributes:
        id: The character or NPC.
        path: The path a character takes, by id; of an NPC, the name of what it does.
        aspect: The aspect that helps a character, by id, or None.
        die: The Path die of an NPC, which the GM names; None for a character.
        aptitude: Points of Aptitude a character uses.
        stress: Boxes a character spends.
        paid: Levels given up of the Level die to raise the other side's imposition.
        irresistible: How much Aptitude is held back, 0 to 100, or `ALL`.
        imposition: The die that the GM names for this side to roll against; it is not looked at
            against an NPC, nor where the Level die counts (ruling ``imposition.duel-die``).
        deed: What is attempted.

    Raises:
        InvalidInput: An id, a text or a die that is none; numbers are checked by `facing`.
    """

    id: str
    path: str = ""
    aspect: str | None = None
    die: Die | int | None = None
    aptitude: int = 0
    stress: int = 0
    paid: int = 0
    irresistible: Irresistible = 0
    imposition: Die | int | None = None
    deed: str = ""

    def __post_init__(self) -> None:
        checked_id(self.id)
        text(self.path, TEXT_LIMIT, "The path")
        for name, what in (("die", "The Path die"), ("imposition", "The imposition die")):
            value = getattr(self, name)
            if value is not None:
                object.__setattr__(self, name, checked_die(value, f"duelist.{name}", what))


def facing(party: Party, a: Duelist, b: Duelist, rulings: Rulings) -> tuple[Act, Act]:
    """Gather the acts of both sides, each raised by what the other gives up.

    Spending that the rules refuse is gathered all the same; `Act.refusal` of each side and
    `duel_refusal` of both say why it is.

    Source: Dueling; rulings ``imposition.duel-die`` and ``imposition.duel-npc``.

    Raises:
        InvalidInput: Somebody who is not at this table, no such path or aspect, an NPC without a
            Path die, a die the GM must name and did not, a number out of range, or an unknown
            ruling.
        NotAllowed: An NPC, at a table where NPCs roll no duels.
    """
    checked_party(party)
    for side in (a, b):
        if not isinstance(side, Duelist):
            raise InvalidInput("duel.kind", "Choose who duels.", shown(side))
    checked_pair(a.id, b.id)
    ours, theirs = _alone(party, a), _alone(party, b)
    acts = (
        replace(ours, against=theirs.who, imposition=_die(a, theirs, rulings), duel=theirs.paid),
        replace(theirs, against=ours.who, imposition=_die(b, ours, rulings), duel=ours.paid),
    )
    checked_by_rulings(*acts, rulings)
    return acts


def _alone(party: Party, side: Duelist) -> Act:
    """Gather one side without regard to the other."""
    if not party.is_npc(side.id):
        act = act_for(
            party,
            side.id,
            side.path,
            side.aspect,
            irresistible=side.irresistible,
            aptitude=side.aptitude,
            stress=side.stress,
            deed=side.deed,
        )
        return replace(act, paid=side.paid)
    npc = party.npc(side.id)
    if side.die is None:
        raise InvalidInput(
            "duel.npc-die", "Name a Path die for the NPC first.", f"{side.id} without a die"
        )
    return Act(
        who=npc.name,
        deed=side.deed,
        level=npc.level,
        path=side.path,
        path_die=side.die,
        aptitude=side.aptitude,
        irresistible=side.irresistible,
        stress=side.stress,
        paid=side.paid,
        npc=True,
    )


def _die(side: Duelist, opponent: Act, rulings: Rulings) -> Die | int:
    """Return the imposition die of one side before anything moves it."""
    if opponent.npc or DUEL_DIE.chosen(rulings) == "level-die":
        return opponent.level
    if side.imposition is None:
        raise InvalidInput(
            "duel.die-missing",
            "Name the imposition die of each side first.",
            f"{side.id}: {DUEL_DIE.id} = gm-die",
        )
    return side.imposition
