"""The game's own places, by the rest of the address behind the table's id."""

from __future__ import annotations

from pyapp.games.universalis.challenge_view import challenge_place
from pyapp.games.universalis.component_view import component_place
from pyapp.games.universalis.components_view import components_place
from pyapp.games.universalis.facts_view import facts_place
from pyapp.games.universalis.ledger_view import ledger_place
from pyapp.games.universalis.loose_view import loose_place
from pyapp.games.universalis.numbers import number_in
from pyapp.games.universalis.opening_view import conflict_place
from pyapp.games.universalis.seating_view import names_cards
from pyapp.games.universalis.shared_view import asked_place
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.ways import here
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Tale


def place_of(table: Table, rest: tuple[str, ...]) -> Page | None:
    """Draw the place an address names; None where it names none at this table now."""
    match rest:
        case ("c",):
            return components_place(table)
        case ("c", number):
            return _component(table, number)
        case ("facts",):
            return facts_place(table)
        case ("facts", page):
            at = number_in(page)
            return None if at is None else facts_place(table, at)
        case ("names",):
            return _names(table)
        case ("challenge",):
            return challenge_place(table)
        case ("conflict",):
            return conflict_place(table)
        case ("ledger", *more):
            return ledger_place(table, tuple(more))
        case ("loose",):
            return loose_place(table)
        case ("asked",) if table.desk.request is not None:
            return asked_place(table)
        case _:
            return None


def _component(table: Table, number: str) -> Page | None:
    tale: Tale = table.stage.play
    at = number_in(number)
    return component_place(table, at) if at is not None and at < len(tale.components) else None


def _names(table: Table) -> Page | None:
    tale: Tale = table.stage.play
    if not tale.players:
        return None
    return Page(
        say("universalis.way.names"),
        names_cards(table),
        back=here(table),
        game=universalis.ID,
        name="names",
    )
