"""What the app asks of storage: texts under keys, which may be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from pyapp.words.faults import ENGLISH as FAULTS


class RefusedError(Exception):
    """Storage did not take a text, or cannot be reached at all.

    Attributes:
        sentence: Why, for the player.
    """

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class Shelf(Protocol):
    """The browser's storage, or one made for tests. Nothing of it is trusted."""

    def keys(self, wanted: Callable[[str], bool]) -> list[str]:
        """Return the keys that are wanted; none where storage cannot be reached."""

    def texts(self, wanted: Callable[[str], bool]) -> dict[str, str]:
        """Return the texts whose keys are wanted; none where storage cannot be reached."""

    def get(self, key: str) -> str | None:
        """Return the text under a key, None for none.

        Raises:
            RefusedError: Storage cannot be reached.
        """

    def set(self, key: str, text: str) -> None:
        """Put a text under a key.

        Raises:
            RefusedError: It is not kept: the one that was there is there still.
        """

    def remove(self, key: str) -> None:
        """Leave nothing under a key.

        Raises:
            RefusedError: Storage cannot be reached.
        """


STORED_LIMIT = 5_000_000
"""No text is read that is longer than so many characters, so none is written either."""

TOO_LONG = FAULTS["fault.table.grown"]
FORGOTTEN = FAULTS["fault.storage.forgot"]


def settle(shelf: Shelf, key: str, text: str | None) -> None:
    """Put a text under a key and read it back; None removes the key.

    Raises:
        RefusedError: It is longer than what is read, storage refused it, or holds something else.
    """
    if text is None:
        shelf.remove(key)
        return
    if len(text) > STORED_LIMIT:
        raise RefusedError(TOO_LONG)
    shelf.set(key, text)
    if shelf.get(key) != text:
        raise RefusedError(FORGOTTEN)
