"""Files that the player picks: read only if they are not too large, and handed on as bytes."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any

from js import Date
from pyodide.ffi import JsException

from pyapp.effect import Msg
from pyapp.opened import FILE_LIMIT

_picks = count(1)
"""Numbers for files that are picked: one picked later may be read earlier."""
_reading: set[asyncio.Task[None]] = set()


def pick(field: Any, dispatch: Any) -> None:
    """Tell of the file picked in a field, then of what is in it; the field is empty after that.

    The field's ``data-file`` names the message for each of the three: picked, read, unread.
    """
    # A file of no bytes counts as False.
    if not field.files.length:
        return
    file = field.files.item(0)
    # Empty, the field tells of the same file once more when it is picked again.
    field.value = ""
    picked, read, unread = json.loads(field.dataset.file)
    name, size, pick = str(file.name), int(file.size), next(_picks)
    dispatch(Msg(picked, (name, size, pick), at=_now()))
    if size <= FILE_LIMIT:
        # The event loop holds tasks but weakly: without this set they may vanish while they wait.
        task = asyncio.ensure_future(_read(file, (read, unread), (name, pick), dispatch))
        _reading.add(task)
        task.add_done_callback(_reading.discard)


async def _read(
    file: Any, answers: tuple[str, str], picked: tuple[str, int], dispatch: Any
) -> None:
    (read, unread), (name, pick) = answers, picked
    try:
        content = (await file.arrayBuffer()).to_bytes()
    except JsException:
        # It was moved away, or may not be read.
        dispatch(Msg(unread, (name, pick), at=_now()))
    else:
        dispatch(Msg(read, (name, content, pick), at=_now()))


def _now() -> int:
    return int(Date.now())
