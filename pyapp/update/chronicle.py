"""Taking the story along: it is written out a part at a time, then copied or saved as a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route
from pyapp.chronicle import KINDS, Telling, begun, written
from pyapp.effect import Copy, Effects, Focus, Msg, Soon
from pyapp.files import Download, safe
from pyapp.model import Model
from pyapp.pacing import paced
from pyapp.reminder import day
from pyapp.screen import Handler
from pyapp.turn import Turn, said, told
from pyapp.words import say


def tell(model: Model, msg: Msg) -> Turn:
    """Begin to write the story; a short one is done at once, while the tap still allows copying.

    The message says in which form, what is to become of it, and whether all of it is told or only
    what the search on this page found.
    """
    form, way, what = msg.args
    table, finding = model.table, model.finding
    if table is None or form not in KINDS:
        return model, ()
    found = None
    if what == "found":
        if finding is None or finding.table != table.id or not finding.done:
            return model, ()
        found = finding.standing(table.log)
    serial = model.telling.serial + 1 if model.telling else 0
    return _onward(model, begun(table, form, way, found, serial), msg)


def tell_on(model: Model, msg: Msg) -> Turn:
    """Write the next part, unless it was stopped, its page was left, or the log is another one."""
    (serial,) = msg.args
    telling, table = model.telling, model.table
    if telling is None or telling.done or telling.serial != serial:
        return model, ()
    here = route.read(model.fragment)
    if table is None or here.screen not in ("log", "find") or here.table != telling.table:
        return _without(model, telling), ()
    if telling.chunks is not table.log.chunks or telling.until != table.log.place:
        return said(_without(model, telling), say("tell.changed")), ()
    return _onward(model, telling, msg)


def _onward(model: Model, telling: Telling, msg: Msg) -> Turn:
    if model.table is None:
        return model, ()
    telling = written(replace(telling, pace=paced(telling.pace, msg.at)), model.table)
    after = replace(model, telling=telling)
    if not telling.done:
        return after, (Soon(Msg("tell_on", (telling.serial,))),)
    file = _file(model, telling, msg.at)
    after = _without(after, telling)
    if telling.way == "copy":
        return after, (Copy(telling.text, Msg("tell_copied", (file,))),)
    return _saved(after, file, "tell.saved")


def _without(model: Model, telling: Telling) -> Model:
    """Keep of a story that is over only its number, so that no part of it comes after all."""
    return replace(model, telling=replace(telling, parts=(), found=None, done=True))


def _file(model: Model, telling: Telling, at: int) -> Download:
    kind, ending = KINDS[telling.form]
    name = safe(model.table.stage.name if model.table else "") or say("backup.file.table")
    return Download(f"{name} {day(at)}.{ending}", kind, telling.text)


def _saved(model: Model, file: Download, words: str) -> Turn:
    return told(model, say(words, name=file.name)), (file, Focus("take-along"))


def tell_copied(model: Model, msg: Msg) -> Turn:
    """Say that it is on the clipboard; where there is none, the player gets it as a file."""
    file, worked = msg.args
    if worked:
        return told(model, say("tell.copied")), (Focus("take-along"),)
    return _saved(model, file, "tell.not-copied")


def tell_stop(model: Model, _msg: Msg) -> Turn:
    """Stop writing; the button that was tapped is gone."""
    effects: Effects = (Focus("take-along"),)
    if model.telling is None:
        return model, effects
    return said(_without(model, model.telling), say("tell.stopped")), effects


HANDLERS: Mapping[str, Handler] = {
    "tell": tell,
    "tell_on": tell_on,
    "tell_copied": tell_copied,
    "tell_stop": tell_stop,
}
