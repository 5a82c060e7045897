"""Files for the player: what the app hands over to be kept outside the browser."""

from __future__ import annotations

from dataclasses import dataclass

NAME_LENGTH = 40
"""Letters of a name that a file is called by."""


@dataclass(frozen=True, slots=True)
class Download:
    """Hand a text to the player as a file.

    Attributes:
        name: What the file is called at first.
        kind: Its media type, such as ``text/csv``.
        text: What is in it.
    """

    name: str
    kind: str
    text: str

    @property
    def content(self) -> bytes:
        """The text as UTF-8."""
        return well_formed(self.text).encode()


def well_formed(text: str) -> str:
    """Return a text that a file can hold: halves of surrogate pairs are joined, else replaced."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def safe(name: str) -> str:
    """Return what a file can be called: letters, digits, spaces and dashes of a name."""
    kept = "".join(sign if sign.isalnum() or sign in " -_" else " " for sign in name)
    return " ".join(kept.split())[:NAME_LENGTH].strip()
