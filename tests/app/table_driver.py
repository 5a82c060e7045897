"""A browser made of a mapping and a counter: it runs the app's loop and carries effects out."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pyapp import app
from pyapp.keys import ASIDE
from pyapp.model import (
    Download,
    Draw,
    Effects,
    FindCode,
    Focus,
    Go,
    Load,
    Model,
    Msg,
    Put,
    Save,
    Select,
    Share,
    Soon,
)
from pyapp.owed import Expected, Owed, expect, owe
from pyapp.table import Table
from tests.app.trees import elements, links, sent
from threefold import ghosts

BEGUN_AT = 1_790_000_000_000
NO_ROOM = "There is no room left."


class DiedError(Exception):
    """The tab is gone, in the middle of what it did."""


class Browser:
    """One tab. Storage and the sizes of its writes can be looked at; it can die or run full.

    Attributes:
        stored: What storage holds.
        saves: Every save that was asked for.
        shared: What was handed to the share sheet.
        downloads: The files handed to the player.
        coded: The links whose QR codes were asked for; the answer is the test's own to send.
        aimed: Ids that the focus was moved to.
        seeds: Random bytes to draw next, before the counted ones.
        full: Storage refuses every write; what it refused is kept in memory and written first as
            soon as it can be, as `pyapp.browser.storage` does.
        blind: It writes in the very moment in which another tab does, and sees nothing of that.
        dies_after: So many more writes or removals, then the tab is gone.
    """

    def __init__(
        self, stored: dict[str, str] | None = None, fragment: str = "", salt: str = ""
    ) -> None:
        self.stored = {} if stored is None else stored
        self.saves: list[Save] = []
        self.shared: list[Share] = []
        self.downloads: list[Download] = []
        self.coded: list[str] = []
        self.aimed: list[str] = []
        self.seeds: deque[bytes] = deque()
        self.full = self.blind = False
        self._owed: Owed = {}
        self._expected: Expected = {}
        self.dies_after: int | None = None
        self.at = BEGUN_AT
        self._salt, self._drawn = salt, 0
        self._queue: deque[Msg] = deque()
        kept = ("/head", "/app/1")
        heads = {
            key: text
            for key, text in self.stored.items()
            if key.endswith(kept) or key.startswith(ASIDE)
        }
        self.model: Model
        self.model, effects = app.init(fragment, heads)
        self._carry_out(effects)
        self._work()

    # What a player does.

    def tap(self, name: str, *args: Any) -> None:
        """Send a message that stands on the page."""
        self._pressed("data-msg", name, args, "")

    def write(self, name: str, *args: Any, value: str) -> None:
        """Commit a text in a field of the page, or choose something there."""
        self._pressed("data-change", name, args, value)

    def submit(self, name: str, value: str) -> None:
        """Submit a form of the page."""
        self._pressed("data-submit", name, (), value)

    def follow(self, fragment: str) -> None:
        """Follow a link of the page."""
        assert fragment in links(self.tree), f"no link to {fragment} among {links(self.tree)}"
        self.go(fragment)

    def go(self, fragment: str) -> None:
        """Go somewhere by the address."""
        self.send("went", fragment)

    def _pressed(self, attribute: str, name: str, args: tuple[Any, ...], value: str) -> None:
        page = [message for where, message in sent(self.tree) if where == attribute]
        assert [name, *args] in page, f"{[name, *args]} is not on the page: {page}"
        self.send(name, *args, value=value)

    # What the page does.

    def send(self, name: str, *args: Any, value: str = "") -> None:
        """Send one message and all that follows from it."""
        self.send_all(Msg(name, args, value, self.tick()))

    def send_all(self, *messages: Msg) -> None:
        """Send messages that wait in line together, as taps before the page is ready do."""
        self._queue += messages
        self._work()

    def tick(self) -> int:
        """Let some time pass."""
        self.at += 1000
        return self.at

    def reload(self) -> Browser:
        """Open the same address anew on what storage holds."""
        fresh = Browser(self.stored, self.model.fragment, salt=f"{self._salt}+{self._drawn}")
        fresh.at = self.at
        return fresh

    def offers(self, name: str, *args: Any) -> bool:
        """Tell whether a message stands on the page."""
        return any(message == [name, *args] for _, message in sent(self.tree))

    @property
    def tree(self) -> Any:
        """What the page shows."""
        return app.view(self.model)

    @property
    def ids(self) -> set[str]:
        """Ids on the page."""
        return {one.attrs["id"] for one in elements(self.tree) if "id" in one.attrs}

    @property
    def table(self) -> Table:
        """The open table."""
        assert self.model.table is not None
        return self.model.table

    @property
    def cast(self) -> ghosts.Cast:
        """Who is at the open table, and how they stand."""
        cast: ghosts.Cast = self.table.stage.play
        return cast

    @property
    def notice(self) -> str:
        """What the notice on top of the page says."""
        return self.model.notice.text if self.model.notice else ""

    def _work(self) -> None:
        try:
            while self._queue:
                self.model, effects = app.update(self.model, self._queue.popleft())
                self._carry_out(effects)
        finally:
            self._queue.clear()

    def _carry_out(self, effects: Effects) -> None:
        for effect in effects:
            match effect:
                case Save():
                    self._queue.append(self._save(effect))
                case Put():
                    self._answer(effect.then, self._put(effect))
                case Load(prefix, then):
                    texts = {**self.stored, **self._owed}
                    found = {key: text for key, text in texts.items() if key.startswith(prefix)}
                    self._answer(
                        then, {key: text for key, text in found.items() if text is not None}
                    )
                case Draw(count, then):
                    self._answer(then, self._bytes(count).hex())
                case Share():
                    self.shared.append(effect)
                    self._queue.append(
                        Msg("shared", ("copied", effect.fragment, self.model.fragment), at=self.at)
                    )
                case FindCode(fragment):
                    self.coded.append(fragment)
                case Go(fragment):
                    self._queue.append(Msg("went", (fragment,), at=self.at))
                case Soon(then):
                    self._queue.append(replace(then, at=self.at))
                case Download():
                    assert effect.content.decode()
                    self.downloads.append(effect)
                case Focus(element) | Select(element):
                    self.aimed.append(element)

    def _answer(self, then: Msg, answer: Any) -> None:
        self._queue.append(Msg(then.name, (*then.args, answer), at=self.at))

    def _bytes(self, count: int) -> bytes:
        if self.seeds and count == len(self.seeds[0]):
            return self.seeds.popleft()
        self._drawn += 1
        drawn = f"{self._salt}/{self._drawn}".encode(errors="backslashreplace")
        return hashlib.sha256(drawn).digest()[:count]

    def _save(self, save: Save) -> Msg:
        self.saves.append(save)
        owe(self._owed, save.writes, save.removes)
        expect(self._expected, save.upon)
        for key, text in self._expected.items():
            if self.stored.get(key) != text and not self.blind:
                return self._overtaken(key.split("/")[2])
        if self.full:
            return Msg("save_failed", (NO_ROOM,), at=self.at)
        for key, owed in self._owed.items():
            self._live()
            if owed is None:
                self.stored.pop(key, None)
            else:
                self.stored[key] = owed
        self._owed.clear()
        self._expected.clear()
        return Msg("saved", at=self.at)

    def _overtaken(self, table: str) -> Msg:
        own = f"threefold/1/{table}/"
        stored = {key: text for key, text in self.stored.items() if key.startswith(own)}
        wanted = {**stored, **self._owed}
        self._owed = {key: text for key, text in self._owed.items() if not key.startswith(own)}
        self._expected = {k: text for k, text in self._expected.items() if not k.startswith(own)}
        found = {key: text for key, text in wanted.items() if text and key.startswith(own)}
        return Msg("overtaken", (table, stored, found), at=self.at)

    def _put(self, put: Put) -> str:
        if self.full:
            return NO_ROOM
        for key, text in put.writes:
            self._live()
            if text is None:
                self.stored.pop(key, None)
            else:
                self.stored[key] = text
        for key in put.removes:
            self._live()
            self.stored.pop(key, None)
        return ""

    def _live(self) -> None:
        if self.dies_after is not None:
            if self.dies_after == 0:
                raise DiedError
            self.dies_after -= 1


def seed_with(pool: ghosts.Pool, outcome: ghosts.Outcome, learns: bool | None = None) -> bytes:
    """Return a seed that gives this outcome: the first of the counted ones."""
    for seed in _counted():
        faces = ghosts.Seeded(seed).faces(pool)
        result = ghosts.resolve(pool, faces.safe, faces.risk, pool.power)
        if result.outcome is outcome and learns in (None, result.learns_word):
            return seed
    raise AssertionError("there is always one")


def _counted() -> Iterable[bytes]:
    for number in range(100_000):
        yield number.to_bytes(16, "big")
