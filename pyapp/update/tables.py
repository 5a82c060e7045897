"""What can be done to any table: open a new one, name it, settle rulings, undo, put it away."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route, store
from pyapp.effect import Draw, Go, Load, Msg
from pyapp.games import SCREENS
from pyapp.log import Moment
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.stage import Rename, Settle, first_stage
from pyapp.table import Table, new_table, redo, undo
from pyapp.turn import Turn, declined, refused, said, stepped, told
from pyapp.views.story import story_text
from pyapp.words import say
from threefold import link
from threefold.errors import ThreefoldError

ID_BYTES = 5


def open_new(model: Model, msg: Msg) -> Turn:
    """Ask for random bytes to call the new table by."""
    (game,) = msg.args
    return model, (Draw(ID_BYTES, Msg("create_table", (game,))),)


def create(model: Model, msg: Msg) -> Turn:
    """Lay an empty table and go to it."""
    game, table_id = msg.args
    if table_id in model.heads:
        return open_new(model, Msg("new_table", (game,)))
    table = fresh_table(game, table_id, say(f"{game}.new-table"), msg.at)
    return replace(model, table=table), (Go(route.to_table(table_id)),)


def fresh_table(game: str, table_id: str, name: str, at: int) -> Table:
    """Return an empty table of a game."""
    return new_table(table_id, game, first_stage(game, name), SCREENS[game].new_desk(), at)


def rename(model: Model, msg: Msg) -> Turn:
    """Give the open table a name; none, and the one it has, are no step."""
    name = msg.value.strip()
    if model.table is None or name in ("", model.table.stage.name):
        return model, ()
    after = stepped(model, Rename(name), msg)
    if after.table is None or after.table is model.table or not after.table.replaced:
        return after, ()
    # With a name of its own it need not be told from the table that took its place.
    return replace(after, table=replace(after.table, replaced=0)), ()


def settle(model: Model, msg: Msg) -> Turn:
    """Choose a ruling; which way comes with the message, or from the field it was picked in."""
    ruling, *choice = msg.args
    return stepped(model, Settle(ruling, choice[0] if choice else msg.value), msg), ()


def take_back(model: Model, msg: Msg) -> Turn:
    """Undo one step, and say which: it may be one that is not on this screen."""
    table = undo(model.table, msg.at) if model.table else None
    step = model.table.log.last() if model.table else None
    return _walked(model, table, step, "undone")


def take_again(model: Model, msg: Msg) -> Turn:
    """Redo one step, and say which."""
    table = redo(model.table, msg.at) if model.table else None
    return _walked(model, table, table.log.last() if table else None, "redone")


def _walked(model: Model, table: Table | None, step: Moment | None, word: str) -> Turn:
    if table is None:
        return _stuck(model, word)
    what = story_text(table, step) if step else ""
    sentence = say(f"{word}.what", what=what) if what else say(word)
    return told(replace(model, table=table), sentence), ()


def _stuck(model: Model, word: str) -> Turn:
    """Say that there is no such step, or that there is one which cannot be read."""
    log = model.table.log if model.table else None
    if log is not None and (not log.begins if word == "undone" else log.goes_on):
        return declined(model, say(f"{word}.damaged")), ()
    return said(model, say(f"{word}.nothing")), ()


def put_away(model: Model, msg: Msg) -> Turn:
    """Put the open table away; nothing of it is lost, and the list can bring it back."""
    if model.table is None:
        return model, ()
    table = replace(model.table, deleted=True, touched=msg.at)
    away = told(
        replace(model, table=table, fragment=route.HOME),
        say("table.put-away", name=table.stage.name),
    )
    return away, (Go(route.HOME, replace=True),)


def bring_back(model: Model, msg: Msg) -> Turn:
    """Read a table that was put away."""
    (table_id,) = msg.args
    return model, (Load(store.prefix(table_id), Msg("brought_back", (table_id,))),)


def brought_back(model: Model, msg: Msg) -> Turn:
    """Open it again and go to it."""
    table_id, texts = msg.args
    try:
        table = store.table_from_texts(table_id, texts)
    except ThreefoldError as error:
        return refused(model, error), ()
    table = replace(table, deleted=False, touched=msg.at)
    return replace(model, table=table), (Go(route.to_table(table_id)),)


def take_request(model: Model, msg: Msg) -> Turn:
    """Bring the request that this address holds to a table of its game.

    Without one, to the table for such rolls, which is made when it is first needed.
    """
    (table_id,) = msg.args
    table_id = table_id or _table_for_links(model)
    if not table_id:
        return model, (Draw(ID_BYTES, Msg("seat_request_anew")),)
    return model, (Load(store.prefix(table_id), Msg("seat_request", (table_id,))),)


def _table_for_links(model: Model) -> str:
    game = link.decode(model.fragment).game
    for head in sorted(model.heads.values(), key=lambda head: -head.touched):
        usable = not (head.deleted or head.trouble)
        if usable and (head.game, head.name) == (game, say("table.by-link")):
            return head.id
    return ""


def seat_request(model: Model, msg: Msg) -> Turn:
    """Lay the request on the desk of the table that was read; nothing is rolled."""
    table_id, texts = msg.args
    try:
        return _seated(model, store.table_from_texts(table_id, texts))
    except ThreefoldError as error:
        return refused(model, error), ()


def seat_request_anew(model: Model, msg: Msg) -> Turn:
    """Lay the request on the desk of a table made for it."""
    (table_id,) = msg.args
    if table_id in model.heads:
        return model, (Draw(ID_BYTES, Msg("seat_request_anew")),)
    try:
        game = link.decode(model.fragment).game
        return _seated(model, fresh_table(game, table_id, say("table.by-link"), msg.at))
    except ThreefoldError as error:
        return refused(model, error), ()


def _seated(model: Model, table: Table) -> Turn:
    asked = link.decode(model.fragment)
    if not isinstance(asked, link.RequestLink) or asked.game != table.game:
        return model, ()
    desk, place = SCREENS[table.game].seated(table, asked)
    return replace(model, table=replace(table, desk=desk)), (Go(route.to_table(table.id, *place)),)


HANDLERS: Mapping[str, Handler] = {
    "new_table": open_new,
    "create_table": create,
    "rename_table": rename,
    "settle": settle,
    "undo": take_back,
    "redo": take_again,
    "put_away": put_away,
    "bring_back": bring_back,
    "brought_back": brought_back,
    "take_request": take_request,
    "seat_request": seat_request,
    "seat_request_anew": seat_request_anew,
}
