"""The one family of errors: a sentence for the player, a reason for the developer."""

from __future__ import annotations

from collections.abc import Mapping

from threefold.phrase import taken_apart


class ThreefoldError(Exception):
    """Root of every error this package raises on purpose.

    Attributes:
        code: Short stable name of the kind of mistake, such as ``"pool.too-many-tags"``.
        sentence: One plain sentence that a player understands and that says what to do.
        reason: What a developer needs: the value and the place. Empty when the sentence says all.
    """

    def __init__(self, code: str, sentence: str, reason: str = "") -> None:
        super().__init__(sentence if not reason else f"{sentence} [{code}: {reason}]")
        self.code = code
        self.sentence = sentence
        self.reason = reason

    @property
    def template(self) -> str:
        """The sentence with its blanks still open; what a translation is looked up by."""
        return taken_apart(self.sentence)[0]

    @property
    def blanks(self) -> Mapping[str, object]:
        """What the sentence's blanks are filled with, as `threefold.phrase.Phrase` tells."""
        return taken_apart(self.sentence)[1]


class InvalidInput(ThreefoldError, ValueError):
    """A value of the wrong kind, or outside its range."""


class NotAllowed(ThreefoldError):
    """A step that the rules, or a ruling of this table, forbid just now."""


class Unreadable(ThreefoldError, ValueError):
    """Text from outside (a link, a save, a file) that is damaged or of an unknown version."""
