"""Links of this game: sharing a roll, asking for one, taking a request to a sheet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pyapp import route
from pyapp.games.ghosts.desk import LOOSE, Desk
from pyapp.games.ghosts.pools import act_of, open_roll, seated
from pyapp.games.ghosts.speech import name_of, outcome_words
from pyapp.model import Go, Model, Msg, Share
from pyapp.screen import Handler
from pyapp.table import Table
from pyapp.turn import Turn, refused, told, with_desk
from pyapp.words import say
from threefold import ghosts, link
from threefold.errors import ThreefoldError
from threefold.rulings import Rulings


def share_open(model: Model, msg: Msg) -> Turn:
    """Share the roll that waits to be kept."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    return _shared(model, open_roll(model.table.stage.play, who), model.table.stage.rulings)


def share_kept(model: Model, msg: Msg) -> Turn:
    """Share a roll of the log, under the rulings it was made with."""
    index, number = msg.args
    chunk = model.table.log.read(index) if model.table else None
    if chunk is None or number >= len(chunk.entries):
        return model, ()
    before, step = chunk.stage(number), chunk.entries[number].step
    if not isinstance(step, ghosts.Keep):
        return model, ()
    return _shared(model, open_roll(before.play, step.character or LOOSE), before.rulings)


def _shared(model: Model, roll: ghosts.Roll | None, rulings: Rulings) -> Turn:
    if roll is None:
        return model, ()
    try:
        fragment = link.encode(link.ResultLink(ghosts.ID, roll, rulings))
    except ThreefoldError as error:
        return refused(model, error), ()
    who, outcome = roll.act.who.strip(), outcome_words(roll.result().outcome)
    if who:
        title = say("ghosts.share.title", who=who, outcome=outcome)
        text = say("ghosts.share.text", who=who, outcome=outcome)
    else:
        title = say("ghosts.share.title.nobody", outcome=outcome)
        text = say("ghosts.share.text.nobody", outcome=outcome)
    return replace(model, offered=""), (Share(fragment, title, text),)


def ask(model: Model, msg: Msg) -> Turn:
    """Share the pool that is laid out, for somebody else to roll."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    setup = model.table.desk.of(who)
    try:
        act = act_of(model.table.stage.play, who, setup)
        request = ghosts.Request(act, setup.note.strip())
        fragment = link.encode(link.RequestLink(ghosts.ID, request, model.table.stage.rulings))
    except ThreefoldError as error:
        return refused(model, error), ()
    text = say("ghosts.ask.share-text", who=name_of(act.who))
    return replace(model, offered=""), (Share(fragment, say("ghosts.ask.share-title"), text),)


def on_desk(table: Table, asked: link.RequestLink) -> tuple[Desk, tuple[str, ...]]:
    """Lay a request on a table's desk: with nobody there, it is set up to be rolled loose."""
    cast: ghosts.Cast = table.stage.play
    if not cast.characters and cast.loose is None:
        return seated(table.desk, cast, LOOSE, asked.request), ("loose",)
    return replace(table.desk, request=asked.request), ("asked",)


def seat(model: Model, msg: Msg) -> Turn:
    """Set the waiting request up for one character, or for nobody in particular."""
    (who,) = msg.args
    table = model.table
    if table is None or table.desk.request is None:
        return model, ()
    if open_roll(table.stage.play, who):
        return told(model, say("ghosts.request.busy")), ()
    desk: Any = seated(table.desk, table.stage.play, who, table.desk.request)
    place = ("loose",) if who == LOOSE else ("c", who)
    return with_desk(model, desk), (Go(route.to_table(table.id, *place), replace=True),)


HANDLERS: Mapping[str, Handler] = {
    "ghosts.share_open": share_open,
    "ghosts.share_kept": share_kept,
    "ghosts.ask": ask,
    "ghosts.seat": seat,
}
