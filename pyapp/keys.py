"""What the texts of a table are called in storage."""

from __future__ import annotations

EVERYTHING = "threefold/"
"""What every key that the page writes for good begins with."""
PREFIX = "threefold/1/"
HEAD = "/head"
ASIDE = "threefold/aside/"
"""Below this lie texts that could not be read and whose own key was needed."""
DEVICE = "threefold/device/"
"""Below this lies what is set for this device; it goes into no backup."""
ASKED = "threefold/asked/1"
"""There once the browser was asked to keep what is stored."""
PROBE = "threefold/probe"
"""Written and removed again, to see whether anything can be."""


def prefix(table_id: str) -> str:
    """Return what every key of one table starts with."""
    return f"{PREFIX}{table_id}/"


def head_key(table_id: str) -> str:
    """Return where the head of a table lies."""
    return f"{PREFIX}{table_id}{HEAD}"


def table_of(key: str) -> str:
    """Return the id of the table that a key belongs to; for what is set aside, of that as well."""
    begin = ASIDE if key.startswith(ASIDE) else PREFIX
    return key.removeprefix(begin).partition("/")[0]


def chunk_keys(table_id: str, number: int) -> tuple[str, str]:
    """Return where the start and the entries of one chunk of the log lie."""
    return f"{prefix(table_id)}start/{number}", f"{prefix(table_id)}log/{number}"


def base_key(table_id: str, name: str) -> str:
    """Return where the base of that name lies; without a name, what all of them start with."""
    return f"{prefix(table_id)}base/{name}"


def aside(table_id: str) -> str:
    """Return what the keys of all that was set aside of one table start with."""
    return f"{ASIDE}{table_id}/"


def aside_key(key: str, name: str) -> str:
    """Return where a text is set aside.

    Args:
        key: Where it lies now.
        name: What it is called by, a digest: nothing else is ever written there.
    """
    return f"{ASIDE}{key.removeprefix(PREFIX)}/{name}"
