"""Sheets as they will be printed: those of a table, or a game's blank ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here, table_name
from pyapp.words import say, say_count
from threefold.modules import Modules


class Paper(Protocol):
    """What a game puts on paper: the module ``paper`` of its package."""

    def sheets(self, table: Table) -> Sequence[Tree]:
        """Draw the table's sheets, each as one leaf or several."""

    def blanks(self) -> Sequence[Tree]:
        """Draw the sheets that are filled in with a pen."""


PAPERS: Mapping[str, Paper] = Modules("pyapp.games", tuple(f"{game}.paper" for game in SCREENS))


def page(model: Model) -> Page:
    """Draw the leaves, and the button that prints them."""
    if model.here:
        return _of_table(model.here)
    game = route.read(model.fragment).game
    title = say("paper.title.blank", game=say(f"{game}.name"))
    back = (route.to_game(game), say(f"{game}.name"))
    return _page(title, PAPERS[f"{game}.paper"].blanks(), back, game)


def _of_table(table: Table) -> Page:
    title = say("paper.title", name=table_name(table))
    drawn = PAPERS[f"{table.game}.paper"].sheets(table)
    if drawn:
        return _page(title, drawn, here(table), table.game)
    way = link_button(say("paper.blank"), f"#{route.to_blanks(table.game)}")
    none = layout.empty_state(say("paper.none.title"), say("paper.none.text"), way, sign="edit")
    return Page(title, [none], back=here(table), game=table.game, name="paper")


def _page(title: str, drawn: Sequence[Tree], back: tuple[str, str], game: str) -> Page:
    words: list[Child] = [
        ["p", {}, say_count("paper.text", len(drawn))],
        ["p", {"class": "field-hint"}, say("paper.text.device")],
    ]
    go = button(say("paper.print"), msg("print"), look="primary", once=True, wide=True)
    body: list[Child] = [["div", {"class": "paper-about"}, *words], *drawn]
    return Page(title, body, back=back, actions=[go], game=game, name="paper")
