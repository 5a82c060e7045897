"""What is different between two pieces of plain JSON data, and how to put it back.

A *patch* is JSON itself. Only mappings are looked into; anything else is replaced whole:

- a mapping holds a patch for each key that differs; a key that is not in it is unchanged, so an
  empty mapping says that nothing differs;
- ``[value]`` stands for a new value;
- ``[]`` takes the key away.
"""

from __future__ import annotations

from typing import Any

from pyapp.stage import UNREADABLE
from threefold.errors import Unreadable

Data = Any
Patch = dict[str, Any] | list[Any]

GONE: list[Any] = []
PLAIN = (str, int, bool, type(None))


def difference(old: Data, new: Data) -> Patch:
    """Return the patch that makes `new` of `old`, the order of keys included.

    Keys that were added can only come last. Where they do not, or others changed places, the
    mapping is replaced whole.
    """
    if not (isinstance(old, dict) and isinstance(new, dict)):
        return {} if _same(old, new) else [new]
    if old is new:
        return {}
    added = [key for key in new if key not in old]
    if [*(key for key in old if key in new), *added] != list(new):
        return [new]
    changes: dict[str, Any] = {key: GONE for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            changes[key] = [value]
        elif value is not old[key] and (change := difference(old[key], value)) != {}:
            changes[key] = change
    return changes


def _same(old: Data, new: Data) -> bool:
    """Tell whether two values are written alike; to Python, True is 1, and 1 is 1.0."""
    if old is new:
        return True
    if type(old) is not type(new) or old != new:
        return False
    return isinstance(old, PLAIN) or repr(old) == repr(new)


def patched(old: Data, patch: Data) -> Data:
    """Return what the patch makes of `old`; neither is changed, and parts of both are shared.

    Raises:
        Unreadable: It is no patch, or one for other data.
    """
    match patch:
        case [value]:
            return value
        case dict() if not patch:
            return old
        case dict() if isinstance(old, dict):
            return _changed(old, patch)
        case _:
            raise Unreadable("patch.shape", UNREADABLE, "no patch, or one for other data")


def _changed(old: dict[str, Any], patch: dict[str, Any]) -> dict[str, Any]:
    result = dict(old)
    for key, change in patch.items():
        if key not in old:
            result[key] = patched(None, change)
        elif change == GONE:
            del result[key]
        else:
            result[key] = patched(old[key], change)
    return result


def part(patch: Patch, *keys: str) -> Patch:
    """Return the patch of what lies under these keys: empty if that is unchanged.

    Of a patch that replaces everything it is ``[value]``, or ``[]`` where no such key is left.
    """
    for at, key in enumerate(keys):
        if isinstance(patch, list):
            return _under(patch, keys[at:])
        patch = patch.get(key, {})
    return patch


def _under(patch: list[Any], keys: tuple[str, ...]) -> list[Any]:
    for key in keys:
        inside = patch[0] if patch else None
        patch = [inside[key]] if isinstance(inside, dict) and key in inside else []
    return patch
