"""A table of Imposition in words and numbers, apart from how it is stored."""

from __future__ import annotations

from typing import Any

from pyapp.games.imposition.desk import Setup
from pyapp.table import Table, redo, undo
from tests.app.described import steps
from threefold.games.imposition import Act, ByHand, Character, Party, Path, Request, Roll


def described(table: Table) -> dict[str, Any]:
    """Everything on a table that a player could miss."""
    party: Party = table.stage.play
    duel = party.duel
    return {
        "name": table.stage.name,
        "rulings": dict(table.stage.rulings),
        "touched": table.touched,
        "sheets": [_sheet(sheet) for sheet in party.characters],
        "npcs": [[npc.id, npc.name, npc.level] for npc in party.npcs],
        "everyone": party.everyone,
        "difficulties": list(party.difficulties),
        "loose roll": _roll(party.loose),
        "duel": duel and [*duel.ids, *(_roll(roll) for roll in duel.duel.rolls)],
        "desk": {who: _setup(setup) for who, setup in table.desk.setups.items()},
        "request": _request(table.desk.request),
        "steps back": steps(table, undo),
        "steps forth": steps(table, redo),
    }


def _sheet(sheet: Character) -> dict[str, Any]:
    return {
        "id": sheet.id,
        "name": sheet.name,
        "level": [sheet.level, sheet.level_name],
        "paths": [_path(path) for path in sheet.paths],
        "stress": sheet.stress,
        "constant": sheet.constant,
        "open roll": _roll(sheet.open),
    }


def _path(path: Path) -> list[Any]:
    aspects = [[aspect.id, aspect.name, aspect.aptitude] for aspect in path.aspects]
    return [path.id, path.name, path.die, aspects]


def _roll(roll: Roll | None) -> dict[str, Any] | None:
    if roll is None:
        return None
    return {
        **_act(roll.act),
        "throws": [list(roll.dice(i)) for i in range(len(roll.throws))],
        "by hand": [isinstance(throw, ByHand) for throw in roll.throws],
        "outcome": roll.result().outcome.value,
    }


def _act(act: Act) -> dict[str, Any]:
    return {
        "texts": [act.who, act.deed, act.against, act.level_name, act.path, act.aspect],
        "dice": [act.level, act.path_die, act.imposition],
        "raised": [act.outside, act.everyone, act.boxes, act.duel],
        "spent": [act.has, act.aptitude, act.irresistible, act.stress, act.paid],
        "npc": act.npc,
    }


def _request(request: Request | None) -> dict[str, Any] | None:
    return None if request is None else {**_act(request.act), "note": request.note}


def _setup(setup: Setup) -> dict[str, Any]:
    return {
        "picks": [setup.seat, setup.path, setup.aspect, setup.npc],
        "dice": [setup.imposition, setup.path_die],
        "spends": [setup.irresistible, setup.aptitude, setup.stress, setup.paid],
        "deed": setup.deed,
        "by hand": setup.by_hand,
        "faces": list(setup.faces),
        "keeping": setup.keeping,
        "texts": [setup.text, setup.other_text, setup.note],
        "asked": None if setup.asked is None else _act(setup.asked),
    }
