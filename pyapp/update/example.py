"""Examples: a table with everything on it to try a game with, or the same on an empty one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route
from pyapp.effect import Draw, Focus, Go, Msg
from pyapp.examples import laid_out
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.table import Table
from pyapp.turn import Turn, refused, told
from pyapp.update.tables import ID_BYTES, fresh_table
from pyapp.words import say
from threefold.errors import ThreefoldError


def new_example(model: Model, msg: Msg) -> Turn:
    """Ask for random bytes to call the example by."""
    (game,) = msg.args
    return model, (Draw(ID_BYTES, Msg("create_example", (game,))),)


def create_example(model: Model, msg: Msg) -> Turn:
    """Lay the example out on a table of its own, go there, and say what it is."""
    game, table_id = msg.args
    if table_id in model.heads:
        return new_example(model, Msg("new_example", (game,)))
    empty = fresh_table(game, table_id, say(f"{game}.example.name"), msg.at)
    place = route.to_table(table_id)
    table = laid_out(empty, msg.at)
    here = replace(model, table=table, fragment=place)
    return told(here, _told(empty, table)), (Go(place),)


def example_here(model: Model, msg: Msg) -> Turn:
    """Lay the example out on the open table, all of it or nothing."""
    if model.table is None:
        return model, ()
    try:
        table = laid_out(model.table, msg.at)
    except ThreefoldError as error:
        return refused(model, error), ()
    here = replace(model, table=table)
    return told(here, _told(model.table, table)), (Focus("main", from_top=True),)


def _told(empty: Table, table: Table) -> str:
    """Say that it is an example, and how many steps undo would take back one by one."""
    return say("example.told", count=table.log.done - empty.log.done)


HANDLERS: Mapping[str, Handler] = {
    "new_example": new_example,
    "create_example": create_example,
    "example_here": example_here,
}
