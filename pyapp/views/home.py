"""The first screen: the tables in this browser, and a new one for each game, or all of just one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from pyapp import route
from pyapp.games import SCREENS
from pyapp.model import Head, Model
from pyapp.screen import Page
from pyapp.views.backup import backup_card, reminder
from pyapp.views.first import introduction, newcomers, try_example
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button
from pyapp.views.parts.emblem import emblem, game_tile, game_tiles
from pyapp.views.parts.rows import row_words
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.removing import remove_button, removed_card
from pyapp.words import say
from pyapp.words.numbers import day
from threefold.modules import Modules


class Unread(Protocol):
    """The module that draws what cannot be read; most homes have nothing of it."""

    def troubled(self, head: Head) -> Tree:
        """Draw a table that cannot be read."""

    def set_aside(self, model: Model) -> list[Child]:
        """Draw what was set aside of others."""

    def unread_page(self, head: Head) -> Page:
        """Draw the screen of a table that cannot be read."""


UNREAD: Mapping[str, Unread] = Modules("pyapp.views", ("unread",))


def home(model: Model) -> Page:
    """Draw the list of tables, newest first."""
    heads = _newest_first(model)
    there = _usable(heads)
    body: list[Child] = [["p", {"class": "tagline"}, say("app.tagline")]]
    body.append(reminder(model))
    body += [_list(there)] if there else [_none(), *newcomers()]
    body += _unread(model)
    body.append(_clears() if model.keeps == "clears" else None)
    body.append(_away([head for head in heads if head.deleted and not head.trouble]))
    body.append(removed_card(model))
    body.append(backup_card(model))
    body.append(_foot())
    new = game_tiles(say("home.new"), *map(_tile, SCREENS))
    return Page(say("app.name"), body, actions=[new], name="home")


def start(model: Model, game: str) -> Page:
    """Draw what home holds of one game: its tables, newest first, and a new one."""
    there = [head for head in _usable(_newest_first(model)) if head.game == game]
    return Page(
        say(f"{game}.name"),
        [
            introduction(game),
            _list(there) if there else _none(emblem(game)),
            ["p", {"class": "foot cluster"}, try_example(game), _paper(game)],
        ],
        back=(route.HOME, say("start.all")),
        actions=[_new_table(game)],
        game=game,
        name="start",
    )


def _unread(model: Model) -> list[Child]:
    damaged = [head for head in _newest_first(model) if head.trouble]
    if not damaged and not model.aside:
        return []
    unread = UNREAD["unread"]
    return [*map(unread.troubled, damaged), *unread.set_aside(model)]


def _foot() -> Tree:
    ways = ((route.DEVICE, "device.title"), (route.ABOUT, "home.about"))
    links = [["a", {"href": f"#{place}"}, say(key)] for place, key in ways]
    keys = button(say("keys.title"), msg("open_dialog", "keys"), look="quiet")
    return ["p", {"class": "foot cluster"}, *links, keys]


def _paper(game: str) -> Tree:
    return ["a", {"href": f"#{route.to_blanks(game)}"}, say("paper.blank")]


def _newest_first(model: Model) -> list[Head]:
    return sorted(model.heads.values(), key=lambda head: -head.touched)


def _usable(heads: list[Head]) -> list[Head]:
    return [head for head in heads if not head.trouble and not head.deleted]


def _list(heads: list[Head]) -> Tree:
    items = [_item(head) for head in heads]
    return layout.card(say("home.title"), ["ul", {"class": "rows", "role": "list"}, *items])


def _item(head: Head) -> Tree:
    return [
        "li",
        {"key": head.id, "data-game": head.game},
        [
            "a",
            {"class": "row", "href": f"#{route.to_table(head.id)}"},
            emblem(head.game),
            *row_words(called(head), head.gist or say(f"{head.game}.name")),
        ],
    ]


def called(head: Head) -> str:
    """Return a table's name, and what tells it from one that took its place."""
    name = head.name or say("table.unnamed")
    if not head.replaced:
        return name
    return say("home.replaced", name=name, day=day(head.replaced))


def _none(sign: str | Tree = "lamp") -> Tree:
    return layout.empty_state(say("home.none.title"), say("home.none.text"), sign=sign)


def _clears() -> Tree:
    return layout.notice("warn", say("home.clears"), speaks=False)


def _away(heads: list[Head]) -> Child:
    if not heads:
        return None
    return layout.card(
        say("home.away"),
        ["ul", {"class": "rows", "role": "list"}, *[_away_item(head) for head in heads]],
        look="quiet",
    )


def _away_item(head: Head) -> Tree:
    name = called(head)
    back = button(
        say("home.bring-back"),
        msg("bring_back", head.id),
        look="quiet",
        about=say("home.bring-back.about", name=name),
        once=True,
    )
    ways = ["div", {"class": "cluster"}, back, remove_button(head.id, name)]
    row = ["div", {"class": "cluster between"}, ["span", {"dir": "auto"}, name], ways]
    return ["li", {"key": head.id}, row]


def _tile(game: str) -> Tree:
    new = say(f"{game}.new")
    return game_tile(game, say(f"{game}.name"), msg("new_table", game), about=new)


def _new_table(game: str) -> Tree:
    return button(
        say(f"{game}.new"),
        msg("new_table", game),
        look="primary",
        sign="plus",
        once=True,
        wide=True,
    )
