"""What a link of this game opens: a roll or a duel to look at, or a request to take along."""

from __future__ import annotations

from pyapp.games.imposition.dice_view import by_hand, waiting_dice
from pyapp.games.imposition.duel_result_view import duel_cards
from pyapp.games.imposition.keeping import names_of
from pyapp.games.imposition.result_view import dice_card, result_cards
from pyapp.games.imposition.speech import name_of, rolls_of, shares
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views import requests
from pyapp.views.parts import layout
from pyapp.views.parts.odds import odds
from pyapp.views.parts.tree import Child
from pyapp.words import say
from threefold import imposition
from threefold.games.imposition import Act, Duel, Roll
from threefold.link import RequestLink, ResultLink


def result_page(model: Model, shared: ResultLink) -> Page:
    """Draw a roll, or a duel, that somebody shared, thrown again from its seeds."""
    roll: Roll | Duel = shared.roll
    if isinstance(roll, Duel):
        cards = duel_cards(roll, shared.rulings)
    else:
        cards = result_cards(roll, shared.rulings)
    typed = any(by_hand(throw) for one in rolls_of(roll) for throw in one.throws)
    name = name_of(names_of(roll))
    return requests.shared_page(model, imposition.ID, name, cards, by_hand=typed)


def request_page(model: Model, asked: RequestLink) -> Page:
    """Draw the check that somebody asks to be rolled."""
    request: imposition.Request = asked.request
    act = request.act
    return requests.request_page(
        model, imposition.ID, act.who, act.deed, request.note, [_forecast(act), dice_card(act)]
    )


def asked_place(table: Table) -> Page:
    """Draw the choice of who rolls the check that was asked for."""
    request: imposition.Request = table.desk.request
    act = request.act
    people = [(sheet.id, name_of(sheet.name)) for sheet in table.stage.play.characters]
    asked = requests.asks(act.who, act.deed, request.note)
    return requests.asked_page(table, asked, dice_card(act), people)


def _forecast(act: Act) -> Child:
    chances = imposition.odds(act.check)
    return layout.card(
        None, waiting_dice(act), odds(say("roll.odds"), shares(chances)), look="raised"
    )
