"""What a link of this game opens: a roll to look at, or a request to take to a table."""

from __future__ import annotations

from pyapp.games.ghosts.dice_view import by_hand
from pyapp.games.ghosts.gather_view import forecast
from pyapp.games.ghosts.result_view import pool_card, result_cards
from pyapp.games.ghosts.speech import name_of
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views import requests
from threefold import ghosts
from threefold.link import RequestLink, ResultLink


def result_page(model: Model, shared: ResultLink) -> Page:
    """Draw a roll that somebody shared, thrown again from its seeds."""
    roll: ghosts.Roll = shared.roll
    return requests.shared_page(
        model,
        ghosts.ID,
        name_of(roll.act.who),
        result_cards(roll, shared.rulings),
        by_hand=any(by_hand(throw) for throw in roll.throws),
    )


def request_page(model: Model, asked: RequestLink) -> Page:
    """Draw the pool that somebody asks to be rolled."""
    act: ghosts.Act = asked.request.act
    cards = [pool_card(act, act.pool), forecast(act.pool, act.word_known)]
    return requests.request_page(model, ghosts.ID, act.who, act.deed, asked.request.note, cards)


def asked_place(table: Table) -> Page:
    """Draw the choice of who rolls the pool that was asked for."""
    request: ghosts.Request = table.desk.request
    act, cast = request.act, table.stage.play
    people = [(sheet.id, name_of(sheet.name)) for sheet in cast.characters]
    asked = requests.asks(act.who, act.deed, request.note)
    return requests.asked_page(table, asked, pool_card(act, act.pool), people)
