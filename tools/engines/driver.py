"""What every engine can be asked to do, and nothing more: the least a short journey needs."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from typing import Any, Protocol

START_S = 100.0
"""The longest wait for Python; a test that passes never waits so long."""

WAIT_S = 20.0
"""The longest wait for anything else."""

Name = str | re.Pattern[str]
"""An accessible name or a text: a string is the whole of it, a pattern may match anywhere."""

# Polled in the page: it is the only place where all engines can wait for a promise.
_UNTIL = """(async () => {{
  const end = performance.now() + {milliseconds};
  while (!(await ({expression}))) {{
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }}
  return true;
}})()"""


class Driver(Protocol):
    """A phone of its own, with a profile nobody used before and one page in it.

    Everything is found as a player finds it: by role and accessible name, and only if it is to be
    seen. What is not there yet is waited for; what does not come raises AssertionError.
    """

    def open(self, address: str) -> None:
        """Go to an address, as if it were typed."""

    def reload(self) -> None:
        """Load the page again."""

    def is_ready(self) -> None:
        """Wait until Python answers."""

    def tap(self, role: str, name: Name) -> None:
        """Tap what has this role and name."""

    def write(self, label: str, text: str) -> None:
        """Write into the empty text field with this label, and leave it."""

    def text_of(self, role: str, name: Name) -> str:
        """Wait for what has this role and name, and return the text that stands in it."""

    def reads(self, text: Name) -> None:
        """Wait until the main part of the page holds this text; a string may be a part of it."""

    def evaluate(self, expression: str) -> Any:
        """Return the value of a JavaScript expression, or what its promise comes to."""

    def problems(self) -> list[str]:
        """Return what the page said or did so far that no page of ours should."""

    def close(self) -> None:
        """Throw the phone away."""


class Browser(Protocol):
    """A browser that was started."""

    @property
    def version(self) -> str:
        """Its own version."""

    def phone(self) -> Driver:
        """Return a phone that was never used."""


Launch = AbstractContextManager[Browser]


def comes(driver: Driver, expression: str, seconds: float = START_S) -> bool:
    """Wait until an expression (or what its promise comes to) is true; tell whether it became so.

    The page must stay where it is for that long.
    """
    asked = _UNTIL.format(expression=expression, milliseconds=seconds * 1000)
    return bool(driver.evaluate(asked))


def matches(name: Name, text: str) -> bool:
    """Whether a text is what a name asks for."""
    return bool(name.search(text)) if isinstance(name, re.Pattern) else name == text
