"""The tab is killed at any single write of two hundred edits: whatever was confirmed is there."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from pyapp.games import SCREENS
from pyapp.log import Moment
from pyapp.table import Table, redo, undo
from tests.app import seats
from tests.app.imposition import party
from tests.app.table_driver import Browser
from tests.app.universalis import seats as tellers
from tests.app.wanderer import Confirmed, Wanderer, Write, seen
from threefold import ghosts, imposition, universalis

EDITS = 200
SEED = 6


BEGUN: dict[str, Callable[[], Browser]] = {
    ghosts.ID: seats.laid,
    universalis.ID: tellers.playing,
    imposition.ID: party.laid,
}
"""Tables with people at them, by the game."""


@cache
def played(game: str) -> Wanderer:
    """A session; for a while storage is full in it, so that several edits are made up for."""
    wanderer = Wanderer(BEGUN[game](), SEED)
    wanderer.play(EDITS // 2)
    wanderer.shelf.full = True
    for _ in range(40):
        wanderer.wander()
    wanderer.shelf.full = False
    wanderer.play(EDITS // 2)
    return wanderer


def kind(moment: Moment | None) -> str:
    return type(moment.entry.step).__name__ if moment else ""


def walked(table: Table) -> tuple[int, int]:
    """Walk to the beginning and to the end of what can be done: how many steps each."""
    back = forth = 0
    while (moved := undo(table, 0)) is not None:
        table, back = moved, back + 1
    while (moved := redo(table, 0)) is not None:
        table, forth = moved, forth + 1
    return back, forth


@pytest.mark.parametrize("game", SCREENS)
def test_a_session_is_rich_enough_to_tell(game: str) -> None:
    session = played(game)
    places = [one.seen[3] for one in session.confirmed]
    assert set(BEGUN) == set(SCREENS)
    assert session.edits >= EDITS
    assert len(session.journal.written) > 1.5 * EDITS
    assert any(after < before for before, after in pairwise(places)), "nothing was undone"
    assert len(set(places)) > 20
    gaps = [two.writes - one.writes for one, two in pairwise(session.confirmed)]
    assert max(gaps) > 2, "no new chunk was begun"
    steps = {kind(moment) for _, moment in session.table.log.told()}
    assert len(steps) >= 8, steps


@pytest.mark.parametrize("game", SCREENS)
def test_whenever_the_tab_is_killed_what_was_confirmed_is_there(game: str) -> None:
    session = played(game)
    killed(session.journal.written, session.confirmed, session.table.id)


def killed(written: list[Write], confirmed: list[Confirmed], table_id: str) -> None:
    """Start anew on what storage holds after each write: it is what was, or what was to be."""
    counts = [one.writes for one in confirmed]
    texts: dict[str, str] = {}
    for done, (key, text) in enumerate(written, 1):
        if text is None:
            texts.pop(key, None)
        else:
            texts[key] = text
        last = bisect_right(counts, done) - 1
        if last < 0:
            continue
        again = Browser(dict(texts), f"/t/{table_id}")
        assert again.model.table is not None, (done, again.notice)
        whole = done == counts[last]
        allowed = [one.seen for one in confirmed[last : last + (1 if whole else 2)]]
        assert seen(again) in allowed, f"killed after write {done}, last confirmed was {last}"
        if done % 25 == 0:
            goes_on(again)


def goes_on(again: Browser) -> None:
    """The log leads all the way back, and a next edit is kept over what the dead tab left."""
    chunk, done = again.table.log.place
    chunks = [again.table.log.read(number) for number in range(chunk)]
    before = sum(len(one.entries) for one in chunks if one) + done
    assert walked(again.table)[0] == before
    again.send("rename_table", value="Goes on")
    after = again.reload()
    assert after.table.stage.name == "Goes on"
    assert seen(after) == seen(again)
    assert walked(after.table) == (before + 1, before + 1)


@pytest.mark.parametrize("game", SCREENS)
def test_a_write_that_was_confirmed_and_is_lost_is_found(game: str) -> None:
    session = played(game)
    written = list(session.journal.written)
    at = next(at for at in range(100, 999) if written[at][0].endswith("/head"))
    written[at] = ("threefold/1/elsewhere", "")
    with pytest.raises(AssertionError, match="killed after write"):
        killed(written, session.confirmed, session.table.id)
