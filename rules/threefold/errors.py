"""The one family of errors: a sentence for the player, a reason for the developer."""


class ThreefoldError(Exception):
    """Root of every error this package raises on purpose.

    Attributes:
        code: Short stable name of the kind of mistake, such as ``"pool.too-many-tags"``; what a
            translation is looked up by.
        sentence: One plain sentence that a player understands and that says what to do.
        reason: What a developer needs: the value and the place. Empty when the sentence says all.
    """

    def __init__(self, code: str, sentence: str, reason: str = "") -> None:
        super().__init__(sentence if not reason else f"{sentence} [{code}: {reason}]")
        self.code = code
        self.sentence = sentence
        self.reason = reason


class InvalidInput(ThreefoldError, ValueError):
    """A value of the wrong kind, or outside its range."""


class NotAllowed(ThreefoldError):
    """A step that the rules, or a ruling of this table, forbid just now."""


class Unreadable(ThreefoldError, ValueError):
    """Text from outside (a link, a save, a file) that is damaged or of an unknown version."""
