"""What a link of this game opens: a roll to look at, or a request to take to a table."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp import route
from pyapp.games.ghosts.gather_view import forecast
from pyapp.games.ghosts.result_view import pool_card, result_cards
from pyapp.games.ghosts.speech import name_of
from pyapp.model import Head, Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import ghosts
from threefold.link import RequestLink, ResultLink


def result_page(model: Model, shared: ResultLink) -> Page:
    """Draw a roll that somebody shared, thrown again from its seeds."""
    roll: ghosts.Roll = shared.roll
    by_hand = any(isinstance(throw, ghosts.ByHand) for throw in roll.throws)
    how = say("ghosts.result.by-hand" if by_hand else "ghosts.result.untouched")
    again = msg("share", model.fragment, say("app.name"), name_of(roll.act.who))
    body = [
        *result_cards(roll, shared.rulings),
        ["p", {"class": "field-hint"}, how],
        button(say("share.share"), again, look="quiet", sign="share"),
    ]
    return Page(
        say("ghosts.result.title"),
        body,
        back=(route.HOME, say("home.title")),
        actions=[link_button(say("ghosts.result.table"), f"#{route.HOME}", wide=True)],
        game=ghosts.ID,
        name="shared",
    )


def request_page(model: Model, asked: RequestLink) -> Page:
    """Draw what somebody asks to be rolled, and where it can be taken. It rolls nothing."""
    request: ghosts.Request = asked.request
    act = request.act
    body: list[Child] = [
        layout.card(None, *_asks(request), look="raised"),
        pool_card(act, act.pool),
        forecast(act.pool, act.word_known),
        ["p", {"class": "field-hint"}, say("ghosts.request.untouched")],
    ]
    return Page(
        say("ghosts.request.title"),
        body,
        back=(route.HOME, say("home.title")),
        actions=_takers(model.heads),
        game=ghosts.ID,
        name="request",
    )


def _asks(request: ghosts.Request) -> list[Child]:
    act = request.act
    who = act.who.strip()
    asks = say("ghosts.request.asks", who=who) if who else say("ghosts.request.asks-anyone")
    return [
        ["p", {"dir": "auto"}, asks],
        ["p", {"class": "deed", "dir": "auto"}, act.deed] if act.deed.strip() else None,
        ["blockquote", {"dir": "auto"}, request.note] if request.note.strip() else None,
    ]


def _takers(heads: Mapping[str, Head]) -> list[Child]:
    tables = [
        head
        for head in sorted(heads.values(), key=lambda head: -head.touched)
        if head.game == ghosts.ID and not head.deleted and not head.trouble
    ]
    buttons: list[Child] = [
        button(say("ghosts.request.take", name=head.name), msg("take_request", head.id), wide=True)
        for head in tables[:3]
    ]
    loose = button(
        say("ghosts.request.loose"), msg("take_request", ""), look="primary", sign="dice", wide=True
    )
    return [*buttons, loose]


def asked_page(table: Table, request: ghosts.Request, back: tuple[str, str]) -> Page:
    """Draw the choice of who rolls what was asked for."""
    cast: ghosts.Cast = table.stage.play
    act = request.act
    rows = [_taker(sheet) for sheet in cast.characters]
    body: list[Child] = [
        layout.card(None, *_asks(request), look="raised"),
        pool_card(act, act.pool),
        layout.card(
            say("ghosts.request.who"),
            *rows,
            button(say("ghosts.request.loose"), msg("ghosts.seat", "-"), wide=True),
            button(say("ghosts.request.drop"), msg("ghosts.drop_request"), look="quiet"),
        ),
    ]
    return Page(say("ghosts.request.waiting"), body, back=back, game=ghosts.ID, name="request")


def _taker(sheet: ghosts.Character) -> Tree:
    words = say("ghosts.request.as", name=name_of(sheet.name))
    return button(words, msg("ghosts.seat", sheet.id), look="primary", wide=True)
