"""Searching the log, a part at a time: the address says for what, the page shows what is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import route
from pyapp.effect import Focus, Go, Msg, Soon
from pyapp.finding import Finding, begun, quoted, searched, shortened, unquoted
from pyapp.folding import sought
from pyapp.model import Model
from pyapp.pacing import UNKNOWN, paced
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, said
from pyapp.words import say, say_count


def find(model: Model, msg: Msg) -> Turn:
    """Go where the words that were typed are searched for.

    A search out of a search takes its place: one step back leads to the log, however many it took.
    """
    words = shortened(msg.value)
    if model.table is None:
        return model, ()
    if not sought(words):
        return declined(model, say("find.nothing-typed")), (Focus("find"),)
    again = route.read(model.fragment).screen == "find"
    return model, (Go(route.to_find(model.table.id, quoted(words)), replace=again),)


def seek(model: Model, msg: Msg) -> Turn:
    """Search for the words of the address, or go on with that where it was left."""
    words = words_here(model)
    if model.table is None or words is None:
        return model, ()
    last = model.finding
    if last is not None and last.of(model.table, words):
        if last.done:
            return model, ()
        return _onward(model, replace(last, pace=UNKNOWN, serial=last.serial + 1), msg)
    return _anew(model, words, msg)


def seek_again(model: Model, msg: Msg) -> Turn:
    """Search once more, in the log as it is now; the button that was tapped is gone."""
    words = words_here(model)
    if words is None:
        return model, ()
    after, effects = _anew(model, words, msg)
    return after, (*effects, Focus("main"))


def _anew(model: Model, words: str, msg: Msg) -> Turn:
    if model.table is None:
        return model, ()
    serial = model.finding.serial + 1 if model.finding else 0
    finding = begun(model.table, words, serial)
    return (replace(model, finding=finding), ()) if finding.done else _onward(model, finding, msg)


def seek_on(model: Model, msg: Msg) -> Turn:
    """Search the next part, unless this search is over: another one began, or its page was left."""
    (serial,) = msg.args
    finding, table = model.finding, model.table
    if finding is None or table is None or finding.serial != serial:
        return model, ()
    if not finding.of(table, words_here(model) or ""):
        return model, ()
    return _onward(model, finding, msg)


def _onward(model: Model, finding: Finding, msg: Msg) -> Turn:
    """Search a part; whoever cannot see the page hears what came of it when all is searched."""
    if model.table is None:
        return model, ()
    finding = replace(finding, pace=paced(finding.pace, msg.at))
    finding = searched(finding, model.table)
    after = replace(model, finding=finding)
    if not finding.done:
        return after, (Soon(Msg("seek_on", (finding.serial,))),)
    count = len(finding.standing(model.table.log))
    sentence = say_count("find.found", count) if count else say("find.none.title")
    return said(after, sentence), ()


def words_here(model: Model) -> str | None:
    """Return the words that the address searches the log for; None where it does nothing so."""
    place = route.read(model.fragment)
    if place.screen != "find":
        return None
    return unquoted(place.rest[0]) if place.rest else ""


HANDLERS: Mapping[str, Handler] = {
    "find": find,
    "seek": seek,
    "seek_on": seek_on,
    "seek_again": seek_again,
}
