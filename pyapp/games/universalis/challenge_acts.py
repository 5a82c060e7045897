"""A challenge, tap by tap: opening it, settling it by talking, bidding, closing the bids."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.games.universalis.desk import CHALLENGE, Setup
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.laid import bid_laid, challenge_laid
from pyapp.games.universalis.pick_acts import done, to_table
from pyapp.model import Effects, Focus, Model, Msg
from pyapp.screen import Handler
from pyapp.turn import Turn
from threefold import universalis

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
    after = done(model, universalis.OpenBids(coins), msg, CHALLENGE, FIRST_BID)
    return after, () if coins else _top(model, after)


def add_bid(model: Model, msg: Msg) -> Turn:
    """Add the bid that is laid out; the other side is offered next."""
    if model.table is None:
        return model, ()
    step = bid_laid(model.table.stage.play, model.table.desk.of(CHALLENGE))
    left = Setup(coins=1, side=1 - step.side)
    return done(model, step, msg, CHALLENGE, left), ()


def close_bids(model: Model, msg: Msg) -> Turn:
    """Close the bids: the higher side wins, and they are paid."""
    after = done(model, universalis.CloseBids(), msg, CHALLENGE)
    return after, _top(model, after)


def _top(before: Model, after: Model) -> Effects:
    """Show the screen from its top, where it says who won, if the challenge has ended."""
    return () if after.table is before.table else (Focus("main", from_top=True),)


HANDLERS: Mapping[str, Handler] = {
    "universalis.challenge": once(open_challenge),
    "universalis.settle": once(settle),
    "universalis.open_bids": once(open_bids),
    "universalis.add_bid": once(add_bid),
    "universalis.close_bids": once(close_bids),
}
