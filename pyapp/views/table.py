"""A table's shared screens: the way in, and its rulings and settings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import islice

from pyapp import route
from pyapp.games import SCREENS
from pyapp.screen import Page
from pyapp.stage import fixed
from pyapp.table import Table
from pyapp.views.backup import table_card
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.fields import select, text_field
from pyapp.views.parts.tree import Child, Tree, attrs, msg
from pyapp.views.story import entries
from pyapp.views.ways import here, table_name
from pyapp.words import say
from pyapp.words.wheel import say_error, say_phrase, say_question
from threefold.games import by_id
from threefold.rulings import Ruling

LAST_SHOWN = 3
MOST_TICKS = 4
"""A ruling with more choices than this is a drop-down."""


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
    moments = [] if table.unread else list(islice(table.log.latest(), LAST_SHOWN))
    if not moments:
        return None
    more = link_button(say("table.whole-log"), f"#{route.to_log(table.id)}", look="quiet")
    return layout.card(say("table.last"), entries(table, moments), more)


def _ways(table: Table) -> Tree:
    settings = f"#{route.to_table(table.id, 'settings')}"
    return ["p", {"class": "foot"}, ["a", {"href": settings}, say("table.settings")]]


def settings_page(table: Table) -> Page:
    """Draw the table's name, its rulings, and the way to put it away."""
    name = text_field(
        "table-name",
        say("settings.name"),
        table.stage.name,
        change=msg("rename_table"),
    )
    refused = _refusals(table)
    shared = [reason for reason, times in Counter(refused.values()).items() if times > 1]
    reasons = [layout.notice("info", reason, speaks=False) for reason in shared]
    rulings = [
        _ruling(table, ruling, refused.get(ruling.id), shared)
        for ruling in by_id(table.game).RULINGS
    ]
    body: list[Child] = [
        layout.card(None, name),
        layout.card(
            say("settings.rulings"), ["p", {}, say("settings.rulings.text")], *reasons, *rulings
        ),
        table_card(table.id),
        layout.card(
            None,
            ["p", {}, say("settings.put-away.text")],
            button(say("settings.put-away"), msg("put_away"), sign="trash", once=True),
        ),
    ]
    return Page(say("settings.title"), body, back=here(table), game=table.game, name="settings")


def _refusals(table: Table) -> dict[str, str]:
    """Say of every ruling that cannot be changed now why that is, by the ruling's id."""
    asked = {
        ruling.id: fixed(table.game, table.stage, ruling.id) for ruling in by_id(table.game).RULINGS
    }
    return {id: say_error(refusal) for id, refusal in asked.items() if refusal}


def _ruling(table: Table, ruling: Ruling, refusal: str | None, shared: Sequence[str]) -> Tree:
    """Draw one ruling; a reason why it is fixed that others share stands above all of them."""
    chosen = ruling.chosen(table.stage.rulings)
    # Why the default is the default helps nobody who cannot choose, and may not be what holds.
    hint = say_phrase(ruling.why) if refusal is None else "" if refusal in shared else refusal
    if len(ruling.choices) > MOST_TICKS:
        change = None if refusal else msg("settle", ruling.id)
        choices = [(id, say_phrase(words)) for id, words in ruling.choices.items()]
        drop_down = select(ruling.id, say_question(ruling), choices, chosen, change, hint=hint)
        return ["div", {"class": "choices", "key": ruling.id}, drop_down]
    ticks = [_tick(ruling, choice, choice == chosen, not refusal) for choice in ruling.choices]
    return [
        "fieldset",
        attrs(
            {"class": "choices", "key": ruling.id},
            aria_describedby=f"{ruling.id}-hint" if hint else None,
        ),
        ["legend", {}, say_question(ruling)],
        *ticks,
        ["p", {"class": "field-hint", "id": f"{ruling.id}-hint"}, hint] if hint else None,
    ]


def _tick(ruling: Ruling, choice: str, holds: bool, free: bool) -> Tree:
    id = f"{ruling.id}-{choice}"
    box = attrs(
        {"type": "radio", "name": ruling.id, "id": id},
        data_change=msg("settle", ruling.id, choice) if free else None,
        disabled=not free,
    )
    words = say_phrase(ruling.choices[choice])
    # A box without a tick must say so: left out, the page would keep what was last tapped.
    return [
        "div",
        {"class": "tick"},
        ["input", {**box, "checked": holds}],
        ["label", {"for": id}, words],
    ]
