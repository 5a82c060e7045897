"""A contest without the table's coins: so many dice against so many, or what a link asks for."""

from __future__ import annotations

from pyapp.games.universalis.contest_view import contest_card
from pyapp.games.universalis.contests import loose_contest, plain
from pyapp.games.universalis.desk import LOOSE, Setup
from pyapp.games.universalis.dice_speech import DEFAULT_SIDES, outcome_words, side_name
from pyapp.games.universalis.dice_view import throw_button, throwing
from pyapp.games.universalis.forecast_view import forecast, short_odds
from pyapp.games.universalis.roll_view import roll_cards
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.picks import stepper
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.rolls import keep_button, request_fold, share_button
from pyapp.views.ways import here
from pyapp.words import say
from threefold import universalis
from threefold.games.universalis import DICE, Contest, Roll
from threefold.games.universalis.rulings import TIE
from threefold.rulings import Rulings


def loose_place(table: Table) -> Page:
    """Draw a contest being set up, or the one that was thrown and waits to be kept."""
    setup: Setup = table.desk.of(LOOSE)
    roll: Roll | None = table.stage.play.loose
    if roll is None:
        body, actions = _gathering(setup, table.stage.rulings)
    else:
        body, actions = _thrown(roll, setup, table.stage.rulings)
    title = say("universalis.loose.title")
    return Page(title, body, back=here(table), actions=actions, game=table.game, name="roll")


def _gathering(setup: Setup, rulings: Rulings) -> tuple[list[Child], list[Child]]:
    contest = loose_contest(setup)
    counts = contest.counts
    left = [
        layout.card(None, ["p", {}, say("universalis.loose.text")], _what(setup)),
        *(_plain(contest) if plain(contest) else _asked(contest)),
    ]
    right = [
        forecast(contest, counts, TIE.chosen(rulings)),
        *throwing(LOOSE, setup, counts, contest),
        request_fold(universalis.ID, LOOSE, setup),
    ]
    actions: list[Child] = [short_odds(contest, counts), throw_button(LOOSE, 0, setup, counts)]
    return [layout.panes(left, right)], actions


def _what(setup: Setup) -> Tree:
    change = msg("universalis.describe", LOOSE, "deed")
    return text_field("deed", say("universalis.roll.what"), setup.deed, change=change)


def _plain(contest: Contest) -> list[Child]:
    return [layout.card(None, *_side(contest, number)) for number in (0, 1)]


def _side(contest: Contest, number: int) -> list[Child]:
    side, label = contest.sides[number], say(DEFAULT_SIDES[number])
    send, dice = "universalis.count_dice", side.dice
    less = msg(send, LOOSE, number, dice - 1) if dice > 1 else None
    more = msg(send, LOOSE, number, dice + 1) if dice < DICE else None
    named = msg("universalis.name_side", LOOSE, number)
    return [
        text_field(f"side-{number}", label, side.name, change=named),
        stepper(say("universalis.loose.dice", side=side_name(contest, number)), dice, less, more),
    ]


def _asked(contest: Contest) -> list[Child]:
    again = button(
        say("universalis.loose.plain"), msg("universalis.plain_dice", LOOSE), look="quiet"
    )
    return [contest_card(contest), again]


def _thrown(roll: Roll, setup: Setup, rulings: Rulings) -> tuple[list[Child], list[Child]]:
    contest, outcome = roll.contest, outcome_words(roll.contest, roll.result().outcome)
    again, counts = roll.rerollable is None, roll.next_counts
    choice: list[Child] = [share_button(universalis.ID, LOOSE)]
    if not again:
        return roll_cards(roll, rulings, choice), [keep_button(universalis.ID, LOOSE, outcome)]
    ahead = [
        forecast(contest, counts, roll.tie),
        *throwing(LOOSE, setup, counts, contest),
    ]
    cards = roll_cards(roll, rulings, [*ahead, *choice])
    # After a tie it is thrown again, as a rule.
    kept = keep_button(universalis.ID, LOOSE, outcome, look="plain")
    return cards, [kept, throw_button(LOOSE, len(roll.throws), setup, counts)]
