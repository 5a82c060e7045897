"""Another tab wrote to a table before this one did: nothing that either of them did is lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import store
from pyapp.earlier import earlier
from pyapp.effect import Draw, Msg, Soon
from pyapp.log_texts import astray
from pyapp.merging import AT_ONCE, coherent, joined
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.stage import Rename
from pyapp.table import Table, take
from pyapp.trail import follows
from pyapp.turn import Turn, told
from pyapp.update.places import listed, loaded
from pyapp.update.tables import ID_BYTES
from pyapp.words import say
from threefold.errors import ThreefoldError

JOINED = {
    "": "tabs.joined",
    "undo": "tabs.joined.undo",
    "away": "tabs.joined.away",
    "back": "tabs.joined.back",
}
"""What is said of two tables joined, by what one of the tabs wanted and is not so."""


def overtaken(model: Model, msg: Msg) -> Turn:
    """Nothing was written, since storage has changed: join both, or keep ours beside theirs.

    The message brings the table's id, its texts in storage, and those that this tab wanted there:
    of a table that is not open any more they are all there is.
    """
    table_id, texts, wanted = msg.args
    is_open = model.table is not None and model.table.id == table_id
    ours = model.table if is_open and model.table else _read(table_id, wanted)
    if ours is None:
        # Removed here, but changed there since it was read: it is there still.
        return replace(model, heads={**model.heads, **store.heads(texts)}), ()
    if store.prefix(table_id) + "head" not in texts:
        return _written(model, None, replace(ours, head=None))
    theirs = _read(table_id, texts)
    both = joined(ours, theirs, model.earlier) if theirs else None
    if theirs is not None and both is not None:
        after, effects = _written(model, theirs, both.table)
        return after, (*effects, _to_say(say(JOINED[both.left])))
    if is_open:
        model = replace(model, table=theirs)
    return model, (Draw(ID_BYTES, Msg("keep_both", (ours,))),)


def heard(model: Model, msg: Msg) -> Turn:
    """Another tab wrote to the open table, and this one reads what storage has of it now.

    Most often the other knew what this tab did, and goes on from it. If both wrote in the same
    moment, neither knew: then whose head was written over joins both, and whose head stands puts
    right what the other wrote of its log.
    """
    table_id, texts = msg.args
    ours = model.table
    if ours is None or ours.id != table_id:
        return listed(model, msg)
    head = texts.get(store.prefix(table_id) + "head")
    if head == ours.head:
        return _mended(model, ours, texts)
    late = msg.at - ours.touched > AT_ONCE
    if head is None or late or follows(head, ours.trail):
        return loaded(model, msg)
    theirs = _read(table_id, texts)
    if theirs is not None and not coherent(theirs):
        # Texts of both tabs are mixed. Whose head it is hears of it too, and puts that right.
        return model, ()
    # What both go on from is too near to be told apart from what one of them has just undone.
    apart = replace(model, earlier=())
    return overtaken(apart, Msg("overtaken", (table_id, texts, texts), at=msg.at))


def _mended(model: Model, ours: Table, texts: Mapping[str, str]) -> Turn:
    """Write once more what another tab has written over or removed, though our head stands."""
    writes = astray(ours, texts)
    if not writes and store.bases_needed(ours) <= texts.keys():
        return model, ()
    begin = store.base_key(ours.id, "")
    there = frozenset(rest for rest in ours.bases if begin + rest in texts)
    table, save = store.kept(ours, replace(ours, bases=there, coming=None), news=True)
    return replace(model, table=table), (replace(save, writes=(*writes, *save.writes)),)


def _read(table_id: str, texts: Mapping[str, str]) -> Table | None:
    try:
        return store.table_from_texts(table_id, texts)
    except ThreefoldError:
        return None


def keep_both(model: Model, msg: Msg) -> Turn:
    """Save ours as a table of its own, and say where it is."""
    ours, table_id = msg.args
    copy = _named(replace(ours, id=table_id, head=None, trail=()), msg.at)
    copy, save = store.kept(None, copy, anew=True)
    heads = {**model.heads, table_id: store.head_of(copy)}
    return replace(model, heads=heads), (save, _to_say(say("tabs.both", name=copy.stage.name)))


def _to_say(sentence: str) -> Soon:
    """Say it once the page is where the tap was leading: going there takes notices away."""
    return Soon(Msg("tell_of_tabs", (sentence,)))


def tell_of_tabs(model: Model, msg: Msg) -> Turn:
    """Say what became of two tabs' changes."""
    (sentence,) = msg.args
    return told(model, sentence), ()


def _named(copy: Table, at: int) -> Table:
    """Say in its name what the copy is, unless that is too long a name."""
    try:
        return take(copy, Rename(say("tabs.copy", name=copy.stage.name)), at)
    except ThreefoldError:
        return copy


def _written(model: Model, theirs: Table | None, table: Table) -> Turn:
    """Write a table over what storage holds of it; show it, where it is open."""
    table, save = store.kept(theirs, table, anew=theirs is None, news=True)
    heads = {**model.heads, table.id: store.head_of(table)}
    model = replace(model, earlier=earlier(model, theirs))
    if model.table is not None and model.table.id == table.id:
        model = replace(model, table=table)
    return replace(model, heads=heads), (save,)


HANDLERS: Mapping[str, Handler] = {
    "heard": heard,
    "overtaken": overtaken,
    "keep_both": keep_both,
    "tell_of_tabs": tell_of_tabs,
}
