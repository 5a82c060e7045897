"""Secret bids: the phone goes round, each bids unseen, then all bids are shown at once."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.effect import Focus, Msg
from pyapp.games.universalis.desk import BID, Setup, left
from pyapp.games.universalis.guard import once
from pyapp.games.universalis.stepping import taken
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, then_desk, took, with_desk
from threefold import universalis

TOP = (Focus("main", from_top=True),)


def open_bid(model: Model, msg: Msg) -> Turn:
    """Unveil the bid screen for a player who holds the phone now."""
    (seat,) = msg.args
    return _unveiled(model, seat, 0), TOP


def lay_bid(model: Model, msg: Msg) -> Turn:
    """Choose how much to bid; nothing is bid yet."""
    seat, coins = msg.args
    return _unveiled(model, seat, coins), ()


def hide_bid(model: Model, _msg: Msg) -> Turn:
    """Veil the bid screen again; what was chosen on it is forgotten."""
    return model if model.table is None else with_desk(model, left(model.table.desk)), TOP


def bid(model: Model, msg: Msg) -> Turn:
    """Make a bid; nobody hears how much it is."""
    seat, coins = msg.args
    after = taken(model, universalis.PlaceBid(seat, coins), msg)
    return (then_desk(model, after, left), TOP) if took(model, after) else (after, ())


def reveal(model: Model, msg: Msg) -> Turn:
    """Show all bids: the highest frames the scene, or the tied bid again."""
    return taken(model, universalis.Reveal(), msg), TOP


def _unveiled(model: Model, seat: int, coins: int) -> Model:
    if model.table is None:
        return model
    setup = Setup(seat=seat, coins=coins, unveiled_at=model.table.touched)
    return with_desk(model, model.table.desk.set(BID, setup))


HANDLERS: Mapping[str, Handler] = {
    "universalis.open_bid": once(open_bid),
    "universalis.lay_bid": once(lay_bid),
    "universalis.hide_bid": hide_bid,
    "universalis.bid": once(bid),
    "universalis.reveal": once(reveal),
}
