"""Making backups: of the open table or of everything, and being reminded of that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import backup, reminder, store
from pyapp.effect import Focus, Load, Msg, Put
from pyapp.files import Download, safe
from pyapp.keys import ASIDE, DEVICE, EVERYTHING, PREFIX
from pyapp.model import Head, Model
from pyapp.reminder import Backups, day
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, told
from pyapp.words import say


def export_table(model: Model, _msg: Msg) -> Turn:
    """Read all that is stored of the open table."""
    if model.table is None:
        return model, ()
    table_id = model.table.id
    return model, (Load(store.prefix(table_id), Msg("export_texts", (table_id,))),)


def export_all(model: Model, _msg: Msg) -> Turn:
    """Read all that is stored."""
    return model, (Load(EVERYTHING, Msg("export_texts", ("",))),)


def export_texts(model: Model, msg: Msg) -> Turn:
    """Hand the texts over as a file."""
    table_id, everything = msg.args
    texts = {key: text for key, text in everything.items() if not key.startswith(DEVICE)}
    if not any(key.startswith((PREFIX, ASIDE)) for key in texts):
        return declined(model, say("backup.nothing")), ()
    head = model.heads.get(table_id, Head(""))
    what = safe(head.name) or say("backup.file.table") if table_id else say("backup.file.all")
    name = f"threefold {what} {day(msg.at)}.json"
    file = Download(name, backup.KIND, backup.written(texts))
    after = told(model, say("backup.handed-over", name=name))
    if table_id:
        return after, (file,)
    # What lies there is the latest: another tab may have written it while this one slept.
    after = replace(after, backups=reminder.from_texts(texts))
    return _remember(after, reminder.backed_up(after.backups, msg.at), (file,))


def session_began(model: Model, msg: Msg) -> Turn:
    """Count this start, if something was played since the last one that counted."""
    touched = (head.touched for head in model.heads.values())
    return _remember(model, reminder.counted(model.backups, touched, msg.at))


def reminder_off(model: Model, _msg: Msg) -> Turn:
    """Read what is remembered now: another tab may have written it while this one slept."""
    return model, (Load(reminder.KEY, Msg("reminder_now")),)


def reminder_now(model: Model, msg: Msg) -> Turn:
    """Put the reminder off until as many sessions have passed again."""
    (texts,) = msg.args
    now = replace(model, backups=reminder.from_texts(texts))
    after, effects = _remember(now, reminder.put_off(now.backups))
    # The button that was tapped is gone.
    return after, (*effects, Focus("main"))


def _remember(model: Model, backups: Backups, effects: tuple[Download, ...] = ()) -> Turn:
    if backups == model.backups or model.backups.newer:
        return model, effects
    text = (reminder.KEY, reminder.to_text(backups))
    return replace(model, backups=backups), (*effects, Put((text,), (), Msg("backups_noted")))


def backups_noted(model: Model, _msg: Msg) -> Turn:
    """Whether it is stored or not, there is nothing to say: only a reminder may come too early."""
    return model, ()


def backups_read(model: Model, msg: Msg) -> Turn:
    """Know what another tab remembers of backups."""
    (texts,) = msg.args
    return replace(model, backups=reminder.from_texts(texts)), ()


HANDLERS: Mapping[str, Handler] = {
    "export_table": export_table,
    "export_all": export_all,
    "export_texts": export_texts,
    "session_began": session_began,
    "reminder_off": reminder_off,
    "reminder_now": reminder_now,
    "backups_noted": backups_noted,
    "backups_read": backups_read,
}
