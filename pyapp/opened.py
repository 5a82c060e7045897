"""What the page knows of a backup that was opened, before and after something is taken from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

FILE_LIMIT = 32_000_000
"""The largest file in bytes: as many units as a browser's storage holds, each written as an escape
of six bytes, and what JSON puts around; nearly all units take one byte or three. Known here, where
a file is picked, without all that it takes to read one."""

Standing = Literal["new", "same", "behind", "ahead", "apart", "damaged"]
"""How a table of the file stands to the one here of the same id.

``new``: none is here. ``same``: both logs are alike. ``behind``: the one here goes on from it.
``ahead``: it goes on from the one here. ``apart``: each went a way of its own. ``damaged``: what
is here cannot be read.
"""

Way = Literal["add", "copy", "replace", "merge"]
"""How a table can be taken: under its own id, under a new one, over the one here in either case."""

WAYS: Mapping[Standing, tuple[Way, ...]] = {
    "new": ("add",),
    "same": ("copy",),
    "behind": ("copy", "replace"),
    "ahead": ("merge", "copy"),
    "apart": ("copy", "replace"),
    "damaged": ("copy",),
}
"""What is offered for each standing; the first is what "Add all" does, but for what is here."""


@dataclass(frozen=True, slots=True)
class Done:
    """A table that was taken from the file, and what it takes to undo that.

    Attributes:
        id: The table's id here.
        way: How it was taken.
        before: The texts that were stored under it, by key.
        after: Those that are now.
        away_id: The id under which the one that was here is put away; empty where it is not.
        away: The texts under that id.
    """

    id: str
    way: Way
    before: Mapping[str, str]
    after: Mapping[str, str]
    away_id: str = ""
    away: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Found:
    """One table of the file.

    Attributes:
        id: As the file has it.
        texts: What is to be stored, by the rest of the key; empty where it cannot be read.
        game: Id of the game.
        name: The table's name.
        gist: A line on who is at the table.
        touched: When it was last changed, in milliseconds since 1970.
        deleted: It was put away.
        steps: How many steps of its log are done.
        trouble: Why it cannot be read; empty when it can.
        weight: How many characters were inflated to find that out.
        newer: A newer Threefold has saved it.
        standing: How it stands to the table here of that id.
        keeps: There is room to put the one here away when this one takes its place.
        done: What became of it, once it was taken.
    """

    id: str
    texts: Mapping[str, str] = field(default_factory=dict)
    game: str = ""
    name: str = ""
    gist: str = ""
    touched: int = 0
    deleted: bool = False
    steps: int = 0
    trouble: str = ""
    weight: int = 0
    newer: bool = False
    standing: Standing = "new"
    keeps: bool = True
    done: Done | None = None

    @property
    def wanted(self) -> bool:
        """It can be read, and has something that is not here yet."""
        return not (self.trouble or self.done) and self.standing not in ("same", "behind")


@dataclass(frozen=True, slots=True)
class Opened:
    """A backup file that was opened.

    Attributes:
        name: What the file is called.
        tables: What is in it, newest first.
        reading: It is still being read.
        at: When it was read, in milliseconds since 1970: tells it from another of that name.
        code: The parcel it came in, where it was no file but a link.
        pick: Which pick of a file it came from: one picked later may be read earlier.
        before: The one that was open when this one was picked: it stays, should this one be none.
        busy: Numbers of the tables that are being written.
    """

    name: str
    tables: tuple[Found, ...] = ()
    reading: bool = False
    at: int = 0
    code: str = ""
    pick: int = 0
    before: Opened | None = None
    busy: frozenset[int] = frozenset()


def settled(opened: Opened | None) -> Opened | None:
    """Return the backup that can be looked at: this one, or while it is read the one before."""
    return opened.before if opened and opened.reading else opened


def picked(opened: Opened | None, name: str, pick: int) -> Opened:
    """Return a backup that is being read, over the one that is open."""
    return Opened(name, reading=True, pick=pick, before=settled(opened))


def known(opened: Opened, at: int) -> Opened:
    """Return a backup whose file was read at some time, and turned out to be one."""
    return replace(opened, at=at, before=None)
