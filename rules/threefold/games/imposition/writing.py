"""What the steps that write on the table do: joining, leaving, names, level dice, levels, boxes."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition import steps
from threefold.games.imposition.die import Die
from threefold.games.imposition.party import NPC_LIMIT, PARTY_LIMIT, Party
from threefold.games.imposition.rulings import REST
from threefold.games.imposition.sheet import Character, Npc
from threefold.phrase import Phrase
from threefold.rulings import Rulings


def with_sheet(party: Party, sheet: Character) -> Party:
    """Return the party with one sheet in place of the one of the same id."""
    others = (sheet if sheet.id == other.id else other for other in party.characters)
    return replace(party, characters=tuple(others))


def with_npc(party: Party, npc: Npc) -> Party:
    """Return the party with one NPC in place of the one of the same id."""
    return replace(party, npcs=tuple(npc if npc.id == old.id else old for old in party.npcs))


def add_character(party: Party, step: steps.AddCharacter) -> Party:
    """Let somebody join."""
    _free(party, step.id)
    if len(party.characters) == PARTY_LIMIT:
        raise NotAllowed(
            "party.full",
            Phrase("A table seats {limit} characters: remove one first.", limit=PARTY_LIMIT),
            f"{PARTY_LIMIT} characters",
        )
    sheet = Character(step.id, step.name, step.level)
    return replace(party, characters=(*party.characters, sheet))


def remove_character(party: Party, step: steps.RemoveCharacter) -> Party:
    """Take a sheet off the table."""
    gone = party.character(step.id).id
    _no_duel(party, gone)
    kept = tuple(sheet for sheet in party.characters if sheet.id != gone)
    return replace(party, characters=kept)


def add_npc(party: Party, step: steps.AddNpc) -> Party:
    """Bring an NPC in."""
    _free(party, step.id)
    if len(party.npcs) == NPC_LIMIT:
        raise NotAllowed(
            "party.npcs-full",
            Phrase("A table holds {limit} NPCs: remove one first.", limit=NPC_LIMIT),
            f"{NPC_LIMIT} NPCs",
        )
    return replace(party, npcs=(*party.npcs, Npc(step.id, step.name, step.level)))


def remove_npc(party: Party, step: steps.RemoveNpc) -> Party:
    """Take an NPC off the table."""
    gone = party.npc(step.id).id
    _no_duel(party, gone)
    return replace(party, npcs=tuple(npc for npc in party.npcs if npc.id != gone))


def write(party: Party, step: steps.Write) -> Party:
    """Write a name, or what a Level die is called."""
    if party.is_npc(step.who):
        if step.field != "name":
            raise NotAllowed(
                "write.npc-field", "Of an NPC, only the name can be written.", step.field
            )
        return with_npc(party, replace(party.npc(step.who), name=step.text))
    sheet = party.character(step.who)
    if step.field == "name":
        return with_sheet(party, replace(sheet, name=step.text))
    return with_sheet(party, replace(sheet, level_name=step.text))


def set_level(party: Party, step: steps.SetLevel) -> Party:
    """Set a Level die; an open roll keeps the die it was thrown with."""
    if party.is_npc(step.who):
        return with_npc(party, replace(party.npc(step.who), level=step.die))
    return with_sheet(party, replace(party.character(step.who), level=step.die))


def set_stress(party: Party, step: steps.SetStress, rulings: Rulings) -> Party:
    """Tick or clear boxes by hand, where the table allows it."""
    sheet = party.character(step.character)
    if party.open(sheet.id) is not None:
        raise NotAllowed(
            "stress.open-roll", "Keep the roll on the table first, then change Stress.", sheet.id
        )
    if step.boxes < sheet.stress and REST.chosen(rulings) == "never":
        raise NotAllowed(
            "stress.never",
            "At this table a ticked box stays ticked: change the ruling on rest, or undo.",
            f"{REST.id} = never",
        )
    return with_sheet(party, replace(sheet, stress=step.boxes))


def set_constant(party: Party, step: steps.SetConstant) -> Party:
    """Set constant imposition on one character."""
    sheet = party.character(step.character)
    return with_sheet(party, replace(sheet, constant=step.levels))


def set_constant_on_all(party: Party, step: steps.SetConstantOnAll) -> Party:
    """Set constant imposition on everybody."""
    return replace(party, everyone=step.levels)


def write_difficulty(party: Party, step: steps.WriteDifficulty) -> Party:
    """Write what an imposition die stands for."""
    words = list(party.difficulties)
    words[Die(step.die).step - 1] = step.text
    d4, d6, d8, d10, d12 = words
    return replace(party, difficulties=(d4, d6, d8, d10, d12))


def _free(party: Party, new_id: str) -> None:
    """Refuse an id that a character or an NPC has."""
    if party.is_npc(new_id) or any(sheet.id == new_id for sheet in party.characters):
        raise InvalidInput(
            "party.id-taken", "This one is at the table already: add another.", new_id
        )


def _no_duel(party: Party, leaving: str) -> None:
    """Refuse to let somebody leave in the middle of a duel."""
    if party.duel is not None and leaving in party.duel.ids:
        raise NotAllowed(
            "remove.open-duel", "Keep the duel on the table first, then remove them.", leaving
        )
