"""Mutated backup files (docs/backup.md): every text of storage in one JSON file.

Each is opened as the page opens one: read through the gate, every table put together and compared
with what is here, taken in each way there is, and undone. What was taken is then opened as any
stored table is, and what was here before is never another.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from functools import cache
from random import Random

from pyapp import app, backup, store
from pyapp.effect import Effect, Focus, Load, Msg, Soon
from pyapp.model import Model
from pyapp.opened import WAYS, Found
from pyapp.taking import Taking, stored_under, taking, texts_as, untaking
from pyapp.texts import digest, packed
from threefold.dense import condensed
from threefold.errors import ThreefoldError, Unreadable
from tools.fuzz import corpus, saves, texts, trees

PLACE = "/import"
BOMB, MANY_BOMBS = 1_200_000, 250
EMPTY, MUCH = "[],", 100_000
LOGS = ([1, 0, 0], [100_000, 0, 0], [900, 899, 1])
COPY = "0123456789"
"""The id of a copy: of no table in the corpus."""


def _file(chance: Random) -> dict[str, object]:
    tables = chance.sample(corpus.saves(), chance.choice((1, 1, 2)))
    saved = {key: text for one in tables for key, text in one.texts.items()}
    return {"format": backup.FORMAT, "version": backup.VERSION, "saved": saved}


def as_text(chance: Random) -> str:
    """Damage the file's text."""
    return texts.damaged(chance, json.dumps(_file(chance), indent=1), corpus.saved_texts())


def as_data(chance: Random) -> str:
    """Change what the file says."""
    file = _file(chance)
    return json.dumps(trees.damaged(chance, file, trees.pieces_of(file)))


@cache
def _bombs() -> tuple[str, ...]:
    """Return short dense texts that say millions of characters: entries, starts, or neither."""
    forms = ('"{}"', '[[1,["table.rename","{}"]]]', '{{"of":"{}","steps":[]}}')
    fillers = (chr(ord("a") + at) * BOMB for at in range(20))
    return tuple(condensed(form.format(filler)) for filler in fillers for form in forms)


def as_bomb(chance: Random) -> str:
    """Have texts that are dense say far more than they look: some of them, or very many.

    A few are tables that lie upon such texts, or more tables than anybody has.
    """
    kind = chance.random()
    if kind < 0.05:
        many = range(backup.MOST_TABLES + chance.randrange(1, 5_000))
        return backup.written({f"{store.PREFIX}{number}/head": "{" for number in many})
    if kind < 0.08:
        return based(chance, chance.choice((2, 6)))
    return bombed(chance, MANY_BOMBS if chance.random() < 0.01 else chance.choice((1, 2, 3, 5)))


def based(chance: Random, count: int) -> str:
    """Return a backup of so many tables, each upon a base that says far more than it looks."""
    saved, stored = chance.choice(corpus.saves()), dict[str, str]()
    known = json.loads(saved.texts[f"{store.prefix(saved.table)}head"])
    for at in range(count):
        base = condensed(chance.choice(("[{}0]", '{{"play":[{}0]}}')).format(EMPTY * (MUCH + at)))
        upon = {**known, "v": 3, "base": digest(base), "since": {}, "log": chance.choice(LOGS)}
        begin = store.prefix(f"bomb{at}")
        stored |= {f"{begin}head": packed(upon), f"{begin}base/{upon['base']}": base}
    return backup.written(stored)


def bombed(chance: Random, count: int) -> str:
    """Return a backup of a table with so many bombs in its log."""
    saved = chance.choice(corpus.saves())
    stored, begin = dict(saved.texts), store.prefix(saved.table)
    for at in range(count):
        stored[f"{begin}log/{at}"] = chance.choice(_bombs())
        if chance.random() < 0.2:
            stored[f"{begin}start/{at}"] = chance.choice(_bombs())
    head = json.loads(stored[f"{begin}head"])
    head["log"] = [max(len(stored) // 2, head["log"][0]), *head["log"][1:]]
    stored[f"{begin}head"] = json.dumps(head)
    return backup.written(stored)


MAKERS: dict[str, Callable[[Random], str]] = {
    "backup-text": as_text,
    "backup-data": as_data,
    "backup-bomb": as_bomb,
}


def here_beside(file: str) -> dict[str, str]:
    """Return what is stored where the file is opened: nothing, or a table that may be in it.

    It hangs on the file alone, so that a case is had again from it.
    """
    chance = Random(len(file))
    return dict(chance.choice(corpus.saves()).texts) if chance.random() < 0.7 else {}


def check(file: str) -> bool:
    """Open a backup, take what is in it, and undo that; tell whether it could be read.

    Raises:
        AssertionError: As `tools.fuzz.saves.check` does; or what is here changed before anything
            was taken, or is another after all was undone.
        Exception: Anything but the family of `threefold.errors`.
    """
    content, here = file.encode("utf-8", "surrogatepass"), here_beside(file)
    picked = [Msg("file_picked", ("b", len(content))), Msg("file_read", ("b", content), at=1)]
    shown = opened(app.init(PLACE, here)[0], picked, here)
    try:
        parts = backup.tables(backup.read(content))
    except Unreadable as error:
        saves.explains(error)
        assert shown.opened is None, "shown, though it cannot be read"
        assert shown.notice, "refused without a word"
        return False
    assert shown.opened, "not shown, though it can be read"
    assert {found.id for found in shown.opened.tables} == parts.keys(), "tables are left out"
    for found in shown.opened.tables:
        _takes(found, here)
    return True


def opened(model: Model, waiting: list[Msg], here: dict[str, str]) -> Model:
    """Open what came as the page does, and draw what is seen of it at each moment."""
    while waiting:
        model, effects = app.update(model, waiting.pop(0))
        saves.drawn(model)
        waiting += [_answer(one, here) for one in effects if not isinstance(one, Focus)]
    return model


def _answer(effect: Effect, here: dict[str, str]) -> Msg:
    match effect:
        case Soon(then):
            return then
        case Load(_, then):
            return Msg(then.name, (*then.args, dict(here)), at=then.at)
        case _:
            raise AssertionError(f"asked for before anything is taken: {effect!r:.200}")


def _takes(found: Found, here: dict[str, str]) -> None:
    """Take a table in each way that is offered; what cannot be read is taken in none."""
    if found.trouble:
        assert found.texts == {}, "to be stored, though it cannot be read"
        return
    for way in WAYS[found.standing]:
        try:
            result = taking([(found, way)], [COPY], here, 1)
        except ThreefoldError as error:
            saves.explains(error)
            continue
        _is_taken(found, result, here)


def _is_taken(found: Found, result: Taking, here: dict[str, str]) -> None:
    (done,) = result.done
    after = _changed(here, result.writes, result.removes)
    others = {key: text for key, text in here.items() if key not in done.before}
    assert others.items() <= after.items(), "another table was touched"
    assert stored_under(done.id, after) == texts_as(found, done.id), "something else is stored"
    assert saves.check((done.id, after)), "taken, and cannot be opened"
    assert backup.tables(backup.read(backup.written(after).encode())), "not to be backed up again"
    assert _changed(after, *untaking(done, after)) == here, "undoing it leaves something else"


def _changed(
    stored: dict[str, str], writes: Iterable[tuple[str, str | None]], removes: Iterable[str]
) -> dict[str, str]:
    """Return what storage holds after all of these writes, and removals after them."""
    changed: dict[str, str | None] = {**stored, **dict(writes), **dict.fromkeys(removes)}
    return {key: text for key, text in changed.items() if text is not None}
