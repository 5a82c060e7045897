"""Somebody at the app without a browser: messages in, effects carried out, storage a mapping."""

from __future__ import annotations

import hashlib
from itertools import count

from pyapp import app, route
from pyapp.chunk import CHUNK
from pyapp.effect import Draw, Effects, Go, Load, Msg, Save
from pyapp.model import Model
from pyapp.table import Table
from threefold import ghosts

BEGUN_AT = 1_790_000_000_000
BETWEEN_MS = 20_000


class Player:
    """Plays the one open table. Random bytes are the same in every run.

    Attributes:
        stored: What storage holds.
        saved: What was written, save by save: key and text.
    """

    def __init__(self, stored: dict[str, str] | None = None, fragment: str = "") -> None:
        self.stored = dict(stored or {})
        self.saved: list[tuple[tuple[str, str], ...]] = []
        self._clock = count(BEGUN_AT, BETWEEN_MS)
        self._drawn = 0
        self.model: Model
        self.model, asked = app.init(fragment, self.stored)
        self._run(asked)

    def send(self, name: str, *args: object, value: str = "") -> None:
        """Send a message and let its effects answer.

        Raises:
            RuntimeError: The app refuses it.
        """
        self._take(Msg(name, args, value, next(self._clock)))

    @property
    def table(self) -> Table:
        """The open table."""
        if self.model.table is None:
            raise RuntimeError("no table is open")
        return self.model.table

    @property
    def cast(self) -> ghosts.Cast:
        """The open table's cast."""
        cast: ghosts.Cast = self.table.stage.play
        return cast

    @property
    def entries(self) -> int:
        """How many steps the open table's log holds."""
        return self.table.log.chunk * CHUNK + self.table.log.done

    def go(self, *rest: str) -> None:
        """Go to a place at the open table."""
        self.send("went", route.to_table(self.table.id, *rest))

    def _take(self, msg: Msg) -> None:
        self.model, asked = app.update(self.model, msg)
        notice = self.model.notice
        if notice and notice.kind == "error":
            raise RuntimeError(f"{msg}: {notice.text}")
        self._run(asked)

    def _run(self, effects: Effects) -> None:
        for effect in effects:
            match effect:
                case Save(writes, removes):
                    self._write(writes, removes)
                case Load(prefix, then):
                    starting = (key for key in self.stored if key.startswith(prefix))
                    self._answer(then, {key: self.stored[key] for key in starting})
                case Draw(size, then):
                    self._answer(then, self._draw(size))
                case Go(fragment):
                    self.send("went", fragment)
                case _:
                    continue  # Focus, Select, Share: there is no screen and nobody to share with.

    def _answer(self, then: Msg, answer: object) -> None:
        self._take(Msg(then.name, (*then.args, answer), at=next(self._clock)))

    def _write(self, writes: tuple[tuple[str, str], ...], removes: tuple[str, ...]) -> None:
        self.saved.append(writes)
        self.stored.update(writes)
        for key in removes:
            del self.stored[key]

    def _draw(self, size: int) -> str:
        self._drawn += 1
        return hashlib.sha256(str(self._drawn).encode()).hexdigest()[: 2 * size]
