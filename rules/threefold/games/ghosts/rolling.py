"""What the steps on open rolls do: throwing, rerolling, keeping."""

from __future__ import annotations

from dataclasses import replace

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.ghosts import steps
from threefold.games.ghosts.cast import Cast
from threefold.games.ghosts.landing import ANCHOR, NOTHING, Slot, landing, shields
from threefold.games.ghosts.outcome import Consequence, Result
from threefold.games.ghosts.roll import Roll, start
from threefold.games.ghosts.sheet import Anchor, Character, Word
from threefold.games.ghosts.writing import with_label, with_relationship, with_sheet
from threefold.rulings import Rulings


def throw_dice(cast: Cast, step: steps.ThrowDice) -> Cast:
    """Throw the dice of an act; the roll stays open until it is kept."""
    if _open(cast, step.character) is not None:
        raise NotAllowed(
            "throw.open-roll",
            "Keep the roll on the table first, then roll again.",
            f"open roll of {step.character}",
        )
    if step.character is not None:
        knows = cast.character(step.character).word is not None
        if step.act.word_known != knows:
            raise InvalidInput(
                "throw.word-differs",
                "The sheet and this roll disagree on the Word of Power: gather the dice again.",
                f"word_known={step.act.word_known}, sheet: {knows}",
            )
    return _with_open(cast, step.character, start(step.act, step.throw))


def reroll(cast: Cast, step: steps.Reroll) -> Cast:
    """Throw the open roll again with one more risk die."""
    return _with_open(cast, step.character, _standing(cast, step.character).thrown(step.throw))


def keep(cast: Cast, step: steps.Keep, rulings: Rulings) -> Cast:
    """End the open roll and write down what it brings."""
    result = _standing(cast, step.character).result()
    if step.effect and not result.learns_word:
        raise NotAllowed(
            "keep.no-word",
            "This roll teaches no Word of Power: leave its effect blank.",
            result.rule,
        )
    if step.character is None:
        if step.breaks is not None:
            raise _no_break("no-sheet", "This roll belongs to no sheet: keep it, break nothing.")
        return replace(cast, loose=None)
    closed = _with_open(cast, step.character, None)
    if step.breaks is not None:
        return _broken(closed, step.character, step.breaks, result.consequence, rulings)
    return with_sheet(closed, _suffered(closed.character(step.character), step, result))


def _suffered(sheet: Character, step: steps.Keep, result: Result) -> Character:
    """Write on the sheet what a kept result brings: the Word, a consequence, or nothing."""
    if result.learns_word:
        return replace(sheet, word=Word(step.text, step.effect))
    if result.consequence is None:
        return sheet
    where = landing(sheet, result.consequence)
    if isinstance(where, Slot):
        return with_label(sheet, where, step.text)
    if where is ANCHOR:
        return replace(sheet, anchor=Anchor(sheet.anchor.text, lost=True))
    return sheet


def _broken(
    cast: Cast, owner: str, other: str, consequence: Consequence | None, rulings: Rulings
) -> Cast:
    """Break a healthy relationship instead of a consequence, where that is allowed."""
    if consequence is None:
        raise _no_break(
            "no-consequence", "This roll brings no consequence: keep it, break nothing."
        )
    shared = cast.relationship(owner, other)
    if not shared.healthy:
        raise _no_break("already", "This relationship is broken already: choose a healthy one.")
    if shared not in shields(cast, owner, consequence, rulings):
        if landing(cast.character(owner), consequence) is NOTHING:
            raise _no_break(
                "nothing-left", "Nothing is left to mark: keep the roll, break nothing."
            )
        raise _no_break("anchor", "Here no relationship can save the anchor: let the anchor go.")
    return with_relationship(cast, replace(shared, healthy=False))


def _no_break(why: str, sentence: str) -> NotAllowed:
    return NotAllowed(f"keep.breaks-{why}", sentence)


def _standing(cast: Cast, character: str | None) -> Roll:
    roll = _open(cast, character)
    if roll is None:
        raise NotAllowed("roll.none", "There is no roll on the table: roll first.")
    return roll


def _open(cast: Cast, character: str | None) -> Roll | None:
    return cast.loose if character is None else cast.character(character).open


def _with_open(cast: Cast, character: str | None, roll: Roll | None) -> Cast:
    if character is None:
        return replace(cast, loose=roll)
    return with_sheet(cast, replace(cast.character(character), open=roll))
