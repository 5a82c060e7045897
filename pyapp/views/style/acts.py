"""Specimens of what is pressed: buttons in every look and state, links, tiles, the menu's lines."""

from __future__ import annotations

from typing import get_args

from pyapp.views.parts import layout
from pyapp.views.parts.buttons import Look, button, icon_button, link_button
from pyapp.views.parts.emblem import emblem, game_tile, game_tiles
from pyapp.views.parts.rows import row_words
from pyapp.views.parts.tree import Tree
from pyapp.views.style.laying import NOTHING, row, section, specimen
from threefold.games import GAMES

LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrik"


def acts() -> list[Tree]:
    """Draw all that is pressed."""
    return [_buttons(), _links(), _games()]


def _buttons() -> Tree:
    looks: tuple[Look, ...] = get_args(Look)
    return section(
        "buttons",
        "Buttons",
        *(_look(look) for look in looks),
        specimen("Resting after a tap: looks as ever, answers nothing", _resting()),
        specimen("With a sign", row(button("Share", NOTHING, sign="share"), _named("Roll 2d6"))),
        specimen("Wide, and a name that hardly fits", button(LONG, NOTHING, wide=True)),
        specimen(
            "A sign alone, and not to be had",
            row(icon_button("Undo it", "undo", NOTHING), icon_button("Redo it", "redo", None)),
        ),
    )


def _look(look: Look) -> Tree:
    drawn = row(button(look.capitalize(), NOTHING, look=look), button("Off", None, look=look))
    return specimen(f"{look.capitalize()}, and not to be had", drawn)


def _named(words: str) -> Tree:
    return button(words, NOTHING, look="primary", sign="dice", once=True)


def _resting() -> Tree:
    tag, given, *inside = button("Rests", NOTHING, once=True)
    return [tag, {**given, "aria-disabled": "true"}, *inside]


def _links() -> Tree:
    rows = (("Ada", "Finding my sister · Old maps"), ("Bo", ""))
    items = [
        ["li", {"key": name}, ["a", {"class": "row", "href": "#/style"}, *row_words(name, detail)]]
        for name, detail in rows
    ]
    return section(
        "links",
        "Links and rows",
        specimen("A link as a button", row(link_button("Edit sheet", "#/style", sign="edit"))),
        specimen("Rows that lead somewhere", ["ul", {"class": "rows", "role": "list"}, *items]),
        specimen(
            "A line at the foot", ["p", {"class": "foot"}, ["a", {"href": "#/style"}, "Foot"]]
        ),
        specimen(
            "Lines of a menu",
            ["div", {}, layout.menu_link("Log", "#/style"), _item("Put away")],
        ),
    )


def _item(words: str) -> Tree:
    return ["button", {"type": "button", "class": "menu-item", "data-msg": NOTHING}, words]


def _games() -> Tree:
    tiles = [game_tile(game, game.capitalize(), NOTHING, about=game.capitalize()) for game in GAMES]
    return section(
        "games",
        "Games",
        specimen("Tiles that begin a table", game_tiles("A new table", *tiles)),
        *(_identity(game) for game in GAMES),
    )


def _identity(game: str) -> Tree:
    heading = layout.card(
        "A heading and its flourish",
        ["p", {}, "Corners, accent and ", ["a", {"href": "#/style"}, "links"], "."],
        row(button("Act", NOTHING, look="primary"), button("Or not", NOTHING)),
        level=3,
        look="raised",
    )
    sign = layout.empty_state("Nobody yet", "The light behind an empty place.", sign=emblem(game))
    return specimen(game, sign, heading, game=game)
