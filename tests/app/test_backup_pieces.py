"""A large backup is read and compared in pieces: in between, the page paints and hears taps."""

from __future__ import annotations

from dataclasses import replace

from pyapp import app, backup, store
from pyapp.chunk import CHUNK
from pyapp.effect import Focus, Load, Msg, Soon
from pyapp.texts import plain
from pyapp.update import update
from pyapp.update.opening import AT_ONCE
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.test_backup_taking import file_of, opening, played, stands


def test_many_tables_are_read_in_pieces_and_none_is_left_out(good: dict[str, str]) -> None:
    count = 2 * AT_ONCE // backup.size(good) + 2
    many = {
        key.replace(seats.TABLE, f"t{at}"): text
        for at in range(count)
        for key, text in good.items()
    }
    there = {key: text for key, text in many.items() if key.startswith(f"{store.PREFIX}t0/")}
    model, effects = app.init("/import", there)
    model, effects = update(model, Msg("file_read", ("b", file_of(many)), at=1))
    seen: list[str] = []
    while effects != (Focus("main"),):
        (effect,) = effects
        assert isinstance(effect, Soon | Load), "anything else would be for good"
        then = effect.then
        seen.append(f"{then.name} {type(effect).__name__}")
        answer = () if isinstance(effect, Soon) else (there,)
        assert model.opened is not None
        assert model.opened.reading
        model, effects = update(model, replace(then, args=(*then.args, *answer)))
    assert model.opened is not None
    assert not model.opened.reading
    assert seen.count("file_sorted Soon") > 1, "the page is shown in between"
    assert seen.count("file_compared Soon") > 0, "in between here as well"
    assert [found.standing for found in model.opened.tables].count("same") == 1
    assert {found.id for found in model.opened.tables} == {f"t{at}" for at in range(count)}
    assert not any(found.trouble for found in model.opened.tables)


def test_it_is_the_same_table_however_its_chunks_are_stored(good: dict[str, str]) -> None:
    """A backup from before logs were stored dense beside what is stored so, and turned round."""
    long = played(good, *(f"Evening {number}" for number in range(2 * CHUNK)))
    older = {key: plain(text) for key, text in long.items()}
    assert older != long
    shorter = played(good, *(f"Evening {number}" for number in range(CHUNK)))
    for one, other in ((long, older), (older, long)):
        assert stands(opening(Browser(dict(one)), file_of(other))) == "same"
    assert stands(opening(Browser(dict(shorter)), file_of(older))) == "ahead"
    assert stands(opening(Browser(dict(older)), file_of(shorter))) == "behind"
    other = played(good, *(f"Morning {number}" for number in range(2 * CHUNK)))
    assert stands(opening(Browser(dict(other)), file_of(older))) == "apart"
