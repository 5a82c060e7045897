"""What a character attempts, and with which dice; and asking somebody to attempt it."""

from __future__ import annotations

from dataclasses import dataclass

from threefold.check import TEXT_LIMIT, flag, several, shown, text
from threefold.errors import InvalidInput
from threefold.games.ghosts.pool import TAGS, Pool
from threefold.requests import Asked


@dataclass(frozen=True, slots=True)
class Act:
    """An action put to the dice, with its labels as they were written at that moment.

    An act stands by itself: it is what travels in links, where the sheet it came from is not at
    hand, and an edit to the sheet does not change a roll already made.

    Source: Risk Rolls, the list of what adds a die.

    Attributes:
        who: The character's name.
        deed: What they attempt.
        tags: The labels of the tags that help, 0 to 4; a label may be blank.
        relationship: The label of the relationship that helps, or None.
        word: The Word of Power that is used, or None.
        word_known: Whether the character knows a Word of Power, used or not.

    Raises:
        InvalidInput: Something that is no text or too long, more than four tags, or a Word used
            by someone who knows none.
    """

    who: str = ""
    deed: str = ""
    tags: tuple[str, ...] = ()
    relationship: str | None = None
    word: str | None = None
    word_known: bool = False

    def __post_init__(self) -> None:
        text(self.who, TEXT_LIMIT, "The name")
        text(self.deed, TEXT_LIMIT, "What is attempted")
        tags = several(self.tags, 0, TAGS, "act.tags", "Tags that help")
        labels = tuple(text(tag, TEXT_LIMIT, "A tag") for tag in tags)
        object.__setattr__(self, "tags", labels)
        if self.relationship is not None:
            text(self.relationship, TEXT_LIMIT, "The relationship")
        if self.word is not None:
            text(self.word, TEXT_LIMIT, "The Word of Power")
        known = flag(self.word_known, "act.word-known", "Knowing a Word of Power")
        object.__setattr__(self, "word_known", known)
        if self.word is not None and not known:
            raise InvalidInput(
                "act.word-not-known",
                "A Word of Power can be used once it is learnt: roll without it.",
                "word given, word_known=False",
            )

    @property
    def pool(self) -> Pool:
        """The pool of the first throw."""
        return Pool(len(self.tags), self.relationship is not None, self.word is not None)


class Request(Asked[Act]):
    """Somebody is asked to roll an act: see `threefold.requests.Asked`.

    Raises:
        InvalidInput: Not an act, or a note that is no text or too long.
    """

    __slots__ = ()

    def __post_init__(self) -> None:
        checked_act(self.act)
        super().__post_init__()


def checked_act(act: object) -> Act:
    """Return an act.

    Raises:
        InvalidInput: It is none.
    """
    if not isinstance(act, Act):
        raise InvalidInput("act.kind", "Say what is attempted first.", f"not an Act: {shown(act)}")
    return act
