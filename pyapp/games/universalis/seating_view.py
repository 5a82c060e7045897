"""Before play: who sits where, what the table has settled, and the beginning."""

from __future__ import annotations

from pyapp.games.universalis.desk import NEW_PLAYER, SEAT, draft_of
from pyapp.games.universalis.forms import one_line, why_not
from pyapp.games.universalis.rulings_view import rulings_card
from pyapp.games.universalis.speech import coins_words, name_of
from pyapp.table import Table
from pyapp.views.first import example_here, introduction
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.requests import request_waits
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import Tale


def seating_cards(table: Table) -> list[Child]:
    """Draw the seats, clockwise from the first, the way to take one, and the table's rulings."""
    tale: Tale = table.stage.play
    if tale.players:
        return [request_waits(table), _seats(table), rulings_card(table)]
    first = ["div", {"class": "cluster"}, example_here(universalis.ID)]
    return [
        request_waits(table),
        introduction(universalis.ID),
        _seats(table),
        first,
        rulings_card(table),
    ]


def seating_actions(table: Table) -> list[Child]:
    """Draw the beginning, with what everybody begins with."""
    tale: Tale = table.stage.play
    coins = coins_words(universalis.starting(table.stage.rulings))
    begin = button(
        say("universalis.begin", coins=coins),
        msg("universalis.begin", tale.taken),
        look="primary",
        sign="coin",
        once=True,
        wide=True,
        id="begin",
    )
    return [begin] if tale.players else []


def _seats(table: Table) -> Tree:
    tale: Tale = table.stage.play
    full = len(tale.players) >= universalis.SEATS
    send = msg("universalis.join", tale.taken)
    add = one_line(
        NEW_PLAYER,
        say("universalis.seat.label"),
        send,
        say("join.add"),
        draft=(SEAT, draft_of(table.desk, SEAT)),
    )
    return layout.card(
        say("universalis.seats"),
        why_not(say("universalis.seats.text")),
        *(_seat(tale, seat) for seat in range(len(tale.players))),
        why_not(say("universalis.seats.full", most=universalis.SEATS)) if full else add,
        look_up("universalis.coin", "universalis.scene"),
    )


def _seat(tale: Tale, seat: int) -> Tree:
    """Draw one seat: the name to write, and the ways to move up or leave."""
    name = name_of(tale, seat)
    up = msg("universalis.move_seat", tale.taken, seat, seat - 1) if seat else None
    gone = msg("universalis.unseat", tale.taken, seat)
    earlier = say("universalis.seat.earlier")
    leave = say("universalis.seat.leave")
    keys: list[Child] = [
        button(earlier, up, look="quiet", once=True, about=f"{earlier}: {name}") if up else None,
        button(leave, gone, look="quiet", sign="trash", once=True, about=f"{leave}: {name}"),
    ]
    given = {"class": "written", "role": "group", "aria-label": name, "key": str(seat)}
    return ["div", given, name_field(tale, seat), ["div", {"class": "cluster"}, *keys]]


def name_field(tale: Tale, seat: int) -> Tree:
    """Draw the field with a player's name."""
    return text_field(
        f"player-{seat}",
        say("universalis.seat", number=seat + 1),
        tale.player(seat).name,
        change=msg("universalis.rename", tale.taken, seat),
    )


def names_cards(table: Table) -> list[Child]:
    """Draw everybody's name to be written anew, at any time of play."""
    tale: Tale = table.stage.play
    return [layout.card(None, *(name_field(tale, seat) for seat in range(len(tale.players))))]
