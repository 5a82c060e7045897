"""The loop's middle: (model, message) to a new model and the effects it asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Protocol

from pyapp import store, waking
from pyapp.aside import tables_with_aside
from pyapp.earlier import earlier
from pyapp.effect import Effects, Msg
from pyapp.games import SCREENS
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, refused
from pyapp.unkept import noted
from pyapp.update import news, places, saving, tables
from pyapp.words import speak
from threefold.errors import ThreefoldError
from threefold.modules import Modules


class Part(Protocol):
    """A module of handlers."""

    HANDLERS: Mapping[str, Handler]


HANDLERS: Mapping[str, Handler] = {
    **news.HANDLERS,
    **places.HANDLERS,
    **saving.HANDLERS,
    **tables.HANDLERS,
}
"""What all games share; a game's own messages are its own to handle."""

LATER: Mapping[str, str] = {
    **dict.fromkeys(("export_table", "export_all", "export_texts", "session_began"), "backup"),
    **dict.fromkeys(("reminder_off", "reminder_now", "backups_noted", "backups_read"), "backup"),
    **dict.fromkeys(("share", "shared", "close_offer"), "sharing"),
    **dict.fromkeys(("code_found", "code_missing", "code_again"), "codes"),
    **dict.fromkeys(("set_device", "device_now", "device_read", "device_able"), "device"),
    **dict.fromkeys(("file_picked", "file_unread", "file_read", "link_read"), "opening"),
    **dict.fromkeys(("file_sorted", "file_compared", "file_closed"), "opening"),
    **dict.fromkeys(("take", "take_all", "take_ids", "take_here", "taken"), "taking"),
    **dict.fromkeys(("untake", "untake_here", "untaken", "compare_again"), "taking"),
    **dict.fromkeys(("unread", "unread_texts"), "unread"),
    **dict.fromkeys(("heard", "overtaken", "keep_both", "tell_of_tabs"), "tabs"),
    **dict.fromkeys(("remove", "remove_texts"), "removing"),
    **dict.fromkeys(("put_back", "put_back_here", "put_back_done"), "removing"),
    **dict.fromkeys(("find", "seek", "seek_on", "seek_again"), "finding"),
    **dict.fromkeys(("tell", "tell_on", "tell_copied", "tell_stop"), "chronicle"),
    **dict.fromkeys(("picture", "picture_kept", "pictured"), "picture"),
    "pressed": "pressing",
    **dict.fromkeys(("new_example", "create_example", "example_here"), "example"),
    "print": "paper",
}
"""The messages that few starts come to, and the module that handles each."""

PARTS: Mapping[str, Part] = Modules("pyapp.update", tuple(dict.fromkeys(LATER.values())))
"""Those modules: only the one that is needed is imported, with the first of its messages."""

FROM_STORAGE = frozenset(
    {"loaded", "log_due", "changed_elsewhere", "heard", "overtaken", "saved", "keeping"}
)
"""Messages after which the open table is what storage holds already."""


def update(model: Model, msg: Msg) -> tuple[Model, Effects]:
    """Handle one message; the screen stays awake, or may sleep, as what comes of it has it."""
    after, effects = _kept(model, msg)
    return after, (*effects, *waking.changed(model, after))


def _kept(model: Model, msg: Msg) -> Turn:
    """Handle one message. Whatever changed at the open table is saved; nobody has to ask for it."""
    speak(model.language)
    after, effects = _handled(model, msg)
    after = noted(model, after, msg)
    if after.table is None or after.table is model.table or msg.name in FROM_STORAGE:
        return after, effects
    table, save = store.kept(model.table, after.table)
    listed = {**after.heads, table.id: store.head_of(table)}
    aside = after.aside | tables_with_aside(key for key, _ in save.writes)
    after = replace(after, table=table, heads=listed, aside=aside)
    return replace(after, earlier=earlier(model, model.table)), (save, *effects)


def _handled(model: Model, msg: Msg) -> Turn:
    """Run the message's handler; what the rules refuse becomes a notice and changes nothing."""
    try:
        return handler(msg.name)(model, msg)
    except ThreefoldError as error:
        return refused(model, error), ()


def handler(name: str) -> Handler:
    """Return who handles messages of a name.

    Raises:
        KeyError: Nobody does.
    """
    game, dot, _own = name.partition(".")
    if dot and game in SCREENS:
        return SCREENS[game].HANDLERS[name]
    if name in HANDLERS:
        return HANDLERS[name]
    return PARTS[LATER[name]].HANDLERS[name]
