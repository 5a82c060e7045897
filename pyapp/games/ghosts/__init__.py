"""City of Ghosts on the screen: its places, its messages, its part of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyapp.games.ghosts import roll_acts, roller, sheet_acts
from pyapp.games.ghosts.desk import LOOSE, desk_from_data, desk_to_data, new_desk
from pyapp.games.ghosts.places import edit_place, roll_place
from pyapp.games.ghosts.shared_view import asked_place, request_page, result_page
from pyapp.games.ghosts.sheet_view import cast_cards
from pyapp.games.ghosts.speech import name_of
from pyapp.games.ghosts.story import told
from pyapp.log import Moment
from pyapp.roll_links import on_desk
from pyapp.screen import Handler, Page, Told
from pyapp.table import Table
from pyapp.words.bidi import in_a_row
from threefold import ghosts
from threefold.link import RequestLink

ID = ghosts.ID

HANDLERS: Mapping[str, Handler] = {
    **sheet_acts.HANDLERS,
    **roll_acts.HANDLERS,
}

__all__ = [
    "HANDLERS",
    "ID",
    "desk_from_data",
    "desk_to_data",
    "gist",
    "new_desk",
    "place",
    "request_page",
    "result_page",
    "seated",
    "story",
    "table_page",
]


def gist(play: Any) -> str:
    """Name the characters."""
    return in_a_row(name_of(sheet.name) for sheet in play.characters)


def table_page(table: Table) -> Page:
    """Draw the cast."""
    return Page("", cast_cards(table))


def place(table: Table, rest: tuple[str, ...]) -> Page | None:
    """Draw a sheet in play, a sheet being written, a roll without a sheet, a waiting request."""
    known = {sheet.id for sheet in table.stage.play.characters}
    match rest:
        case ("c", who) if who in known:
            return roll_place(table, who)
        case ("c", who, "edit") if who in known:
            return edit_place(table, who)
        case ("loose",):
            return roll_place(table, LOOSE)
        case ("asked",) if table.desk.request is not None:
            return asked_place(table)
        case _:
            return None


def story(_table: Table, moment: Moment) -> Told:
    """Tell one step of the game."""
    return told(moment)


def seated(table: Table, link: RequestLink) -> tuple[Any, tuple[str, ...]]:
    """Lay a request on a table's desk."""
    return on_desk(roller, table, link)
