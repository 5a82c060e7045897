"""States and steps as plain data that JSON can hold."""

from __future__ import annotations

from typing import Any

from threefold.game import Data
from threefold.games.ghosts import steps
from threefold.games.ghosts.act import Act
from threefold.games.ghosts.cast import CAST_LIMIT, Cast, Relationship, checked_cast
from threefold.games.ghosts.landing import Slot
from threefold.games.ghosts.pool import TAGS
from threefold.games.ghosts.roll import ByHand, Seeded
from threefold.games.ghosts.rolldata import (
    act_at,
    act_to_data,
    open_at,
    open_to_data,
    throw_at,
    throw_to_data,
)
from threefold.games.ghosts.sheet import MINOR_SLOTS, Anchor, Character, Word
from threefold.games.ghosts.writing import field_of, slot_of
from threefold.gate import bool_at, choice_at, fields, list_at, optional, reading, text_at
from threefold.stepdata import Kinds, StepData


def state_to_data(state: Cast) -> Data:
    """Return ``[[sheet, ...], [relationship, ...], loose roll or None]``.

    Raises:
        InvalidInput: It is no cast.
    """
    cast = checked_cast(state)
    shared = [[each.a, each.b, each.label, each.healthy] for each in cast.relationships]
    loose = None if cast.loose is None else open_to_data(cast.loose)
    return [[_sheet_to_data(sheet) for sheet in cast.characters], shared, loose]


def state_from_data(data: Data) -> Cast:
    """Read a state.

    Raises:
        Unreadable: The data is damaged, or its parts do not fit together.
    """

    def read() -> Cast:
        sheets, shared, loose = fields(data, "state", 3)
        most = CAST_LIMIT * (CAST_LIMIT - 1) // 2
        return Cast(
            list_at(sheets, "state.characters", _sheet_at, 0, CAST_LIMIT),
            list_at(shared, "state.relationships", _relationship_at, 0, most),
            optional(loose, "state.loose", open_at),
        )

    return reading(read)


def _sheet_to_data(sheet: Character) -> Data:
    return [
        sheet.id,
        sheet.name,
        list(sheet.tags),
        [sheet.anchor.text, sheet.anchor.lost],
        list(sheet.minor),
        sheet.major,
        None if sheet.word is None else [sheet.word.name, sheet.word.effect],
        None if sheet.open is None else open_to_data(sheet.open),
    ]


def _sheet_at(data: Any, where: str) -> Character:
    sheet_id, name, tags, anchor, minor, major, word, roll = fields(data, where, 8)
    anchor_text, lost = fields(anchor, f"{where}.anchor", 2)
    tag1, tag2, tag3, tag4 = list_at(tags, f"{where}.tags", text_at, TAGS, TAGS)
    slots = list_at(minor, f"{where}.minor", _label_at, MINOR_SLOTS, MINOR_SLOTS)
    return Character(
        id=text_at(sheet_id, f"{where}.id"),
        name=text_at(name, f"{where}.name"),
        tags=(tag1, tag2, tag3, tag4),
        anchor=Anchor(text_at(anchor_text, where), bool_at(lost, f"{where}.anchor.lost")),
        minor=(slots[0], slots[1], slots[2]),
        major=_label_at(major, f"{where}.major"),
        word=optional(word, f"{where}.word", _word_at),
        open=optional(roll, f"{where}.open", open_at),
    )


def _word_at(data: Any, where: str) -> Word:
    name, effect = fields(data, where, 2)
    return Word(text_at(name, f"{where}.name"), text_at(effect, f"{where}.effect"))


def _relationship_at(data: Any, where: str) -> Relationship:
    a, b, label, healthy = fields(data, where, 4)
    return Relationship(
        text_at(a, f"{where}.a"),
        text_at(b, f"{where}.b"),
        text_at(label, f"{where}.label"),
        bool_at(healthy, f"{where}.healthy"),
    )


def _label_at(data: Any, where: str) -> str | None:
    return optional(data, where, text_at)


def _slot_at(data: Any, where: str) -> Slot:
    return slot_of(choice_at(data, where, (*steps.MINORS, "major")))


_STEPS: Kinds = {
    "add": (steps.AddCharacter, (text_at, text_at)),
    "remove": (steps.RemoveCharacter, (text_at,)),
    "write": (steps.Write, (text_at, text_at, text_at)),
    "mark": (steps.Mark, (text_at, _slot_at, text_at)),
    "clear": (steps.ClearSlot, (text_at, _slot_at)),
    "anchor": (steps.SetAnchor, (text_at, bool_at)),
    "forget": (steps.Forget, (text_at,)),
    "relate": (steps.Relate, (text_at, text_at, text_at)),
    "health": (steps.SetHealth, (text_at, text_at, bool_at)),
    "throw": (steps.ThrowDice, (_label_at, act_at, throw_at)),
    "reroll": (steps.Reroll, (_label_at, throw_at)),
    "keep": (steps.Keep, (_label_at, text_at, text_at, _label_at)),
}


def _plain(value: object) -> Data:
    """Return one field of a step as data."""
    if isinstance(value, Act):
        return act_to_data(value)
    if isinstance(value, (Seeded, ByHand)):
        return throw_to_data(value)
    return field_of(value) if isinstance(value, Slot) else value


_DATA = StepData(_STEPS, _plain)

step_to_data = _DATA.to_data
step_from_data = _DATA.from_data
