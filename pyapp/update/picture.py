"""Pictures of results: a roll that waits or was kept is drawn, and offered to be shared."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from pyapp.effect import Depict, Msg
from pyapp.files import safe
from pyapp.games import SCREENS
from pyapp.markup import document
from pyapp.model import Model
from pyapp.picture import SIDE, Picture
from pyapp.reminder import day
from pyapp.roller import Roller
from pyapp.screen import Handler
from pyapp.turn import Turn, declined, told
from pyapp.views.picture import drawn
from pyapp.words import say
from threefold.modules import Modules


class Pictured(Protocol):
    """A game's module that says what a picture of its rolls shows."""

    ROLLER: Roller

    def picture(self, roll: Any, /) -> Picture:
        """Say what a picture of a roll shows."""


PICTURES: Mapping[str, Pictured] = Modules(
    "pyapp.games", tuple(f"{game}.picture" for game in SCREENS)
)


def of_open(model: Model, msg: Msg) -> Turn:
    """Make a picture of the roll that waits to be kept."""
    (who,) = msg.args
    if model.table is None:
        return model, ()
    pictured = PICTURES[f"{model.table.game}.picture"]
    return _asked(model, pictured, pictured.ROLLER.waiting(model.table.stage.play, who), msg)


def of_kept(model: Model, msg: Msg) -> Turn:
    """Make a picture of a roll of the log."""
    index, number = msg.args
    chunk = model.table.log.read(index) if model.table else None
    if model.table is None or chunk is None or number >= len(chunk.entries):
        return model, ()
    pictured = PICTURES[f"{model.table.game}.picture"]
    play, step = chunk.stage(number).play, chunk.entries[number].step
    return _asked(model, pictured, pictured.ROLLER.kept_by(play, step), msg)


def _asked(model: Model, pictured: Pictured, roll: Any | None, msg: Msg) -> Turn:
    if roll is None:
        return model, ()
    title, text = pictured.ROLLER.share_words(roll)
    name = f"{safe(title) or say('app.name')} {day(msg.at)}.png"
    drawing = document(drawn(pictured.picture(roll)))
    then = Msg("pictured", (model.fragment, name))
    return model, (Depict(drawing, (SIDE, SIDE), name, text, then),)


def pictured(model: Model, msg: Msg) -> Turn:
    """Say where the picture is, or that there is none, to who is still there to read it."""
    asked_at, name, how = msg.args
    if asked_at != model.fragment:
        return model, ()
    if how == "saved":
        return told(model, say("picture.saved", name=name)), ()
    return (declined(model, say("picture.failed")), ()) if how == "failed" else (model, ())


HANDLERS: Mapping[str, Handler] = {
    "picture": of_open,
    "picture_kept": of_kept,
    "pictured": pictured,
}
