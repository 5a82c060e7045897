"""What this tab had of its tables before: from one of those another tab goes on that wrote, too."""

from __future__ import annotations

from dataclasses import replace

from pyapp.model import Model
from pyapp.table import Table
from pyapp.trail import LENGTH


def earlier(model: Model, table: Table | None) -> tuple[Table, ...]:
    """Remember what storage holds of a table before it is written over.

    While saving fails it goes on holding that, however many saves are tried.
    """
    before = model.earlier
    if table is None or table.head is None:
        return before
    if model.trouble and any(one.id == table.id for one in before):
        return before
    slim = replace(table, known=None, base=None, spare=None, coming=None)
    return (slim, *before)[:LENGTH]
