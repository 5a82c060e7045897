"""What a link of this game opens: a conflict to look at, or a request to take along."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pyapp.games.universalis import roller
from pyapp.games.universalis.contest_view import contest_card
from pyapp.games.universalis.desk import LOOSE
from pyapp.games.universalis.forecast_view import forecast
from pyapp.games.universalis.roll_view import by_hand, roll_cards, sides_line
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views import requests
from pyapp.views.parts.buttons import button
from pyapp.views.parts.tree import Child, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Request, Roll
from threefold.games.universalis.rulings import TIE
from threefold.link import RequestLink, ResultLink


def result_page(model: Model, shared: ResultLink) -> Page:
    """Draw a conflict that somebody shared, thrown again from its seeds: who gets how much, why."""
    roll: Roll = shared.roll
    title, _ = roller.share_words(roll)
    cards = [
        sides_line(roll),
        *roll_cards(roll, shared.rulings)[1:],
        contest_card(roll.contest),
    ]
    typed = any(by_hand(roll, number) for number in range(len(roll.throws)))
    return requests.shared_page(model, universalis.ID, title, cards, by_hand=typed)


def request_page(model: Model, asked: RequestLink) -> Page:
    """Draw the contest that somebody asks to be rolled."""
    request: Request = asked.request
    contest = request.act
    cards = [
        contest_card(contest),
        forecast(contest, contest.counts, TIE.chosen(asked.rulings)),
    ]
    return requests.request_page(model, universalis.ID, "", contest.what, request.note, cards)


def seated(table: Table, asked: RequestLink) -> tuple[Any, tuple[str, ...]]:
    """Lay a request out as a contest of its own, or keep it until the one there is kept."""
    if roller.waiting(table.stage.play, LOOSE) is None:
        desk = roller.seated(table.desk, table.stage.play, LOOSE, asked.request)
        return desk, roller.place(LOOSE)
    return replace(table.desk, request=asked.request), ("asked",)


def asked_place(table: Table) -> Page:
    """Draw what somebody asks to be rolled, while it waits to be set up here."""
    asked: Request = table.desk.request
    take = button(
        say("universalis.loose.set-up"),
        msg("universalis.seat", LOOSE),
        look="primary",
        sign="dice",
        once=True,
        wide=True,
    )
    drop = button(say("request.drop"), msg("universalis.drop_request"), look="quiet", once=True)
    body: list[Child] = [
        requests.asks("", asked.act.what, asked.note),
        contest_card(asked.act),
        drop,
    ]
    title = say("request.waiting")
    return Page(title, body, back=here(table), actions=[take], game=table.game, name="request")
