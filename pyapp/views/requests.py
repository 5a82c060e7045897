"""A roll that somebody asks for, and one that somebody shared: the pages of their links."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyapp import route
from pyapp.desk import LOOSE
from pyapp.model import Head, Model
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.code_ways import cluster, code_link
from pyapp.views.decoded import decoded
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.ways import here
from pyapp.words import say
from threefold import link


def shared_page(
    model: Model, game: str, name: str, cards: Sequence[Child], *, by_hand: bool
) -> Page:
    """Draw a roll that somebody shared: `cards`, and that it touches nothing of one's own."""
    how = say("result.by-hand" if by_hand else "result.untouched")
    # Made anew, since a chat program may have hung something on the one that was opened.
    fresh = link.encode(decoded(model.fragment))
    again = msg("share", fresh, say("app.name"), name)
    return Page(
        say("result.title"),
        [
            *cards,
            ["p", {"class": "field-hint"}, how],
            cluster(
                button(say("share.share"), again, look="quiet", sign="share", once=True),
                code_link(fresh),
            ),
        ],
        back=(route.HOME, say("home.title")),
        actions=[link_button(say("result.table"), f"#{route.HOME}", wide=True)],
        game=game,
        name="shared",
    )


def request_page(
    model: Model, game: str, who: str, deed: str, note: str, cards: Sequence[Child]
) -> Page:
    """Draw what somebody asks to be rolled, and where it can be taken. It rolls nothing."""
    untouched = ["p", {"class": "field-hint"}, say("request.untouched")]
    takers = [_taker(head) for head in _tables(model.heads, game)]
    others = layout.card(say("request.other-tables"), *takers[1:]) if takers[1:] else None
    return Page(
        say("request.title"),
        [asks(who, deed, note), *cards, others, untouched],
        back=(route.HOME, say("home.title")),
        actions=[*takers[:1], _taking(say("request.loose"), "", "primary")],
        game=game,
        name="request",
    )


def asks(who: str, deed: str, note: str) -> Tree:
    """Draw who is asked to try what, and the line that came with it."""
    name = who.strip()
    words = say("request.asks", who=name) if name else say("request.asks-anyone")
    return layout.card(
        None,
        ["p", {"dir": "auto"}, words],
        ["p", {"class": "deed", "dir": "auto"}, deed] if deed.strip() else None,
        ["blockquote", {"dir": "auto"}, note] if note.strip() else None,
        look="raised",
    )


def _tables(heads: Mapping[str, Head], game: str) -> list[Head]:
    """List the tables of a game that can take a request, the one last played at first."""
    newest = sorted(heads.values(), key=lambda head: -head.touched)
    return [head for head in newest if head.game == game and not (head.deleted or head.trouble)]


def _taker(head: Head) -> Tree:
    name = head.name.strip() or say("table.unnamed")
    return _taking(say("request.take", name=name), head.id, "plain")


def _taking(words: str, table_id: str, look: Look) -> Tree:
    message = msg("take_request", table_id)
    return button(words, message, look=look, sign="dice", once=True, wide=True)


def asked_page(table: Table, asked: Tree, card: Child, people: Sequence[tuple[str, str]]) -> Page:
    """Draw the choice of who rolls what was asked for; `people` are ids and names.

    Whoever is called as the request says stands first.
    """
    game = table.game
    meant = table.desk.request.act.who.strip()
    first = [person for person in people if person[1] == meant]
    others = [person for person in people if person[1] != meant]
    choice = layout.card(
        say("request.who"),
        *(_seat(game, who, name, "primary") for who, name in first),
        *(_seat(game, who, name, "plain") for who, name in others),
        button(say("request.loose"), msg(f"{game}.seat", LOOSE), once=True, wide=True),
        button(say("request.drop"), msg(f"{game}.drop_request"), look="quiet", once=True),
    )
    return Page(
        say("request.waiting"),
        [asked, card, choice],
        back=here(table),
        game=game,
        name="request",
    )


def _seat(game: str, who: str, name: str, look: Look) -> Tree:
    words = say("request.as", name=name)
    return button(words, msg(f"{game}.seat", who), look=look, once=True, wide=True)


def request_waits(table: Table) -> Child:
    """Draw the reminder that somebody asked for a roll."""
    if table.desk.request is None:
        return None
    way = f"#{route.to_table(table.id, 'asked')}"
    choose = link_button(say("request.who"), way, look="primary")
    return layout.notice("info", say("request.waiting"), choose, speaks=False)
