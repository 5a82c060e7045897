"""A table's shared screens: the way in, the log, and its rulings and settings."""

from __future__ import annotations

from itertools import islice

from pyapp import route
from pyapp.games import SCREENS
from pyapp.log import Moment
from pyapp.screen import Page
from pyapp.table import Table
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.fields import text_field
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.views.story import story
from pyapp.views.ways import here, table_name
from pyapp.words import say
from threefold.games import by_id
from threefold.rulings import Ruling

LAST_SHOWN = 3


def table_page(table: Table) -> Page:
    """Draw the table's own screen: the game's part, then the end of the log."""
    page = SCREENS[table.game].table_page(table)
    return Page(
        table_name(table),
        [layout.panes(page.body, [_last(table)]), _ways(table)],
        back=(route.HOME, say("home.title")),
        actions=page.actions,
        game=table.game,
        name="table",
    )


def _last(table: Table) -> Child:
    moments = list(islice(table.log.latest(), LAST_SHOWN))
    if not moments:
        return None
    more = link_button(say("table.whole-log"), f"#{route.to_table(table.id, 'log')}", look="quiet")
    return layout.card(say("table.last"), _entries(table, moments), more)


def _ways(table: Table) -> Tree:
    settings = f"#{route.to_table(table.id, 'settings')}"
    return ["p", {"class": "foot"}, ["a", {"href": settings}, say("table.settings")]]


def log_page(table: Table, shown: int) -> Page:
    """Draw the log, newest first, so many entries as were asked for."""
    moments = list(islice(table.log.latest(), shown + 1))
    if not moments:
        body: list[Child] = [
            layout.empty_state(say("log.none.title"), say("log.none.text"), sign="dice")
        ]
    else:
        body = [_entries(table, moments[:shown])]
    if len(moments) > shown:
        body.append(button(say("log.older"), msg("older"), wide=True))
    return Page(say("log.title"), body, back=here(table), game=table.game, name="log")


def _entries(table: Table, moments: list[Moment | None]) -> Tree:
    return ["ol", {"class": "log", "role": "list"}, *[_entry(table, moment) for moment in moments]]


def _entry(table: Table, moment: Moment | None) -> Tree:
    if moment is None:
        return ["li", {"class": "log-entry"}, say("log.damaged")]
    key = "-".join(map(str, moment.place))
    return ["li", {"class": "log-entry", "key": key, "dir": "auto"}, *story(table, moment)]


def settings_page(table: Table) -> Page:
    """Draw the table's name, its rulings, and the way to put it away."""
    name = text_field(
        "table-name",
        say("settings.name"),
        table.stage.name,
        change=msg("rename_table"),
    )
    rulings = [_ruling(table, ruling) for ruling in by_id(table.game).RULINGS]
    body: list[Child] = [
        layout.card(None, name),
        layout.card(say("settings.rulings"), ["p", {}, say("settings.rulings.text")], *rulings),
        layout.card(
            None,
            ["p", {}, say("settings.put-away.text")],
            button(say("settings.put-away"), msg("put_away"), sign="trash", once=True),
        ),
    ]
    return Page(say("settings.title"), body, back=here(table), game=table.game, name="settings")


def _ruling(table: Table, ruling: Ruling) -> Tree:
    chosen = ruling.chosen(table.stage.rulings)
    choices = [_choice(ruling, choice, choice == chosen) for choice in ruling.choices]
    return [
        "fieldset",
        {"class": "choices", "key": ruling.id},
        ["legend", {}, ruling.question],
        *choices,
        ["p", {"class": "field-hint"}, ruling.why],
    ]


def _choice(ruling: Ruling, choice: str, holds: bool) -> Tree:
    id = f"{ruling.id}-{choice}"
    change = msg("settle", ruling.id, choice)
    box = {"type": "radio", "name": ruling.id, "id": id, "checked": holds, "data-change": change}
    words = ruling.choices[choice]
    return ["div", {"class": "tick"}, ["input", box], ["label", {"for": id}, words]]
