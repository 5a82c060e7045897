"""What was tapped and written before Python was there, as static/shell/taps.js kept it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import page

from pyapp.browser.dom import message
from pyapp.effect import Msg

LONGEST = 1_000
"""So many characters a message of the screens shown before Python may have."""


class Waiting:
    """Everything the shell kept; taken from it once.

    Attributes:
        fragment: Where the player was at the first of it: there the app begins.
        typing: The field that somebody types in, and which the app has not been told about.
        told: The field whose text is told already, though its change is still to be heard.
        forms: The forms that were handed over.
        once: Whether anything that acts once was tapped.
    """

    def __init__(self) -> None:
        kept = page.kept()
        self.fragment = str(kept.fragment)
        self.typing: Any = kept.typing or None
        self.told: Any = kept.told or None
        self.forms: list[Any] = list(kept.forms)
        self.once = bool(kept.once)
        self._steps = kept.steps.to_py()

    def parts(self) -> Iterator[tuple[list[Msg], str | None]]:
        """Give what was said, in its order, in parts: each up to where the player went next.

        Yields:
            The messages, and the fragment gone to after them; None where it was nowhere else.
        """
        said: list[Msg] = []
        for step in self._steps:
            if isinstance(step, str):
                yield said, step
                said = []
            else:
                said += _heard(*step)
        if said:
            yield said, None


def _heard(text: str, value: str) -> list[Msg]:
    """Return what one step says: nothing, where its text is no message.

    Before Python the page may show what storage remembers, and anything may stand there.
    """
    # The bound comes first: brackets within brackets without end would be the end of Python.
    if len(text) > LONGEST or not text.startswith('["'):
        return []
    try:
        return [message(text, value)]
    except (ValueError, RecursionError):
        return []
