"""A challenge, tap by tap: opening it, settling it by talking, bidding, closing the bids."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Effects, Focus, Msg
from pyapp.games.universalis.desk import CHALLENGE, Desk, Setup
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.laid import (
    bid_laid,
    challenge_laid,
    side_of,
    usable_fact,
)
from pyapp.games.universalis.numbers import number_in
from pyapp.games.universalis.pick_acts import done, to_table
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, took, with_desk
from threefold import universalis
from threefold.games.universalis import Tale

FIRST_BID = Setup(coins=1)
"""What the challenger's bid begins with: without a coin the challenge is lost at once."""


def open_challenge(model: Model, msg: Msg) -> Turn:
    """Challenge what somebody stated, as it is laid out."""
    if model.table is None:
        return model, ()
    step = challenge_laid(model.table.stage.play, model.table.desk.of(CHALLENGE))
    return to_table(model, done(model, step, msg, CHALLENGE, FIRST_BID))


def settle(model: Model, msg: Msg) -> Turn:
    """End the challenge by agreement."""
    (strike,) = msg.args
    if model.table is None:
        return model, ()
    words = model.table.desk.of(CHALLENGE).text.strip()
    return done(model, universalis.Settle(strike, words), msg, CHALLENGE), ()


def open_bids(model: Model, msg: Msg) -> Turn:
    """Take the challenger's own bid."""
    (coins,) = msg.args
    after = done(model, universalis.OpenBids(coins), msg, CHALLENGE)
    return after, () if coins else _top(model, after)


def add_bid(model: Model, msg: Msg) -> Turn:
    """Add the bid that is laid out; the other side is offered next."""
    if model.table is None:
        return model, ()
    step = bid_laid(model.table.stage.play, model.table.desk.of(CHALLENGE))
    return done(model, step, msg, CHALLENGE), ()


def choose_party(model: Model, msg: Msg) -> Turn:
    """Choose who challenges, or whom. Whoever had the other part changes places with them."""
    part, seat = msg.args[1], number_in(msg.value)
    if model.table is None or seat is None:
        return model, ()
    return _parties(model, model.table.desk, part, seat), ()


def dispute(model: Model, msg: Msg) -> Turn:
    """Choose the fact that is challenged, or none: whoever paid for it is the one who said it."""
    number = msg.args[2]
    if model.table is None:
        return model, ()
    tale: Tale = model.table.stage.play
    laid = model.table.desk.put(CHALLENGE, fact=number, find="")
    fact = usable_fact(tale, laid.of(CHALLENGE))
    if fact is None:
        return with_desk(model, laid), ()
    return _parties(model, laid, "other", tale.fact(fact).payer), ()


def _parties(model: Model, laid: Desk, part: str, seat: int) -> Model:
    if model.table is None:
        return model
    now = challenge_laid(model.table.stage.play, model.table.desk.of(CHALLENGE))
    parties = {"seat": now.challenger, "other": now.defender}
    left = "other" if part == "seat" else "seat"
    if parties[left] == seat:
        parties[left] = parties[part]
    return with_desk(model, laid.put(CHALLENGE, **{**parties, part: seat}))


def choose_bidder(model: Model, msg: Msg) -> Turn:
    """Choose who bids: for their own side where they have one, else for the side chosen last."""
    seat = number_in(msg.value)
    if model.table is None or seat is None:
        return model, ()
    desk = model.table.desk
    tale: Tale = model.table.stage.play
    own = side_of(tale, seat)
    side = bid_laid(tale, desk.of(CHALLENGE)).side if own is None else own
    return with_desk(model, desk.put(CHALLENGE, seat=seat, side=side)), ()


def choose_side(model: Model, msg: Msg) -> Turn:
    """Choose for which side the next bid is; who makes it stays."""
    side = number_in(msg.value)
    if model.table is None or side is None:
        return model, ()
    desk = model.table.desk
    seat = bid_laid(model.table.stage.play, desk.of(CHALLENGE)).seat
    return with_desk(model, desk.put(CHALLENGE, seat=seat, side=min(side, 1))), ()


def close_bids(model: Model, msg: Msg) -> Turn:
    """Close the bids: the higher side wins, and they are paid."""
    after = done(model, universalis.CloseBids(), msg, CHALLENGE)
    return after, _top(model, after)


def _top(before: Model, after: Model) -> Effects:
    """Show the screen from its top, where it says who won, if the challenge has ended."""
    return (Focus("main", from_top=True),) if took(before, after) else ()


HANDLERS: Mapping[str, Handler] = {
    "universalis.party": choose_party,
    "universalis.dispute": dispute,
    "universalis.bidder": choose_bidder,
    "universalis.bidder_side": choose_side,
    "universalis.challenge": once(open_challenge),
    "universalis.settle": once(settle),
    "universalis.open_bids": once(open_bids),
    "universalis.add_bid": once(add_bid),
    "universalis.close_bids": once(close_bids),
}
