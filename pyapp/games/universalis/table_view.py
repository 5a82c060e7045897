"""The table's own screen: what goes on now, whatever that is, with everybody's coins on top."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp import route
from pyapp.games.universalis.bidding_view import bidding_actions, bidding_cards
from pyapp.games.universalis.buy_view import buy_card
from pyapp.games.universalis.challenge_view import challenge_actions, challenge_cards
from pyapp.games.universalis.conflict_view import conflict_page
from pyapp.games.universalis.laid import unveiled
from pyapp.games.universalis.reveal_view import reveal_card
from pyapp.games.universalis.rulings_view import rulings_fold
from pyapp.games.universalis.scene_view import purses_card, scene_card
from pyapp.games.universalis.seating_view import seating_actions, seating_cards
from pyapp.games.universalis.turn_view import end_scene_card, interrupt_card, turn_actions
from pyapp.games.universalis.verdict_view import verdict_card
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.term import look_up
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.requests import request_waits
from pyapp.words import say
from pyapp.words.wheel import say_question
from threefold import universalis
from threefold.games.universalis import Phase, Tale
from threefold.games.universalis.rulings import REFRESH


def table_screen(table: Table) -> Page:
    """Draw the seats, the bids, the open dispute or the scene, as the state has it."""
    tale: Tale = table.stage.play
    if tale.conflict is not None:
        return conflict_page(table)
    if tale.challenge is not None:
        return Page("", challenge_cards(table), actions=challenge_actions(table))
    if tale.phase is Phase.SEATING:
        return Page("", [*seating_cards(table), *ways(table)], actions=seating_actions(table))
    if tale.phase is Phase.BIDDING:
        # Nothing stands beside a bid that only one player may see.
        more = ways(table) if unveiled(table) is None else []
        return Page("", [*bidding_cards(table), *more], actions=bidding_actions(table))
    return Page("", playing_cards(table), actions=turn_actions(table))


def playing_cards(table: Table) -> list[Child]:
    """Draw a scene that is framed or played: purses, the scene, buying, the others, the ways."""
    tale: Tale = table.stage.play
    return [
        purses_card(table),
        request_waits(table),
        reveal_card(table),
        verdict_card(table),
        scene_card(table),
        buy_card(table) if tale.purse else _no_coins(table),
        _disputes(table),
        interrupt_card(table),
        end_scene_card(table) if tale.phase is Phase.TURNS and tale.purse else None,
        *ways(table),
    ]


def _no_coins(table: Table) -> Tree:
    """Say what is left to do without coins, and the ruling that would bring some."""
    change: Child = None
    if not universalis.refresh(table.stage.rulings):
        settings = f"#{route.to_table(table.id, 'settings')}"
        words = say("universalis.no-coins-come", question=say_question(REFRESH))
        link = ["a", {"href": settings}, say("universalis.settled.change")]
        change = ["p", {}, words, " ", link]
    return layout.card(None, ["p", {}, say("universalis.nobody-has-coins")], change)


def _disputes(table: Table) -> Tree:
    ways = [
        _way(table, say("universalis.way.challenge"), "scales", "challenge"),
        _way(table, say("universalis.way.conflict"), "dice", "conflict"),
    ]
    return layout.card(
        say("universalis.disputes"),
        ["div", {"class": "cluster"}, *ways],
        look_up("universalis.challenge", "universalis.conflict"),
    )


def ways(table: Table) -> Sequence[Child]:
    """Draw the ways to what has been told and paid so far."""
    tale: Tale = table.stage.play
    begun = tale.phase is not Phase.SEATING
    links = [
        _way(table, say("universalis.components"), "character", "c") if begun else None,
        _way(table, say("universalis.facts"), "word", "facts") if begun else None,
        _way(table, say("universalis.way.ledger"), "ledger", "ledger") if begun else None,
        _way(table, say("universalis.way.names"), "edit", "names") if begun else None,
        _way(table, say("universalis.way.loose"), "dice", "loose"),
    ]
    return [
        layout.card(None, ["div", {"class": "cluster"}, *links], look="quiet"),
        rulings_fold(table) if begun else None,
    ]


def _way(table: Table, words: str, sign: str, place: str) -> Tree:
    return link_button(words, f"#{route.to_table(table.id, place)}", sign=sign)
