"""Going places: the address changed, the page was hidden, a table was read, a notice was read."""

from __future__ import annotations

import zlib
from collections.abc import Mapping
from dataclasses import replace

from pyapp import device, reminder, route, store
from pyapp.effect import AskAble, Cover, Focus, Load, Msg, Save, Soon, Uncover
from pyapp.games import SCREENS
from pyapp.model import Head, Model
from pyapp.opened import Opened
from pyapp.screen import Handler
from pyapp.table import Table
from pyapp.turn import Turn, said
from pyapp.update import news
from pyapp.words.wheel import say_error
from threefold.errors import ThreefoldError


def arrive(model: Model, fragment: str) -> Turn:
    """Be where the address says, and read the table it names unless that is open already."""
    where, dialog = route.split(fragment)
    place = route.read(where)
    model = replace(model, dialog=_known(dialog))
    if place.screen == "code":
        from pyapp.update.codes import to_code  # few starts come to one

        return to_code(model, place.rest[0])
    here = replace(model, fragment=where, code=None)
    if place.screen == "import" and place.rest:
        return _by_link(here, place.rest[0])
    if place.screen == "device":
        return here, (AskAble(),)
    table = place.table
    known = here.heads.get(table)
    if known is not None and known.newer:
        return replace(here, table=None), ()
    if table and (model.table is None or model.table.id != table):
        return replace(here, table=None), (Load(store.prefix(table), Msg("loaded", (table,))),)
    return here, _sought(here)


def _sought(model: Model) -> tuple[Soon, ...]:
    """Search the log where the address asks for that."""
    searches = model.table is not None and route.read(model.fragment).screen == "find"
    return (Soon(Msg("seek")),) if searches else ()


def _by_link(model: Model, code: str) -> Turn:
    """Open the backup that an address brings, unless it is open already."""
    if model.opened is not None and model.opened.code == code:
        return model, ()
    # No time, but it tells one link from another, and from every file.
    at = -1 - zlib.crc32(code.encode("utf-8", "surrogatepass"))
    opened = Opened("", reading=True, at=at, code=code)
    return replace(model, opened=opened), (Soon(Msg("link_read", (code,))),)


def went(model: Model, msg: Msg) -> Turn:
    """Follow the address; the keyboard's place moves to the top of the new screen.

    A handler that goes somewhere to say something there is at that place already, so its notice
    stays.
    """
    (fragment,) = msg.args
    if route.split(fragment)[0] != model.fragment:
        model = replace(_left(model), notice=None, offered="", said=("", model.said[1]))
        model = replace(model, news=news.elsewhere(model.news, fragment))
    here, effects = arrive(model, fragment)
    return here, (*effects, Focus("main"))


def covered(model: Model, msg: Msg) -> Turn:
    """Follow the address where only its dialog has changed: the screen below stays as it is."""
    (dialog,) = msg.args
    return replace(model, dialog=_known(dialog)), ()


def _known(dialog: str) -> str:
    """Return the dialog that an address names; nothing where there is none of that name."""
    if not dialog:
        return ""
    # Imported only here: few addresses name one, and then it is drawn at once.
    from pyapp.views import dialogs

    return dialog if dialogs.known(dialog) else ""


def open_dialog(model: Model, msg: Msg) -> Turn:
    """Lay a dialog on top of the screen; one that lies there already makes room for it."""
    (dialog,) = msg.args
    address = route.covered(model.fragment, dialog)
    return replace(model, dialog=dialog), (Cover(address, replace=bool(model.dialog)),)


def close_dialog(model: Model, _msg: Msg) -> Turn:
    """Take the dialog away again."""
    if not model.dialog:
        return model, ()
    return replace(model, dialog=""), (Uncover(model.fragment),)


def hidden(model: Model, _msg: Msg) -> Turn:
    """Nobody sees the page now: the next to look at it may be somebody else.

    It may not come back either: what could not be saved so far is tried once more.
    """
    return _left(model), (Save(),) if model.trouble else ()


def _left(model: Model) -> Model:
    """Have the game clear from the desk what only the player who leaves may see."""
    table = model.table
    left = getattr(SCREENS[table.game], "left", None) if table else None
    if table is None or left is None:
        return model
    desk = left(table.desk)
    return model if desk is table.desk else replace(model, table=replace(table, desk=desk))


def loaded(model: Model, msg: Msg) -> Turn:
    """Open the table that was read, or say why it cannot be opened; the list learns of it too."""
    table_id, texts = msg.args
    listing, _ = listed(model, msg)
    try:
        table = store.table_from_texts(table_id, texts)
        opened = replace(listing, table=table)
        if table.base is None:
            return opened, _sought(opened)
        large = replace(opened, table=replace(table, unread=True))
        return large, (Soon(Msg("log_due", (table_id,))), *_sought(large))
    except ThreefoldError as error:
        heads = _troubled(listing, table_id, error)
        # The whole page says so; that is not said once more on top of it, only to be heard.
        return said(replace(listing, table=None, heads=heads), say_error(error)), ()


def log_due(model: Model, msg: Msg) -> Turn:
    """Show the end of a large table's log as well, now that the table itself can be seen."""
    (table_id,) = msg.args
    if model.table is None or model.table.id != table_id:
        return model, ()
    return replace(model, table=replace(model.table, unread=False)), ()


def _troubled(model: Model, table_id: str, error: ThreefoldError) -> Mapping[str, Head]:
    head = model.heads.get(table_id)
    if head is None:
        return model.heads
    return {**model.heads, table_id: replace(head, trouble=error.sentence)}


def changed_elsewhere(model: Model, msg: Msg) -> Turn:
    """Another tab wrote: read that table again, so that neither tab writes over the other."""
    (key,) = msg.args
    if not key:
        return _emptied(model)
    if key == reminder.KEY:
        return model, (Load(key, Msg("backups_read")),)
    if key == device.KEY:
        return model, (Load(key, Msg("device_read")),)
    table_id = key.removeprefix(store.PREFIX).partition("/")[0]
    open_here = model.table is not None and model.table.id == table_id
    if not key.endswith(store.HEAD) and not (open_here and _needs(model.table, key)):
        return model, ()
    then = Msg("heard" if open_here else "listed", (table_id,))
    return model, (Load(store.prefix(table_id), then),)


def _needs(table: Table | None, key: str) -> bool:
    """Tell whether a key is that of a base, or a part of one, which this tab counts on."""
    return table is not None and key in store.bases_needed(table)


def _emptied(model: Model) -> Turn:
    """Another tab removed everything: what is open here is the only copy, so it is written anew.

    So is what is set for this device: the page goes on as it was set.
    """
    anew = Load(store.PREFIX, Msg("listed_anew"))
    settings = (Save(device.writes(model.device)),) if model.device != device.Device() else ()
    if model.table is None:
        return model, (*settings, anew)
    table, save = store.kept(None, _as_new(model.table), anew=True)
    return replace(model, table=table), (save, *settings, anew)


def _as_new(table: Table) -> Table:
    """Forget that it was ever saved; its head will say what it said."""
    return replace(table, head=None, trail=table.trail[1:])


def woke(model: Model, _msg: Msg) -> Turn:
    """Read everything again after a sleep in which other tabs may have written."""
    anew = Load(store.PREFIX, Msg("listed_anew"))
    settings = Load(device.KEY, Msg("device_read"))
    if model.table is None:
        return model, (anew, settings)
    opened = Load(store.prefix(model.table.id), Msg("loaded", (model.table.id,)))
    return model, (anew, settings, opened)


def listed_anew(model: Model, msg: Msg) -> Turn:
    """Take the list as storage has it."""
    (texts,) = msg.args
    return replace(model, heads=store.heads(texts)), ()


def listed(model: Model, msg: Msg) -> Turn:
    """Take the new head of a table that another tab changed into the list."""
    table_id, texts = msg.args
    others = {key: head for key, head in model.heads.items() if key != table_id}
    return replace(model, heads={**others, **store.heads(texts)}), ()


def look_at(model: Model, msg: Msg) -> Turn:
    """Go to another part of the same screen."""
    (element,) = msg.args
    return model, (Focus(element),)


def dismiss(model: Model, _msg: Msg) -> Turn:
    """Take the notice away."""
    return replace(model, notice=None), ()


HANDLERS: Mapping[str, Handler] = {
    "went": went,
    "covered": covered,
    "open_dialog": open_dialog,
    "close_dialog": close_dialog,
    "hidden": hidden,
    "loaded": loaded,
    "log_due": log_due,
    "listed": listed,
    "changed_elsewhere": changed_elsewhere,
    "woke": woke,
    "listed_anew": listed_anew,
    "look_at": look_at,
    "dismiss": dismiss,
}
