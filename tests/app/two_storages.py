"""Two tabs that each keep a copy of one storage, as browsers with a process for each tab do.

What a tab writes goes to a hub, which tells both of it in the order in which it came there. While
what a tab itself wrote under a key has not come back, it takes over nothing that the other wrote
there; it is told of it all the same.
"""

from __future__ import annotations

from collections import Counter, deque
from typing import Any, NamedTuple

from pyapp.effect import Msg
from tests.app.table_driver import Browser


class Change(NamedTuple):
    source: int
    key: str
    text: str | None


class Copy(dict[str, str]):
    """One tab's copy. Its changes wait in line to the hub, and the hub's to it."""

    def __init__(self, number: int, texts: dict[str, str]) -> None:
        super().__init__(texts)
        self.number = number
        self.sent: deque[Change] = deque()
        self.coming: deque[Change] = deque()
        self.told: deque[str] = deque()
        self.unanswered: Counter[str] = Counter()

    def __setitem__(self, key: str, text: str) -> None:
        if self.get(key) != text:
            super().__setitem__(key, text)
            self._send(key, text)

    def pop(self, key: str, default: Any = None) -> Any:
        if key in self:
            self._send(key, None)
        return super().pop(key, default)

    def _send(self, key: str, text: str | None) -> None:
        self.unanswered[key] += 1
        self.sent.append(Change(self.number, key, text))

    def arrive(self) -> None:
        """Take over the next change that the hub tells of."""
        change = self.coming.popleft()
        if change.source == self.number:
            self.unanswered[change.key] -= 1
            return
        if not self.unanswered[change.key]:
            if change.text is None:
                super().pop(change.key, None)
            else:
                super().__setitem__(change.key, change.text)
        self.told.append(change.key)


class Pair:
    """Both tabs, at one place, and the hub between them."""

    def __init__(self, texts: dict[str, str], place: str) -> None:
        self.texts = dict(texts)
        self.copies = [Copy(number, self.texts) for number in (0, 1)]
        self.tabs = [Browser(copy, place, salt=f"{copy.number}") for copy in self.copies]
        self.tabs[1].at += 500
        self.settle()

    def move(self, way: int) -> bool:
        """Let one thing that is on its way arrive; say whether there was one there."""
        number, kind = way % 2, way // 2 % 3
        copy = self.copies[number]
        if kind == 0 and copy.sent:
            self._order(copy.sent.popleft())
        elif kind == 1 and copy.coming:
            copy.arrive()
        elif kind == 2 and copy.told:
            tab = self.tabs[number]
            # All this is a matter of milliseconds: the tab's clock stands still.
            tab.send_all(Msg("changed_elsewhere", (copy.told.popleft(),), at=tab.at))
        else:
            return False
        return True

    def _order(self, change: Change) -> None:
        if change.text is None:
            self.texts.pop(change.key, None)
        else:
            self.texts[change.key] = change.text
        for copy in self.copies:
            copy.coming.append(change)

    def settle(self) -> None:
        """Let all that is on its way arrive, and all that this brings about."""
        for _ in range(400):
            if True not in [self.move(way) for way in range(6)]:
                return
        raise AssertionError("the tabs do not come to rest")
