"""Gathering the dice of a risk roll from a sheet."""

from __future__ import annotations

from collections.abc import Iterable

from threefold.check import flag, several, shown, whole
from threefold.errors import InvalidInput, NotAllowed
from threefold.games.ghosts.act import Act
from threefold.games.ghosts.cast import Cast, checked_cast
from threefold.games.ghosts.pool import TAGS
from threefold.games.ghosts.sheet import Character


def act_for(
    cast: Cast,
    character_id: str,
    tags: Iterable[int] = (),
    other: str | None = None,
    word: bool = False,
    deed: str = "",
) -> Act:
    """Gather an act from a sheet, with the labels that stand there now.

    Source: Risk Rolls, the list of what adds a die.

    Args:
        cast: The table.
        character_id: Who acts.
        tags: The tags that help, by number, 0 to 3; each once.
        other: The character whose relationship helps, or None.
        word: Whether the Word of Power is used.
        deed: What is attempted.

    Raises:
        InvalidInput: No such character or tag, or a value of the wrong kind.
        NotAllowed: A blank tag, a broken relationship, or a Word that is not known.
    """
    sheet = checked_cast(cast).character(character_id)
    labels = tuple(_label(sheet, number) for number in _numbers(tags))
    shared = None if other is None else cast.relationship(character_id, other)
    if shared is not None and not shared.healthy:
        raise NotAllowed(
            "act.broken-relationship",
            "This relationship is broken and adds no die: roll without it.",
            f"{character_id}, {other}",
        )
    uses_word = flag(word, "act.word", "Using the Word of Power")
    if uses_word and sheet.word is None:
        raise NotAllowed(
            "act.word-not-known",
            "A Word of Power can be used once it is learnt: roll without it.",
            f"{character_id} knows no Word",
        )
    return Act(
        who=sheet.name,
        deed=deed,
        tags=labels,
        relationship=None if shared is None else shared.label,
        word=sheet.word.name if uses_word and sheet.word is not None else None,
        word_known=sheet.word is not None,
    )


def _numbers(tags: object) -> tuple[int, ...]:
    """Check the numbers of tags: each from 0 to 3, none twice."""
    given = several(tags, 0, TAGS, "act.tags", "Tags that help")
    numbers = tuple(whole(tag, 0, TAGS - 1, "act.no-such-tag", "The tag") for tag in given)
    if len(set(numbers)) != len(numbers):
        raise InvalidInput(
            "act.tag-twice", "A tag adds one die: choose each tag once.", shown(numbers)
        )
    return numbers


def _label(sheet: Character, number: int) -> str:
    """Return a tag that can help."""
    label = sheet.tags[number]
    if not label.strip():
        raise NotAllowed(
            "act.blank-tag",
            "This tag is still blank: write it on the sheet, then it adds a die.",
            f"{sheet.id}, tag {number}",
        )
    return label
