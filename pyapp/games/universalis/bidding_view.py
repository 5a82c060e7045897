"""Secret bids on one phone: it is handed on, unveiled, and shows all bids when they are in."""

from __future__ import annotations

from pyapp.games.universalis.desk import BID
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.laid import unveiled
from pyapp.games.universalis.reveal_view import tied_card, tied_words
from pyapp.games.universalis.scene_view import purses_card
from pyapp.games.universalis.speech import coins_words, name_of, names_of
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.coins import coins
from pyapp.views.parts.handover import bid_picker, handover
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, msg
from pyapp.words import say
from threefold.games.universalis import Bidding, Tale


def bidding_cards(table: Table) -> list[Child]:
    """Draw whose bid comes next, the bid of whoever holds the phone, or that all bids are in."""
    tale, bidding = _of(table)
    seat = unveiled(table)
    if seat is not None:
        return _bid(table, tale, seat)
    lead: list[Child] = [purses_card(table), _before(tale, bidding)]
    tied = tied_card(tale, bidding)
    if bidding.next is None:
        title, text = say("universalis.bids.in"), say("universalis.bids.in.text")
        return [layout.empty_state(title, text, sign="coin"), tied, *lead]
    return [tied, _handing(tale, bidding, bidding.next), *lead]


def bidding_actions(table: Table) -> list[Child]:
    """Draw the bid to be made, or the reveal, at the thumb."""
    tale, bidding = _of(table)
    seat = unveiled(table)
    if seat is not None:
        return _bid_actions(table, tale, seat)
    if not bidding.complete:
        return []
    reveal = button(
        say("universalis.reveal"),
        msg("universalis.reveal", tale.taken),
        look="primary",
        once=True,
        wide=True,
        id="reveal",
    )
    return [reveal]


def _of(table: Table) -> tuple[Tale, Bidding]:
    tale: Tale = table.stage.play
    return tale, tale.bidding or Bidding(())


def _handing(tale: Tale, bidding: Bidding, seat: int) -> Child:
    name = name_of(tale, seat)
    act = button(
        say("universalis.i-am", name=name),
        msg("universalis.open_bid", tale.taken, seat),
        look="primary",
        once=True,
        wide=True,
        # A button of its own for each player: the second of two taps finds the first one gone.
        id=f"i-am-{seat}-{len(bidding.given)}",
    )
    return handover(say("universalis.hand-to"), name, act)


def _before(tale: Tale, bidding: Bidding) -> Child:
    """Say what the bids are for, and who has bid."""
    lines = [say("universalis.bids.what", number=tale.scene.number)]
    given = [seat for seat, _ in bidding.given]
    if given:
        lines.append(say("universalis.bids.given", names=names_of(tale, given)))
    told = [["p", {"dir": "auto"}, line] for line in lines]
    terms = look_up("universalis.bid", "universalis.framing")
    return layout.card(None, *told, terms, look="quiet")


def _bid(table: Table, tale: Tale, seat: int) -> list[Child]:
    held, draft = tale.coins(seat), table.desk.of(BID).coins
    picker = bid_picker(
        say("universalis.bid.label"),
        min(draft, held),
        held,
        lambda count: msg("universalis.lay_bid", tale.taken, seat, count),
        held=coins(held, coins_words(held), look="large"),
        everything=say("universalis.bid.all"),
    )
    text = say("universalis.bid.text", number=tale.scene.number)
    whose = ["h2", {"class": "card-title", "dir": "auto"}, name_of(tale, seat)]
    tied = tied_words(tale, tale.bidding or Bidding(()))
    lines = [why_not(line) for line in (tied, text) if line]
    return [layout.card(None, whose, picker, *lines, look="raised")]


def _bid_actions(table: Table, tale: Tale, seat: int) -> list[Child]:
    chosen = min(table.desk.of(BID).coins, tale.coins(seat))
    bid = button(
        say("universalis.bid", coins=coins_words(chosen)),
        msg("universalis.bid", tale.taken, seat, chosen),
        look="primary",
        sign="coin",
        once=True,
        wide=True,
        id="bid",
    )
    hide = button(say("universalis.bid.hide"), msg("universalis.hide_bid"), look="quiet", once=True)
    return [hide, bid]
