"""What holds on every screen of Universalis: a second tap does nothing, a reload shows the same."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from pyapp import app, store
from pyapp.effect import Msg
from pyapp.games.universalis.laid import unveiled
from pyapp.model import Model
from tests.app.trees import sent, words
from tests.app.universalis import shown, shown_disputes
from threefold import universalis
from threefold.games.universalis import Tale

LATER = 1_800_000_000_000
WRITTEN = ("A few words", "1")
"""What is written or chosen: words, and the number of a seat or a side."""


@pytest.fixture(scope="module")
def screens() -> list[shown.Shown]:
    return [*shown.screens("Anna"), *shown_disputes.screens("Anna")]


def steps(screens: list[shown.Shown]) -> Iterator[tuple[str, Model, Msg, Model]]:
    """Every tap of every screen that takes a step, with the model before and after it."""
    for name, model, tree in screens:
        for where, (message, *args) in sent(tree):
            for value in ("",) if where == "data-msg" else WRITTEN:
                if message.startswith("universalis.") and model.table is not None:
                    msg = Msg(message, tuple(args), value, at=LATER)
                    after, _ = app.update(model, msg)
                    if after.table is not None and after.table.stage != model.table.stage:
                        yield name, model, msg, after


def test_the_same_tap_twice_is_one_step(screens: list[shown.Shown]) -> None:
    taken = set()
    for name, _, msg, after in steps(screens):
        again, _ = app.update(after, replace(msg, at=LATER + 1))
        assert again.table is not None
        assert again.table.stage == after.table.stage, (name, msg)
        taken.add(msg.name)
    assert len(taken) > 20


def test_every_step_says_what_it_did_to_everybody(screens: list[shown.Shown]) -> None:
    for name, model, msg, after in steps(screens):
        if msg.name == "universalis.rename":
            continue
        assert after.said[1] > model.said[1], (name, msg)
        assert after.said[0], (name, msg)


def test_no_step_makes_or_loses_a_coin(screens: list[shown.Shown]) -> None:
    for name, _, msg, after in steps(screens):
        assert after.table is not None
        now: Tale = after.table.stage.play
        held = [now.coins(seat) for seat in range(len(now.players))]
        assert min([now.ledger.in_bank, *held]) >= 0, (name, msg)
        assert sum(held) + now.ledger.in_bank == now.ledger.issued, (name, msg)


def test_a_reload_comes_back_to_the_same_screen(screens: list[shown.Shown]) -> None:
    checked = 0
    for name, model, tree in screens:
        table = model.table
        if table is None or table.game != universalis.ID:
            continue
        texts = dict(store.saving(None, table).writes)
        again = replace(model, table=store.table_from_texts(table.id, texts))
        if unveiled(table) is not None:
            assert "Hand the phone to" in words(app.view(again)), name
        else:
            assert app.view(again) == tree, name
        checked += 1
    assert checked > 60
