"""Where the player is: the part of the address behind the ``#``, read once and written once."""

from __future__ import annotations

from dataclasses import dataclass

from threefold import link


@dataclass(frozen=True, slots=True)
class Route:
    """A place in the app.

    Attributes:
        screen: ``home``, ``about``, ``link``, ``table``, ``log``, ``settings``, or ``game`` for a
            place that the table's game draws itself.
        table: Id of the table, where there is one.
        rest: What the game makes of the address, for ``game``.
    """

    screen: str
    table: str = ""
    rest: tuple[str, ...] = ()


def read(fragment: str) -> Route:
    """Say which place an address names; one that names none is the home screen."""
    fragment = fragment.removeprefix("#")
    if link.is_link(fragment):
        return Route("link")
    match [part for part in fragment.split("/") if part]:
        case ["about"]:
            return Route("about")
        case ["t", table]:
            return Route("table", table)
        case ["t", table, ("log" | "settings") as screen]:
            return Route(screen, table)
        case ["t", table, *rest]:
            return Route("game", table, tuple(rest))
        case _:
            return Route("home")


def to_table(table_id: str, *rest: str) -> str:
    """Return the fragment of a place at a table, without the ``#``."""
    return "/" + "/".join(("t", table_id, *rest))


HOME = "/"
ABOUT = "/about"
