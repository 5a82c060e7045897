"""The QR code of a link, as far as it is there."""

from __future__ import annotations

from dataclasses import dataclass

MOST = 2_900
"""So many characters a link may have; a QR code holds some fifty more, and then no more."""


@dataclass(frozen=True, slots=True)
class Code:
    """The code that is looked at.

    Attributes:
        fragment: The link.
        back: Where the player came from; empty for nowhere.
        address: The link as a whole address; empty until the code is worked out.
        rows: The squares, a text a row, "1" for dark and "0" for light; none where there is no
            code yet, or cannot be one.
        missing: What draws codes could not be fetched.
    """

    fragment: str
    back: str = ""
    address: str = ""
    rows: tuple[str, ...] = ()
    missing: bool = False

    @property
    def too_long(self) -> bool:
        """Whether no code can hold the link."""
        return len(self.fragment) > MOST or bool(self.address and not self.rows)
