"""The game's own places: a sheet in play, a sheet being written, a request that waits."""

from __future__ import annotations

from pyapp import route
from pyapp.games.ghosts.desk import LOOSE, Setup
from pyapp.games.ghosts.edit_view import edit_actions, edit_cards
from pyapp.games.ghosts.gather_view import gather_actions, gathering
from pyapp.games.ghosts.keep_view import keep_cards
from pyapp.games.ghosts.loose_view import counting
from pyapp.games.ghosts.pools import next_pool, open_roll
from pyapp.games.ghosts.result_view import (
    deciding,
    outcome_banner,
    result_actions,
    result_cards,
)
from pyapp.games.ghosts.speech import name_of
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts.tree import Child
from pyapp.views.rolls import keep_actions
from pyapp.views.ways import here
from pyapp.words import say
from threefold import ghosts


def roll_place(table: Table, who: str) -> Page:
    """Draw where somebody acts: gathering a pool, deciding on a result, or keeping it."""
    cast: ghosts.Cast = table.stage.play
    setup: Setup = table.desk.of(who)
    roll = open_roll(cast, who)
    if roll is None:
        body, actions = _gather(table, who, setup)
    elif setup.keeping:
        body = [
            outcome_banner(roll, id=None),
            *keep_cards(cast, who, setup, roll, table.stage.rulings),
        ]
        actions = keep_actions(table.game, who)
    else:
        body = result_cards(
            roll,
            table.stage.rulings,
            deciding(who, roll, setup),
            anchor_at_stake=_anchor_at_stake(cast, who, roll),
        )
        actions = result_actions(who, roll, setup)
    title = say("roll.loose") if who == LOOSE else name_of(cast.character(who).name)
    return Page(title, body, back=here(table), actions=actions, game=table.game, name="roll")


def _anchor_at_stake(cast: ghosts.Cast, who: str, roll: ghosts.Roll) -> bool:
    consequence = roll.result().consequence
    if who == LOOSE or consequence is None:
        return False
    return ghosts.landing(cast.character(who), consequence) is ghosts.ANCHOR


def _gather(table: Table, who: str, setup: Setup) -> tuple[list[Child], list[Child]]:
    cast: ghosts.Cast = table.stage.play
    pool = next_pool(cast, who, setup)
    if who == LOOSE:
        known = setup.asked.word_known if setup.asked else False
        return counting(setup), gather_actions(who, pool, known, setup)
    sheet = cast.character(who)
    edit = route.to_table(table.id, "c", who, "edit")
    body = gathering(cast, sheet, setup, table.stage.rulings, edit)
    return body, gather_actions(who, pool, sheet.word is not None, setup)


def edit_place(table: Table, who: str) -> Page:
    """Draw a sheet being written."""
    cast: ghosts.Cast = table.stage.play
    sheet = cast.character(who)
    return Page(
        say("sheet.edit.title", name=name_of(sheet.name)),
        edit_cards(cast, sheet, table.stage.rulings),
        back=(route.to_table(table.id, "c", who), name_of(sheet.name)),
        actions=edit_actions(table.id, sheet),
        game=table.game,
        name="sheet",
    )
