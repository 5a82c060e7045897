"""What the app asks of a game's own screens, so that a table of any game is handled alike."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from pyapp.effect import Effects, Msg
from pyapp.log import Moment
from pyapp.model import Model
from pyapp.table import Table
from pyapp.views.parts.tree import Child
from threefold.link import RequestLink, ResultLink

Handler = Callable[[Model, Msg], tuple[Model, Effects]]


@dataclass(frozen=True, slots=True)
class Page:
    """One screen, before the frame is put around it.

    Attributes:
        title: What the app bar says, and the browser's title.
        body: What scrolls.
        back: Where the back link leads, as (fragment, name of that place).
        actions: What stands at the thumb, below; the main act last.
        game: Id of the game whose colours are worn; empty for none.
        name: The screen's name, for its style.
    """

    title: str
    body: Sequence[Child]
    back: tuple[str, str] | None = None
    actions: Sequence[Child] = ()
    game: str = ""
    name: str = ""


@dataclass(frozen=True, slots=True)
class Credit:
    """Whom a game owes thanks to, for the About screen.

    Attributes:
        words: Who made what, in a sentence.
        licence: The name of the licence it is under.
        href: Where that licence can be read.
    """

    words: str
    licence: str
    href: str


@dataclass(frozen=True, slots=True)
class Told:
    """What one step did, as an entry of the log.

    Attributes:
        lines: The tale, a paragraph each.
        deed: What was attempted, in the player's own words; empty for most steps.
        beside: What is drawn below and is about the dice, not the tale.
    """

    lines: Sequence[str]
    deed: str = ""
    beside: Sequence[Child] = ()


class Screen(Protocol):
    """A game's half of the app. A module with these names is one; see `pyapp.games`.

    It may also have ``credits()``, some of `Credit`, where its licence asks for them; and
    ``left(desk)``, which returns the desk as it lies once its player goes elsewhere or puts the
    page away, where something on it is for their eyes only; and ``chapter(moment)``, which names
    the part of the story that a step belongs to, where the game has such parts: else the log is
    told by the day.
    """

    ID: str
    HANDLERS: Mapping[str, Handler]

    def new_desk(self) -> Any:
        """Return a desk with nothing laid out."""

    def desk_to_data(self, desk: Any) -> Any:
        """Return the desk as plain data for JSON."""

    def desk_from_data(self, data: Any) -> Any:
        """Read a desk; what makes no sense is left out, since nothing on a desk has happened."""

    def gist(self, play: Any) -> str:
        """Say in a line who is at the table, for the list of tables."""

    def table_page(self, table: Table) -> Page:
        """Draw what the table's own screen shows of the game."""

    def place(self, table: Table, rest: tuple[str, ...]) -> Page | None:
        """Draw one of the game's own places; None where the address names none."""

    def story(self, table: Table, moment: Moment) -> Told:
        """Tell what one step of the game did."""

    def result_page(self, model: Model, link: ResultLink) -> Page:
        """Draw a roll that somebody shared."""

    def request_page(self, model: Model, link: RequestLink) -> Page:
        """Draw what somebody asks to be rolled."""

    def seated(self, table: Table, link: RequestLink) -> tuple[Any, tuple[str, ...]]:
        """Lay a request on a table's desk: the desk, and the place where it goes on."""
