"""A character's sheet."""

from __future__ import annotations

import re
from dataclasses import dataclass

from threefold.check import TEXT_LIMIT, flag, several, shown, text
from threefold.errors import InvalidInput
from threefold.games.ghosts.pool import TAGS
from threefold.games.ghosts.roll import Roll

MINOR_SLOTS = 3
"""Slots for minor consequences; there is one more for a major one."""

_ID = re.compile(r"[a-z0-9]{1,16}")


def checked_id(value: object) -> str:
    """Return the id of a character: 1 to 16 of a-z and 0-9.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(value, str) or not _ID.fullmatch(value):
        raise InvalidInput("character.id", "Choose a character of this table.", shown(value))
    return value


@dataclass(frozen=True, slots=True)
class Anchor:
    """The personal thing that lets a character leave the city. Not a tag: it never adds a die.

    Source: Anchor; Consequences (how it is lost).

    Attributes:
        text: What it is, as written.
        lost: Whether it is lost.
    """

    text: str = ""
    lost: bool = False

    def __post_init__(self) -> None:
        text(self.text, TEXT_LIMIT, "The anchor")
        object.__setattr__(self, "lost", flag(self.lost, "anchor.lost", "Losing the anchor"))


@dataclass(frozen=True, slots=True)
class Word:
    """A Word of Power that has been learnt.

    Source: Words of Power.

    Attributes:
        name: The word or phrase; blank when it is known but not yet named.
        effect: What it does.
    """

    name: str = ""
    effect: str = ""

    def __post_init__(self) -> None:
        text(self.name, TEXT_LIMIT, "The Word of Power")
        text(self.effect, TEXT_LIMIT, "The effect of the Word")


@dataclass(frozen=True, slots=True)
class Character:
    """A sheet. What two characters share, their relationship, is not on it but in the `Cast`.

    Source: Character Creation; Consequences; Words of Power.

    Attributes:
        id: What the app calls it: 1 to 16 of a-z and 0-9.
        name: The character's name, as written.
        tags: The answers to the four questions, in their order; blank where not yet answered.
        anchor: The personal thing, kept or lost.
        minor: The three slots for minor consequences; None is free, a text is marked (blank:
            marked, not yet named).
        major: The slot for a major consequence, likewise.
        word: The Word of Power, None until it is learnt.
        open: The roll that was thrown and not yet kept, or None.

    Raises:
        InvalidInput: A value of the wrong kind, a text too long, or an open roll that disagrees
            with the sheet on whether a Word is known.
    """

    id: str
    name: str = ""
    tags: tuple[str, str, str, str] = ("", "", "", "")
    anchor: Anchor = Anchor()
    minor: tuple[str | None, str | None, str | None] = (None, None, None)
    major: str | None = None
    word: Word | None = None
    open: Roll | None = None

    def __post_init__(self) -> None:
        checked_id(self.id)
        text(self.name, TEXT_LIMIT, "The name")
        tags = several(self.tags, TAGS, TAGS, "character.tags", "Tags of a character")
        object.__setattr__(self, "tags", tuple(text(tag, TEXT_LIMIT, "A tag") for tag in tags))
        slots = several(self.minor, MINOR_SLOTS, MINOR_SLOTS, "character.minor", "Minor slots")
        object.__setattr__(self, "minor", tuple(_slot(slot) for slot in slots))
        _slot(self.major)
        _kind(self.anchor, Anchor)
        _kind(self.word, Word, None)
        _kind(self.open, Roll, None)
        if self.open is not None and self.open.act.word_known != (self.word is not None):
            raise InvalidInput(
                "character.open-word",
                "The sheet and its open roll disagree on the Word of Power: roll again.",
                f"character {self.id}: word_known={self.open.act.word_known}",
            )


def _slot(label: object) -> str | None:
    return None if label is None else text(label, TEXT_LIMIT, "A consequence")


def _kind(value: object, *kinds: type | None) -> None:
    if not any(value is None if kind is None else isinstance(value, kind) for kind in kinds):
        raise InvalidInput("character.kind", "This sheet cannot be read.", shown(value))
