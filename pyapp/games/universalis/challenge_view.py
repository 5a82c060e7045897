"""A challenge on the screen: the form that opens one, the talk, and what follows it."""

from __future__ import annotations

from pyapp.games.universalis.bids_view import bidding_actions, bidding_cards
from pyapp.games.universalis.desk import CHALLENGE, Setup
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.laid import challenge_laid, coins_laid
from pyapp.games.universalis.picking import pick_fact, pick_player
from pyapp.games.universalis.scene_view import purses_card
from pyapp.games.universalis.speech import closed, coins_words, name_of
from pyapp.games.universalis.verdict_speech import disputed
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.coins import coins
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.handover import bid_picker
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold.games.universalis import Challenge, Tale

PARTY = "universalis.party"
"""The message that takes the choice of who challenges, or whom."""


def challenge_place(table: Table) -> Page:
    """Draw the form that opens a challenge; or why there can be none now."""
    tale: Tale = table.stage.play
    setup: Setup = table.desk.of(CHALLENGE)
    shut = closed(tale)
    if shut:
        body: list[Child] = [layout.empty_state(say("universalis.challenge"), shut, sign="scales")]
        actions: list[Child] = []
    else:
        body, actions = _form(tale, setup), [_open(tale)]
    title = say("universalis.challenge")
    return Page(title, body, back=here(table), actions=actions, game=table.game, name="dispute")


def _form(tale: Tale, setup: Setup) -> list[Child]:
    step = challenge_laid(tale, setup)
    who, whom = say("universalis.challenge.who"), say("universalis.challenge.whom")
    fact = say("universalis.challenge.fact")
    statement = text_field(
        "statement",
        say("universalis.challenge.statement"),
        setup.deed,
        change=msg("universalis.describe", CHALLENGE, "deed"),
        hint=say("universalis.challenge.statement.text"),
        lines=2,
    )
    return [
        layout.card(
            None,
            ["p", {}, say("universalis.challenge.text")],
            pick_player(tale, "challenger", who, CHALLENGE, "seat", step.challenger, act=PARTY),
            pick_player(tale, "defender", whom, CHALLENGE, "other", step.defender, act=PARTY),
            look_up("universalis.challenge", "universalis.fact"),
        ),
        layout.card(
            None,
            statement,
            *pick_fact(tale, CHALLENGE, setup, fact, act="universalis.dispute"),
        ),
    ]


def _open(tale: Tale) -> Tree:
    return button(
        say("universalis.challenge.open"),
        msg("universalis.challenge", tale.taken),
        look="primary",
        sign="scales",
        once=True,
        wide=True,
    )


def challenge_cards(table: Table) -> list[Child]:
    """Draw the open challenge: what is disputed, and the talk or the bids about it."""
    tale: Tale = table.stage.play
    challenge = tale.challenge
    if challenge is None:
        return []
    setup: Setup = table.desk.of(CHALLENGE)
    top: list[Child] = [purses_card(table), statement_card(tale, challenge)]
    if challenge.bids is None:
        return [*top, _talk(tale, setup, challenge), _first_bid(tale, setup, challenge)]
    return [*top, *bidding_cards(tale, challenge, setup, table.stage.rulings)]


def challenge_actions(table: Table) -> list[Child]:
    """Draw what stands at the thumb while a challenge is open."""
    tale: Tale = table.stage.play
    challenge = tale.challenge
    if challenge is None:
        return []
    if challenge.bids is not None:
        return bidding_actions(tale, challenge, table.stage.rulings)
    bid = coins_laid(tale, table.desk.of(CHALLENGE), challenge.challenger, least=0)
    words = say("universalis.challenge.bid", coins=coins_words(bid))
    return [
        button(
            say("universalis.challenge.agreed"),
            msg("universalis.settle", tale.taken, False),
            once=True,
            sign="check",
        ),
        button(
            words if bid else say("universalis.challenge.bid-nothing"),
            msg("universalis.open_bids", tale.taken, bid),
            look="primary" if bid else "danger",
            sign="scales",
            once=True,
        ),
    ]


def statement_card(tale: Tale, challenge: Challenge) -> Tree:
    """Draw who disputes what, and the fact that is at stake."""
    who, whom = name_of(tale, challenge.challenger), name_of(tale, challenge.defender)
    words = disputed(tale, challenge) or say("universalis.challenge.unsaid")
    fact = None if challenge.fact is None else tale.fact(challenge.fact)
    at_stake = say("universalis.challenge.at-stake", text=fact.text) if fact else ""
    return layout.card(
        say("universalis.challenge.title", who=who, whom=whom),
        ["blockquote", {"dir": "auto"}, words],
        ["p", {"class": "field-hint", "dir": "auto"}, at_stake] if at_stake else None,
        look="raised",
    )


def _talk(tale: Tale, setup: Setup, challenge: Challenge) -> Tree:
    agreed = text_field(
        "agreed",
        say("universalis.challenge.agreed-on"),
        setup.text,
        change=msg("universalis.describe", CHALLENGE, "text"),
        lines=2,
    )
    return layout.card(
        say("universalis.challenge.talk"),
        ["p", {}, say("universalis.challenge.talk.text")],
        agreed,
        None if challenge.fact is None else _strike(tale),
    )


def _strike(tale: Tale) -> Tree:
    send = msg("universalis.settle", tale.taken, True)
    return button(say("universalis.challenge.agreed-strike"), send, once=True)


def _first_bid(tale: Tale, setup: Setup, challenge: Challenge) -> Tree:
    seat = challenge.challenger
    free = tale.free(seat)
    return layout.card(
        say("universalis.challenge.no-agreement"),
        bid_picker(
            say("universalis.challenge.first-bid", name=name_of(tale, seat)),
            coins_laid(tale, setup, seat, least=0),
            free,
            lambda number: msg("universalis.lay", CHALLENGE, "coins", number),
            held=coins(free, coins_words(free)),
            everything=say("universalis.challenge.everything"),
        ),
        why_not(say("universalis.challenge.first-bid.text")),
    )
