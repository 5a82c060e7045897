"""Universalis on the screen: its places, its messages, its part of the log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyapp.games.universalis import (
    bidding_acts,
    buy_acts,
    challenge_acts,
    conflict_acts,
    draft_acts,
    ledger_acts,
    pick_acts,
    roll_acts,
    seating_acts,
    turn_acts,
)
from pyapp.games.universalis.desk import desk_from_data, desk_to_data, left, new_desk
from pyapp.games.universalis.places import place_of
from pyapp.games.universalis.shared_view import request_page, result_page, seated
from pyapp.games.universalis.speech import name_of
from pyapp.games.universalis.story import told
from pyapp.games.universalis.table_view import table_screen
from pyapp.log import Moment
from pyapp.screen import Handler, Page, Told
from pyapp.table import Table
from pyapp.words import say
from pyapp.words.bidi import in_a_row
from threefold import universalis

ID = universalis.ID

HANDLERS: Mapping[str, Handler] = {
    **seating_acts.HANDLERS,
    **draft_acts.HANDLERS,
    **bidding_acts.HANDLERS,
    **buy_acts.HANDLERS,
    **turn_acts.HANDLERS,
    **challenge_acts.HANDLERS,
    **conflict_acts.HANDLERS,
    **ledger_acts.HANDLERS,
    **pick_acts.HANDLERS,
    **roll_acts.HANDLERS,
}

__all__ = [
    "HANDLERS",
    "ID",
    "chapter",
    "desk_from_data",
    "desk_to_data",
    "gist",
    "left",
    "new_desk",
    "place",
    "request_page",
    "result_page",
    "seated",
    "story",
    "table_page",
]


def gist(play: Any) -> str:
    """Name the players."""
    return in_a_row(name_of(play, seat) for seat in range(len(play.players)))


def table_page(table: Table) -> Page:
    """Draw what goes on now."""
    return table_screen(table)


def place(table: Table, rest: tuple[str, ...]) -> Page | None:
    """Draw a component, the facts, the ledger, a dispute to open, dice of their own."""
    return place_of(table, rest)


def story(_table: Table, moment: Moment) -> Told:
    """Tell one step of the game."""
    return told(moment)


def chapter(moment: Moment) -> str:
    """Name the scene that a step belongs to; its bids, and its end, do as well."""
    number = moment.before.play.scene.number
    return (
        say("universalis.chapter", number=number) if number else say("universalis.chapter.before")
    )
