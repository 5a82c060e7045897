"""What can be done with the ledger: choosing which lines are shown, and taking it along."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp import route
from pyapp.effect import Go, Msg, Soon
from pyapp.files import Download
from pyapp.games.universalis.ledger_csv import KIND, file_name, ledger_csv
from pyapp.games.universalis.numbers import number_in
from pyapp.games.universalis.speech import ALL
from pyapp.model import Model
from pyapp.screen import Handler
from pyapp.turn import Turn, told
from pyapp.views.ways import table_name
from pyapp.words import say


def of_player(model: Model, msg: Msg) -> Turn:
    """Show the lines of the player chosen, in the scene that is shown already."""
    (scene,) = msg.args
    return _show(model, msg.value, scene)


def of_scene(model: Model, msg: Msg) -> Turn:
    """Show the lines of the scene chosen, of the player whose lines are shown already."""
    (seat,) = msg.args
    return _show(model, seat, msg.value)


def _show(model: Model, seat: str, scene: str) -> Turn:
    if model.table is None or not (_part(seat) and _part(scene)):
        return model, ()
    return model, (Go(route.to_table(model.table.id, "ledger", seat, scene), replace=True),)


def _part(value: str) -> bool:
    return value == ALL or number_in(value) is not None


def export(model: Model, _msg: Msg) -> Turn:
    """Say that the file is being made, and make it once that is on the screen."""
    sentence = say("universalis.ledger.exporting")
    return told(model, sentence), (Soon(Msg("universalis.exported")),)


def exported(model: Model, _msg: Msg) -> Turn:
    """Hand the ledger over as a file."""
    table = model.table
    if table is None:
        return model, ()
    text = ledger_csv(table.log, table.stage.play)
    name = file_name(table_name(table))
    done = told(model, say("universalis.ledger.exported", name=name))
    return done, (Download(name, KIND, text),)


HANDLERS: Mapping[str, Handler] = {
    "universalis.ledger_player": of_player,
    "universalis.ledger_scene": of_scene,
    "universalis.export": export,
    "universalis.exported": exported,
}
