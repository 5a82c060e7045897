"""Imposition on the screen: its places, its messages, its part of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyapp.games.imposition import pick_acts, roller, sheet_acts
from pyapp.games.imposition.desk import LOOSE, desk_from_data, desk_to_data, new_desk
from pyapp.games.imposition.places import duel_place, edit_place, npc_place, roll_place
from pyapp.games.imposition.shared_view import asked_place, request_page, result_page
from pyapp.games.imposition.speech import name_of
from pyapp.games.imposition.story import told
from pyapp.games.imposition.table_view import table_cards
from pyapp.log import Moment
from pyapp.roll_links import on_desk
from pyapp.screen import Credit, Handler, Page, Told
from pyapp.table import Table
from pyapp.words import say
from pyapp.words.bidi import in_a_row
from threefold import imposition
from threefold.link import RequestLink

ID = imposition.ID

LICENCE = "https://creativecommons.org/licenses/by-sa/4.0/"


def credits() -> tuple[Credit, ...]:
    """The Imposition SRD asks to be named, with its author, its publisher and its licence."""
    return (Credit(say("imposition.credit"), say("imposition.licence"), LICENCE),)


HANDLERS: Mapping[str, Handler] = {**sheet_acts.HANDLERS, **pick_acts.HANDLERS}

__all__ = [
    "HANDLERS",
    "ID",
    "credits",
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
    """Draw the party."""
    return Page("", table_cards(table))


def place(table: Table, rest: tuple[str, ...]) -> Page | None:
    """Draw a sheet in play or being written, an NPC, a duel, a roll without a sheet, a request."""
    party: imposition.Party = table.stage.play
    known = {sheet.id for sheet in party.characters}
    match rest:
        case ("c", who) if who in known:
            return roll_place(table, who)
        case ("c", who, "edit") if who in known:
            return edit_place(table, who)
        case ("n", who) if party.is_npc(who):
            return npc_place(table, who)
        case ("duel",):
            return duel_place(table)
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
