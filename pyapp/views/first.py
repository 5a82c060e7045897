"""The first minute with a game: what it is about, and a way to try it with nothing written yet."""

from __future__ import annotations

from pyapp.games import SCREENS
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.tree import Tree, msg
from pyapp.words import say


def introduction(game: str) -> Tree:
    """Say in two sentences what a game is about and what one does in it."""
    return ["p", {"class": "intro"}, say(f"{game}.intro")]


def try_example(game: str) -> Tree:
    """Draw the way to a table that is an example; the game is named where several stand."""
    act = say(f"{game}.example.try")
    about = say("example.about", act=act, game=say(f"{game}.name"))
    return button(act, msg("new_example", game), sign="lamp", once=True, about=about)


def example_here(game: str) -> Tree:
    """Draw the way to lay the example out on the open table, which is empty."""
    return button(say(f"{game}.example.try"), msg("example_here"), sign="lamp", once=True)


def newcomers() -> list[Tree]:
    """Draw every game in short, for somebody who has no table yet."""
    return [
        [
            "div",
            {"data-game": game, "key": game, "class": "first"},
            layout.card(
                say(f"{game}.name"),
                ["p", {"class": "intro"}, say(f"{game}.intro.short")],
                try_example(game),
            ),
        ]
        for game in SCREENS
    ]
