"""A browser made of a mapping and a counter: it runs the app's loop and carries effects out."""

from __future__ import annotations

import hashlib
from collections import deque
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pyapp import app
from pyapp.effect import (
    Copy,
    Depict,
    Draw,
    Effect,
    Effects,
    FindCode,
    Focus,
    Go,
    Load,
    Msg,
    Put,
    Save,
    Select,
    Send,
    Share,
    Soon,
)
from pyapp.files import Download
from pyapp.model import Model
from pyapp.outline import outline
from pyapp.table import Table
from pyapp.writer import Overtaken, Writer, told
from tests.app.shelves import DictShelf
from tests.app.trees import elements, links, sent
from threefold import ghosts

BEGUN_AT = 1_790_000_000_000


class Browser:
    """One tab. Storage and the sizes of its writes can be looked at; it can die or run full.

    Attributes:
        saves: Every save that was asked for.
        shared: What was handed to the share sheet.
        downloads: The files handed to the player.
        copied: The texts put on the clipboard.
        clipboard: Whether there is one.
        depicted: The drawings that were to become pictures; the answer is the test's own to send.
        coded: The links whose QR codes were asked for; the answer is the test's own to send.
        aimed: Ids that the focus was moved to.
        others: Effects that only a real page can carry out.
        seeds: Random bytes to draw next, before the counted ones.
        shelf: The storage itself, which can be full, or let the tab die at a write.
        writer: What writes there, as in the page.
    """

    def __init__(
        self,
        stored: dict[str, str] | None = None,
        fragment: str = "",
        salt: str = "",
        at: int = BEGUN_AT,
    ) -> None:
        self.shelf = DictShelf({} if stored is None else stored)
        self.writer = Writer(self.shelf)
        self.saves: list[Save] = []
        self.shared: list[Share] = []
        self.gone: list[Go] = []
        self.downloads: list[Download] = []
        self.copied: list[str] = []
        self.clipboard = True
        self.depicted: list[Depict] = []
        self.coded: list[str] = []
        self.aimed: list[str] = []
        self.others: list[Effect] = []
        self.seeds: deque[bytes] = deque()
        self.at = at
        self._salt, self._drawn = salt, 0
        self._shown: tuple[Model, Any] | None = None
        self._queue: deque[Msg] = deque()
        self.model: Model
        self.model, effects = app.init(fragment, outline(self.writer))
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
        """What the page shows: drawn once of each model, since nothing else goes into it."""
        if self._shown is None or self._shown[0] is not self.model:
            self._shown = (self.model, app.view(self.model))
        return self._shown[1]

    @property
    def ids(self) -> set[str]:
        """Ids on the page."""
        return {one.attrs["id"] for one in elements(self.tree) if "id" in one.attrs}

    @property
    def stored(self) -> dict[str, str]:
        """What storage holds."""
        return self.shelf.stored

    @stored.setter
    def stored(self, texts: dict[str, str]) -> None:
        self.shelf.stored = texts

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
                    self._queue += self._save(effect)
                case Put(then=then):
                    self._queue += self._told(self.writer.caught_up())
                    self._answer(then, self.writer.put(effect.changes))
                    self._queue += self._told(self.writer.caught_up())
                case Load(prefix, then):
                    self._answer(then, self._read(prefix))
                case Draw(count, then):
                    self._answer(then, self._bytes(count).hex())
                case Share():
                    self.shared.append(effect)
                    self._queue.append(
                        Msg("shared", ("copied", effect.fragment, self.model.fragment), at=self.at)
                    )
                case Copy(text, then):
                    self.copied += [text] if self.clipboard else []
                    self._answer(then, self.clipboard)
                case Depict():
                    self.depicted.append(effect)
                case FindCode(fragment):
                    self.coded.append(fragment)
                case Go(fragment):
                    self.gone.append(effect)
                    self._queue.append(Msg("went", (fragment,), at=self.at))
                case Send(then) | Soon(then):
                    self._queue.append(replace(then, at=self.at))
                case Download():
                    assert effect.content.decode()
                    self.downloads.append(effect)
                case Focus(element) | Select(element):
                    self.aimed.append(element)
                case _:
                    self.others.append(effect)

    def _answer(self, then: Msg, answer: Any) -> None:
        self._queue.append(Msg(then.name, (*then.args, answer), at=self.at))

    def _bytes(self, count: int) -> bytes:
        if self.seeds and count == len(self.seeds[0]):
            return self.seeds.popleft()
        self._drawn += 1
        drawn = f"{self._salt}/{self._drawn}".encode(errors="backslashreplace")
        return hashlib.sha256(drawn).digest()[:count]

    def _save(self, save: Save) -> list[Msg]:
        self.saves.append(save)
        return self._told(self.writer.saved(save))

    def _told(self, answers: Iterable[str | Overtaken]) -> list[Msg]:
        return [replace(told(answer), at=self.at) for answer in answers]

    def _read(self, prefix: str) -> dict[str, str]:
        return self.writer.read(lambda key: key.startswith(prefix))


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
