"""What comes into the app and goes out of it: messages, and the effects that it asks for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyapp.files import Download


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
class Copy:
    """Put a text on the clipboard; whether that worked is added to the message's args."""

    text: str
    then: Msg


@dataclass(frozen=True, slots=True)
class Depict:
    """Turn a drawing into a picture and offer it to the platform's share sheet, else as a file.

    What became of it (``shared``, ``saved``, ``cancelled`` or ``failed``) is added to the message's
    args.

    Attributes:
        drawing: An SVG document that needs nothing but itself.
        size: Width and height of the picture in pixels.
        name: What the file is called.
        text: A sentence to share along with it.
        then: The answer.
    """

    drawing: str
    size: tuple[int, int]
    name: str
    text: str
    then: Msg


@dataclass(frozen=True, slots=True)
class FindCode:
    """Work out the QR code of a link, once the page is painted: it may take a moment."""

    fragment: str


@dataclass(frozen=True, slots=True)
class Go:
    """Change the address.

    Attributes:
        fragment: The place to go to.
        replace: The step of the browser's history that is shown names it; else it is a new one.
        back: Where one came from there, take that step back instead: no trail to walk back.
    """

    fragment: str
    replace: bool = False
    back: bool = False


@dataclass(frozen=True, slots=True)
class Cover:
    """Have the address name the dialog that was opened; going back closes it.

    Attributes:
        fragment: The place with the dialog.
        replace: It took the place of another dialog: still one step back leads to the place.
    """

    fragment: str
    replace: bool = False


@dataclass(frozen=True, slots=True)
class Uncover:
    """Have the address name the place alone, whose dialog was closed.

    Where the dialog was opened from that very place, this is one step back: no trail is left.
    """

    fragment: str


@dataclass(frozen=True, slots=True)
class Press:
    """Press or enter something on the screen, for the keyboard.

    Attributes:
        what: ``main`` for the main act, ``field`` for the first field to write in, ``pick`` for
            something that can be picked: so the views mark them with ``data-key``.
        number: Which of several, from 1.
    """

    what: str
    number: int = 1


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
class Send:
    """Send a message as a tap would; it is answered before anything is painted."""

    then: Msg


@dataclass(frozen=True, slots=True)
class Soon:
    """Send a message once the page is painted and can be seen: for work that takes its time.

    Whatever is tapped in between comes first, so its handler looks anew at what there is.
    """

    then: Msg


@dataclass(frozen=True, slots=True)
class Renew:
    """Start the newer build of the app in this tab; all that is typed is saved by then."""


@dataclass(frozen=True, slots=True)
class Print:
    """Open the browser's own way to print what is painted."""


@dataclass(frozen=True, slots=True)
class Keep:
    """Ask the browser, if nobody has yet, not to clear what is stored; ``keeping`` answers."""


@dataclass(frozen=True, slots=True)
class Speak:
    """Tell the browser the language of the page, by its code: a screen reader reads it so."""

    language: str


@dataclass(frozen=True, slots=True)
class Dress:
    """Have the page wear a theme from now on: one of `pyapp.device.THEMES`."""

    theme: str


@dataclass(frozen=True, slots=True)
class AskAble:
    """Ask the browser what it can do; ``device_able`` answers with names of `pyapp.device`."""


@dataclass(frozen=True, slots=True)
class Land:
    """Let the dice of a result fall, after painting, and the phone buzz when they lie.

    Attributes:
        results: Ids of the results whose dice fall; none where real dice have landed already.
        buzz: How long it buzzes and pauses, in turn, in milliseconds; nothing for not at all.
    """

    results: tuple[str, ...]
    buzz: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stay:
    """Keep the screen awake from now on, or let it sleep again, where the browser can."""

    awake: bool


Effect = (
    Save
    | Put
    | Load
    | Draw
    | Share
    | Copy
    | Depict
    | FindCode
    | Go
    | Cover
    | Uncover
    | Press
    | Focus
    | Select
    | Send
    | Soon
    | Download
    | Renew
    | Print
    | Keep
    | Dress
    | Speak
    | AskAble
    | Land
    | Stay
)
Effects = tuple[Effect, ...]
