"""Mutated saves: the texts of a table damaged, swapped, lost or rewritten with other data."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from itertools import islice
from random import Random
from typing import Any

from pyapp import app, route, store
from pyapp.effect import Effects, Msg, Save
from pyapp.games import SCREENS
from pyapp.model import Model
from pyapp.stage import stage_from_data, stage_to_data
from pyapp.table import Table, redo, undo
from pyapp.texts import packed, plain
from threefold.errors import ThreefoldError
from tools.fuzz import corpus, texts, trees

WALK = 12
"""So many steps are walked back and forth: each is read as the others are."""

Case = tuple[str, dict[str, str]]
"""The id of a table, and what storage holds."""


@cache
def _pieces() -> tuple[Any, ...]:
    says = (json.loads(plain(text)) for text in corpus.saved_texts() if _is_whole(text))
    return tuple(piece for data in says for piece in trees.pieces_of(data))


def _is_whole(text: str) -> bool:
    """Tell whether a stored text says something by itself, and is no part of a base."""
    return plain(text)[:1] in ("{", "[")


def as_text(chance: Random) -> Case:
    """Damage one stored text, or two."""
    saved = chance.choice(corpus.saves())
    stored = dict(saved.texts)
    for key in chance.sample(sorted(stored), chance.choice((1, 1, 2))):
        stored[key] = texts.damaged(chance, stored[key], corpus.saved_texts())
    return saved.table, stored


def as_data(chance: Random) -> Case:
    """Change what one text says, and write it as strictly as ever."""
    saved = chance.choice(corpus.saves())
    stored = dict(saved.texts)
    head = f"{store.prefix(saved.table)}head"
    key = chance.choice((head, *(key for key in sorted(stored) if _is_whole(stored[key]))))
    stored[key] = json.dumps(trees.damaged(chance, json.loads(plain(stored[key])), _pieces()))
    return saved.table, stored


def as_keys(chance: Random) -> Case:
    """Lose texts, put them under each other's keys, or take some from another table."""
    saved, other = chance.choice(corpus.saves()), chance.choice(corpus.saves())
    keys = sorted(saved.texts)
    stored = dict(saved.texts)
    for _ in range(chance.randint(1, 3)):
        one, two = chance.choice(keys), chance.choice(keys)
        match chance.randrange(4):
            case 0:
                stored.pop(one, None)
            case 1:
                stored[one] = saved.texts[two]
            case 2:
                stored[one] = chance.choice(sorted(other.texts.values()))
            case _:
                stored[one + chance.choice(("", "0", "/x", "\ud800"))] = stored.get(two, "")
    return saved.table, stored


MAKERS: dict[str, Callable[[Random], Case]] = {
    "save-text": as_text,
    "save-data": as_data,
    "save-keys": as_keys,
}


def check(case: Case) -> bool:
    """List, open, draw, walk and play on a stored table; tell whether it could be opened.

    Raises:
        AssertionError: It was opened and is not the same when saved and opened again, or what
            cannot be read would be written over.
        Exception: Anything else but the family of `threefold.errors`.
    """
    table_id, stored = case
    place = route.to_table(table_id)
    model, _ = app.init(place, stored)
    model, effects = app.update(model, Msg("loaded", (table_id, stored), at=1))
    drawn(model)
    try:
        table = store.table_from_texts(table_id, stored)
    except ThreefoldError as error:
        explains(error)
        assert model.table is None, "opened, though it cannot be read"
        assert not any(isinstance(effect, Save) for effect in effects), "written over"
        return False
    assert model.table is not None, "not opened, though it can be read"
    reads_back(table)
    _walks(table)
    _goes_on(model, stored)
    return True


def explains(error: ThreefoldError) -> None:
    """Demand that an error tells the player and the developer what is wrong.

    Raises:
        AssertionError: It does not.
    """
    assert error.code, "an error without a code"
    assert error.sentence, "an error without a sentence"


def drawn(model: Model) -> None:
    """Draw what the model shows, as JSON that a page would read."""
    json.dumps(app.view(model), allow_nan=False)


def reads_back(table: Table) -> None:
    """Save a table whole and read it again: it is legal to its game, and the same.

    Raises:
        AssertionError: It is another one.
    """
    screen, whole = SCREENS[table.game], stage_to_data(table.game, table.stage)
    assert stage_from_data(table.game, json.loads(packed(whole))) == table.stage, "another stage"
    again = store.table_from_texts(table.id, dict(store.saving(None, table).writes))
    assert again.stage == table.stage, "another stage when saved"
    assert again.log.place == table.log.place, "another place in the log when saved"
    assert screen.desk_to_data(again.desk) == screen.desk_to_data(table.desk), "another desk"


def _walks(table: Table) -> None:
    list(islice(table.log.told(), WALK))
    list(islice(table.log.memos(), WALK))
    back: Table | None = table
    for walk in (undo, redo):
        for _ in range(WALK):
            moved = walk(back, 0) if back else None
            if moved is None:
                break
            back = moved


def _goes_on(model: Model, stored: Mapping[str, str]) -> None:
    """Look at the other pages, and take one more step: storage then holds the table with it."""
    assert model.table is not None
    here = model.table.id
    for rest in (("log",), ("settings",), ()):
        model, _ = app.update(model, Msg("went", (route.to_table(here, *rest),), at=2))
        drawn(model)
    model, effects = app.update(model, Msg("rename_table", value="Goes on", at=3))
    assert model.table is not None
    again = store.table_from_texts(here, written(stored, effects))
    assert again.stage == model.table.stage, "the next step is not saved"
    before = undo(again, 4)
    assert before is None or before.stage.play == again.stage.play, "the next step is not undone"


def written(stored: Mapping[str, str], effects: Effects) -> dict[str, str]:
    """Return what storage holds once these effects were carried out."""
    after = dict(stored)
    for effect in effects:
        if isinstance(effect, Save):
            after |= dict(effect.writes)
            for key in effect.removes:
                after.pop(key, None)
    return after
