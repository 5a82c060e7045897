"""Making backups: the card at home, the one in a table's settings, and the reminder."""

from __future__ import annotations

from pyapp import route
from pyapp.model import Model
from pyapp.reminder import Backups
from pyapp.views.parts import layout
from pyapp.views.parts.buttons import button, link_button
from pyapp.views.parts.tree import Child, Tree, msg
from pyapp.words import say
from pyapp.words.numbers import day


def backup_card(model: Model) -> Tree:
    """Draw the ways to a backup and from one; with no table there is only one to be opened."""
    everything = button(say("backup.all"), msg("export_all"), once=True)
    there = bool(model.heads or model.aside)
    return layout.card(
        say("backup.title"),
        ["p", {}, say("backup.text")] if there else None,
        ["p", {"class": "soft"}, _last(model.backups)] if there else None,
        [
            "div",
            {"class": "cluster"},
            everything if there else None,
            link_button(say("backup.open"), f"#{route.IMPORT}"),
        ],
        look="quiet",
    )


def _last(backups: Backups) -> str:
    return say("backup.last", day=day(backups.last)) if backups.last else say("backup.never")


def reminder(model: Model) -> Child:
    """Remind of a backup after a good while of playing without one."""
    if not (model.backups.due and model.heads):
        return None
    last = model.backups.last
    words = say("backup.due", day=day(last)) if last else say("backup.due.never")
    ways = [
        "div",
        {"class": "cluster"},
        button(say("backup.all"), msg("export_all"), look="primary", once=True),
        button(say("backup.later"), msg("reminder_off"), look="quiet", once=True),
    ]
    return layout.notice("info", words, ways, speaks=False)


def table_card(table_id: str) -> Tree:
    """Draw the ways to a backup of the open table, and to another phone."""
    move = link_button(say("moving.title"), f"#{route.to_table(table_id, 'move')}")
    words = ["p", {}, say("backup.table.text")]
    return layout.card(None, words, ["div", {"class": "cluster"}, table_button(), move])


def table_button() -> Tree:
    """Return the button that hands the open table over as a file."""
    return button(say("backup.table"), msg("export_table"), once=True)
