"""What the steps on open rolls do: throwing, rerolling, keeping, alone and in a duel."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.imposition import rollsteps
from threefold.games.imposition.act import Act
from threefold.games.imposition.duel import Duel, checked_by_rulings, duel_refusal
from threefold.games.imposition.gather import check_sheet
from threefold.games.imposition.party import OpenDuel, Party
from threefold.games.imposition.roll import Roll, start
from threefold.games.imposition.writing import with_sheet
from threefold.rulings import Rulings


def throw_dice(party: Party, step: rollsteps.ThrowDice) -> Party:
    """Throw the dice of an act and tick what it spends; the roll stays open until it is kept."""
    _nothing_open(party, step.character)
    if step.act.duel or step.act.paid:
        raise InvalidInput(
            "throw.duel",
            "A Level die is given up in a duel only: throw both sides of it.",
            f"paid {step.act.paid}, duel {step.act.duel}",
        )
    if step.character is not None:
        check_sheet(party, party.character(step.character), step.act)
    return _with_roll(party, step.character, start(step.act, step.throw))


def reroll(party: Party, step: rollsteps.Reroll) -> Party:
    """Throw an open roll again and tick one box."""
    standing = party.open(step.who)
    if standing is None:
        raise _nothing()
    again = standing.thrown(step.throw)
    if step.who is None or party.duel is None or step.who not in party.duel.ids:
        return _with_roll(party, step.who, again)
    duel = party.duel
    rolls = duel.duel.reroll(duel.ids.index(step.who), step.throw)
    return _with_duel(party, replace(duel, duel=rolls))


def keep(party: Party, step: rollsteps.Keep) -> Party:
    """End an open roll; the boxes it ticked stay ticked."""
    if party.open(step.character) is None:
        raise _nothing()
    if step.character is None:
        return replace(party, loose=None)
    if party.duel is not None and step.character in party.duel.ids:
        raise NotAllowed(
            "keep.duel", "This roll is part of a duel: keep both sides together.", step.character
        )
    return with_sheet(party, replace(party.character(step.character), open=None))


def throw_duel(party: Party, step: rollsteps.ThrowDuel, rulings: Rulings) -> Party:
    """Throw both sides of a duel and tick what each spends."""
    if party.duel is not None:
        raise NotAllowed(
            "duel.open",
            "Keep the duel on the table first, then start another.",
            f"{party.duel.ids}",
        )
    for who, act in ((step.a, step.act_a), (step.b, step.act_b)):
        _check_side(party, who, act)
    checked_by_rulings(step.act_a, step.act_b, rulings)
    rolls = start(step.act_a, step.throw_a), start(step.act_b, step.throw_b)
    refused = duel_refusal(step.act_a, step.act_b)
    if refused is not None:
        raise refused
    return _with_duel(party, OpenDuel(step.a, step.b, Duel(*rolls)))


def keep_duel(party: Party) -> Party:
    """End the open duel; the boxes it ticked stay ticked."""
    if party.duel is None:
        raise NotAllowed("duel.none", "There is no duel on the table: throw one first.")
    return replace(party, duel=None)


def _check_side(party: Party, who: str, act: Act) -> None:
    """Check that an act in a duel is that of its character or NPC."""
    _nothing_open(party, who)
    if not party.is_npc(who):
        check_sheet(party, party.character(who), act)
    elif (party.npc(who).level, True) != (act.level, act.npc):
        raise InvalidInput(
            "throw.npc-differs",
            "The NPC and this roll disagree: gather the dice again.",
            f"{who}: d{party.npc(who).level}, act d{act.level}, npc={act.npc}",
        )


def _nothing_open(party: Party, who: str | None) -> None:
    if party.open(who) is not None:
        raise NotAllowed(
            "throw.open-roll",
            "Keep the roll on the table first, then roll again.",
            f"open roll of {who}",
        )


def _nothing() -> NotAllowed:
    return NotAllowed("roll.none", "There is no roll on the table: roll first.")


def _with_roll(party: Party, character: str | None, roll: Roll) -> Party:
    """Put an open roll in its place, with its boxes ticked."""
    if character is None:
        return replace(party, loose=roll)
    sheet = party.character(character)
    return with_sheet(party, replace(sheet, open=roll, stress=roll.boxes))


def _with_duel(party: Party, duel: OpenDuel) -> Party:
    """Put a duel on the table, with the boxes of both sides ticked."""
    ticked = {
        who: roll.boxes
        for who, roll in zip(duel.ids, duel.duel.rolls, strict=True)
        if not roll.act.npc
    }
    sheets = tuple(
        replace(sheet, stress=ticked.get(sheet.id, sheet.stress)) for sheet in party.characters
    )
    return replace(party, characters=sheets, duel=duel)
