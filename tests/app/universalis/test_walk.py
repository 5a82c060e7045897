"""Whatever is tapped at a table of Universalis: nothing raises, no coin is lost, all is undone."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import log
from pyapp.games.universalis.desk import BID
from tests.app.test_undo import STEPS, Walk, back_and_forth
from tests.app.universalis import seats
from threefold import universalis

UNHURRIED = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of four, so that short sequences cross their borders."""
    monkeypatch.setattr(log, "CHUNK", 4)


class TaleWalk(Walk):
    """Three players, the first of whom frames the first scene."""

    GAME = universalis.ID

    def begin(self) -> None:
        for name in ("Anna", "Ben", "Cleo"):
            self.step_of("join", value=name)
        self.step_of("begin")
        for seat, coins in enumerate((4, 2, 0)):
            self.step_of("bid", seat, coins)
        self.step_of("reveal")
        for what in ("where", "when", "character"):
            self.step_of("buy", what, value="A harbour")

    def step_of(self, name: str, *args: Any, value: str = "") -> None:
        taken = seats.tale(self.browser).taken
        self.send(f"universalis.{name}", value, taken, *args)

    def send(self, name: str, value: str, *args: Any) -> None:
        super().send(name, value, *args)
        seats.check_money(self.browser)

    def reload(self) -> None:
        """A reload keeps everything but the bid on the screen."""
        kept = {key: one for key, one in self.browser.table.desk.setups.items() if key != BID}
        table = replace(self.browser.table, desk=replace(self.browser.table.desk, setups=kept))
        self.browser.model = replace(self.browser.model, table=table)
        super().reload()


@settings(max_examples=30, suppress_health_check=UNHURRIED)
@given(st.data())
def test_any_evening_can_be_walked_back_and_forth(data: st.DataObject) -> None:
    back_and_forth(TaleWalk(), data)


@settings(max_examples=15, suppress_health_check=UNHURRIED)
@given(st.data())
def test_every_place_can_be_drawn_whatever_has_happened(data: st.DataObject) -> None:
    walk = TaleWalk()
    for _ in range(data.draw(STEPS, label="steps")):
        walk.step(data)
    here = seats.home(walk.browser)
    components = [f"/c/{number}" for number in range(len(seats.tale(walk.browser).components))]
    fixed = ("", "/log", "/settings", "/loose", "/asked", "/c", "/facts", "/facts/9", "/names")
    disputes = ("/challenge", "/conflict", "/ledger", "/ledger/0/all", "/ledger/all/1", "/ledger/x")
    for place in (*fixed, *disputes, *components):
        walk.browser.go(here + place)
        assert json.loads(json.dumps(walk.browser.tree))
