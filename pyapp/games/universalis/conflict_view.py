"""The open conflict: dice being gathered and forecast, the throw, and the telling after it."""

from __future__ import annotations

from pyapp.games.universalis.contest_view import pool_side
from pyapp.games.universalis.contests import next_counts, pools
from pyapp.games.universalis.desk import CONFLICT, Setup
from pyapp.games.universalis.dice_speech import numbered_names
from pyapp.games.universalis.dice_view import throw_button, throwing
from pyapp.games.universalis.forecast_view import forecast, short_odds
from pyapp.games.universalis.forms import why_not
from pyapp.games.universalis.gathering_view import gathering_card
from pyapp.games.universalis.roll_view import about, roll_cards
from pyapp.games.universalis.scene_view import purses_card
from pyapp.games.universalis.speech import component_name, name_of
from pyapp.games.universalis.telling_view import telling_actions, telling_cards
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.duel import duel
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import request_fold, share_button
from pyapp.words import say, say_count
from pyapp.words.wheel import say_error
from threefold import universalis
from threefold.games.universalis import Conflict, Roll, Tale, contest_for, roll_for


def conflict_page(table: Table) -> Page:
    """Draw the conflict that is open at a table."""
    tale: Tale = table.stage.play
    conflict = tale.conflict
    if conflict is None:
        return Page("", [])
    roll = roll_for(tale)
    if roll is None:
        return _gathering(table, tale, conflict)
    if conflict.narration is None:
        return _tied(table, tale, conflict, roll)
    return _telling(table, tale, roll)


def _gathering(table: Table, tale: Tale, conflict: Conflict) -> Page:
    setup: Setup = table.desk.of(CONFLICT)
    counts, names = next_counts(tale), names_of_sides(tale, conflict)
    body: list[Child] = [
        purses_card(table),
        about(conflict.what),
        _pools(tale, conflict, names),
        gathering_card(tale, conflict, setup, names),
    ]
    if not all(counts):
        return Page(
            "", [*body, why_not(say("universalis.conflict.needs")), _call_off(tale, conflict)]
        )
    contest = contest_for(tale)
    body += [
        forecast(contest, counts, conflict.tie),
        *throwing(CONFLICT, setup, counts, contest),
        request_fold(universalis.ID, CONFLICT, setup, say("universalis.conflict.ask")),
        _call_off(tale, conflict),
    ]
    return Page(
        "", body, actions=[short_odds(contest, counts), throw_button(CONFLICT, 0, setup, counts)]
    )


def names_of_sides(tale: Tale, conflict: Conflict) -> tuple[str, str]:
    """Return what both sides are called: their components, told apart where they share a name."""
    a, b = (component_name(tale, side.component) for side in conflict.sides)
    return numbered_names(a, b)


def _pools(tale: Tale, conflict: Conflict, names: tuple[str, str]) -> Tree:
    left, right = (
        pool_side(name, name_of(tale, side.owner), brought)
        for name, side, brought in zip(names, conflict.sides, pools(tale), strict=True)
    )
    return layout.card(say("universalis.dice.title"), duel([left], [right]))


def _call_off(tale: Tale, conflict: Conflict) -> Tree:
    bought = sum(stake.dice for side in conflict.sides for stake in side.stakes if stake.bought)
    words = say("universalis.conflict.call-off")
    if bought:
        words = say_count("universalis.conflict.call-off.paid", bought)
    return button(words, msg("universalis.call_off", tale.taken), look="quiet", once=True)


def _tied(table: Table, tale: Tale, conflict: Conflict, roll: Roll) -> Page:
    setup: Setup = table.desk.of(CONFLICT)
    contest, counts = roll.contest, roll.next_counts
    purses = purses_card(table)
    refused = roll.rerollable
    if refused is not None:
        # It was tied as often as can be counted: it would have no end if it could not be let be.
        end = [why_not(say_error(refused)), _call_off(tale, conflict), purses]
        return Page("", roll_cards(roll, table.stage.rulings, end))
    ahead = [
        purses,
        forecast(contest, counts, roll.tie),
        *throwing(CONFLICT, setup, counts, contest),
    ]
    actions = [
        short_odds(contest, counts),
        throw_button(CONFLICT, len(roll.throws), setup, counts),
    ]
    return Page("", roll_cards(roll, table.stage.rulings, ahead), actions=actions)


def _telling(table: Table, tale: Tale, roll: Roll) -> Page:
    choice = [*telling_cards(table), purses_card(table), share_button(universalis.ID, CONFLICT)]
    cards = roll_cards(roll, table.stage.rulings, choice)
    return Page("", cards, actions=telling_actions(tale))
