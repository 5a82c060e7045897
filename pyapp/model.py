"""The values the app is made of: messages in, effects out, and the model between them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from pyapp.code import Code
from pyapp.opened import Opened
from pyapp.reminder import Backups
from pyapp.removed import Removed
from pyapp.table import Table


@dataclass(frozen=True, slots=True)
class Msg:
    """Something that happened: a tap, a typed text, the answer of an effect.

    Attributes:
        name: What happened; ``game.something`` goes to that game's own handlers.
        args: What the view, or the effect, said about it.
        value: The text of the field it came from.
        at: When, in milliseconds since 1970; the rooms that touch the page stamp it.
    """

    name: str
    args: tuple[Any, ...] = ()
    value: str = ""
    at: int = 0


@dataclass(frozen=True, slots=True)
class Save:
    """Write texts to storage in this order, each read back, then remove keys.

    Attributes:
        writes: Texts by key.
        removes: Keys.
        upon: What storage holds under these keys as far as this tab knows, None for nothing. If it
            holds something else, another tab wrote: nothing is written, and that is the answer.
    """

    writes: tuple[tuple[str, str], ...] = ()
    removes: tuple[str, ...] = ()
    upon: tuple[tuple[str, str | None], ...] = ()


@dataclass(frozen=True, slots=True)
class Put:
    """Write texts in this order and then remove keys, all of it or nothing.

    Why it failed, a sentence or nothing, is added to the message's args.

    Attributes:
        writes: Texts by key; None removes one before those that follow are written.
        removes: Keys.
        then: The answer.
    """

    writes: tuple[tuple[str, str | None], ...]
    removes: tuple[str, ...]
    then: Msg

    @property
    def changes(self) -> tuple[tuple[str, str | None], ...]:
        """All of it as keys and the texts to be put under them; None removes one."""
        return (*self.writes, *((key, None) for key in self.removes))


@dataclass(frozen=True, slots=True)
class Load:
    """Read every stored text whose key starts so; they are added to the message's args."""

    prefix: str
    then: Msg


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw random bytes from the browser; their hex is added to the message's args."""

    count: int
    then: Msg


@dataclass(frozen=True, slots=True)
class Share:
    """Offer a link to the platform's share sheet, else to the clipboard."""

    fragment: str
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class FindCode:
    """Work out the QR code of a link, once the page is painted: it may take a moment."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Go:
    """Change the address: a new step of the browser's history, or the same one replaced."""

    fragment: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class Focus:
    """Move the keyboard's place to the element of that id, after painting.

    Attributes:
        element: Its id; where there is none, nothing moves.
        from_top: The screen has become another one: show it from its top.
    """

    element: str
    from_top: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """Focus a field and select its whole text, after painting."""

    element: str


@dataclass(frozen=True, slots=True)
class Soon:
    """Send a message once the page is painted and can be seen: for work that takes its time.

    Whatever is tapped in between comes first, so its handler looks anew at what there is.
    """

    then: Msg


@dataclass(frozen=True, slots=True)
class Download:
    """Hand a text to the player as a file.

    Attributes:
        name: What the file is called at first.
        kind: Its media type, such as ``text/csv``.
        text: What is in it.
    """

    name: str
    kind: str
    text: str

    @property
    def content(self) -> bytes:
        """The text as UTF-8."""
        return well_formed(self.text).encode()


def well_formed(text: str) -> str:
    """Return a text that a file can hold: halves of surrogate pairs are joined, else replaced."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


@dataclass(frozen=True, slots=True)
class Renew:
    """Start the newer build of the app in this tab; all that is typed is saved by then."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Ask the browser, if nobody has yet, not to clear what is stored; ``keeping`` answers."""


Effect = (
    Save
    | Put
    | Load
    | Draw
    | Share
    | FindCode
    | Go
    | Focus
    | Select
    | Soon
    | Download
    | Renew
    | Keep
)
Effects = tuple[Effect, ...]


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
        fragment: What stands behind the ``#`` of the address: where the player is.
        heads: All stored tables.
        table: The open table.
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
    unkept: Mapping[tuple[str, str], str] = field(default_factory=dict)
