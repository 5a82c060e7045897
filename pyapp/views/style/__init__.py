"""The style page: every component in every state, drawn by the functions the screens use.

It is a workshop, reached by its address alone (``#/style``, ``#/style/<game>`` in the colours of a
game). Its texts are samples and stand beside their drawing: nobody has to translate them.
"""

from __future__ import annotations

from pyapp import route
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.odds import strip
from pyapp.views.parts.tree import Child, Tree
from pyapp.views.style.acts import acts
from pyapp.views.style.blocks import blocks
from pyapp.views.style.coins_shown import coins_shown
from pyapp.views.style.inputs import inputs
from pyapp.views.style.laying import NOTHING
from pyapp.views.style.leaves_shown import leaves_shown
from pyapp.views.style.looked_up import looked_up
from pyapp.views.style.reading import reading, shares
from pyapp.views.style.throws import throws
from pyapp.views.style.tokens_shown import tokens
from threefold.games import GAMES


def page(model: Model) -> Page:
    """Draw it, in the colours of the game that the address names, or of none."""
    game = route.read(model.fragment).game
    games = [*throws(), *reading(), *coins_shown()]
    drawn = [*tokens(game), *acts(), *inputs(), *blocks(), *games, *looked_up(), *leaves_shown()]
    return Page(
        game.capitalize() or "Style",
        [_ways(), *drawn],
        back=(route.HOME, "Threefold"),
        actions=_thumb(),
        game=game,
        name="style",
    )


def _ways() -> Tree:
    links = [link_button(game.capitalize(), f"#{route.to_style(game)}") for game in GAMES]
    return ["nav", {"class": "cluster", "aria-label": "Colours"}, *links]


def _thumb() -> list[Child]:
    """Fill the bar of actions with all that may stand in it."""
    return [
        strip(shares(3, 2, 1), "83% success or partial"),
        button("Later", NOTHING, look="quiet", sign="back"),
        button("Roll 2d6", NOTHING, look="primary", sign="dice"),
    ]
