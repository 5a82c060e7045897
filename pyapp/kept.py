"""What was worked out of a text, kept for whoever asks next, within a bound on all that is kept.

A text from outside may say a thousand times what it looks like. So what is kept is counted by its
length: a bound on how many there are would let two hundred of those fill a phone's memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

MOST = 2_000_000
"""So many characters are kept of each kind: all that is read of a large table at one time."""


class Kept(Generic[T]):
    """A function of one text that remembers what it answered to those asked about last.

    What it answers is handed to more than one: nobody may change it. An error is not remembered.
    """

    def __init__(
        self, ask: Callable[[str], T], length: Callable[[str, T], int], most: int = MOST
    ) -> None:
        """Remember what a function answers.

        Args:
            ask: The function.
            length: Of a text and the answer to it: how many characters that counts for.
            most: The most that is kept; a longer answer is given, and not kept at all.
        """
        self._ask, self._length, self._most = ask, length, most
        self._answers: dict[str, tuple[T, int]] = {}
        self.held = 0

    def __call__(self, text: str) -> T:
        """Answer about a text."""
        found = self._answers.pop(text, None)
        if found is None:
            answer = self._ask(text)
            found = answer, self._length(text, answer)
            if found[1] > self._most:
                return answer
            self.held += found[1]
            self._make_room()
        # Those asked about last stand last.
        self._answers[text] = found
        return found[0]

    def _make_room(self) -> None:
        while self.held > self._most:
            self.held -= self._answers.pop(next(iter(self._answers)))[1]
