"""Somebody who taps whatever a page offers, by chance yet repeatably; and a journal of storage."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from pyapp.effect import Msg, Save
from pyapp.games import SCREENS
from pyapp.texts import packed
from tests.app.table_driver import Browser
from tests.app.trees import Element, elements, links

SHARED = ("undo", "redo", "rename_table", "settle")
"""What all games offer at a table; what leaves the table, or makes another, is not tapped."""
WRITTEN = ("A few words", "Ann", "1", "2", "5", "\u202eevil", "\ud83d half", "x" * 300, "  ", "0")
Write = tuple[str, str | None]


class Journal(dict[str, str]):
    """What storage holds, and every single write and removal in order (None)."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[Write] = []

    def __setitem__(self, key: str, text: str) -> None:
        self.written.append((key, text))
        super().__setitem__(key, text)

    def pop(self, key: str, default: Any = None) -> Any:
        self.written.append((key, None))
        return super().pop(key, default)


@dataclass(frozen=True)
class Confirmed:
    """The player was told nothing of trouble: the page takes this for saved.

    Attributes:
        writes: So many single writes had been done by then.
        seen: How the table stood.
    """

    writes: int
    seen: tuple[object, ...]


class Wanderer(Browser):
    """Plays one table by chance; what was confirmed as saved, and when, is remembered."""

    def __init__(self, begun: Browser, seed: int) -> None:
        self.journal = Journal()
        for key, text in begun.stored.items():
            self.journal[key] = text
        self.confirmed: list[Confirmed] = []
        self.edits = 0
        self.game, self.home = begun.table.game, f"/t/{begun.table.id}"
        self.chance = Random(f"{self.game}/{seed}")
        super().__init__(self.journal, self.home, salt=f"{seed}")
        self._confirm()

    def play(self, edits: int) -> None:
        """Wander until so many more changes of the log were confirmed."""
        wanted = self.edits + edits
        for _ in range(200 * edits):
            if self.edits >= wanted:
                return
            self.wander()
        raise AssertionError(f"no more than {self.edits} edits to be had")

    def wander(self) -> None:
        """Tap something, write something, or go somewhere."""
        tree = self.tree
        ways = [way for way in links(tree) if way.startswith(self.home)]
        offered = list(self._offered(tree))
        names = sorted({message[0] for _, message in offered})
        own = [name for name in names if name not in SHARED]
        if self.chance.random() < (0.25 if own else 0.8):
            self.go(self.chance.choice([self.home, *ways]))
            return
        if not offered:
            return
        name = self.chance.choice(own if own and self.chance.random() < 0.85 else names)
        element, message = self.chance.choice([one for one in offered if one[1][0] == name])
        self.send(*message, value=self._value(element))

    def _offered(self, tree: Any) -> Iterator[tuple[Element, list[Any]]]:
        for element in elements(tree):
            for _, message in element.sends:
                if message[0] in SHARED or message[0].startswith(f"{self.game}."):
                    yield element, message

    def _value(self, element: Element) -> str:
        """Return a value as its field has it: one that is offered, or whatever may be typed."""
        tree = [element.tag, element.attrs, *element.children]
        fields = [one for one in elements(tree) if one.tag in {"select", "input", "textarea"}]
        field = self.chance.choice(fields) if fields else None
        if field is None:
            return ""
        if field.tag == "select":
            values = [one.attrs.get("value", "") for one in elements([field.tag, *field.children])]
            return str(self.chance.choice(values[1:]))
        kind = field.attrs.get("type")
        if kind == "checkbox":
            return self.chance.choice(("true", "false"))
        return (
            str(field.attrs.get("value", "on")) if kind == "radio" else self.chance.choice(WRITTEN)
        )

    def _save(self, save: Save) -> list[Msg]:
        answers = super()._save(save)
        if answers[-1].name == "saved":
            self._confirm()
        return answers

    def _confirm(self) -> None:
        if self.model.table is not None:
            now = Confirmed(len(self.journal.written), seen(self))
            before = self.confirmed[-1].seen if self.confirmed else now.seen
            self.edits += before[:1] != now.seen[:1] or before[-1] != now.seen[-1]
            self.confirmed.append(now)


def seen(browser: Browser) -> tuple[object, ...]:
    """Return how the open table stands: all that a player would miss.

    Of the desk that is what is stored: that a bid lies open before somebody's eyes is not.
    """
    table = browser.table
    desk = packed(SCREENS[table.game].desk_to_data(table.desk))
    return table.stage, desk, table.deleted, table.log.place
