"""Taking tables out of the opened backup, each way and back: all of it is written, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

from pyapp import store
from pyapp.effect import Draw, Focus, Load, Msg, Put
from pyapp.keys import EVERYTHING
from pyapp.model import Model
from pyapp.opened import WAYS, Done, Found, Way
from pyapp.room import sorted_by_table
from pyapp.screen import Handler
from pyapp.taking import Taking, has_room, stored_under, taking, untaking
from pyapp.turn import Turn, declined, refused, said, told
from pyapp.update.opening import with_standing
from pyapp.update.tables import ID_BYTES
from pyapp.words import say, say_count
from pyapp.words.wheel import say_phrase
from threefold.errors import ThreefoldError

Wanted = tuple[tuple[int, Way], ...]
"""Numbers of tables in the opened backup, and the way of each."""


def take(model: Model, msg: Msg) -> Turn:
    """Take one table in one way."""
    number, way = msg.args
    return _asked(model, ((number, way),))


def take_all(model: Model, _msg: Msg) -> Turn:
    """Take every table that is not here as it is in the file; of two that differ both are kept."""
    tables = model.opened.tables if model.opened else ()
    numbered = enumerate(tables)
    return _asked(model, tuple((at, WAYS[one.standing][0]) for at, one in numbered if one.wanted))


def _asked(model: Model, asked: Wanted) -> Turn:
    """Ask for ids that copies could have, then for all that is stored."""
    if not asked:
        return model, ()
    return model, (Draw(ID_BYTES * len(asked), Msg("take_ids", (asked,))),)


def take_ids(model: Model, msg: Msg) -> Turn:
    """Know ids for copies; what is stored is read at once, so that nothing changes in between."""
    asked, drawn = msg.args
    width = 2 * ID_BYTES
    fresh = tuple(drawn[at : at + width] for at in range(0, len(drawn), width))
    return model, (Load(EVERYTHING, Msg("take_here", (asked, fresh))),)


def take_here(model: Model, msg: Msg) -> Turn:
    """Write what was asked for, if it fits; a second tap does not take it again."""
    asked, fresh, here = msg.args
    pairs = _pairs(model, asked)
    if not pairs:
        return model, ()
    try:
        result = taking(pairs, fresh, here, msg.at)
    except ThreefoldError as error:
        return refused(_compared(model, here), error), ()
    numbers = tuple(number for number, _ in asked)
    then = Msg("taken", (numbers, result, here))
    return _busy(model, numbers), (Put(result.writes, result.removes, then),)


def _busy(model: Model, numbers: Sequence[int]) -> Model:
    """Note which tables are being written: a second tap may wait already."""
    if model.opened is None:
        return model
    return replace(model, opened=replace(model.opened, busy=frozenset(numbers)))


def _pairs(model: Model, asked: Wanted) -> list[tuple[Found, Way]]:
    """Return the tables asked for; none if any was taken meanwhile, or is not there."""
    tables = model.opened.tables if model.opened and not model.opened.reading else ()
    pairs = [(tables[number], way) for number, way in asked if 0 <= number < len(tables)]
    busy = model.opened.busy if model.opened else frozenset()
    free = not any(found.done for found, _ in pairs) and busy.isdisjoint(at for at, _ in asked)
    return pairs if free and len(pairs) == len(asked) else []


def taken(model: Model, msg: Msg) -> Turn:
    """Say what was taken, or why nothing was."""
    numbers, result, before, failure = msg.args
    model = _busy(model, ())
    if failure:
        return declined(model, say("import.failed", reason=say_phrase(failure))), ()
    model = _with_done(model, numbers, result.done)
    here = sorted_by_table(_after(before, result))
    after = _each(
        _stored(model, result),
        lambda _, one: one if one.done or one.trouble else replace(one, keeps=has_room(one, here)),
    )
    # What an earlier tap came to is not so any more.
    after = replace(after, notice=None)
    # The button is gone; whoever plays with the keyboard finds its counterpart there.
    return said(after, say_count("import.taken", len(numbers))), (Focus(f"untake-{numbers[0]}"),)


def _after(here: Mapping[str, str], result: Taking) -> dict[str, str]:
    """Return all that is stored once a table was taken."""
    written = {**here, **dict(result.writes)}
    gone = set(result.removes)
    return {key: text for key, text in written.items() if text is not None and key not in gone}


def _stored(model: Model, result: Taking) -> Model:
    """Know of the new heads; the open table is read again if it is another one now."""
    written = {one.id for one in result.done}
    stale = model.table is not None and model.table.id in written
    texts = {key: text for key, text in result.writes if text is not None}
    listed = {**model.heads, **store.heads(texts)}
    # Whatever a save still waited for was written first.
    table = None if stale else model.table
    return replace(model, heads=listed, table=table, trouble="")


def _with_done(model: Model, numbers: Sequence[int], done: Sequence[Done | None]) -> Model:
    news = dict(zip(numbers, done, strict=True))
    return _each(model, lambda at, found: replace(found, done=news[at]) if at in news else found)


def _compared(model: Model, here: Mapping[str, str]) -> Model:
    there = sorted_by_table(here)
    return _each(model, lambda _, found: with_standing(found, there))


def _each(model: Model, change: Callable[[int, Found], Found]) -> Model:
    if model.opened is None:
        return model
    tables = tuple(change(at, found) for at, found in enumerate(model.opened.tables))
    return replace(model, opened=replace(model.opened, tables=tables))


def untake(model: Model, msg: Msg) -> Turn:
    """Read what is stored, to put back what was there before a table was taken."""
    (number,) = msg.args
    return model, (Load(EVERYTHING, Msg("untake_here", (number,))),)


def untake_here(model: Model, msg: Msg) -> Turn:
    """Put back what was there, unless somebody has played on since."""
    number, here = msg.args
    tables = model.opened.tables if model.opened else ()
    done = tables[number].done if 0 <= number < len(tables) else None
    if done is None:
        return model, ()
    if stored_under(done.id, here) != dict(done.after):
        return declined(model, say("import.played-on")), ()
    writes, removes = untaking(done, here)
    return model, (Put(tuple(writes), tuple(removes), Msg("untaken", (number, done))),)


def untaken(model: Model, msg: Msg) -> Turn:
    """Say that all is as it was."""
    number, done, failure = msg.args
    if failure:
        return declined(model, say("import.failed", reason=say_phrase(failure))), ()
    back = _with_done(model, (number,), (None,))
    listed = {key: head for key, head in back.heads.items() if key != done.id}
    listed |= store.heads(done.before)
    stale = back.table is not None and back.table.id == done.id
    after = replace(back, heads=listed, table=None if stale else back.table)
    again = Load(EVERYTHING, Msg("compare_again"))
    return told(after, say("import.undone")), (again, Focus(f"take-{number}"))


def compare_again(model: Model, msg: Msg) -> Turn:
    """Know anew how the tables of the file stand to what is here, and what is put away."""
    (here,) = msg.args
    return replace(_compared(model, here), heads=store.heads(here)), ()


HANDLERS: Mapping[str, Handler] = {
    "take": take,
    "take_all": take_all,
    "take_ids": take_ids,
    "take_here": take_here,
    "taken": taken,
    "untake": untake,
    "untake_here": untake_here,
    "untaken": untaken,
    "compare_again": compare_again,
}
