"""The About screen: what this is, where the data lies, how the dice can be checked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Model, News
from pyapp.screen import Credit, Page, Screen
from pyapp.views.parts import layout
from pyapp.views.parts.tree import Child, Tree
from pyapp.words import say
from threefold import __version__

BUILD_SHOWN = 7
"""So much of a build's name tells it from any other."""


def page(model: Model) -> Page:
    """Draw the About screen."""
    games = [_game(screen) for screen in SCREENS.values()]
    body = [
        layout.card(None, ["p", {}, say("about.what")], ["p", {}, say("about.where")]),
        layout.card(say("about.dice.title"), ["p", {}, say("about.dice")]),
        layout.card(say("about.games"), ["ul", {"role": "list"}, *games]),
        ["p", {"class": "foot"}, *_this_one(model.news)],
    ]
    return Page(say("about.title"), body, back=(route.HOME, say("home.title")), name="about")


def _this_one(news: News) -> list[Child]:
    """Say which Threefold this is, and whether it needs a network."""
    version = say("about.version", version=__version__)
    named = f"{version} · {say('about.build', build=news.build[:BUILD_SHOWN])}"
    return [
        named if news.build else version,
        ["br"],
        say("about.offline") if news.offline else say("about.online"),
    ]


def _game(screen: Screen) -> Tree:
    """Name a game, with the credits that its licence asks for."""
    credits: Callable[[], Sequence[Credit]] = getattr(screen, "credits", tuple)
    owed = [_credit(one) for one in credits()]
    return ["li", {"key": screen.ID}, say(f"{screen.ID}.name"), *owed]


def _credit(credit: Credit) -> Tree:
    # The licence lies elsewhere: opened apart, and without telling it where one came from.
    given = {"href": credit.href, "target": "_blank", "rel": "noopener noreferrer license"}
    return ["p", {"class": "soft small"}, credit.words, " ", ["a", given, credit.licence]]
