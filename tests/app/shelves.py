"""Storage made of a mapping: with little room, with another tab in it, with a tab that dies."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.shelf import RefusedError

NO_ROOM = "There is no room left."
BLOCKED = "Nothing may be kept here."


class DiedError(Exception):
    """The tab is gone, in the middle of what it did."""


class DictShelf:
    """One tab's view of storage.

    Attributes:
        stored: What storage holds.
        full: Every write is refused.
        room: So many characters fit, keys and texts together; None for no end.
        forgets: Keys under which what is written is silently not kept.
        dies_after: So many more writes or removals, then the tab is gone.
        blocked: It cannot be reached at all.
        blind: Whatever other tabs write from now on, this one does not see it.
    """

    def __init__(self, stored: dict[str, str]) -> None:
        self.stored = stored
        self.full = False
        self.blocked = False
        self.room: int | None = None
        self.forgets: frozenset[str] = frozenset()
        self.dies_after: int | None = None
        self._copy: dict[str, str] | None = None

    @property
    def blind(self) -> bool:
        return self._copy is not None

    @blind.setter
    def blind(self, is_blind: bool) -> None:
        self._copy = dict(self.stored) if is_blind else None

    @property
    def _seen(self) -> dict[str, str]:
        return self.stored if self._copy is None else self._copy

    def keys(self, wanted: Callable[[str], bool]) -> list[str]:
        return [key for key in self._seen if wanted(key)]

    def texts(self, wanted: Callable[[str], bool]) -> dict[str, str]:
        seen = {} if self.blocked else self._seen
        return {key: text for key, text in seen.items() if wanted(key)}

    def get(self, key: str) -> str | None:
        self._reached()
        return self._seen.get(key)

    def set(self, key: str, text: str) -> None:
        self._live()
        if self.full or not self._fits({**self.stored, key: text}):
            raise RefusedError(NO_ROOM)
        if key in self.forgets:
            return
        self.stored[key] = text
        if self._copy is not None:
            self._copy[key] = text

    def remove(self, key: str) -> None:
        self._live()
        self.stored.pop(key, None)
        if self._copy is not None:
            self._copy.pop(key, None)

    def _fits(self, texts: dict[str, str]) -> bool:
        return self.room is None or self.room >= sum(map(len, (*texts, *texts.values())))

    def _reached(self) -> None:
        if self.blocked:
            raise RefusedError(BLOCKED)

    def _live(self) -> None:
        self._reached()
        if self.dies_after is not None:
            if self.dies_after == 0:
                raise DiedError
            self.dies_after -= 1
