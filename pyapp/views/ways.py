"""Ways back that several screens share."""

from __future__ import annotations

from pyapp import route
from pyapp.table import Table
from pyapp.words import say


def table_name(table: Table) -> str:
    """Return the table's name to show."""
    return table.stage.name.strip() or say("table.unnamed")


def here(table: Table) -> tuple[str, str]:
    """Return the way back to the table's own screen."""
    return route.to_table(table.id), table_name(table)
