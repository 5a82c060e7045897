"""A link as a QR code, for whoever sits at the same table."""

from __future__ import annotations

from pyapp import moving, route
from pyapp.code import MOST, Code
from pyapp.model import Model
from pyapp.screen import Page
from pyapp.views.decoded import decoded
from pyapp.views.links import broken
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.squares import paper, squares
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from threefold import link
from threefold.errors import ThreefoldError

DENSE = 1_000
"""From so many characters on the squares are hard to make out on a phone."""


def page(model: Model) -> Page:
    """Draw the code that the address asks for, or what is the matter with it."""
    code = model.code or Code(route.read(model.fragment).rest[0])
    try:
        kind, game = _kind(code.fragment)
    except ThreefoldError as error:
        return broken(error)
    back = (code.back, say("code.back")) if code.back else (route.HOME, say("home.title"))
    body = [layout.card(None, *_shown(code, kind), look="raised"), _share(code, kind)]
    return Page(say("code.title"), body, back=back, game=game, name="code")


def _kind(fragment: str) -> tuple[str, str]:
    """Return what a link is of, and the id of the game it is of; none for a table's.

    Raises:
        ThreefoldError: It cannot be read.
    """
    place = route.read(fragment)
    if place.screen == "import":
        moving.tables(place.rest[0])
        return "table", ""
    opened = decoded(fragment)
    return ("roll" if isinstance(opened, link.ResultLink) else "request"), opened.game


def _shown(code: Code, kind: str) -> list[Child]:
    if code.too_long:
        count = len(code.address or code.fragment)
        return [["p", {}, say("code.too-long", count=count, most=MOST)]]
    if code.missing:
        again = button(say("code.again"), msg("code_again"), look="primary", once=True)
        return [layout.notice("error", say("code.missing"), again, speaks=False)]
    # The words stand there while the code is being drawn, too: nothing may move when it comes.
    drawing = ["p", {"class": "lead"}, say("code.drawing")]
    dense = ["p", {"class": "field-hint"}, say("code.dense")]
    return [
        paper(squares(code.rows, say(f"code.{kind}.name")) if code.rows else drawing),
        ["p", {}, say(f"code.{kind}.scan")],
        dense if len(code.fragment) > DENSE else None,
    ]


def _share(code: Code, kind: str) -> Tree:
    """Draw the link, empty while its code is being drawn, and the way to share or copy it."""
    send = msg("share", code.fragment, say("app.name"), say(f"code.{kind}.share"))
    whole = text_field("code-link", say("share.link"), code.address, readonly=True)
    return layout.card(
        None,
        whole if code.address or not (code.missing or code.too_long) else None,
        button(say("share.share"), send, sign="share", once=True),
    )
