"""The About screen: what this is, where the data lies, how the dice can be checked."""

from __future__ import annotations

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.parts import layout
from pyapp.words import say
from threefold import __version__


def about(_model: Model) -> Page:
    """Draw the About screen."""
    games = [["li", {}, say(f"{game}.name")] for game in SCREENS]
    body = [
        layout.card(None, ["p", {}, say("about.what")], ["p", {}, say("about.where")]),
        layout.card(say("about.dice.title"), ["p", {}, say("about.dice")]),
        layout.card(say("about.games"), ["ul", {"role": "list"}, *games]),
        ["p", {"class": "foot"}, say("about.version", version=__version__)],
    ]
    return Page(say("about.title"), body, back=(route.HOME, say("home.title")), name="about")
