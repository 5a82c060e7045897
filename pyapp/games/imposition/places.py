"""The game's own places: a sheet in play, a sheet being written, an NPC, a duel."""

from __future__ import annotations

from pyapp import route
from pyapp.games.imposition.acts import act_of, sheet_of
from pyapp.games.imposition.desk import DUEL, LOOSE, Setup
from pyapp.games.imposition.duel_result_view import duel_actions, open_duel_cards
from pyapp.games.imposition.duel_view import duelling
from pyapp.games.imposition.edit_view import edit_actions, edit_cards, npc_cards
from pyapp.games.imposition.gather_view import gather_actions, gathering
from pyapp.games.imposition.keep_view import keep_cards
from pyapp.games.imposition.loose_view import counting
from pyapp.games.imposition.result_view import (
    deciding,
    outcome_banner,
    result_actions,
    result_cards,
)
from pyapp.games.imposition.speech import name_of
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.views.parts.tree import Child
from pyapp.views.rolls import keep_actions
from pyapp.views.ways import here
from pyapp.words import say
from threefold.games.imposition import Party

Drawn = tuple[list[Child], list[Child]]
"""What a place shows, and what stands at the thumb there."""


def roll_place(table: Table, who: str) -> Page:
    """Draw where somebody acts: gathering a check, deciding on a result, or keeping it."""
    party: Party = table.stage.play
    title = say("roll.loose") if who == LOOSE else name_of(party.character(who).name)
    return _page(table, title, _acting(table, party, who))


def _acting(table: Table, party: Party, who: str) -> Drawn:
    setup: Setup = table.desk.of(who)
    roll = party.open(sheet_of(who))
    if roll is None:
        return _gather(table, party, who, setup)
    if party.duel is not None and who in party.duel.ids:
        return _in_duel(table)
    if setup.keeping:
        cards = [outcome_banner(roll, id=None), *keep_cards(who, setup, roll)]
        return cards, keep_actions(table.game, who)
    cards = result_cards(roll, table.stage.rulings, deciding(who, roll, setup))
    return cards, result_actions(who, roll, setup)


def _gather(table: Table, party: Party, who: str, setup: Setup) -> Drawn:
    act = act_of(party, who, setup)
    actions = gather_actions(who, act, setup)
    if who == LOOSE and act is not None:
        return counting(party, act, setup), actions
    sheet = party.character(who)
    edit = route.to_table(table.id, "c", who, "edit")
    return gathering(party, sheet, setup, table.stage.rulings, edit), actions


def _in_duel(table: Table) -> Drawn:
    way = f"#{route.to_table(table.id, 'duel')}"
    to_duel = link_button(say("imposition.duel"), way, look="primary", sign="dice")
    return [layout.notice("info", say("imposition.duel.waits"), to_duel, speaks=False)], []


def duel_place(table: Table) -> Page:
    """Draw a duel: being gathered, to be decided on, or being kept."""
    party: Party = table.stage.play
    setup: Setup = table.desk.of(DUEL)
    if party.duel is None:
        return _page(table, say("imposition.duel"), duelling(table), "duel-place")
    thrown = party.duel.duel
    if setup.keeping:
        banners: list[Child] = [outcome_banner(roll, id=None) for roll in thrown.rolls]
        drawn: Drawn = [*banners, *keep_cards(DUEL, setup, thrown)], keep_actions(table.game, DUEL)
    else:
        cards = open_duel_cards(party.duel, table.desk, table.stage.rulings)
        drawn = cards, duel_actions(thrown)
    return _page(table, say("imposition.duel"), drawn, "duel-place")


def _page(table: Table, title: str, drawn: Drawn, name: str = "roll") -> Page:
    body, actions = drawn
    return Page(title, body, back=here(table), actions=actions, game=table.game, name=name)


def edit_place(table: Table, who: str) -> Page:
    """Draw a sheet being written."""
    sheet = table.stage.play.character(who)
    name = name_of(sheet.name)
    return Page(
        say("sheet.edit.title", name=name),
        edit_cards(sheet, table.stage.rulings),
        back=(route.to_table(table.id, "c", who), name),
        actions=edit_actions(table.id, sheet),
        game=table.game,
        name="sheet",
    )


def npc_place(table: Table, who: str) -> Page:
    """Draw an NPC."""
    npc = table.stage.play.npc(who)
    return _page(table, name_of(npc.name), (npc_cards(npc), []), "sheet")
