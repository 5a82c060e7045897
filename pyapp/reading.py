"""Reading one stage after another: what is written as in the last one is not read again.

The starts of neighbouring chunks of the log, and the stage in the head, are nearly the same.

What was read last is remembered here, and not handed on by whoever reads: chunks are read by
`pyapp.chunk.opened`, which keeps them by their texts, and whatever else went in would be part of
that key. It is a cache like those: it changes how long reading takes, never what is read or
refused, because a stage read with something known is the same as one read with nothing known
(`tests/app/test_reading.py` holds that, in any order). Nothing in it is ever changed, and only one
thread runs in the page.
"""

from __future__ import annotations

from typing import Any

from pyapp.stage import Stage, StageAndData, stage_from_data


class _Reader:
    """Remembers the stage that was read last, and of which game it is."""

    def __init__(self) -> None:
        self._last: tuple[str, StageAndData] | None = None

    def read(self, game: str, data: dict[str, Any]) -> Stage:
        known = self._last[1] if self._last and self._last[0] == game else None
        stage = stage_from_data(game, data, known)
        self._last = game, StageAndData(stage, data)
        return stage


_reader = _Reader()


def read_stage(game: str, data: dict[str, Any]) -> Stage:
    """Read a stage back, as `pyapp.stage.stage_from_data` does; nobody may change the data then.

    Raises:
        ThreefoldError: The data is not a stage of that game.
    """
    return _reader.read(game, data)
