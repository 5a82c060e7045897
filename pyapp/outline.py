"""What a start reads of storage: little, however much lies there."""

from __future__ import annotations

from pyapp import device, reminder
from pyapp.keys import ASIDE, HEAD, PREFIX
from pyapp.writer import Writer


def outline(writer: Writer) -> dict[str, str]:
    """Return the heads of all tables, what is known of backups, and the device's settings, by key.

    All other keys of tables, and of what was set aside of them, are there with nothing under them:
    they tell of what has lost its head.
    """
    keys = dict.fromkeys(writer.keys(lambda key: key.startswith((PREFIX, ASIDE))), "")
    return keys | writer.read(_read)


_OURS = (reminder.KEY, device.KEY)


def _read(key: str) -> bool:
    return (key.startswith(PREFIX) and key.endswith(HEAD)) or key in _OURS
