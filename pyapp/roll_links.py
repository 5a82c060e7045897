"""Links of rolls in every game that has them: sharing one, asking for one, taking a request."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from pyapp import route
from pyapp.desk import LOOSE
from pyapp.effect import Go, Msg, Share
from pyapp.model import Model
from pyapp.roller import Roller
from pyapp.screen import Handler
from pyapp.table import Table
from pyapp.turn import Turn, declined, refused, with_desk
from pyapp.words import say
from threefold import link
from threefold.errors import ThreefoldError
from threefold.rulings import Rulings

Give = Callable[[Model, str, tuple[str, str]], Turn]
"""What is done with a link: the link, and a title and a sentence to share it with."""


def handed(model: Model, fragment: str, words: tuple[str, str]) -> Turn:
    """Hand a link to the platform."""
    return replace(model, offered=""), (Share(fragment, *words),)


def coded(model: Model, fragment: str, _words: tuple[str, str]) -> Turn:
    """Go where the link is shown as a QR code."""
    return model, (Go(route.to_code(fragment)),)


def link_handlers(game: Roller) -> Mapping[str, Handler]:
    """Return the handlers of a game's links by the names of their messages."""
    acts: dict[str, Handler] = {
        "share_open": partial(share_open, game, handed),
        "share_kept": partial(share_kept, game, handed),
        "ask": partial(ask, game, handed),
        "code_open": partial(share_open, game, coded),
        "code_kept": partial(share_kept, game, coded),
        "code_ask": partial(ask, game, coded),
        "seat": partial(seat, game),
        "drop_request": drop_request,
    }
    return {f"{game.ID}.{name}": act for name, act in acts.items()}


def share_open(game: Roller, give: Give, model: Model, msg: Msg) -> Turn:
    """Share the roll that waits to be kept."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    stage = model.table.stage
    return _shared(game, give, model, game.waiting(stage.play, who), stage.rulings)


def share_kept(game: Roller, give: Give, model: Model, msg: Msg) -> Turn:
    """Share a roll of the log, under the rulings it was made with."""
    index, number = msg.args
    chunk = model.table.log.read(index) if model.table else None
    if chunk is None or number >= len(chunk.entries):
        return model, ()
    before, step = chunk.stage(number), chunk.entries[number].step
    return _shared(game, give, model, game.kept_by(before.play, step), before.rulings)


def _shared(game: Roller, give: Give, model: Model, roll: Any | None, rulings: Rulings) -> Turn:
    if roll is None:
        return model, ()
    try:
        fragment = link.encode(link.ResultLink(game.ID, roll, rulings))
    except ThreefoldError as error:
        return refused(model, error), ()
    return give(model, fragment, game.share_words(roll))


def link_of(game_id: str, roll: Any, rulings: Rulings) -> str:
    """Return the link of a roll; none where there is more writing in it than a link can hold."""
    try:
        return link.encode(link.ResultLink(game_id, roll, rulings))
    except ThreefoldError:
        return ""


def ask(game: Roller, give: Give, model: Model, msg: Msg) -> Turn:
    """Share what is laid out, for somebody else to roll."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    try:
        request = game.request(model.table, who, model.table.desk.of(who))
        fragment = link.encode(link.RequestLink(game.ID, request, model.table.stage.rulings))
    except ThreefoldError as error:
        return refused(model, error), ()
    return give(model, fragment, game.ask_words(request))


def on_desk(game: Roller, table: Table, asked: link.RequestLink) -> tuple[Any, tuple[str, ...]]:
    """Lay a request on a table's desk: with nobody there, it is set up to be rolled loose."""
    play = table.stage.play
    if not play.characters and game.waiting(play, LOOSE) is None:
        return game.seated(table.desk, play, LOOSE, asked.request), game.place(LOOSE)
    return replace(table.desk, request=asked.request), ("asked",)


def seat(game: Roller, model: Model, msg: Msg) -> Turn:
    """Set the waiting request up for one character, or for nobody in particular."""
    (who,) = msg.args
    table = model.table
    if table is None or table.desk.request is None:
        return model, ()
    if game.waiting(table.stage.play, who):
        return declined(model, say("request.busy")), ()
    desk = game.seated(table.desk, table.stage.play, who, table.desk.request)
    return with_desk(model, desk), (Go(route.to_table(table.id, *game.place(who)), replace=True),)


def drop_request(model: Model, _msg: Msg) -> Turn:
    """Take a request off the desk unrolled."""
    if model.table is None:
        return model, ()
    return with_desk(model, replace(model.table.desk, request=None)), ()
