"""What somebody has set for this device: how the page looks and behaves here, whatever is played.

It is one document beside the tables, and no part of a backup: a file that goes to another phone
must not darken its page, or make it buzz. `static/shell/device.js` reads it before Python is there,
for the theme and the language of the first paint.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pyapp.keys import DEVICE
from pyapp.texts import digest, packed
from pyapp.words.language import NAMES as SPOKEN
from threefold.errors import InvalidInput, ThreefoldError
from threefold.gate import JSON_LARGEST, bool_at, choice_at, read_json, refuse, whole_at

KEY = f"{DEVICE}1"
"""Where it lies in storage."""

ASIDE = f"{DEVICE}aside/"
"""Below this lies what stood there and could not be read, once the key was needed."""

VERSION = 1

LIMIT = 100_000
"""So many bytes of it are read."""

THEMES = ("auto", "light", "dark")
"""As the device has it, or always the one."""

LANGUAGES = ("", *SPOKEN)
"""Empty for the browser's own."""


@dataclass(frozen=True, slots=True)
class Device:
    """The settings of this device.

    Attributes:
        theme: One of `THEMES`.
        buzzes: The phone buzzes when dice have landed.
        wakes: The screen stays awake while a table is open.
        keys: Single keys are shortcuts; where somebody speaks to the device they had better not be.
        language: One of `LANGUAGES`.
        more: What stands there that this Threefold does not know: settings, and values of those it
            knows, which are as nobody has set them then. It is written as it was.
        newer: A newer Threefold wrote it in a version of its own: it is not written over.
        damaged: The text that could not be read, to be set aside before it is written over.
    """

    theme: str = "auto"
    buzzes: bool = True
    wakes: bool = True
    keys: bool = True
    language: str = ""
    more: Mapping[str, Any] = field(default_factory=dict)
    newer: bool = False
    damaged: str = ""


_READERS: Mapping[str, Callable[[Any, str], Any]] = {
    "theme": lambda value, where: choice_at(value, where, THEMES),
    "buzzes": bool_at,
    "wakes": bool_at,
    "keys": bool_at,
    "language": lambda value, where: choice_at(value, where, LANGUAGES),
}

NAMES = _READERS.keys()
"""What can be set."""


def chosen(device: Device, name: str, value: Any) -> Device:
    """Set one thing.

    Args:
        device: The settings as they are.
        name: One of `NAMES`.
        value: What it is to be.

    Raises:
        InvalidInput: There is no such thing, or it cannot be that.
    """
    try:
        known = {name: _READERS[name](value, name)}
        more = {other: kept for other, kept in device.more.items() if other != name}
        return replace(device, **known, more=more)
    except (KeyError, ThreefoldError) as error:
        raise InvalidInput("device.choice", "There is no such setting.", name) from error


def to_text(device: Device) -> str:
    """Write it for storage."""
    known = {name: getattr(device, name) for name in NAMES}
    return packed({"v": VERSION, **known, **device.more})


def writes(device: Device) -> tuple[tuple[str, str], ...]:
    """Return what is to be stored, by key: the settings, and before them what they write over.

    Where a newer Threefold has its own there, that is nothing.
    """
    if device.newer:
        return ()
    apart = ((ASIDE + digest(device.damaged), device.damaged),) if device.damaged else ()
    return (*apart, (KEY, to_text(device)))


def from_texts(stored: Mapping[str, str]) -> Device:
    """Read it; where nothing is there, or nothing that can be read, all is as nobody has set it."""
    text = stored.get(KEY)
    if text is None:
        return Device()
    try:
        return _read(read_json(text, LIMIT))
    except ThreefoldError:
        return Device(damaged=text)


def _read(data: Any) -> Device:
    if not isinstance(data, dict):
        raise refuse(KEY, "a map", data)
    if whole_at(data.get("v"), f"{KEY}.v", VERSION, JSON_LARGEST) > VERSION:
        return Device(newer=True)
    known: dict[str, Any] = {}
    more = {name: value for name, value in data.items() if name != "v"}
    for name in NAMES & more.keys():
        try:
            known[name] = _READERS[name](more[name], f"{KEY}.{name}")
        except ThreefoldError:
            # A later Threefold has a look or a language more; the other settings hold all the same.
            continue
        del more[name]
    return Device(**known, more=more)
