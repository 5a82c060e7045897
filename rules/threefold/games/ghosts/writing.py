"""What the steps that write on sheets do: joining, leaving, fields, slots, relationships."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from threefold.errors import InvalidInput, NotAllowed
from threefold.games.ghosts import steps
from threefold.games.ghosts.cast import CAST_LIMIT, Cast, Relationship
from threefold.games.ghosts.landing import Slot
from threefold.games.ghosts.outcome import Consequence
from threefold.games.ghosts.rulings import HEAL
from threefold.games.ghosts.sheet import Anchor, Character, Word
from threefold.phrase import Phrase
from threefold.rulings import Rulings


def with_sheet(cast: Cast, sheet: Character) -> Cast:
    """Return the cast with one sheet in place of the one of the same id."""
    others = (sheet if sheet.id == other.id else other for other in cast.characters)
    return replace(cast, characters=tuple(others))


def with_relationship(cast: Cast, changed: Relationship) -> Cast:
    """Return the cast with one relationship in place of the one of the same pair."""
    others = (changed if changed.pair == old.pair else old for old in cast.relationships)
    return replace(cast, relationships=tuple(others))


def add(cast: Cast, step: steps.AddCharacter) -> Cast:
    """Let somebody join."""
    if any(sheet.id == step.id for sheet in cast.characters):
        raise InvalidInput(
            "cast.id-taken", "This character is at the table already: add another.", step.id
        )
    if len(cast.characters) == CAST_LIMIT:
        raise NotAllowed(
            "cast.full",
            Phrase("A table seats {limit} characters: remove one first.", limit=CAST_LIMIT),
            f"{CAST_LIMIT} characters",
        )
    shared = (Relationship(other.id, step.id) for other in cast.characters)
    return replace(
        cast,
        characters=(*cast.characters, Character(step.id, step.name)),
        relationships=(*cast.relationships, *shared),
    )


def remove(cast: Cast, step: steps.RemoveCharacter) -> Cast:
    """Take a sheet off the table, with all it shares."""
    gone = cast.character(step.id).id
    return replace(
        cast,
        characters=tuple(sheet for sheet in cast.characters if sheet.id != gone),
        relationships=tuple(shared for shared in cast.relationships if gone not in shared.pair),
    )


def write(cast: Cast, step: steps.Write) -> Cast:
    """Write a field of a sheet."""
    sheet = cast.character(step.character)
    if step.field == "name":
        return with_sheet(cast, replace(sheet, name=step.text))
    if step.field in steps.TAG_FIELDS:
        tags = _with(sheet.tags, steps.TAG_FIELDS.index(step.field), step.text)
        return with_sheet(cast, replace(sheet, tags=tags))
    if step.field == "anchor":
        return with_sheet(cast, replace(sheet, anchor=replace(sheet.anchor, text=step.text)))
    if step.field == "word":
        return with_sheet(cast, _with_word(sheet, step.text))
    if step.field == "effect":
        return with_sheet(cast, _with_effect(sheet, step.text))
    slot = slot_of(step.field)
    if label_in(sheet, slot) is None:
        raise NotAllowed(
            "write.slot-free",
            "Nothing is marked in this slot: mark it first, then write in it.",
            f"{sheet.id}, {step.field}",
        )
    return with_sheet(cast, with_label(sheet, slot, step.text))


def mark(cast: Cast, step: steps.Mark) -> Cast:
    """Mark a free slot by hand."""
    sheet = cast.character(step.character)
    if label_in(sheet, step.slot) is not None:
        raise NotAllowed(
            "mark.slot-full",
            "This slot is marked already: choose a free one, or write in it.",
            f"{sheet.id}, {step.slot}",
        )
    return with_sheet(cast, with_label(sheet, step.slot, step.label))


def clear(cast: Cast, step: steps.ClearSlot, rulings: Rulings) -> Cast:
    """Make a marked slot free again, where the table heals by hand."""
    sheet = cast.character(step.character)
    if HEAL.chosen(rulings) == "never":
        raise NotAllowed(
            "clear.never",
            "At this table a marked slot stays marked: change the ruling on healing, or undo.",
            f"{HEAL.id} = never",
        )
    if label_in(sheet, step.slot) is None:
        raise NotAllowed(
            "clear.slot-free",
            "This slot is free already: choose a marked one.",
            f"{sheet.id}, {step.slot}",
        )
    return with_sheet(cast, with_label(sheet, step.slot, None))


def set_anchor(cast: Cast, step: steps.SetAnchor) -> Cast:
    """Lose the anchor, or get it back."""
    sheet = cast.character(step.character)
    return with_sheet(cast, replace(sheet, anchor=Anchor(sheet.anchor.text, step.lost)))


def forget(cast: Cast, step: steps.Forget) -> Cast:
    """Take a Word off the sheet that was written by mistake."""
    sheet = cast.character(step.character)
    if sheet.word is None:
        raise NotAllowed(
            "forget.no-word",
            "This character knows no Word of Power: there is nothing to take back.",
            sheet.id,
        )
    _no_open_roll(sheet)
    return with_sheet(cast, replace(sheet, word=None))


def relate(cast: Cast, step: steps.Relate) -> Cast:
    """Write the label of a relationship."""
    return with_relationship(cast, replace(cast.relationship(step.a, step.b), label=step.label))


def set_health(cast: Cast, step: steps.SetHealth) -> Cast:
    """Break or mend a relationship."""
    shared = cast.relationship(step.a, step.b)
    return with_relationship(cast, replace(shared, healthy=step.healthy))


def slot_of(field: str) -> Slot:
    """Return the slot that a field such as ``minor2`` stands for."""
    if field in steps.MINORS:
        return Slot(Consequence.MINOR, steps.MINORS.index(field))
    return Slot(Consequence.MAJOR)


def field_of(slot: Slot) -> str:
    """Return the field of a slot, such as ``minor2``."""
    return steps.MINORS[slot.index] if slot.kind is Consequence.MINOR else "major"


def label_in(sheet: Character, slot: Slot) -> str | None:
    """Return what is written in a slot; None when it is free."""
    return sheet.minor[slot.index] if slot.kind is Consequence.MINOR else sheet.major


def with_label(sheet: Character, slot: Slot, label: str | None) -> Character:
    """Return the sheet with another label in a slot."""
    if slot.kind is Consequence.MAJOR:
        return replace(sheet, major=label)
    return replace(sheet, minor=_with(sheet.minor, slot.index, label))


def _with_word(sheet: Character, name: str) -> Character:
    """Name the Word; a Word that was unknown becomes known, unless nothing was written."""
    if sheet.word is not None:
        return replace(sheet, word=replace(sheet.word, name=name))
    if not name.strip():
        return sheet
    _no_open_roll(sheet)
    return replace(sheet, word=Word(name))


def _with_effect(sheet: Character, effect: str) -> Character:
    if sheet.word is None:
        raise NotAllowed(
            "write.effect-without-word",
            "Write the Word of Power first, then what it does.",
            sheet.id,
        )
    return replace(sheet, word=replace(sheet.word, effect=effect))


def _no_open_roll(sheet: Character) -> None:
    """Refuse to change whether a Word is known under a roll whose meaning depends on it."""
    if sheet.open is not None:
        raise NotAllowed(
            "word.open-roll", "Keep the roll on the table first, then change the Word.", sheet.id
        )


def _with(old: tuple[Any, ...], index: int, value: str | None) -> Any:
    """Return a tuple of the same length with one item changed."""
    return (*old[:index], value, *old[index + 1 :])
