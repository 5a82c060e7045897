"""Writing to storage so that it never holds a table with a hole in it, nor half a backup.

What could not be written is kept in memory: it can be read like the rest as long as the page lives,
and every later write tries it again first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from typing import NamedTuple

from pyapp.effect import Msg, Save
from pyapp.keys import PROBE, prefix, table_of
from pyapp.shelf import RefusedError, Shelf, settle

Change = tuple[str, str | None]
"""A key and the text to be put under it; None removes it."""


class Overtaken(NamedTuple):
    """Another tab wrote to a table first: nothing of it was written, or is owed any more.

    Attributes:
        table: The table's id.
        stored: Its texts in storage.
        wanted: The same with those that were owed, as this tab has seen it.
    """

    table: str
    stored: dict[str, str]
    wanted: dict[str, str]


def told(answer: str | Overtaken) -> Msg:
    """Return the message that tells the app how a write went."""
    match answer:
        case "":
            return Msg("saved")
        case str(failure):
            return Msg("save_failed", (failure,))
        case Overtaken():
            return Msg("overtaken", tuple(answer))


class Writer:
    """The one way in which this tab writes.

    What is owed are texts by key, the first to be written first; None is a key to be removed. What
    is expected is the text that storage should hold under a key before anything is written there,
    None for nothing.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._owed: dict[str, str | None] = {}
        self._expected: dict[str, str | None] = {}
        self._trouble = ""

    @property
    def owes(self) -> bool:
        """Something is not written yet."""
        return bool(self._owed)

    def keys(self, wanted: Callable[[str], bool]) -> list[str]:
        """Return the keys that are wanted of what lies in storage."""
        return self._shelf.keys(wanted)

    def read(self, wanted: Callable[[str], bool]) -> dict[str, str]:
        """Return the texts whose keys are wanted, those that could not be written included."""
        texts = self._shelf.texts(wanted)
        texts = {key: text for key, text in texts.items() if key not in self._owed}
        owed = {key: text for key, text in self._owed.items() if text is not None and wanted(key)}
        return texts | owed

    def write(self, save: Save) -> str | Overtaken:
        """Write texts in this order, reading each one back, then remove keys.

        A save of nothing, where nothing is owed, tries whether storage can be written to at all.

        Returns:
            Why it failed, in a sentence for the player; empty when all of it is kept. Of each table
            all that is owed was written, or nothing.
        """
        self._owe(save.writes, save.removes)
        for key, text in save.upon:
            # While a key is owed, the first word on it counts.
            self._expected.setdefault(key, text)
        try:
            for key, text in self._expected.items():
                if self._shelf.get(key) != text:
                    return self._given_up(table_of(key))
        except RefusedError as error:
            self._trouble = error.sentence
            return self._trouble
        nothing = ((PROBE, ""), (PROBE, None))
        self._trouble = self._pay() if self._owed else self._all_or_nothing(nothing)
        if not self._trouble:
            self._expected.clear()
        return self._trouble

    def saved(self, save: Save) -> Iterator[str | Overtaken]:
        """Write a save and give the answer; one overtaken table does not hold up the others."""
        answer = self.write(save)
        yield answer
        while isinstance(answer, Overtaken) and self._owed:
            answer = self.write(Save())
            yield answer

    def caught_up(self) -> Iterator[str | Overtaken]:
        """Write what is owed, if anything is, as `saved` does."""
        if self._owed:
            yield from self.saved(Save())

    def _owe(self, writes: Iterable[tuple[str, str]], removes: Iterable[str]) -> None:
        """Owe one more save; only the newest word on each key counts.

        All removals come after all writes: until those are done, what is stored may need what goes.
        """
        for key, text in writes:
            self._owed.pop(key, None)
            self._owed[key] = text
        for key in (*(key for key, text in self._owed.items() if text is None), *removes):
            self._owed.pop(key, None)
            self._owed[key] = None

    def _pay(self) -> str:
        """Write what is owed of each table, all of it or nothing; say why some could not be.

        Half of it might be worse than nothing: what is owed of a log can be shorter than what lies
        there, for a head that is still to be written.
        """
        tables: dict[str, list[Change]] = {}
        for key, text in self._owed.items():
            tables.setdefault(table_of(key), []).append((key, text))
        trouble = ""
        for changes in tables.values():
            failure = self._all_or_nothing(changes)
            if failure:
                trouble = failure
                continue
            for key, _ in changes:
                del self._owed[key]
                # What is there now is this tab's own: the next save may be upon it.
                self._expected.pop(key, None)
        return trouble

    def _given_up(self, table: str) -> Overtaken:
        """Owe nothing of a table any more; what was owed goes to whoever joins it with the rest."""
        own = prefix(table)
        wanted = self.read(lambda key: key.startswith(own))
        for owed in (self._owed, self._expected):
            for key in [key for key in owed if key.startswith(own)]:
                del owed[key]
        return Overtaken(table, self.read(lambda key: key.startswith(own)), wanted)

    def put(self, changes: Iterable[Change]) -> str:
        """Make all of these changes, in their order, or none; while something is owed, none.

        What was done before a failure is taken back the way it came, so that every text fits as it
        did before. Should the tab die meanwhile, storage holds what it held at some moment on the
        way there: what was whole at each of them is so here.

        Where storage cannot be reached at all they are owed instead: the page lives in memory
        then, and that is to be said by whoever asks what is owed.

        Returns:
            Why it failed, in a sentence for the player; empty when all of it is stored, or owed.
        """
        try:
            self._shelf.get(PROBE)
        except RefusedError as error:
            self._trouble = error.sentence
            last = dict(changes)
            writes = [(key, text) for key, text in last.items() if text is not None]
            self._owe(writes, [key for key, text in last.items() if text is None])
            return ""
        return self._trouble if self._owed else self._all_or_nothing(changes)

    def _all_or_nothing(self, changes: Iterable[Change]) -> str:
        before: list[Change] = []
        try:
            for key, text in changes:
                before.append((key, self._shelf.get(key)))
                settle(self._shelf, key, text)
        except RefusedError as error:
            for key, text in reversed(before):
                with suppress(RefusedError):
                    settle(self._shelf, key, text)
            return error.sentence
        return ""
