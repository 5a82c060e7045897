"""Where the player is: the part of the address behind the ``#``, read once and written once."""

from __future__ import annotations

import re
from dataclasses import dataclass

from threefold import link, parcel
from threefold.games import GAMES

ENTRY = re.compile("([0-9]{1,9})-([0-9]{1,9})")
"""How an address names an entry of the log: its chunk, and its number there."""


@dataclass(frozen=True, slots=True)
class Route:
    """A place in the app.

    Attributes:
        screen: ``home``, ``start``, ``about``, ``import`` for a backup, ``link``, ``code`` for a
            link as a QR code, ``table``, ``log``, ``settings``, ``move``, ``paper`` for sheets to
            print, or ``game`` for a place that the table's game draws.
        table: Id of the table, where there is one.
        rest: What the game makes of the address, for ``game``; the link, for ``code``; the parcel
            with the backup in it, for ``import``, or nothing.
        entry: The newest entry of the page, for ``log``; None for the newest there is.
        game: Id of the game, for ``start``: what home holds of that one; and for ``paper`` without
            a table: the blank sheets of that game.
    """

    screen: str
    table: str = ""
    rest: tuple[str, ...] = ()
    entry: tuple[int, int] | None = None
    game: str = ""


def read(fragment: str) -> Route:
    """Say which place an address names; one that names none is the home screen."""
    fragment = fragment.removeprefix("#")
    if link.is_link(fragment):
        return Route("link")
    match [part for part in fragment.split("/") if part]:
        case ["about"]:
            return Route("about")
        case ["import"]:
            return Route("import")
        case ["import", code]:
            return Route("import", rest=(code,))
        case ["g", game] if game in GAMES:
            return Route("start", game=game)
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
        case ["t", table, *rest]:
            return Route("game", table, tuple(rest))
        case _:
            return Route("home")


def to_game(game: str) -> str:
    """Return the fragment of a game's own start, without the ``#``: where its shortcut leads."""
    return f"/g/{game}"


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


HOME = "/"
ABOUT = "/about"
IMPORT = "/import"
