"""The About screen: what this is, where the data lies, how the dice can be checked."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Model
from pyapp.screen import Credit, Page, Screen
from pyapp.views.parts import layout
from pyapp.views.parts.tree import Tree
from pyapp.words import say
from threefold import __version__


def about(_model: Model) -> Page:
    """Draw the About screen."""
    games = [_game(screen) for screen in SCREENS.values()]
    body = [
        layout.card(None, ["p", {}, say("about.what")], ["p", {}, say("about.where")]),
        layout.card(say("about.dice.title"), ["p", {}, say("about.dice")]),
        layout.card(say("about.games"), ["ul", {"role": "list"}, *games]),
        ["p", {"class": "foot"}, say("about.version", version=__version__)],
    ]
    return Page(say("about.title"), body, back=(route.HOME, say("home.title")), name="about")


def _game(screen: Screen) -> Tree:
    """Name a game, with the credits that its licence asks for."""
    credits: Sequence[Credit] = getattr(screen, "CREDITS", ())
    return ["li", {"key": screen.ID}, say(f"{screen.ID}.name"), *(_credit(one) for one in credits)]


def _credit(credit: Credit) -> Tree:
    # The licence lies elsewhere: opened apart, and without telling it where one came from.
    given = {"href": credit.href, "target": "_blank", "rel": "noopener noreferrer license"}
    return ["p", {"class": "soft small"}, credit.words, " ", ["a", given, credit.licence]]
