"""What a link opens: a roll shared, a roll asked for, or a plain word on what is wrong with it."""

from __future__ import annotations

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.decoded import decoded
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import link_button
from pyapp.words import say
from pyapp.words.wheel import say_error
from threefold import link
from threefold.errors import ThreefoldError

TITLES = {"link.damaged": "link.damaged.title", "link.newer": "link.newer.title"}


def page(model: Model) -> Page:
    """Draw what the address holds."""
    try:
        opened = decoded(model.fragment)
    except ThreefoldError as error:
        return broken(error)
    screen = SCREENS[opened.game]
    if isinstance(opened, link.ResultLink):
        return screen.result_page(model, opened)
    return screen.request_page(model, opened)


def broken(error: ThreefoldError) -> Page:
    """Say what is wrong with a link, and the way on."""
    title = say(TITLES.get(error.code, "link.unknown.title"))
    body = [
        layout.notice("error", say_error(error)),
        ["p", {}, say("link.untouched")],
        ["p", {}, link_button(say("link.to-tables"), f"#{route.HOME}", look="primary")],
    ]
    return Page(title, body, back=(route.HOME, say("home.title")), name="link")
