"""Where the player is: the part of the address behind the ``#``, read once and written once."""

from __future__ import annotations

import re
from dataclasses import dataclass

from threefold import link, parcel
from threefold.games import GAMES

ENTRY = re.compile("([0-9]{1,9})-([0-9]{1,9})")
"""How an address names an entry of the log: its chunk, and its number there."""

FIND_PARTS = 2
"""So many parts of an address say what is sought: the words, and the page of the found."""

COVERED = re.compile("([^~]*)~((?:term|keys)(?:/[a-z0-9.-]+)?)")
"""How an address names a dialog on top of a place: ``/t/ab12~term/ghosts.risk``."""


@dataclass(frozen=True, slots=True)
class Route:
    """A place in the app.

    Attributes:
        screen: ``home``, ``start``, ``about``, ``device``, ``import`` for a backup, ``link``,
            ``code`` for a link as a QR code, ``style`` for the workshop of looks, ``table``,
            ``log``, ``find`` for a search of the log, ``settings``, ``move``, ``paper`` for sheets
            to print, or ``game`` for a place that the table's game draws.
        table: Id of the table, where there is one.
        rest: What the game makes of the address, for ``game``; the link, for ``code``; the parcel
            with the backup in it, for ``import``, or nothing; for ``find`` the words, quoted, and
            the number of the page, or only the words, or nothing.
        entry: The newest entry of the page, for ``log``; None for the newest there is.
        game: Id of the game, for ``start``: what home holds of that one; for ``style``, whose
            colours are worn, or none; for ``paper`` without a table, whose blank sheets.
    """

    screen: str
    table: str = ""
    rest: tuple[str, ...] = ()
    entry: tuple[int, int] | None = None
    game: str = ""


def read(fragment: str) -> Route:
    """Say which place an address names; one that names none is the home screen."""
    fragment, _dialog = split(fragment)
    if link.is_link(fragment):
        return Route("link")
    match [part for part in fragment.split("/") if part]:
        case ["about"]:
            return Route("about")
        case ["device"]:
            return Route("device")
        case ["import"]:
            return Route("import")
        case ["import", code]:
            return Route("import", rest=(code,))
        case ["g", game] if game in GAMES:
            return Route("start", game=game)
        case ["style"]:
            return Route("style")
        case ["style", game] if game in GAMES:
            return Route("style", game=game)
        case ["g", game, "paper"] if game in GAMES:
            return Route("paper", game=game)
        case ["code", code] if link.is_link(code):
            return Route("code", rest=(code,))
        case ["code", "import", code] if parcel.is_parcel(code):
            return Route("code", rest=(to_import(code),))
        case ["t", table]:
            return Route("table", table)
        case ["t", table, ("log" | "settings" | "move" | "paper") as screen]:
            return Route(screen, table)
        case ["t", table, "log", entry] if found := ENTRY.fullmatch(entry):
            return Route("log", table, entry=(int(found[1]), int(found[2])))
        case ["t", table, "log", "find", *rest] if len(rest) <= FIND_PARTS:
            return Route("find", table, tuple(rest))
        case ["t", table, *rest]:
            return Route("game", table, tuple(rest))
        case _:
            return Route("home")


def split(fragment: str) -> tuple[str, str]:
    """Return the place that an address names, and the dialog on top of it; empty for none."""
    fragment = fragment.removeprefix("#")
    found = COVERED.fullmatch(fragment)
    return (found[1], found[2]) if found else (fragment, "")


def covered(place: str, dialog: str) -> str:
    """Return the fragment of a place with a dialog on top of it, without the ``#``."""
    return f"{place}~{dialog}" if dialog else place


def to_game(game: str) -> str:
    """Return the fragment of a game's own start, without the ``#``: where its shortcut leads."""
    return f"/g/{game}"


def to_style(game: str = "") -> str:
    """Return the fragment of the workshop of looks, in the colours of a game or of none."""
    return f"/style/{game}" if game else "/style"


def to_blanks(game: str) -> str:
    """Return the fragment of the place with a game's blank sheets to print, without the ``#``."""
    return f"/g/{game}/paper"


def to_table(table_id: str, *rest: str) -> str:
    """Return the fragment of a place at a table, without the ``#``."""
    return "/" + "/".join(("t", table_id, *rest))


def to_code(link_fragment: str) -> str:
    """Return the fragment of the place that shows a link as a QR code."""
    return f"/code/{link_fragment.removeprefix('/')}"


def to_import(code: str) -> str:
    """Return the fragment of the place that shows the backup in a parcel, without the ``#``."""
    return f"{IMPORT}/{code}"


def to_log(table_id: str, entry: tuple[int, int] | None = None) -> str:
    """Return the fragment of the page of the log that begins with an entry, newest first."""
    return to_table(table_id, "log", *([f"{entry[0]}-{entry[1]}"] if entry else []))


def to_find(table_id: str, *rest: str) -> str:
    """Return the fragment of a search of the log: the words, quoted, and a page of the found."""
    return to_table(table_id, "log", "find", *rest)


HOME = "/"
ABOUT = "/about"
DEVICE = "/device"
IMPORT = "/import"
