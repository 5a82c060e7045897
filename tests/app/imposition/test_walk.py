"""Whatever is tapped at a table of Imposition: nothing raises, all of it can be undone."""

from __future__ import annotations

import json

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyapp import log
from tests.app.imposition import party as seats
from tests.app.test_undo import STEPS, Walk, back_and_forth
from threefold import imposition

UNHURRIED = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of four, so that short sequences cross their borders."""
    monkeypatch.setattr(log, "CHUNK", 4)


class PartyWalk(Walk):
    """Two characters, one of them with a path and an aspect, and an NPC."""

    GAME = imposition.ID

    def begin(self) -> None:
        for name in ("Ann", "Ben"):
            self.send("imposition.add", name)
            who = seats.ids(self.browser)[-1]
            self.send("imposition.add_path", "", who)
        path = seats.party(self.browser).character(who).paths[0].id
        self.send("imposition.add_aspect", "", who, path)
        self.send("imposition.add_npc", "Ogre")


@settings(max_examples=30, suppress_health_check=UNHURRIED)
@given(st.data())
def test_any_evening_can_be_walked_back_and_forth(data: st.DataObject) -> None:
    back_and_forth(PartyWalk(), data)


@settings(max_examples=15, suppress_health_check=UNHURRIED)
@given(st.data())
def test_every_place_can_be_drawn_whatever_has_happened(data: st.DataObject) -> None:
    walk = PartyWalk()
    for _ in range(data.draw(STEPS, label="steps")):
        walk.step(data)
    here, party = seats.home(walk.browser), seats.party(walk.browser)
    people = [f"/c/{who}{rest}" for who in seats.ids(walk.browser) for rest in ("", "/edit")]
    npcs = [f"/n/{npc.id}" for npc in party.npcs]
    for place in ("", "/log", "/settings", "/loose", "/asked", "/duel", "/n/x", *people, *npcs):
        walk.browser.go(here + place)
        assert json.loads(json.dumps(walk.browser.tree))
