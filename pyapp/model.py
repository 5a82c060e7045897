"""The model: all that the page shows is drawn from it, and every message makes a new one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from pyapp import route
from pyapp.code import Code
from pyapp.device import Device
from pyapp.opened import Opened
from pyapp.reminder import Backups
from pyapp.removed import Removed
from pyapp.table import Table
from pyapp.words.language import preferred

if TYPE_CHECKING:
    # Few starts search a log or take it along: those who do fetch what it takes.
    from pyapp.chronicle import Telling
    from pyapp.finding import Finding


@dataclass(frozen=True, slots=True)
class Notice:
    """A sentence for the player, shown until the next act.

    Attributes:
        kind: Good news or an error.
        text: The sentence.
        fragment: Something to share along with it; empty for none.
    """

    kind: Literal["good", "error"]
    text: str
    fragment: str = ""


@dataclass(frozen=True, slots=True)
class Head:
    """A stored table as the list of tables needs it: read without opening it.

    Attributes:
        trouble: Why it cannot be read; empty when it can.
        newer: A newer Threefold has saved it: nothing here writes to it.
        replaced: When a backup took its place, in milliseconds since 1970; 0 for never.
    """

    id: str
    game: str = ""
    name: str = ""
    gist: str = ""
    touched: int = 0
    deleted: bool = False
    trouble: str = ""
    newer: bool = False
    replaced: int = 0


@dataclass(frozen=True, slots=True)
class News:
    """What became of the app itself, beside all that is played with it.

    Attributes:
        build: The name of this build; empty where nobody named it.
        offline: This browser keeps the whole app.
        greets: It has just come to that, for the first time, and says so.
        newer: A newer build waits to be started.
        later: The player has put that off.
        moved: Another screen was gone to since, so that the offer may stand on top of it.
    """

    build: str = ""
    offline: bool = False
    greets: bool = False
    newer: bool = False
    later: bool = False
    moved: bool = False


@dataclass(frozen=True, slots=True)
class Model:
    """Everything the page shows is drawn from this value.

    Attributes:
        fragment: What stands behind the ``#`` of the address, without a dialog: where one is.
        heads: All stored tables.
        table: The open table, wherever the player is; see `here`.
        notice: The sentence on top of the page.
        said: The last sentence for screen readers and how many there were: equal ones in a row
            must be heard too.
        trouble: Why the last save failed; empty while saving works.
        offered: An address that could not be shared or copied: shown to be copied by hand.
        code: The QR code that is looked at.
        news: What became of the app itself.
        keeps: What the browser said about keeping what is stored: empty until it is asked,
            ``asked``, ``kept``, ``refused``, or ``clears`` where it clears unvisited sites.
        aside: Ids of the tables of which storage holds something that was set aside.
        opened: The backup file that is looked at.
        backups: When a backup was made last, and how much was played since.
        earlier: What was open before each of the last saves, newest first: what another tab that
            wrote meanwhile most likely goes on from.
        removed: What was removed for good since the page was opened.
        device: What is set for this device.
        able: The settings of it that this browser can fulfil; None until it was asked.
        speaks: The languages that the browser's owner reads, the best first, as ``de-AT``.
        finding: The search of a log that goes on, or was done last.
        telling: The story that is being written out, to be copied or saved.
        dialog: What lies on top of the screen, such as ``term/ghosts.risk``; empty for nothing.
        unkept: Words that their fields would not take, by the open table's id and the message.
    """

    fragment: str = ""
    heads: Mapping[str, Head] = field(default_factory=dict)
    table: Table | None = None
    notice: Notice | None = None
    said: tuple[str, int] = ("", 0)
    trouble: str = ""
    offered: str = ""
    code: Code | None = None
    news: News = News()
    keeps: str = ""
    aside: frozenset[str] = frozenset()
    opened: Opened | None = None
    backups: Backups = field(default_factory=Backups)
    earlier: tuple[Table, ...] = ()
    removed: tuple[Removed, ...] = ()
    device: Device = field(default_factory=Device)
    able: frozenset[str] | None = None
    finding: Finding | None = None
    telling: Telling | None = None
    unkept: Mapping[tuple[str, str], str] = field(default_factory=dict)
    speaks: tuple[str, ...] = ()
    dialog: str = ""

    @property
    def here(self) -> Table | None:
        """The table that the player is at: the address names it, it is open and not put away.

        What is open stays open elsewhere too, at home or under a link, so that coming back to it
        reads nothing.
        """
        table = self.table
        if table is None or table.deleted or table.id != route.read(self.fragment).table:
            return None
        return table

    @property
    def language(self) -> str:
        """The code of the language that is spoken: what this device is set to, else its browser."""
        return preferred((self.device.language, *self.speaks))
