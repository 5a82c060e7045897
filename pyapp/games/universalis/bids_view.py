"""The bids of a challenge: both sides on the scales, the next bid, and what closing them does."""

from __future__ import annotations

from pyapp.games.universalis.desk import CHALLENGE, Setup
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.laid import bid_laid, bidders
from pyapp.games.universalis.picking import pick_fact, pick_player
from pyapp.games.universalis.speech import coins_words, name_of
from pyapp.games.universalis.verdict_speech import mattered
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.coins import coins
from pyapp.views.parts.fields import segmented
from pyapp.views.parts.handover import bid_picker
from pyapp.views.parts.scales import Backing, Pan, scales
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import why
from pyapp.words import say
from pyapp.words.wheel import say_phrase
from threefold import universalis
from threefold.games.universalis import Bid, Challenge, Tale, Verdict, verdict
from threefold.games.universalis.rulings import CHALLENGE_BIDS, LEVERAGE
from threefold.rulings import Rulings

BIDDER = "universalis.bidder"
"""The message that takes the choice of who bids."""
SIDES = ("universalis.challenge.against", "universalis.challenge.for")


def bidding_cards(tale: Tale, challenge: Challenge, setup: Setup, rulings: Rulings) -> list[Child]:
    """Draw how the bids stand, what decides now, and the next bid."""
    now = verdict(challenge, rulings)
    return [
        layout.card(
            say("universalis.challenge.bids"),
            _scales(tale, challenge, now, rulings),
            look_up("universalis.leverage", "universalis.challenge"),
        ),
        _next(tale, challenge, setup, rulings),
        why(
            [say_phrase(universalis.RULES[now.rule]), _would(now)],
            mattered(challenge, now, rulings),
        ),
    ]


def _scales(tale: Tale, challenge: Challenge, now: Verdict, rulings: Rulings) -> Tree:
    doubled = LEVERAGE.chosen(rulings) == "double"
    pans = [
        Pan(
            say(SIDES[side]),
            now.totals[side],
            say("universalis.challenge.counts", count=now.totals[side]),
            [
                _backing(tale, bid, doubled=doubled)
                for bid in challenge.bids or ()
                if bid.side == side
            ],
            say("universalis.challenge.ahead") if now.winner == side else "",
            now.winner == side,
        )
        for side in (0, 1)
    ]
    return scales(say("universalis.challenge.bids"), pans[0], pans[1])


def _backing(tale: Tale, bid: Bid, *, doubled: bool) -> Backing:
    detail = ""
    if bid.fact is not None:
        key = "universalis.challenge.doubled" if doubled else "universalis.challenge.listed"
        detail = say(key, fact=tale.fact(bid.fact).text)
    return Backing(name_of(tale, bid.seat), bid.coins, coins_words(bid.coins), detail)


def _would(now: Verdict) -> str:
    return say(
        "universalis.challenge.would-stand" if now.stands else "universalis.challenge.would-fall"
    )


def _next(tale: Tale, challenge: Challenge, setup: Setup, rulings: Rulings) -> Tree:
    """Draw the next bid: who, for which side, how much, and the fact that backs it."""
    seats = bidders(tale)
    if not seats:
        return layout.card(None, why_not(say("universalis.challenge.nobody")))
    step = bid_laid(tale, setup)
    free = tale.free(step.seat)
    doubled = LEVERAGE.chosen(rulings) == "double" and step.fact is not None
    counts = step.coins * (2 if doubled else 1)
    who, side = say("universalis.challenge.bidder"), say("universalis.challenge.side")
    choices = [(str(number), say(SIDES[number])) for number in (0, 1)]
    lay = msg("universalis.bidder_side")
    return layout.card(
        say("universalis.challenge.add"),
        pick_player(tale, "bidder", who, CHALLENGE, "seat", step.seat, seats, BIDDER),
        segmented("bid-side", side, choices, str(step.side), lay),
        bid_picker(
            say("universalis.challenge.next-bid"),
            step.coins,
            free,
            lambda number: msg("universalis.lay", CHALLENGE, "coins", max(1, number)),
            held=coins(free, coins_words(free)),
            everything=say("universalis.challenge.everything"),
            quick=(1, 2, 3, 5),
        ),
        *pick_fact(tale, CHALLENGE, setup, say("universalis.challenge.leverage"), challenge.fact),
        why_not(say("universalis.challenge.leverage.text")),
        button(
            _act(step, counts),
            msg("universalis.add_bid", tale.taken),
            once=True,
            wide=True,
        ),
    )


def _act(bid: universalis.AddBid, counts: int) -> str:
    """Say what a bid does: how much, for which side, and what it counts where that is more."""
    key = "universalis.challenge.add.for" if bid.side else "universalis.challenge.add.against"
    words = say(key, coins=coins_words(bid.coins))
    if counts == bid.coins:
        return words
    return say("universalis.challenge.add.counts", bid=words, count=counts)


def bidding_actions(tale: Tale, challenge: Challenge, rulings: Rulings) -> list[Child]:
    """Draw the button that closes the bids, with the coins that go to the bank then."""
    now = verdict(challenge, rulings)
    everybody = CHALLENGE_BIDS.chosen(rulings) == "spent"
    due = sum(bid.coins for bid in challenge.bids or () if everybody or bid.side == now.winner)
    return [
        button(
            say("universalis.challenge.close", coins=coins_words(due)),
            msg("universalis.close_bids", tale.taken),
            look="primary",
            sign="check",
            once=True,
            wide=True,
        )
    ]
