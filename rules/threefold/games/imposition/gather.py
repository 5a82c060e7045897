"""Gathering the dice of a check from a sheet."""

from __future__ import annotations

from threefold.errors import InvalidInput
from threefold.games.imposition.act import Act
from threefold.games.imposition.die import Die, Irresistible
from threefold.games.imposition.party import Party, checked_party
from threefold.games.imposition.sheet import Character


def act_for(
    party: Party,
    character: str,
    path: str,
    aspect: str | None = None,
    *,
    imposition: Die | int = Die.D4,
    against: str = "",
    npc: str | None = None,
    irresistible: Irresistible = 0,
    aptitude: int = 0,
    stress: int = 0,
    deed: str = "",
) -> Act:
    """Gather an act from a sheet, with the names and dice that stand there now.

    Spending that the rules refuse is gathered all the same; `Act.refusal` says why it is.

    Source: The Three Dice; Constant Imposition; Aptitude; Stress.

    Args:
        party: The table.
        character: Who acts.
        path: The path they take, by id.
        aspect: The aspect that helps, by id, or None.
        imposition: The imposition die that the GM names.
        against: What stands in the way.
        npc: The NPC that stands in the way, by id, or None; its Level die is the imposition die
            then, and its name stands for `against`.
        irresistible: How much Aptitude is held back, 0 to 100, or `ALL`.
        aptitude: Points of Aptitude to use.
        stress: Boxes to spend.
        deed: What is attempted.

    Raises:
        InvalidInput: No such character, path, aspect or NPC, or a value out of range.
    """
    sheet = checked_party(party).character(character)
    opponent = None if npc is None else party.npc(npc)
    way = sheet.path(path)
    help_from = None if aspect is None else way.aspect(aspect)
    return Act(
        who=sheet.name,
        deed=deed,
        against=against if opponent is None else opponent.name,
        level_name=sheet.level_name,
        level=sheet.level,
        path=way.name,
        path_die=way.die,
        aspect=None if help_from is None else help_from.name,
        has=0 if help_from is None else help_from.aptitude,
        imposition=imposition if opponent is None else opponent.level,
        outside=sheet.constant,
        everyone=party.everyone,
        boxes=sheet.stress,
        aptitude=aptitude,
        irresistible=irresistible,
        stress=stress,
    )


def check_sheet(party: Party, sheet: Character, act: Act) -> None:
    """Check that an act is still what its sheet says, but for names of its owner.

    Raises:
        InvalidInput: The sheet was changed since, or the act is somebody else's.
    """
    here = (sheet.level, sheet.constant, party.everyone, sheet.stress, False)
    there = (act.level, act.outside, act.everyone, act.boxes, act.npc)
    if here != there or not _on_sheet(sheet, act):
        raise InvalidInput(
            "throw.sheet-differs",
            "The sheet and this roll disagree: gather the dice again.",
            f"level, constant, everyone, boxes, npc: sheet {here}, act {there}",
        )


def _on_sheet(sheet: Character, act: Act) -> bool:
    """Say whether a sheet has the path of an act, and under it the aspect."""
    for path in sheet.paths:
        if (path.name, path.die) == (act.path, act.path_die):
            aspects = {(aspect.name, aspect.aptitude) for aspect in path.aspects}
            if act.aspect is None or (act.aspect, act.has) in aspects:
                return True
    return False
