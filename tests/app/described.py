"""A table in words and numbers, apart from how it is stored: what a frozen save must open to."""

from __future__ import annotations

from typing import Any

from pyapp.table import Table, redo, undo
from threefold import ghosts


def described(table: Table) -> dict[str, Any]:
    """Everything on a table that a player could miss."""
    cast: ghosts.Cast = table.stage.play
    return {
        "name": table.stage.name,
        "rulings": dict(table.stage.rulings),
        "put away": table.deleted,
        "touched": table.touched,
        "sheets": [_sheet(sheet) for sheet in cast.characters],
        "relationships": [[one.a, one.b, one.label, one.healthy] for one in cast.relationships],
        "loose roll": _roll(cast.loose),
        "desk": {who: _setup(setup) for who, setup in table.desk.setups.items()},
        "request": _request(table.desk.request),
        "steps back": steps(table, undo),
        "steps forth": steps(table, redo),
    }


def steps(table: Table, walk: Any) -> int:
    """How far the log can be walked."""
    found = 0
    while (moved := walk(table, 0)) is not None:
        table, found = moved, found + 1
    return found


def _sheet(sheet: ghosts.Character) -> dict[str, Any]:
    return {
        "id": sheet.id,
        "name": sheet.name,
        "tags": list(sheet.tags),
        "anchor": [sheet.anchor.text, "lost" if sheet.anchor.lost else "kept"],
        "minor": list(sheet.minor),
        "major": sheet.major,
        "word": None if sheet.word is None else [sheet.word.name, sheet.word.effect],
        "open roll": _roll(sheet.open),
    }


def _roll(roll: ghosts.Roll | None) -> dict[str, Any] | None:
    if roll is None:
        return None
    return {
        **_act(roll.act),
        "throws": [[list(kind) for kind in roll.dice(i)] for i in range(len(roll.throws))],
        "by hand": [isinstance(throw, ghosts.ByHand) for throw in roll.throws],
        "outcome": roll.result().outcome.value,
    }


def _act(act: ghosts.Act) -> dict[str, Any]:
    return {
        "who": act.who,
        "deed": act.deed,
        "tags": list(act.tags),
        "relationship": act.relationship,
        "word": act.word,
        "word known": act.word_known,
    }


def _request(request: ghosts.Request | None) -> dict[str, Any] | None:
    return None if request is None else {**_act(request.act), "note": request.note}


def _setup(setup: Any) -> dict[str, Any]:
    return {
        "tags": list(setup.tags),
        "other": setup.other,
        "word": setup.word,
        "deed": setup.deed,
        "by hand": setup.by_hand,
        "faces": list(setup.faces),
        "keeping": setup.keeping,
        "breaks": setup.breaks,
        "texts": [setup.text, setup.effect, setup.note],
        "asked": None if setup.asked is None else _act(setup.asked),
    }
