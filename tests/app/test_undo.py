"""Whatever is tapped, in whatever order: nothing raises, nothing is lost, all of it can be undone.

The messages are those that the drawn pages hold, now and some pages ago, with any text in fields.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from pyapp import log, store
from pyapp.games import SCREENS
from pyapp.stage import Stage, first_stage
from tests.app import seats
from tests.app.table_driver import Browser
from tests.app.trees import links, sent
from threefold import ghosts

TEXTS = st.sampled_from(["", "  ", "Ann", "Smells of rain", "{name}", "\u202eنعم"]) | st.text(
    st.characters(exclude_categories=()), max_size=8
)
STEPS = st.integers(10, 50)
ROLLING = ("throw", "keep", "kept", "choose_loss", "spend", "pick_path")
AWAY = {"put_away", "new_table", "bring_back", "take_request"}
# Many steps at once; tests/app/test_examples.py takes them back one by one.
AWAY |= {"example_here"}
AWAY |= {f"{game}.code_{what}" for game in SCREENS for what in ("open", "kept", "ask")}


@pytest.fixture(autouse=True)
def _small_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chunks of four, so that short sequences cross their borders."""
    monkeypatch.setattr(log, "CHUNK", 4)


class Walk:
    """One table, what it has been so far, and where in that it stands."""

    GAME = ghosts.ID

    def __init__(self) -> None:
        self.browser = Browser()
        self.browser.tap("new_table", self.GAME)
        self.stages: list[Stage] = [self.browser.table.stage]
        self.place = 0
        self.seen: list[tuple[str, list[Any]]] = []
        self.begin()
        self.browser.go(seats.home(self.browser))

    def begin(self) -> None:
        """Let two join, so that there is something to tap."""
        for name in ("Ann", "Ben"):
            self.send("ghosts.add", name)
        self.send("ghosts.write", "Quick", seats.ids(self.browser)[0], "tag1")

    def send(self, name: str, value: str, *args: Any) -> None:
        before = self.browser.table.log
        self.browser.send(name, *args, value=value)
        after = self.browser.table
        if after.log is before:
            return
        event(name)
        if name == "undo":
            self.place -= 1
        elif name == "redo":
            self.place += 1
        else:
            self.place += 1
            self.stages[self.place :] = [after.stage]
        assert after.stage == self.stages[self.place]

    def reload(self) -> None:
        table = self.browser.table
        self.browser = self.browser.reload()
        fresh = self.browser.table
        assert (fresh.stage, fresh.desk) == (table.stage, table.desk)
        assert (fresh.log.chunk, fresh.log.done) == (table.log.chunk, table.log.done)

    def step(self, data: st.DataObject) -> None:
        """Do one thing that the page, or a page some time ago, offers."""
        tree = self.browser.tree
        assert json.loads(json.dumps(tree))
        offered = [one for one in sent(tree) if one[1][0] not in AWAY]
        ways = [way for way in links(tree) if way.startswith(seats.home(self.browser))]
        kinds = sorted({message[0] for _, message in offered})
        rolling = [name for name in kinds if name.partition(".")[2] in ROLLING]
        kinds += ["go", "stale", "reload", *rolling * 3]
        kind = data.draw(st.sampled_from(kinds), label="kind")
        if kind == "reload":
            self.reload()
        elif kind == "go" and ways:
            self.browser.go(data.draw(st.sampled_from(ways), label="way"))
        else:
            self.tap(data, [one for one in offered if one[1][0] == kind] or self.seen)
            self.seen = (self.seen + offered)[-200:]

    def tap(self, data: st.DataObject, choices: list[tuple[str, list[Any]]]) -> None:
        if choices:
            where, (name, *args) = data.draw(st.sampled_from(choices), label="message")
            value = "" if where == "data-msg" else data.draw(TEXTS, label="text")
            self.send(name, value, *args)


@settings(
    max_examples=40,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_any_evening_can_be_walked_back_and_forth(data: st.DataObject) -> None:
    back_and_forth(Walk(), data)


def back_and_forth(walk: Walk, data: st.DataObject) -> None:
    """Play at random, walk all the way back and forth, and find every stage again."""
    for _ in range(data.draw(STEPS, label="steps")):
        walk.step(data)
    walk.reload()
    while walk.place < len(walk.stages) - 1:
        walk.send("redo", "")
    end = walk.browser.table.stage
    halfway = len(walk.stages) // 2
    while walk.place:
        walk.send("undo", "")
        if walk.place == halfway:
            walk.reload()
    empty = walk.browser.table.stage
    assert empty == first_stage(walk.GAME, empty.name)
    walk.send("undo", "")
    assert walk.browser.table.stage == empty
    while walk.place < len(walk.stages) - 1:
        walk.send("redo", "")
        if walk.place == halfway:
            walk.reload()
    assert walk.browser.table.stage == end
    walk.send("redo", "")
    assert walk.browser.table.stage == end


@settings(
    max_examples=15,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
@given(st.data())
def test_every_place_can_be_drawn_whatever_has_happened(data: st.DataObject) -> None:
    walk = Walk()
    for _ in range(data.draw(STEPS, label="steps")):
        walk.step(data)
    here = seats.home(walk.browser)
    people = [f"/c/{who}{rest}" for who in seats.ids(walk.browser) for rest in ("", "/edit")]
    for place in ("", "/log", "/settings", "/loose", "/asked", "/c/nobody", "/x/y", *people):
        walk.browser.go(here + place)
        assert json.loads(json.dumps(walk.browser.tree))
    for place in ("", "/", "/about", "/t", "/t/none", "#/about", "1.x", "\ud800/é", "/t//log"):
        walk.browser.go(place)
        assert json.loads(json.dumps(walk.browser.tree))


def test_the_place_in_the_log_is_what_storage_says() -> None:
    browser = seats.laid(("Ann",))
    browser.tap("undo")
    again = store.table_from_texts(browser.table.id, browser.stored)
    assert (again.log.chunk, again.log.done) == (browser.table.log.chunk, browser.table.log.done)
    assert again.stage == browser.table.stage
