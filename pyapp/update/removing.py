"""Removing for good what is put away, or cannot be read, to make room; until the page goes, undo.

It is removed also while other saves fail: they most likely fail for want of that room.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from pyapp import store
from pyapp.aside import tables_with_aside
from pyapp.effect import Focus, Load, Msg, Put, Save
from pyapp.keys import EVERYTHING, aside, head_key
from pyapp.model import Model
from pyapp.removed import Removed
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, told
from pyapp.words import say
from pyapp.words.wheel import say_phrase
from threefold.errors import ThreefoldError


def remove(model: Model, msg: Msg) -> Turn:
    """Read what is stored: whether that is still to be removed, and what undo will put back."""
    table_id, whole = msg.args
    return model, (Load(EVERYTHING, Msg("remove_texts", (table_id, whole))),)


def texts_read(model: Model, msg: Msg) -> Turn:
    """Remove a table with what was set aside of it, or only the latter.

    Its head goes last: other tabs hear of that, and the list is right in them by then.
    """
    table_id, whole, here = msg.args
    begin, head = store.prefix(table_id), head_key(table_id)
    texts = {key: text for key, text in here.items() if key.startswith(aside(table_id))}
    if whole:
        if not _removable(table_id, here):
            return declined(model, say("removed.changed")), ()
        texts |= {key: text for key, text in here.items() if key.startswith(begin)}
    if not texts:
        return declined(model, say("removed.changed")), ()
    upon = ((head, texts.get(head)),) if whole else ()
    removes = tuple(sorted(texts, key=lambda key: key == head))
    name = model.heads[table_id].name if table_id in model.heads else ""
    after = _forgotten(model, table_id) if whole else model
    removed = replace(
        after,
        aside=model.aside - {table_id},
        removed=(*model.removed, Removed(table_id, name, texts, whole=whole)),
    )
    sentence = say("removed.what", name=name) if name else say("removed")
    # What was not saved for want of room may be now.
    return told(removed, sentence), (
        Save((), removes, upon),
        Save(),
        Focus(f"removed-{len(removed.removed) - 1}"),
    )


def _removable(table_id: str, here: Mapping[str, str]) -> bool:
    """Tell whether a table is still put away or unreadable, as it was when that was tapped."""
    own = {key: text for key, text in here.items() if key.startswith(store.prefix(table_id))}
    head = store.heads(own).get(table_id)
    if head is None or head.newer:
        return False
    if head.deleted or head.trouble:
        return True
    try:
        store.table_from_texts(table_id, own)
    except ThreefoldError:
        return True
    return False


def _forgotten(model: Model, table_id: str) -> Model:
    table = model.table
    return replace(
        model,
        heads={key: head for key, head in model.heads.items() if key != table_id},
        table=None if table is not None and table.id == table_id else table,
        earlier=tuple(one for one in model.earlier if one.id != table_id),
    )


def put_back(model: Model, msg: Msg) -> Turn:
    """Read what is stored under the same keys by now."""
    (number,) = msg.args
    if not 0 <= number < len(model.removed) or model.removed[number].back:
        return model, ()
    return model, (Load(EVERYTHING, Msg("put_back_here", (number,))),)


def put_back_here(model: Model, msg: Msg) -> Turn:
    """Write all of it again, its head last, unless something else is there."""
    number, here = msg.args
    removed = model.removed[number]
    if any(here.get(key, text) != text for key, text in removed.texts.items()):
        return declined(model, say("removed.taken")), ()
    if removed.whole and head_key(removed.table) in here:
        return declined(model, say("removed.taken")), ()
    head = head_key(removed.table)
    writes = tuple(sorted(removed.texts.items(), key=lambda item: item[0] == head))
    return model, (Put(writes, (), Msg("put_back_done", (number,))),)


def put_back_done(model: Model, msg: Msg) -> Turn:
    """Say that it is there again, or why not."""
    number, failure = msg.args
    if failure:
        return declined(model, say("import.failed", reason=say_phrase(failure))), ()
    removed = model.removed[number]
    again = replace(removed, back=True)
    after = replace(
        model,
        heads={**model.heads, **store.heads(removed.texts)},
        aside=model.aside | tables_with_aside(removed.texts),
        removed=(*model.removed[:number], again, *model.removed[number + 1 :]),
    )
    return told(after, say("removed.back")), (Focus("main"),)


HANDLERS: Mapping[str, Handler] = {
    "remove": remove,
    "remove_texts": texts_read,
    "put_back": put_back,
    "put_back_here": put_back_here,
    "put_back_done": put_back_done,
}
